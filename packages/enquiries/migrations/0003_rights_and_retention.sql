-- Sessions of the desk apart from those of the editor, rows that only their own process may write, and functions of
-- 0001 and 0002 that a review corrected, each with the same arguments and rights.


-- ==== Sessions by service ====

-- Which service a session or a sign-in belongs to. Neither accepts those of the other.
alter table staff_sessions add column audience text not null default 'desk' check (audience in ('desk', 'editor'));
alter table sign_ins add column audience text not null default 'desk' check (audience in ('desk', 'editor'));

-- An attacker who takes the content service over must not sign in at the desk: it has no access to the desk's rows.
-- By name and not "to intake_publish", as for alarms.
alter table staff_sessions enable row level security;
create policy staff_sessions_by_service on staff_sessions
  using (current_user <> 'intake_publish' or audience = 'editor');
alter table sign_ins enable row level security;
create policy sign_ins_by_service on sign_ins
  using (current_user <> 'intake_publish' or audience = 'editor');

-- A person who signed in at the editor; null if they are disabled. Roles at the desk come from the desk's own sign-in
-- alone, so they are neither given nor taken away here.
create function save_editor(new_issuer text, new_subject text, new_name text, new_email text, new_roles text[])
returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  saved staff;
begin
  if (new_roles <@ array['editor', 'publisher']) is not true
  then raise exception 'A sign-in at the editor gives the roles editor and publisher alone.'; end if;
  insert into staff as known (issuer, subject, name, email, roles)
  values (new_issuer, new_subject, new_name, new_email, new_roles)
  on conflict (issuer, subject) do update set
    roles = array(select role from unnest(known.roles) as role where role not in ('editor', 'publisher'))
      || excluded.roles,
    signed_in_at = now()
  returning * into saved;
  -- Notices about enquiries go to the address of their owner, so the desk alone changes it.
  update staff set name = new_name, email = new_email
  where id = saved.id and roles <@ array['editor', 'publisher']
    and not exists (select from enquiry_work where owner_id = saved.id);
  return case when saved.disabled_at is null then saved.id end;
end
$$;

create function begin_editor_session(person uuid, new_hash bytea, agent text, ends timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into staff_sessions (staff_id, id_hash, user_agent, ends_at, audience)
  values (person, new_hash, agent, ends, 'editor')
$$;

revoke execute on function save_editor, begin_editor_session from public;

-- Who acts at the desk: read from a live session of the desk, never taken from the caller.
create or replace function session_staff_id(session uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  actor uuid;
begin
  select s.staff_id into actor from staff_sessions s join staff t on t.id = s.staff_id
  where s.id = session and s.audience = 'desk' and s.ends_at > now() and t.disabled_at is null;
  if actor is null then
    raise exception 'This session has ended.' using errcode = 'SE001';
  end if;
  return actor;
end
$$;


-- ==== Heartbeats and alarms ====

-- Each process writes its own row, so that one that was taken over cannot make a dead one look alive.
alter table heartbeats enable row level security;
create policy heartbeats_read on heartbeats for select using (true);
create policy heartbeats_of_one_process on heartbeats using (process = case current_user
  when 'intake_worker' then 'worker'
  when 'intake_mail' then 'inbound-mail'
  when 'intake_visits' then 'visit-counter' end);

-- The inbound mail process reads what strangers send: it raises and clears its own alarms, and hides no other.
create policy alarms_of_inbound_mail on alarms as restrictive
  using (current_user <> 'intake_mail' or kind = 'mailbox');


-- ==== Retention and erasure ====

-- Kept for a year from its latest mail, as it would be kept without a decision.
create or replace function make_enquiry_from_mail(
  session uuid, other uuid, new_id uuid, new_reference text, new_name text, new_company text, new_subject text,
  keep_days integer
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  made other_mails;
  opening thread_mails;
begin
  perform lock_other_mail();
  select * into made from other_mails where id = other for update;
  if made.id is null then return null; end if;
  select * into opening from thread_mails where other_id = other and direction = 'in' order by at, id limit 1;
  insert into enquiries (id, reference, idempotency_key, content_hash, state, is_probe, name, companyname, email,
    phonenumber, subject, projectdetails, from_page, received_at, purge_after)
  values (new_id, new_reference, other, opening.content_hash, 'accepted', false, new_name, new_company, made.sender,
    '', new_subject, left(opening.body, 10000), 'mail', made.received_at,
    greatest(made.purge_after, made.latest_at + make_interval(days => keep_days)));
  -- A person decided that it is an enquiry, so it is a message even if it was sent automatically.
  update thread_mails set enquiry_id = new_id, other_id = null,
    kind = case when id = opening.id then 'message' else kind end
  where other_id = other;
  delete from other_mails where id = other;
  return made.sender;
end
$$;

-- Enquiries that were made from a mail before get the year of packages/contract/src/retention.ts from the latest mail
-- that came before the decision. Mails that came later extend no enquiry.
update enquiries e set purge_after = latest.at + interval '365 days'
from (
  select m.enquiry_id, max(m.at) as at
  from thread_mails m join audit_log a on a.enquiry_id = m.enquiry_id
  where a.detail = 'desk mail made an enquiry' and m.at <= a.at
  group by m.enquiry_id) as latest
where e.id = latest.enquiry_id and e.from_page = 'mail' and e.purge_after < latest.at + interval '365 days';

-- Compares whole addresses, and returns how many mails had the person in copy.
create or replace function remove_from_copies(address text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named integer;
begin
  -- First the copies that a reply sent back: an original cannot go before its copy.
  delete from mail_files c using mail_files f, thread_mails m
  where c.copy_of = f.id and f.mail_id = m.id and m.direction = 'in' and lower(m.sender) = lower(address);
  delete from thread_mails where direction = 'in' and lower(sender) = lower(address);
  update thread_mails set copied = (
    select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(copied) as one
    where lower(one ->> 'address') <> lower(address))
  where copied <> '[]' and exists (
    select from jsonb_array_elements(copied) as one where lower(one ->> 'address') = lower(address));
  get diagnostics named = row_count;
  update replies set
    forwarded_to = array(select one from unnest(forwarded_to) as one where lower(one) <> lower(address)),
    cc = array(select one from unnest(cc) as one where lower(one) <> lower(address)),
    bcc = array(select one from unnest(bcc) as one where lower(one) <> lower(address)),
    refused = array(select one from unnest(refused) as one where lower(one) <> lower(address))
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


-- ==== Held enquiries ====

-- When a mail to sales counted it among the newly held ones, so that no mail names it again.
alter table enquiries add column held_told_at timestamptz;
