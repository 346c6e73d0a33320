-- An enquiry is found by its mails, notes and additions too, and by telephone numbers in any format. Words are
-- folded by code (accents, scripts, numbers), so SQL only notes whose words are out of date; the worker
-- rebuilds them, the latest first. Triggers note it, so that a process of the version before does so as well.
create table search_due (
  lead_id uuid primary key,
  since timestamptz not null
);
create index search_due_by_time on search_due (since desc);

-- Every enquiry that is there, before any lock is taken: a million rows take seconds.
insert into search_due (lead_id, since) select lead_id, received_at from lead_search;

-- A row with the words of a thread is longer than 2 kB. Compressed it would be unpacked for every search that
-- looks through the latest ones.
alter table lead_search set (toast_tuple_target = 8160);

-- "do update" locks the row: the worker skips it until these words are committed, and misses none.
create function note_search_due() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.lead_id else new.lead_id end;
begin
  -- Nothing where the enquiry itself is being erased.
  insert into search_due (lead_id, since) select id, now() from leads where id = changed
  on conflict (lead_id) do update set since = excluded.since;
  return null;
end
$$;
revoke execute on function note_search_due from public;

-- Without its words of before an enquiry that is let in late would lack what was added meanwhile.
create trigger search_due_entered after insert on lead_search for each row execute function note_search_due();
create trigger search_due_mails after insert or delete on thread_mails
  for each row execute function note_search_due();
create trigger search_due_notes after insert on desk_notes for each row execute function note_search_due();
create trigger search_due_added after insert on enquiry_messages
  for each row execute function note_search_due();

-- Those that were entered while the list was made.
insert into search_due (lead_id, since)
select lead_id, received_at from lead_search s
where not exists (select from search_due d where d.lead_id = s.lead_id);

-- "not valid", so that writers are not blocked while a million rows are looked up: those erased meanwhile go.
alter table search_due
  add constraint search_due_lead_id_fkey foreign key (lead_id) references leads on delete cascade not valid;
