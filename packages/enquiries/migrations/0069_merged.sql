-- Two enquiries of one person as one: the later one is closed as a duplicate and refers to the earlier one. Its mails,
-- notes, files and events stay where they are, and are shown with the earlier one. So undoing it moves
-- nothing back. See decision 0064.
alter table desk_leads add column merged_into uuid;
alter table desk_leads
  -- "not valid", so that no one waits while a large table is checked: the column is empty.
  add constraint desk_leads_merged_into_fkey foreign key (merged_into) references desk_leads on delete set null not valid,
  add constraint desk_leads_merged_closed check (merged_into is null or (state = 'closed' and merged_into <> lead_id))
    not valid;
create index desk_leads_merged on desk_leads (merged_into) where merged_into is not null;

-- merged: this one was merged into another. joined: another one was merged into this. unmerged: that was undone.
-- Added to the list as it is, whichever migration wrote it last.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'desk_events_kind_check');
begin
  alter table desk_events drop constraint desk_events_kind_check;
  execute 'alter table desk_events add constraint desk_events_kind_check '
    || regexp_replace(replace(kinds, ' NOT VALID', ''), 'ARRAY\[',
      'ARRAY[''merged''::text, ''joined''::text, ''unmerged''::text, ') || ' not valid';
end
$$;

-- As in 0051, with merging. What a merge brought counts no more once it is undone.
create or replace function stands_since(enquiry uuid) returns timestamptz
language sql stable set search_path = public, pg_temp as $$
  select max(e.at) from desk_events e
  where e.lead_id = enquiry
    and e.kind in ('answered', 'waiting', 'closed', 'reopened', 'they-wrote', 'withdrew', 'wrote-anyway', 'merged')
    and not exists (
      select from desk_events g where g.lead_id = enquiry and g.kind in ('taken-back', 'not-sent')
        and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id)
    and not exists (
      select from desk_events g where g.lead_id = enquiry and g.kind = 'unmerged' and g.id > e.id
        and g.data ->> 'other' in (e.data ->> 'other', e.data ->> 'of'))
$$;

create trigger standing_of_merge after insert on desk_events for each row
when (new.kind in ('merged', 'unmerged')) execute function note_standing();
create trigger outcome_of_merge after insert on desk_events for each row
when (new.kind in ('merged', 'unmerged')) execute function note_outcome();

-- As note_reminder of 0057: a merge ends the reminder, and undone the last reply's counts again.
create function note_merge_reminder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_leads set is_reminded = false, remind_at = case when new.kind = 'unmerged' and state = 'waiting' then
    (select r.remind_at from desk_replies r join thread_mails m on m.id = r.mail_id
     where m.lead_id = new.lead_id and r.way = 'reply' order by m.at desc limit 1) end
  where lead_id = new.lead_id;
  return null;
end
$$;
create trigger reminder_of_merge after insert on desk_events for each row
when (new.kind in ('merged', 'unmerged')) execute function note_merge_reminder();

-- One of the two rows, with its event. Of `work`, only what such an event may change is taken over.
create function write_merge(actor uuid, changed uuid, new_kind text, new_data jsonb, work jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  is_undone boolean := new_kind = 'unmerged';
  first_answer timestamptz := (work ->> 'firstAnsweredAt')::timestamptz;
begin
  -- Their own page says when they were answered.
  if is_undone then
    update leads set answered_at = first_answer from desk_leads d
    where id = changed and d.lead_id = changed
      and date_trunc('milliseconds', d.first_answered_at) is distinct from first_answer;
  end if;
  update desk_leads d set
    version = d.version + 1,
    state = work ->> 'state',
    owner_id = case when is_undone then (work ->> 'ownerId')::uuid else d.owner_id end,
    close_reason = work ->> 'closeReason',
    snoozed_until = (work ->> 'snoozedUntil')::timestamptz,
    warn_at = (work ->> 'warnAt')::timestamptz,
    due_at = (work ->> 'dueAt')::timestamptz,
    first_answered_at = case when is_undone then first_answer else d.first_answered_at end,
    asked_again_at = (work ->> 'askedAgainAt')::timestamptz,
    first_due_at = (work ->> 'firstDueAt')::timestamptz,
    unread_since = (work ->> 'unreadSince')::timestamptz,
    merged_into = (work ->> 'mergedInto')::uuid
  where d.lead_id = changed and d.version = (work ->> 'version')::integer - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into desk_events (lead_id, kind, staff_id, version, data)
  values (changed, new_kind, actor, (work ->> 'version')::integer, new_data);
end
$$;

-- The rules are those of the contract, which say why not; these alone must hold whatever a desk asks for.
create function desk_merge(
  session uuid, later uuid, earlier uuid, later_data jsonb, later_work jsonb, earlier_data jsonb, earlier_work jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  if (select count(distinct lower(email)) <> 1 or count(*) <> 2 from leads where id in (later, earlier))
  then raise exception 'Only enquiries of one person are merged.'; end if;
  if exists (select from desk_leads where (lead_id in (later, earlier) and merged_into is not null)
    or merged_into = later)
  then raise exception 'A merged enquiry is not merged again.'; end if;
  if (later_work ->> 'mergedInto')::uuid is distinct from earlier or earlier_work ->> 'mergedInto' is not null
  then raise exception 'The later one is merged into the earlier one.'; end if;
  perform write_merge(actor, later, 'merged', later_data, later_work);
  perform write_merge(actor, earlier, 'joined', earlier_data, earlier_work);
  -- The person who merges them has read both, and the enquirer's own page says when it was read.
  update desk_leads set first_opened_at = coalesce(first_opened_at, now()) where lead_id = later;
  update leads set first_read_at = coalesce(first_read_at, now()) where id = later;
  -- Its writer did not know of the other words when they wrote it.
  update waiting_replies set held_because = 'they-wrote' where lead_id = earlier and held_because is null;
  perform pg_notify('desk', '');
end
$$;

create function desk_unmerge(
  session uuid, later uuid, earlier uuid, later_data jsonb, later_work jsonb, earlier_data jsonb, earlier_work jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  if not exists (select from desk_leads where lead_id = later and merged_into = earlier)
  then raise exception 'These enquiries are not merged.'; end if;
  if later_work ->> 'mergedInto' is not null or earlier_work ->> 'mergedInto' is not null
  then raise exception 'Neither is merged any more.'; end if;
  perform write_merge(actor, later, 'unmerged', later_data, later_work);
  perform write_merge(actor, earlier, 'unmerged', earlier_data, earlier_work);
  perform pg_notify('desk', '');
end
$$;

-- The earlier one is erased alone, or its time is over: the later one is no longer merged. If an answer was
-- still to be given, it is to be given to the later one. If the later one is erased with it, nothing is written.
create function part_from_erased() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_open boolean := old.state = 'to-answer';
  later desk_leads;
begin
  for later in
    update desk_leads d set merged_into = null, version = d.version + 1,
      state = case when is_open then 'to-answer' else d.state end,
      close_reason = case when is_open then null else d.close_reason end,
      unread_since = case when is_open then coalesce(d.unread_since, now()) else d.unread_since end
    where d.merged_into = old.lead_id and exists (select from leads where id = d.lead_id)
    returning d.*
  loop
    insert into desk_events (lead_id, kind, version, data) values (later.lead_id,
      case when is_open then 'reopened' else 'closed' end, later.version,
      case when is_open then '{"alone": true}'::jsonb else '{"alone": true, "reason": "duplicate"}' end);
    perform pg_notify('desk', '');
  end loop;
  return old;
end
$$;
create trigger part_before_erasing before delete on desk_leads for each row execute function part_from_erased();

-- From here on: for a visitor who shows the key of their own page, as in 0043.

-- As in 0043. Of a merged one it also says with which enquiry it is kept, and when that was answered since.
create or replace function open_enquiry(link_key bytea, new_action text, new_detail text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked leads;
  earlier leads;
begin
  select * into link from opened_link(link_key);
  if link.lead_id is null then return null; end if;
  select * into asked from leads where id = link.lead_id;
  select l.* into earlier from desk_leads d join leads l on l.id = d.merged_into where d.lead_id = asked.id;
  if asked.answered_at is null and earlier.id is not null then
    asked.answered_at := (
      select min(e.at) from desk_events e where e.lead_id = earlier.id and e.kind = 'answered'
        and e.id > (select max(id) from desk_events where lead_id = asked.id and kind = 'merged')
        and not exists (
          select from desk_events g where g.lead_id = earlier.id and g.kind in ('taken-back', 'not-sent')
            and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id));
  end if;
  if new_action = 'looked' and exists (select from desk_leads where lead_id = asked.id) and not exists (
    select from desk_events where lead_id = asked.id and kind = 'looked' and at > now() - interval '10 minutes')
  then
    insert into desk_events (lead_id, kind) values (asked.id, 'looked');
    perform pg_notify('desk', '');
  end if;
  perform add_to_ledger('enquirer', null, new_action, new_detail, asked.id, asked.reference, link.person_key);
  return jsonb_build_object(
    'lead', to_jsonb(asked) - 'body_hash' - 'submission_key',
    'kept_with', earlier.reference,
    'delivered_at', (
      select min(delivered_at) from deliveries where lead_id = asked.id and purpose = 'sales'),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'kind', m.kind, 'words', m.words, 'received_at', m.received_at,
          'delivered_at', (select min(delivered_at) from deliveries d where d.message_id = m.id)
        ) order by m.received_at), '[]')
      from enquiry_messages m where m.lead_id = asked.id));
end
$$;

-- As in 0043: what is said of a merged one leaves it closed. say_to_earlier writes to the one it was merged into.
create or replace function say_on_page(
  link_key bytea, new_id uuid, new_kind text, new_words text, new_data jsonb, work jsonb
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked leads;
begin
  select * into link from opened_link(link_key);
  -- Locked, so that two at once are counted one after the other.
  select * into asked from leads where id = link.lead_id for update;
  if asked.id is null then return 'gone'; end if;
  if (select count(*) from enquiry_messages where lead_id = asked.id) >= 50 then return 'full'; end if;
  insert into enquiry_messages (id, lead_id, kind, words) values (new_id, asked.id, new_kind, new_words)
  on conflict (id) do nothing;
  if not found then return 'taken'; end if;
  if new_kind = 'withdrawal' then
    update leads set withdrawn_at = coalesce(withdrawn_at, now()) where id = asked.id;
  end if;
  if work is not null then
    if work ->> 'state' is distinct from (case
      when new_kind = 'withdrawal' then 'closed'
      when exists (select from desk_leads where lead_id = asked.id and merged_into is not null) then 'closed'
      else 'to-answer' end)
    then raise exception 'An enquirer cannot bring an enquiry into this state.'; end if;
    update desk_leads d set
      version = d.version + 1,
      state = work ->> 'state',
      close_reason = work ->> 'closeReason',
      snoozed_until = (work ->> 'snoozedUntil')::timestamptz,
      warn_at = (work ->> 'warnAt')::timestamptz,
      due_at = (work ->> 'dueAt')::timestamptz,
      asked_again_at = (work ->> 'askedAgainAt')::timestamptz,
      first_due_at = (work ->> 'firstDueAt')::timestamptz,
      unread_since = (work ->> 'unreadSince')::timestamptz
    where d.lead_id = asked.id and d.version = (work ->> 'version')::integer - 1;
    if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
    insert into desk_events (lead_id, kind, version, data) values (asked.id,
      case new_kind when 'withdrawal' then 'withdrew' else 'they-wrote' end,
      (work ->> 'version')::integer, new_data);
    perform pg_notify('desk', '');
  end if;
  perform add_to_ledger('enquirer', null, 'changed', new_kind, asked.id, asked.reference, link.person_key);
  return 'taken';
end
$$;

-- Of the enquiry that theirs was merged into, as enquirer_work; null if theirs was not merged.
create function enquirer_earlier_work(link_key bytea) returns jsonb
language sql security definer set search_path = public, pg_temp as $$
  select to_jsonb(d) - 'person' - 'company' - 'country' || jsonb_build_object('now', now())
  from desk_leads d where d.lead_id = (
    select merged_into from desk_leads where lead_id = (select lead_id from opened_link(link_key))) for update
$$;

-- What they said on the page of a merged one, in the transaction of say_on_page: the event of the one it is part of.
create function say_to_earlier(link_key bytea, new_kind text, new_data jsonb, work jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  later desk_leads;
begin
  select * into later from desk_leads where lead_id = (select lead_id from opened_link(link_key));
  if later.merged_into is null then return; end if;
  -- The same form sent twice was recorded the first time.
  if not exists (select from desk_events where lead_id = later.lead_id and at = now() and version = later.version)
  then return; end if;
  update desk_leads d set
    version = d.version + 1,
    state = case when new_kind = 'withdrawal' then d.state else 'to-answer' end,
    close_reason = case when new_kind = 'withdrawal' then d.close_reason end,
    snoozed_until = (work ->> 'snoozedUntil')::timestamptz,
    warn_at = (work ->> 'warnAt')::timestamptz,
    due_at = (work ->> 'dueAt')::timestamptz,
    asked_again_at = (work ->> 'askedAgainAt')::timestamptz,
    first_due_at = (work ->> 'firstDueAt')::timestamptz,
    unread_since = (work ->> 'unreadSince')::timestamptz
  where d.lead_id = later.merged_into and d.version = (work ->> 'version')::integer - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into desk_events (lead_id, kind, version, data) values (later.merged_into,
    case new_kind when 'withdrawal' then 'withdrew' else 'they-wrote' end,
    (work ->> 'version')::integer, new_data || jsonb_build_object('of', later.lead_id));
  perform pg_notify('desk', '');
end
$$;

revoke execute on function note_merge_reminder, write_merge, desk_merge, desk_unmerge, part_from_erased,
  enquirer_earlier_work, say_to_earlier from public;
