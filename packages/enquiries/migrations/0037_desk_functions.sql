-- What the desk writes of mails, events, notes and the ledger. Its role has no other way to them, so that a desk
-- that was taken over cannot change a mail, date an event back or act as another. The time is the database's, and
-- who acts is derived from their session (desk_actor, migration 0036).

-- An event and what it amounts to. Of `work`, only what such an event may change is taken over.
create function desk_change(session uuid, changed uuid, new_kind text, new_data jsonb, work jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  new_owner uuid := (work ->> 'ownerId')::uuid;
  first_answer timestamptz := (work ->> 'firstAnsweredAt')::timestamptz;
  is_undone boolean := new_kind = 'taken-back';
begin
  if new_kind not in ('claimed', 'assigned', 'snoozed', 'woken', 'answered', 'waiting', 'closed', 'reopened',
    'taken-back')
  then raise exception 'The desk writes no event of this kind.'; end if;
  if new_kind = 'claimed' and new_owner is distinct from actor
  then raise exception 'An enquiry is claimed for oneself.'; end if;
  if is_undone and first_answer is not null and not exists (
    select from desk_events where lead_id = changed and kind = 'answered'
      and date_trunc('milliseconds', at) = first_answer)
  then raise exception 'There was no answer at that time.'; end if;
  update desk_leads d set
    version = d.version + 1,
    state = work ->> 'state',
    owner_id = new_owner,
    close_reason = work ->> 'closeReason',
    snoozed_until = (work ->> 'snoozedUntil')::timestamptz,
    first_answered_at = case
      when is_undone then first_answer
      when new_kind = 'answered' then coalesce(d.first_answered_at, date_trunc('milliseconds', now()))
      else d.first_answered_at end,
    asked_again_at = case
      when is_undone then (work ->> 'askedAgainAt')::timestamptz
      when new_kind in ('answered', 'waiting', 'closed') then null
      else d.asked_again_at end,
    warn_at = case when is_undone then (work ->> 'warnAt')::timestamptz else d.warn_at end,
    due_at = case when is_undone then (work ->> 'dueAt')::timestamptz else d.due_at end,
    first_due_at = case when is_undone then (work ->> 'firstDueAt')::timestamptz else d.first_due_at end
  where d.lead_id = changed and d.version = (work ->> 'version')::integer - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into desk_events (lead_id, kind, staff_id, version, data)
  values (changed, new_kind, actor, (work ->> 'version')::integer, new_data);
  -- Their own page says when they were answered.
  if is_undone then update leads set answered_at = first_answer where id = changed;
  elsif new_kind = 'answered' then
    update leads set answered_at = coalesce(answered_at, now()) where id = changed;
  end if;
  perform pg_notify('desk', '');
end
$$;

-- The first who opens it is noted, once.
create function desk_opened(session uuid, opened uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  update desk_leads set first_opened_at = now() where lead_id = opened and first_opened_at is null;
  if not found then return; end if;
  -- Their own page says so.
  update leads set first_read_at = coalesce(first_read_at, now()) where id = opened;
  -- Marked as not opened meanwhile: who was the first stays said.
  insert into desk_events (lead_id, kind, staff_id) values (opened, 'opened', actor) on conflict do nothing;
  perform pg_notify('desk', '');
end
$$;

-- 'new', 'same' where it was added before, null where the id is another note's or the enquiry is gone.
create function desk_note(session uuid, new_id uuid, noted uuid, words text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  insert into desk_notes (id, lead_id, staff_id, text)
  select new_id, lead_id, actor, words from desk_leads where lead_id = noted
  on conflict (id) do nothing;
  if not found then
    return (select 'same' from desk_notes
      where id = new_id and lead_id = noted and staff_id = actor and text = words);
  end if;
  insert into desk_events (lead_id, kind, staff_id, data)
  values (noted, 'noted', actor, jsonb_build_object('note', new_id));
  perform pg_notify('desk', '');
  return 'new';
end
$$;

-- Stores a reply; answers until when it can be taken back.
create function desk_reply(
  session uuid, new_id uuid, answered uuid, new_message_id text, answers text, new_subject text, words text,
  wait_seconds integer
) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  until timestamptz := now() + make_interval(secs => wait_seconds);
begin
  if not starts_with(new_message_id, new_id || '.reply@')
  then raise exception 'A reply carries its own Message-ID.'; end if;
  insert into thread_mails (id, lead_id, direction, nature, staff_id, message_id, in_reply_to, subject, body,
    at, body_hash)
  values (new_id, answered, 'out', 'message', actor, new_message_id, answers, new_subject, words, now(),
    sha256(convert_to(words, 'UTF8')));
  insert into desk_replies (mail_id, send_after) values (new_id, until);
  return until;
end
$$;

-- Only one's own, and only while no worker has taken it up; false otherwise.
create function desk_take_back(session uuid, reply uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  delete from desk_replies r using thread_mails m
  where r.mail_id = reply and r.state = 'accepted' and m.id = r.mail_id and m.staff_id = actor;
  if not found then return false; end if;
  delete from thread_mails where id = reply;
  return true;
end
$$;

-- An account of the desk in the ledger: a hash of its id, which is random, so that no one can guess it without
-- the table of staff.
create function desk_actor_key(staff_id uuid) returns bytea
language sql immutable set search_path = public, pg_temp as $$
  select sha256(convert_to('staff.' || staff_id, 'UTF8'))
$$;

create function desk_add_to_ledger(
  session uuid, new_action text, new_detail text, new_lead_id uuid, new_reference text, new_person_key bytea
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_to_ledger('desk', desk_actor_key(desk_actor(session)), new_action, new_detail, new_lead_id,
    new_reference, new_person_key);
end
$$;

-- Pages of lists are written down a moment later: [{session, detail}]. A session that has gone meanwhile leaves
-- an entry without a name rather than none.
create function desk_page_views(views jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- No join, so that entries are in the order of the views.
  perform add_to_ledger('desk',
    (select desk_actor_key(staff_id) from desk_sessions where id = (view ->> 'session')::uuid),
    'looked', view ->> 'detail', null, null, null)
  from jsonb_array_elements(views) as view;
end
$$;

revoke execute on function desk_change, desk_opened, desk_note, desk_reply, desk_take_back, desk_actor_key,
  desk_add_to_ledger, desk_page_views from public;
