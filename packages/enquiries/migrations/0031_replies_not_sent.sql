-- If no mail server takes a reply, the enquiry returns to the reply's author.
alter table desk_events
  drop constraint desk_events_kind_check,
  add constraint desk_events_kind_check check (kind in ('received', 'opened', 'claimed', 'assigned',
    'snoozed', 'woken', 'noted', 'answered', 'waiting', 'closed', 'reopened', 'taken-back', 'they-wrote',
    'bounced', 'auto-replied', 'not-sent')) not valid;
