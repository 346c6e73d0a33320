-- The enquirer's own page: what they sent, what became of it, and what they want done with it.

-- Set by the person who answers; shown to the enquirer, and sent to the webhook.
alter table leads
  add column first_read_at timestamptz,
  add column answered_at timestamptz,
  add column withdrawn_at timestamptz;
create index leads_answered on leads (answered_at) where answered_at is not null;

-- Opens the page. The key itself is in the mail alone; a mail that is tried again has a new one.
create table enquiry_links (
  key_hash bytea primary key,
  lead_id uuid not null references leads on delete cascade,
  -- For the ledger: the database has no secret to make it with.
  person_key bytea not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index enquiry_links_by_lead on enquiry_links (lead_id);

-- What the enquirer said later. Nothing that was sent is ever written over.
create table enquiry_messages (
  -- Made with the form: the same form sent twice is one message.
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  kind text not null check (kind in ('addition', 'withdrawal')),
  words text not null,
  -- As with leads: accepted waits for its deliveries to be planned.
  state text not null default 'accepted' check (state in ('accepted', 'planned')),
  received_at timestamptz not null default now()
);
create index enquiry_messages_by_lead on enquiry_messages (lead_id);
create index enquiry_messages_waiting on enquiry_messages (received_at) where state = 'accepted';

-- What is left of an erased enquiry, so that every channel with a copy can be notified.
create table erasures (
  id uuid primary key,
  lead_id uuid not null,
  reference text not null,
  state text not null default 'accepted' check (state in ('accepted', 'planned')),
  erased_at timestamptz not null default now()
);
create index erasures_waiting on erasures (erased_at) where state = 'accepted';

-- "not valid", as in 0007: every row that is there keeps the stricter checks that go.
alter table deliveries
  add column message_id uuid references enquiry_messages on delete cascade,
  add column erasure_id uuid references erasures on delete cascade,
  drop constraint deliveries_purpose_check,
  add constraint deliveries_purpose_check check (purpose in
    ('sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'answered')) not valid,
  drop constraint deliveries_one_owner,
  add constraint deliveries_one_owner
    check (num_nonnulls(lead_id, subscription_id, message_id, erasure_id) = 1) not valid;
create unique index deliveries_by_message on deliveries (message_id, channel)
  where message_id is not null;
create unique index deliveries_by_erasure on deliveries (erasure_id, channel)
  where erasure_id is not null;

-- From here on: what the public API may do for a visitor who shows a key. It cannot make one up, and
-- without one it reads nothing. pg_temp comes last in every search path, see 0011.

create function opened_link(link_key bytea) returns setof enquiry_links
language sql stable security definer set search_path = public, pg_temp as $$
  select * from enquiry_links where key_hash = sha256(link_key) and expires_at > now()
$$;

-- Answers nothing where the key opens nothing.
create function open_enquiry(link_key bytea, new_action text, new_detail text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked leads;
begin
  select * into link from opened_link(link_key);
  if link.lead_id is null then return null; end if;
  select * into asked from leads where id = link.lead_id;
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

-- 'taken', 'gone' where the key opens nothing, 'full' where the limit is reached.
create function add_to_enquiry(link_key bytea, new_id uuid, new_kind text, new_words text) returns text
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
  perform add_to_ledger('enquirer', null, 'changed', new_kind, asked.id, asked.reference, link.person_key);
  return 'taken';
end
$$;

-- Deletes the enquiry and all that belongs to it, and answers who had been told of it.
create function erase_enquiry(link_key bytea, new_id uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  gone leads;
  told jsonb;
begin
  select * into link from opened_link(link_key);
  select * into gone from leads where id = link.lead_id for update;
  if gone.id is null then return null; end if;
  select coalesce(jsonb_agg(distinct channel), '[]') into told from deliveries
  where state = 'delivered' and purpose in ('sales', 'message')
    and (lead_id = gone.id or message_id in (select id from enquiry_messages where lead_id = gone.id));
  insert into erasures (id, lead_id, reference) values (new_id, gone.id, gone.reference);
  delete from leads where id = gone.id;
  perform add_to_ledger('enquirer', null, 'erased', 'erased', gone.id, gone.reference, link.person_key);
  return jsonb_build_object('reference', gone.reference, 'erased_at', now(), 'told', told);
end
$$;

revoke execute on function opened_link, open_enquiry, add_to_enquiry, erase_enquiry from public;
