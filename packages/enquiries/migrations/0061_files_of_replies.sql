-- Files that go out with a reply. They are uploaded while it is written and belong to the draft of one person; the
-- transaction that stores the reply makes them its files. None of them has a place in the mailbox.
alter table mail_files
  alter mail_id drop not null,
  alter account drop not null,
  alter folder drop not null,
  alter uid_validity drop not null,
  alter uid drop not null,
  alter part drop not null,
  add column draft_lead_id uuid references desk_leads on delete cascade,
  add column draft_staff_id uuid references staff on delete cascade,
  -- A file that is sent once more has no pieces of its own. No action: what it needs cannot be deleted before it.
  add column copy_of uuid references mail_files,
  add constraint mail_files_belong check (num_nonnulls(mail_id, draft_lead_id) = 1
    and (draft_lead_id is null) = (draft_staff_id is null));
create index mail_files_of_drafts on mail_files (draft_lead_id, draft_staff_id) where draft_lead_id is not null;
create index mail_files_of_staff on mail_files (draft_staff_id) where draft_staff_id is not null;
create index mail_files_copies on mail_files (copy_of) where copy_of is not null;

-- Now composed from the reply and its files. Filled only by the version before this one.
alter table sent_copies alter mail drop not null;

-- Announces a file. 'new'; 'known' where it is here already; otherwise why not.
create function desk_file_begin(session uuid, file uuid, answered uuid, new_name text, new_bytes integer)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  many integer;
  much bigint;
begin
  -- One upload of an enquiry after the other, so that two do not share the last room.
  perform from desk_leads where lead_id = answered for update;
  if not found then return 'missing'; end if;
  -- An upload that broke off starts again; one whose process died is not waited for.
  delete from mail_files where draft_lead_id = answered and draft_staff_id = actor and state = 'waiting'
    and (id = file or since < now() - interval '10 minutes');
  if exists (select from mail_files where id = file and draft_lead_id = answered and draft_staff_id = actor)
  then return 'known'; end if;
  if exists (select from mail_files where id = file) then return 'missing'; end if;
  select count(*), coalesce(sum(bytes), 0) into many, much
  from mail_files where draft_lead_id = answered and draft_staff_id = actor;
  if many >= 20 then return 'too-many'; end if;
  if much + new_bytes > 26214400 then return 'too-large'; end if;
  insert into mail_files (id, draft_lead_id, draft_staff_id, nth, name, bytes, state)
  values (file, answered, actor, many, new_name, new_bytes, 'waiting');
  return 'new';
end
$$;

create function desk_file_piece(session uuid, file uuid, at integer, content bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  perform from mail_files where id = file and draft_staff_id = actor and state = 'waiting'
    and octet_length(content) <= 262144 and at * 262144 + octet_length(content) <= bytes;
  if not found then raise exception 'This file takes no such piece.'; end if;
  insert into mail_file_pieces (file_id, n, piece) values (file, at, content);
end
$$;

-- All of it is here and was looked at; false where something of it is missing.
create function desk_file_done(session uuid, file uuid, new_state text, new_sha256 bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  if new_state not in ('clean', 'not-scanned', 'not-scannable')
  then raise exception 'Such a file is not kept.'; end if;
  update mail_files f set state = new_state, sha256 = new_sha256, since = now()
  where id = file and draft_staff_id = actor and state = 'waiting'
    and bytes = (select coalesce(sum(octet_length(piece)), 0) from mail_file_pieces where file_id = f.id);
  return found;
end
$$;

-- Only one's own, and only while it is not sent.
create function desk_file_drop(session uuid, file uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  delete from mail_files where id = file and draft_staff_id = actor;
  return found;
end
$$;

-- In the transaction that stores the reply, by its author: the draft's files become the reply's. 'attached', or
-- why not: 'changed' where the draft has other files than these, 'too-large' where they are too many or too much.
create function desk_attach(session uuid, reply uuid, files uuid[], again uuid[]) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  answered uuid;
  copied integer;
begin
  select m.lead_id into answered from thread_mails m join desk_replies r on r.mail_id = m.id
  where m.id = reply and m.staff_id = actor and m.direction = 'out' and m.at = now() and r.state = 'accepted';
  if answered is null then raise exception 'This reply is stored already.'; end if;
  if array(select id from mail_files where draft_lead_id = answered and draft_staff_id = actor
      and state <> 'waiting' order by id)
    <> array(select one from unnest(files) as one order by one)
  then return 'changed'; end if;
  update mail_files f set mail_id = reply, draft_lead_id = null, draft_staff_id = null,
    nth = array_position(files, f.id) - 1
  where f.id = any (files);
  -- Theirs, or of a reply that cannot be taken back any more.
  insert into mail_files (id, mail_id, nth, name, bytes, state, sha256, thumbnail, copy_of)
  select gen_random_uuid(), reply, cardinality(files) + chosen.at - 1, f.name, f.bytes, f.state, f.sha256, f.thumbnail,
    coalesce(f.copy_of, f.id)
  from unnest(again) with ordinality as chosen (id, at)
    join mail_files f on f.id = chosen.id
    join thread_mails m on m.id = f.mail_id
    left join desk_replies r on r.mail_id = m.id
  where m.lead_id = answered and f.state in ('clean', 'not-scanned', 'not-scannable')
    and coalesce(r.state, 'planned') = 'planned';
  get diagnostics copied = row_count;
  if copied <> cardinality(again) then return 'changed'; end if;
  if (select count(*) > 20 or sum(bytes) > 26214400 from mail_files where mail_id = reply)
  then return 'too-large'; end if;
  update thread_mails set attachments = (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'bytes', bytes) order by nth), '[]')
    from mail_files where mail_id = reply)
  where id = reply;
  return 'attached';
end
$$;

-- As before (migration 0037), and its files are the draft's again.
create or replace function desk_take_back(session uuid, reply uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  answered uuid;
begin
  delete from desk_replies r using thread_mails m
  where r.mail_id = reply and r.state = 'accepted' and m.id = r.mail_id and m.staff_id = actor
  returning m.lead_id into answered;
  if not found then return false; end if;
  update mail_files set mail_id = null, draft_lead_id = answered, draft_staff_id = actor
  where mail_id = reply and copy_of is null;
  delete from thread_mails where id = reply;
  return true;
end
$$;

-- For the worker, which sends replies and has no right to what enquirers sent.
create function reply_files(reply uuid) returns table (id uuid, name text, bytes integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.id, f.name, f.bytes from desk_replies r join mail_files f on f.mail_id = r.mail_id
  where r.mail_id = reply order by f.nth
$$;
create function reply_piece(file uuid, at integer) returns bytea
language sql stable security definer set search_path = public, pg_temp as $$
  select p.piece from mail_files f
    join desk_replies r on r.mail_id = f.mail_id
    join mail_file_pieces p on p.file_id = coalesce(f.copy_of, f.id)
  where f.id = file and p.n = at
$$;

-- Uploads that broke off, and files of drafts without text that were not touched for a week.
create function prune_draft_files() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_files f
  where draft_lead_id is not null and (
    (state = 'waiting' and since < now() - interval '1 day')
    or (since < now() - interval '7 days' and not exists (
      select from desk_drafts d where d.lead_id = f.draft_lead_id and d.staff_id = f.draft_staff_id
        and d.what = 'reply' and d.text <> '')))
$$;

revoke execute on function desk_file_begin, desk_file_piece, desk_file_done, desk_file_drop, desk_attach, reply_files,
  reply_piece, prune_draft_files from public;
