-- How long first answers took, in working time as it was counted then, without personal data: for those who
-- watch the service and may not read enquiries. An enquiry that waits beyond the target counts as infinitely
-- slow, so that no figure looks better by leaving enquiries unanswered. If no one has ever signed in at the
-- desk, answers are written elsewhere and nothing is known of them.
create view answer_times as
  select e.at as answered_at, (e.data ->> 'workingMs')::float8 / 1000 as seconds
  from desk_events e
  where e.kind = 'answered' and e.version = (
    select min(a.version) from desk_events a
    where a.lead_id = e.lead_id and a.kind = 'answered' and not exists (
      select from desk_events b where b.lead_id = a.lead_id and b.kind in ('taken-back', 'not-sent')
        and b.version > a.version and b.data ->> 'reply' = a.data ->> 'reply'))
  union all
  select null, 'infinity' from desk_leads
  where state = 'to-answer' and first_answered_at is null and due_at <= now()
    and exists (select from staff);
