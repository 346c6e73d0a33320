-- Mails to the sales mailbox that belong to no enquiry: a conversation each, until a person makes it an enquiry or
-- says that it is none.
create table other_mails (
  id uuid primary key,
  -- Who wrote first, as the mail says.
  name text not null,
  sender text not null,
  -- When our mail server took the first mail, and the latest one.
  received_at timestamptz not null,
  latest_at timestamptz not null,
  -- No person wrote any of it: a newsletter, an automatic answer, spam.
  is_automatic boolean not null,
  -- When a person said that it is no enquiry; null if no one did, or if they wrote again since.
  set_aside_at timestamptz,
  set_aside_by uuid references staff on delete set null,
  kept_at timestamptz not null default now(),
  purge_after timestamptz not null
);
create index other_mails_by_time on other_mails (latest_at desc, id desc);
create index other_mails_by_sender on other_mails (lower(sender));
create index other_mails_kept on other_mails (kept_at);

-- A mail belongs to an enquiry or to one of these. "not valid", so that no one waits while a large table is checked:
-- every row that is there belongs to an enquiry.
alter table thread_mails
  alter column lead_id drop not null,
  add column other_id uuid;
alter table thread_mails
  add constraint thread_mails_other_id_fkey foreign key (other_id) references other_mails on delete cascade not valid,
  add constraint thread_mails_one_owner check (num_nonnulls(lead_id, other_id) = 1) not valid;
create index thread_mails_by_other on thread_mails (other_id, at) where other_id is not null;
create unique index thread_mails_other_once on thread_mails (direction, message_id, body_hash)
  where other_id is not null;

-- Mails from before are what the mailbox was for until now. A week, so that none is missed while a new version is
-- put in place.
alter table mail_folders add column listed_since timestamptz not null default now() - interval '7 days';

-- Notifies every open screen, whichever process made the change.
create function tell_other_mail() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('desk', 'other-mail');
  return null;
end
$$;
create trigger other_mails_are_told after insert or update or delete on other_mails
  for each statement execute function tell_other_mail();

-- One at a time: a mail that comes while its conversation becomes an enquiry must find one of the two.
create function lock_other_mail() returns void language sql set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('other_mails'))
$$;

-- Answers how many were changed: the others had been decided about already.
create function desk_set_aside(session uuid, others uuid[], is_aside boolean) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  changed integer;
begin
  update other_mails set
    set_aside_at = case when is_aside then now() end,
    set_aside_by = case when is_aside then actor end
  where id = any (others) and (set_aside_at is null) = is_aside;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- The address, the words and the time are those of the mail, never the caller's. `submission_key` makes it one
-- enquiry, however often the request is repeated. No notice was shown to them, so that no version of one is stored.
create function desk_make_enquiry(
  session uuid, other uuid, new_id uuid, new_reference text, new_name text, new_company text, new_subject text,
  keep_days integer
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  made other_mails;
  opening thread_mails;
begin
  perform lock_other_mail();
  select * into made from other_mails where id = other for update;
  if made.id is null then return null; end if;
  select * into opening from thread_mails where other_id = other and direction = 'in' order by at, id limit 1;
  insert into leads (id, reference, submission_key, body_hash, state, is_probe, name, companyname, email,
    phonenumber, subject, projectdetails, from_page, received_at, purge_after)
  values (new_id, new_reference, other, opening.body_hash, 'accepted', false, new_name, new_company, made.sender,
    '', new_subject, left(opening.body, 10000), 'mail', made.received_at, now() + make_interval(days => keep_days));
  -- What a person decides to be an enquiry is one, whatever wrote it.
  update thread_mails set lead_id = new_id, other_id = null,
    nature = case when id = opening.id then 'message' else nature end
  where other_id = other;
  delete from other_mails where id = other;
  return made.sender;
end
$$;

-- As in 0036, with the mails that an erased person wrote outside of any enquiry.
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
      where (m.lead_id = any (lead_ids)
          and (m.sender <> '' or exists (select from desk_replies r where r.mail_id = m.id)))
        or (address is not null and m.sender <> '' and m.other_id in (
          select id from other_mails where lower(sender) = lower(address)))));
  return true;
end
$$;

revoke execute on function tell_other_mail, lock_other_mail, desk_set_aside, desk_make_enquiry, ask_mailbox_erasure
  from public;
