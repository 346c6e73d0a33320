-- Replies that go later. Until its time comes a reply is no mail of the thread: it does not count as an answer,
-- and the clock runs. The worker moves it into the thread when it goes.
create table waiting_replies (
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  message_id text not null,
  subject text not null,
  body text not null,
  cc text[] not null,
  bcc text[] not null,
  copied jsonb not null,
  written_at timestamptz not null default now(),
  send_at timestamptz not null,
  -- What becomes of the enquiry with it.
  becomes text not null,
  remind_days integer,
  -- What happened meanwhile: such a reply goes only when its writer says so.
  held_because text check (held_because in ('they-wrote', 'withdrew', 'answered', 'closed'))
);
create index waiting_replies_of_lead on waiting_replies (lead_id);
create index waiting_replies_due on waiting_replies (send_at) where held_because is null;

-- scheduled: a reply was written that goes later. Added to the list as it is, whichever migration wrote it last.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'desk_events_kind_check');
begin
  alter table desk_events drop constraint desk_events_kind_check;
  execute 'alter table desk_events add constraint desk_events_kind_check '
    || regexp_replace(replace(kinds, ' NOT VALID', ''), 'ARRAY\[', 'ARRAY[''scheduled''::text, ') || ' not valid';
end
$$;

-- Stores the reply and its event. The person who writes an answer takes the enquiry.
create function desk_send_later(
  session uuid, new_id uuid, answered uuid, new_version integer, new_message_id text, new_subject text, words text,
  new_cc text[], new_bcc text[], new_copied jsonb, new_send_at timestamptz, new_becomes text, new_remind_days integer
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  if not starts_with(new_message_id, new_id || '.reply@')
  then raise exception 'A reply carries its own Message-ID.'; end if;
  if new_send_at <= now() then raise exception 'A reply cannot go in the past.'; end if;
  if cardinality(new_cc) + cardinality(new_bcc) > 10
  then raise exception 'A reply goes to ten people at most.'; end if;
  insert into waiting_replies (id, lead_id, staff_id, message_id, subject, body, cc, bcc, copied, send_at, becomes,
    remind_days)
  values (new_id, answered, actor, new_message_id, new_subject, words, new_cc, new_bcc, new_copied, new_send_at,
    new_becomes, new_remind_days);
  update desk_leads set version = version + 1, owner_id = coalesce(owner_id, actor)
  where lead_id = answered and version = new_version - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into desk_events (lead_id, kind, staff_id, version, data) values (answered, 'scheduled', actor, new_version,
    jsonb_build_object('reply', new_id,
      'at', to_char(new_send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  perform pg_notify('desk', '');
end
$$;

-- Its writer looked at it: it goes, whatever held it, at the time that is answered; null if it has gone.
create function desk_send_now(session uuid, reply uuid, wait_seconds integer) returns timestamptz
language sql security definer set search_path = public, pg_temp as $$
  update waiting_replies set held_because = null, send_at = now() + make_interval(secs => wait_seconds)
  where id = reply and staff_id = desk_actor(session) returning send_at
$$;

create function desk_take_back_waiting(session uuid, reply uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from waiting_replies where id = reply and staff_id = desk_actor(session);
  return found;
end
$$;

-- For the worker, which can send what was written at the desk and write nothing of its own: moves the reply into the
-- thread, from where it is planned like any other.
create function send_waiting(reply uuid, answers text, new_remind_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waiting waiting_replies;
begin
  delete from waiting_replies where id = reply and held_because is null returning * into waiting;
  if waiting.id is null then raise exception 'This reply does not wait.'; end if;
  insert into thread_mails (id, lead_id, direction, nature, staff_id, message_id, in_reply_to, subject, body, copied,
    at, body_hash)
  values (waiting.id, waiting.lead_id, 'out', 'message', waiting.staff_id, waiting.message_id, answers,
    waiting.subject, waiting.body, waiting.copied, now(), sha256(convert_to(waiting.body, 'UTF8')));
  insert into desk_replies (mail_id, send_after, cc, bcc, remind_at)
  values (waiting.id, now(), waiting.cc, waiting.bcc, new_remind_at);
end
$$;

-- Whatever its writer could not know holds a reply back. In the transaction of the event, so that no crash comes
-- between; the reply that is the event has left the table before.
create function hold_waiting_replies() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update waiting_replies set held_because = new.kind where lead_id = new.lead_id and held_because is null;
  return null;
end
$$;
create trigger waiting_replies_are_held after insert on desk_events for each row
when (new.kind in ('they-wrote', 'withdrew', 'answered', 'closed')) execute function hold_waiting_replies();

-- As in 0053, with replies that go later.
create or replace function forget_in_copy(address text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named integer;
begin
  update thread_mails set copied = (
    select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(copied) as one
    where lower(one ->> 'address') <> lower(address))
  where copied <> '[]' and lower(copied::text) like '%' || lower(to_json(address)::text) || '%';
  get diagnostics named = row_count;
  update desk_replies set
    forwarded_to = array(select one from unnest(forwarded_to) as one where lower(one) <> lower(address)),
    cc = array(select one from unnest(cc) as one where lower(one) <> lower(address)),
    bcc = array(select one from unnest(bcc) as one where lower(one) <> lower(address))
  where lower(address) = any (lower((forwarded_to || cc || bcc)::text)::text[]);
  update waiting_replies set
    cc = array(select one from unnest(cc) as one where lower(one) <> lower(address)),
    bcc = array(select one from unnest(bcc) as one where lower(one) <> lower(address)),
    copied = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(copied) as one
      where lower(one ->> 'address') <> lower(address))
  where lower(address) = any (lower((cc || bcc)::text)::text[]);
  return named;
end
$$;

revoke execute on function desk_send_later, desk_send_now, desk_take_back_waiting, send_waiting, hold_waiting_replies
  from public;
