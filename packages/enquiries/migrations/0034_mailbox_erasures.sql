-- Whose mails the mail room has to move to the mailbox's trash. What is about the person goes as soon as it
-- is done.
create table mailbox_erasures (
  id uuid primary key,
  asked_at timestamptz not null default now(),
  -- Null where they have other enquiries: then only mails that are known by their ids go.
  email text,
  -- Of mails that this service wrote, the part before the @ of the Message-ID.
  own_mails text[] not null,
  -- Of the threads: [{id, from}]. A Message-ID is the sender's word, so the sender must be the same.
  mails jsonb not null,
  look_after timestamptz not null default now(),
  moved integer not null default 0,
  -- What could not be done, or not yet, as a sentence.
  problem text,
  done_at timestamptz
);
create index mailbox_erasures_due on mailbox_erasures (look_after) where done_at is null;

-- Before their rows are deleted. False if no mailbox is read: then nothing is kept.
create function ask_mailbox_erasure(new_id uuid, address text, lead_ids uuid[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from heartbeats where process = 'mail-room' and beat_at > now() - interval '7 days')
  then return false; end if;
  insert into mailbox_erasures (id, email, own_mails, mails) values (new_id, address,
    (select coalesce(array_agg(name), '{}') from (
      select lead_id || purpose as name
      from unnest(lead_ids) as lead_id, unnest(array['.sales', '.acknowledgement']) as purpose
      union all
      select id || '.message' from enquiry_messages where lead_id = any (lead_ids)) as own),
    (select coalesce(jsonb_agg(jsonb_build_object('id', message_id, 'from', sender)), '[]')
      from thread_mails where lead_id = any (lead_ids)));
  return true;
end
$$;

create or replace function erase_enquiry(link_key bytea, new_id uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  gone leads;
  told jsonb;
  has_others boolean;
  is_mailbox_asked boolean;
begin
  select * into link from opened_link(link_key);
  select * into gone from leads where id = link.lead_id for update;
  if gone.id is null then return null; end if;
  select coalesce(jsonb_agg(distinct channel), '[]') into told from deliveries
  where state = 'delivered' and purpose in ('sales', 'message')
    and (lead_id = gone.id or message_id in (select id from enquiry_messages where lead_id = gone.id));
  -- State by state, as the indexes are.
  select exists (
    select from leads where lower(email) = lower(gone.email) and state = 'planned' and id <> gone.id
    union all
    select from leads where lower(email) = lower(gone.email) and state = 'accepted' and id <> gone.id
    union all
    select from leads where lower(email) = lower(gone.email) and state = 'quarantined' and id <> gone.id)
  into has_others;
  is_mailbox_asked := ask_mailbox_erasure(
    new_id, case when has_others then null else gone.email end, array[gone.id]);
  insert into erasures (id, lead_id, reference) values (new_id, gone.id, gone.reference);
  delete from leads where id = gone.id;
  perform add_to_ledger('enquirer', null, 'erased', 'erased', gone.id, gone.reference, link.person_key);
  return jsonb_build_object('reference', gone.reference, 'erased_at', now(), 'told', told,
    'is_mailbox_asked', is_mailbox_asked);
end
$$;

revoke execute on function ask_mailbox_erasure, erase_enquiry from public;
