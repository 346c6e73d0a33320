-- Erasing an enquiry moves the mails of its own thread and no others. Migration 0034 also took every mail
-- that names the address, so that anybody who filled in the form could move mails of other people.

update mailbox_erasures set email = null where email is not null;

-- `address` is ignored; it stays for callers of the version before. Of the thread's mails `at` is the time our
-- mail server took them: an id and a sender can be forged, that time cannot. Replies written at the desk have
-- no sender; another mail without one proves nothing and is left out.
create or replace function ask_mailbox_erasure(new_id uuid, address text, lead_ids uuid[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from heartbeats where process = 'mail-room' and beat_at > now() - interval '7 days')
  then return false; end if;
  insert into mailbox_erasures (id, own_mails, mails) values (new_id,
    (select coalesce(array_agg(name), '{}') from (
      select lead_id || purpose as name
      from unnest(lead_ids) as lead_id, unnest(array['.sales', '.acknowledgement']) as purpose
      union all
      select id || '.message' from enquiry_messages where lead_id = any (lead_ids)) as own),
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.message_id, 'from', m.sender, 'at', m.at)), '[]')
      from thread_mails m
      where m.lead_id = any (lead_ids)
        and (m.sender <> '' or exists (select from desk_replies r where r.mail_id = m.id))));
  return true;
end
$$;

create or replace function erase_enquiry(link_key bytea, new_id uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  gone leads;
  told jsonb;
  is_mailbox_asked boolean;
begin
  select * into link from opened_link(link_key);
  select * into gone from leads where id = link.lead_id for update;
  if gone.id is null then return null; end if;
  select coalesce(jsonb_agg(distinct channel), '[]') into told from deliveries
  where state = 'delivered' and purpose in ('sales', 'message')
    and (lead_id = gone.id or message_id in (select id from enquiry_messages where lead_id = gone.id));
  is_mailbox_asked := ask_mailbox_erasure(new_id, null, array[gone.id]);
  insert into erasures (id, lead_id, reference) values (new_id, gone.id, gone.reference);
  delete from leads where id = gone.id;
  perform add_to_ledger('enquirer', null, 'erased', 'erased', gone.id, gone.reference, link.person_key);
  return jsonb_build_object('reference', gone.reference, 'erased_at', now(), 'told', told,
    'is_mailbox_asked', is_mailbox_asked);
end
$$;

-- Who acts at the desk: derived from a session that is alive, never taken from the caller.
create function desk_actor(session uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  actor uuid;
begin
  select s.staff_id into actor from desk_sessions s join staff t on t.id = s.staff_id
  where s.id = session and s.ends_at > now() and t.disabled_at is null;
  if actor is null then
    raise exception 'This session has ended.' using errcode = 'SE001';
  end if;
  return actor;
end
$$;

-- Every mail that names an address: listed by the mail room on request, and moved to the trash only as far as
-- a person at the desk has confirmed it, mail by mail.
create table mailbox_listings (
  id uuid primary key,
  asked_at timestamptz not null default now(),
  asked_by uuid references staff on delete set null,
  -- Null once it is done.
  email text,
  look_after timestamptz not null default now(),
  listed_at timestamptz,
  -- [{key, folder, validity, uid, at, from, to, subject}]; emptied once it is done.
  mails jsonb not null default '[]',
  confirmed_at timestamptz,
  -- Keys of the mails to move.
  chosen integer[] not null default '{}',
  moved integer not null default 0,
  -- Confirmed mails that were in their folder no longer.
  missing integer not null default 0,
  -- Mails that name the address and were not on the list, as those that came later; they stay. As in `mails`.
  unlisted jsonb not null default '[]',
  -- What could not be done, or not yet, as a sentence.
  problem text,
  done_at timestamptz
);
create index mailbox_listings_due on mailbox_listings (look_after) where done_at is null;

-- False where no mail room reads a mailbox.
create function ask_mailbox_listing(session uuid, new_id uuid, address text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  if not exists (
    select from heartbeats where process = 'mail-room' and beat_at > now() - interval '7 days')
  then return false; end if;
  insert into mailbox_listings (id, asked_by, email) values (new_id, actor, address);
  return true;
end
$$;

-- False where the list is another person's, was confirmed before, has expired, or does not have these mails.
create function confirm_mailbox_listing(session uuid, listing uuid, address text, keys integer[])
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  update mailbox_listings l set confirmed_at = now(), look_after = now(), chosen = keys, problem = null
  where l.id = listing and l.asked_by = actor and lower(l.email) = lower(address)
    and l.listed_at is not null and l.confirmed_at is null and l.done_at is null
    and keys <@ (select array_agg((mail ->> 'key')::integer) from jsonb_array_elements(l.mails) as mail);
  return found;
end
$$;

revoke execute on function ask_mailbox_erasure, erase_enquiry, desk_actor, ask_mailbox_listing,
  confirm_mailbox_listing from public;
