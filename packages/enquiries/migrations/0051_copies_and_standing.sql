-- Who else a mail went to, from its To and Cc: [{name, address, isOurs}]. The mailbox itself, the sender and the
-- enquirer are left out.
alter table thread_mails add column copied jsonb not null default '[]';

-- When an enquiry's state last changed: our last answer, their last message or the closing. Waiting is listed by the
-- longest silence, Closed by the latest closing. Those closed long ago are not looked up, because a table of a
-- million would be locked meanwhile: they have 1970 and are listed last, by arrival.
alter table desk_leads add column stands_since timestamptz not null default 'epoch';
alter table desk_leads alter column stands_since set default now();

-- Words of a reply that was taken back or did not leave do not count.
create function stands_since(enquiry uuid) returns timestamptz
language sql stable set search_path = public, pg_temp as $$
  select max(e.at) from desk_events e
  where e.lead_id = enquiry
    and e.kind in ('answered', 'waiting', 'closed', 'reopened', 'they-wrote', 'withdrew', 'wrote-anyway')
    and not exists (
      select from desk_events g where g.lead_id = enquiry and g.kind in ('taken-back', 'not-sent')
        and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id)
$$;

update desk_leads set stands_since = coalesce(stands_since(lead_id), received_at)
where state <> 'closed' or received_at > now() - interval '90 days';

create function note_standing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_leads set stands_since = coalesce(stands_since(new.lead_id), received_at)
  where lead_id = new.lead_id;
  return null;
end
$$;
revoke execute on function stands_since, note_standing from public;

create trigger standing_of_event after insert on desk_events for each row
when (new.kind in ('answered', 'waiting', 'closed', 'reopened', 'they-wrote', 'withdrew', 'wrote-anyway',
  'taken-back', 'not-sent'))
execute function note_standing();

create index desk_leads_by_standing on desk_leads (state, stands_since, received_at, lead_id);
