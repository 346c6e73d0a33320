-- As in 0035, for the enquiries that every report of answers counts: `countsAsAsked` and `firstAnswerLate` of
-- packages/contract/src/desk/queues.ts, which this repeats. One that was closed without a word is not answered either.
-- It leaves the metric with the answers of its week; an enquiry that still waits stays in it.
create or replace view answer_times as
  select e.at as answered_at, (e.data ->> 'workingMs')::float8 / 1000 as seconds
  from desk_events e join desk_leads d on d.lead_id = e.lead_id
  where e.kind = 'answered' and (d.close_reason is null or d.close_reason not in ('spam', 'duplicate', 'withdrawn'))
    and e.version = (
      select min(a.version) from desk_events a
      where a.lead_id = e.lead_id and a.kind = 'answered' and not exists (
        select from desk_events b where b.lead_id = a.lead_id and b.kind in ('taken-back', 'not-sent')
          and b.version > a.version and b.data ->> 'reply' = a.data ->> 'reply'))
  union all
  select null, 'infinity' from desk_leads
  where state = 'to-answer' and first_answered_at is null and coalesce(first_due_at, due_at) <= now()
    and exists (select from staff)
  union all
  select stands_since, 'infinity' from desk_leads
  where state = 'closed' and close_reason not in ('spam', 'duplicate', 'withdrawn')
    and first_answered_at is null and coalesce(first_due_at, due_at) <= now()
    and exists (select from staff);

-- As in 0043, but closing keeps since when they wait for another answer: opened again, it is owed as before.
create or replace function desk_change(session uuid, changed uuid, new_kind text, new_data jsonb, work jsonb)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  new_owner uuid := (work ->> 'ownerId')::uuid;
  first_answer timestamptz := (work ->> 'firstAnsweredAt')::timestamptz;
  is_undone boolean := new_kind = 'taken-back';
begin
  if new_kind not in ('claimed', 'assigned', 'snoozed', 'woken', 'answered', 'waiting', 'closed', 'reopened',
    'taken-back', 'wrote-anyway')
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
      when new_kind in ('answered', 'waiting') then null
      else d.asked_again_at end,
    warn_at = case when is_undone then (work ->> 'warnAt')::timestamptz else d.warn_at end,
    due_at = case when is_undone then (work ->> 'dueAt')::timestamptz else d.due_at end,
    first_due_at = case when is_undone then (work ->> 'firstDueAt')::timestamptz else d.first_due_at end,
    -- A desk of the version before does not name it.
    unread_since = case
      when work ? 'unreadSince' then (work ->> 'unreadSince')::timestamptz
      else d.unread_since end
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

-- As in 0057, but a reply that did not leave while we wait for them is to be followed up now. Its owner knows from the
-- event that it did not leave, so no reminder says that they are silent.
create or replace function note_reminder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_lost boolean := new.kind = 'not-sent' and exists (
    select from desk_replies r where r.mail_id::text = new.data ->> 'reply' and r.way = 'reply');
begin
  update desk_leads set is_reminded = is_lost and state = 'waiting', remind_at = case
    when new.kind = 'answered' then
      (select r.remind_at from desk_replies r where r.mail_id::text = new.data ->> 'reply')
    when is_lost and state = 'waiting' then now()
    when new.kind in ('taken-back', 'not-sent') and state = 'waiting' then
      (select r.remind_at from desk_replies r join thread_mails m on m.id = r.mail_id
       where m.lead_id = new.lead_id and r.way = 'reply' and m.id::text <> new.data ->> 'reply'
       order by m.at desc limit 1) end
  where lead_id = new.lead_id;
  return null;
end
$$;

-- As in 0051, but an answer from a mail program to a closed enquiry does not change since when it is closed.
create or replace function note_standing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_leads set stands_since = coalesce(stands_since(new.lead_id), received_at)
  where lead_id = new.lead_id and not (new.kind = 'answered' and state = 'closed');
  return null;
end
$$;
