-- When a colleague is reminded that an enquirer has not written: chosen with the reply, counted in working days.
alter table desk_replies add column remind_at timestamptz;
alter table desk_leads
  -- Of the last reply that counts; null if we do not wait for them, or no one wants a reminder.
  add column remind_at timestamptz,
  add column is_reminded boolean not null default false;
create index desk_leads_to_remind on desk_leads (remind_at) where remind_at is not null and not is_reminded;

-- silent: no answer came until then. Added to the list as it is, whichever migration wrote it last.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'desk_events_kind_check');
begin
  alter table desk_events drop constraint desk_events_kind_check;
  execute 'alter table desk_events add constraint desk_events_kind_check '
    || regexp_replace(replace(kinds, ' NOT VALID', ''), 'ARRAY\[', 'ARRAY[''silent''::text, ') || ' not valid';
end
$$;

-- In the transaction that stores the reply, after its event.
create function desk_remind(session uuid, reply uuid, new_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  update desk_replies r set remind_at = new_at from thread_mails m
  where r.mail_id = reply and m.id = reply and m.staff_id = actor and m.at = now();
  if not found then raise exception 'This reply is stored already.'; end if;
  update desk_leads set remind_at = new_at, is_reminded = false
  where lead_id = (select lead_id from thread_mails where id = reply) and state = 'waiting';
end
$$;

-- Whatever ends the silence ends the reminder. Without a reply that was taken back or did not leave, the one
-- before it counts again.
create function note_reminder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_leads set is_reminded = false, remind_at = case
    when new.kind = 'answered' then
      (select r.remind_at from desk_replies r where r.mail_id::text = new.data ->> 'reply')
    when new.kind in ('taken-back', 'not-sent') and state = 'waiting' then
      (select r.remind_at from desk_replies r join thread_mails m on m.id = r.mail_id
       where m.lead_id = new.lead_id and r.way = 'reply' and m.id::text <> new.data ->> 'reply'
       order by m.at desc limit 1) end
  where lead_id = new.lead_id;
  return null;
end
$$;
revoke execute on function desk_remind, note_reminder from public;

create trigger reminder_of_event after insert on desk_events for each row
when (new.kind in ('answered', 'waiting', 'closed', 'reopened', 'they-wrote', 'withdrew', 'taken-back', 'not-sent'))
execute function note_reminder();
