-- Why an enquiry was closed and what it is worth, as its last closing that counts says. Null while it is open.
alter table desk_leads
  add column close_why text,
  add column close_amount bigint,
  add column close_currency text;

-- The reasons to choose from when closing. A manager edits them; what was chosen is kept as words.
create table close_reasons (
  outcome text not null check (outcome in ('won', 'lost')),
  words text not null,
  place integer not null,
  primary key (outcome, words)
);
insert into close_reasons (outcome, words, place) values
  ('won', 'Price', 1), ('won', 'They knew us', 2), ('won', 'The first answer', 3),
  ('won', 'Somebody recommended us', 4),
  ('lost', 'Price', 1), ('lost', 'Too late', 2), ('lost', 'Went elsewhere', 3), ('lost', 'No budget', 4),
  ('lost', 'No answer', 5);

-- What programs were sent about an enquiry's outcome, and when to look whether that is still true.
create table outcome_news (
  lead_id uuid primary key references leads on delete cascade,
  -- After this a closing can no longer be undone without telling them. Null where they know what is true.
  look_after timestamptz,
  -- The last closing they were sent; null if none, or if it was undone and they have been notified.
  told_event bigint
);
create index outcome_news_due on outcome_news (look_after) where look_after is not null;

-- The closing that an enquiry is closed by; none while it is open, or where they withdrew it themselves.
create function standing_close(enquiry uuid) returns setof desk_events
language sql stable set search_path = public, pg_temp as $$
  select e.* from desk_events e join desk_leads d on d.lead_id = e.lead_id
  where e.lead_id = enquiry and e.kind = 'closed'
    and d.state = 'closed' and d.close_reason = e.data ->> 'reason'
    and not exists (
      select from desk_events g where g.lead_id = enquiry and g.kind in ('taken-back', 'not-sent')
        and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id)
  order by e.id desc limit 1
$$;

-- Thirty seconds: the line that offers to undo a closing stays for twenty.
create function note_outcome() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closing desk_events;
begin
  select * into closing from standing_close(new.lead_id);
  update desk_leads set
    close_why = closing.data ->> 'why',
    close_amount = (closing.data #>> '{value,amount}')::bigint,
    close_currency = closing.data #>> '{value,currency}'
  where lead_id = new.lead_id and (close_why, close_amount, close_currency) is distinct from
    (closing.data ->> 'why', (closing.data #>> '{value,amount}')::bigint, closing.data #>> '{value,currency}');
  if closing.data ->> 'reason' in ('won', 'lost') then
    insert into outcome_news (lead_id, look_after) values (new.lead_id, now() + interval '30 seconds')
    on conflict (lead_id) do update set look_after = excluded.look_after;
  else
    update outcome_news set look_after = now() + interval '30 seconds' where lead_id = new.lead_id;
  end if;
  return null;
end
$$;
revoke execute on function standing_close, note_outcome from public;

create trigger outcome_of_event after insert on desk_events for each row
when (new.kind in ('closed', 'reopened', 'they-wrote', 'withdrew', 'taken-back', 'not-sent'))
execute function note_outcome();

-- outcome: notifies programs that an enquiry was won or lost, or no longer is. "not valid", as in 0007.
alter table deliveries
  add column event_id bigint references desk_events on delete cascade,
  drop constraint deliveries_purpose_check,
  add constraint deliveries_purpose_check check (purpose in
    ('sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'answered', 'reply', 'outcome')) not valid,
  drop constraint deliveries_one_owner,
  add constraint deliveries_one_owner check
    (num_nonnulls(lead_id, subscription_id, message_id, erasure_id, reply_id, event_id) = 1) not valid;
create unique index deliveries_by_event on deliveries (event_id, channel) where event_id is not null;
