-- What enquirers do on their own page reaches the desk: each deed is an event, written in its own transaction.

-- Since when there is something that its owner (without one: anyone) has not seen. The default is for a
-- worker of the version before, which does not know the column.
alter table desk_leads
  add column unread_since timestamptz,
  drop constraint desk_leads_close_reason_check,
  add constraint desk_leads_close_reason_check check (close_reason in
    ('won', 'lost', 'not-for-us', 'spam', 'duplicate', 'withdrawn')) not valid;
alter table desk_leads alter column unread_since set default now();
update desk_leads set unread_since = received_at where first_opened_at is null;

-- withdrew: they withdrew it. returned: it was put off until now. wrote-anyway: our reply to one they withdrew.
-- looked: they opened their page. seen: a colleague saw what was new.
alter table desk_events
  drop constraint desk_events_kind_check,
  add constraint desk_events_kind_check check (kind in ('received', 'opened', 'claimed', 'assigned',
    'snoozed', 'woken', 'noted', 'answered', 'waiting', 'closed', 'reopened', 'taken-back', 'they-wrote',
    'bounced', 'auto-replied', 'not-sent', 'withdrew', 'returned', 'wrote-anyway', 'looked', 'seen')) not valid;

-- As in 0037, with unread_since and replies to enquiries that were withdrawn.
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
      when new_kind in ('answered', 'waiting', 'closed') then null
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

-- The first who opens it is noted, once; and whenever its owner, or anybody if it has none, sees what is new.
create or replace function desk_opened(session uuid, opened uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  is_first boolean;
  is_news boolean;
  is_told boolean := false;
begin
  select first_opened_at is null, unread_since is not null and (owner_id is null or owner_id = actor)
  into is_first, is_news from desk_leads where lead_id = opened for update;
  if not coalesce(is_first or is_news, false) then return; end if;
  update desk_leads set first_opened_at = coalesce(first_opened_at, now()),
    unread_since = case when is_news then null else unread_since end
  where lead_id = opened;
  if is_first then
    -- Their own page says so.
    update leads set first_read_at = coalesce(first_read_at, now()) where id = opened;
    -- Marked as not opened meanwhile: who was the first stays said.
    insert into desk_events (lead_id, kind, staff_id) values (opened, 'opened', actor) on conflict do nothing;
    is_told := found;
  end if;
  if is_news and not is_told then
    insert into desk_events (lead_id, kind, staff_id) values (opened, 'seen', actor);
  end if;
  perform pg_notify('desk', '');
end
$$;

-- From here on: for a visitor who shows the key of their own page, as in 0013.

-- They opened their page: told once in ten minutes, however often they read it.
create or replace function open_enquiry(link_key bytea, new_action text, new_detail text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked leads;
begin
  select * into link from opened_link(link_key);
  if link.lead_id is null then return null; end if;
  select * into asked from leads where id = link.lead_id;
  if new_action = 'looked' and exists (select from desk_leads where lead_id = asked.id) and not exists (
    select from desk_events where lead_id = asked.id and kind = 'looked' and at > now() - interval '10 minutes')
  then
    insert into desk_events (lead_id, kind) values (asked.id, 'looked');
    perform pg_notify('desk', '');
  end if;
  perform add_to_ledger('enquirer', null, new_action, new_detail, asked.id, asked.reference, link.person_key);
  return jsonb_build_object(
    'lead', to_jsonb(asked) - 'body_hash' - 'submission_key',
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

-- The state of their enquiry at the desk, locked until the transaction ends; null while it is not there. The
-- API applies the rules of the contract to it and hands the result to say_on_page.
create function enquirer_work(link_key bytea) returns jsonb
language sql security definer set search_path = public, pg_temp as $$
  select to_jsonb(d) - 'person' - 'company' - 'country' || jsonb_build_object('now', now())
  from desk_leads d where d.lead_id = (select lead_id from opened_link(link_key)) for update
$$;

-- Like add_to_enquiry, which stays for the version before, with the event at the desk. `work` is null while the
-- enquiry is not there. Of `work`, only what such an event may change is taken over.
create function say_on_page(
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
    if work ->> 'state' is distinct from (case new_kind when 'withdrawal' then 'closed' else 'to-answer' end)
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

-- The events of an erased enquiry are deleted with it, so listeners are notified with its id.
create function tell_erased() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('desk', 'erased ' || new.lead_id);
  return null;
end
$$;
create trigger erasures_are_told after insert on erasures for each row execute function tell_erased();

revoke execute on function enquirer_work, say_on_page, tell_erased from public;
