-- What is put off is listed by the time at which it comes back.
create index desk_leads_put_off on desk_leads (snoozed_until, received_at, lead_id)
  where snoozed_until is not null;
