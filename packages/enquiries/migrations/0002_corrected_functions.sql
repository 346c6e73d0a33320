-- Functions of 0001 that a review corrected, each with the same arguments and rights.

-- A full page still takes the first withdrawal, and answers a message that it has already, sent again, as taken.
create or replace function add_from_page(
  link_key bytea, new_id uuid, new_kind text, new_body text, new_data jsonb, work jsonb
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked enquiries;
begin
  select * into link from find_valid_link(link_key);
  -- Locked, so that two at the same time are counted one after the other.
  select * into asked from enquiries where id = link.enquiry_id for update;
  if asked.id is null then return 'gone'; end if;
  if (new_kind = 'addition' or asked.withdrawn_at is not null)
    and not exists (select from enquiry_additions where id = new_id)
    and (select count(*) from enquiry_additions where enquiry_id = asked.id) >= 50
  then return 'full'; end if;
  insert into enquiry_additions (id, enquiry_id, kind, body) values (new_id, asked.id, new_kind, new_body)
  on conflict (id) do nothing;
  if not found then return 'taken'; end if;
  if new_kind = 'withdrawal' then
    update enquiries set withdrawn_at = coalesce(withdrawn_at, now()) where id = asked.id;
  end if;
  if work is not null then
    if work ->> 'state' is distinct from (case
      when new_kind = 'withdrawal' then 'closed'
      when exists (select from enquiry_work where enquiry_id = asked.id and merged_into is not null) then 'closed'
      else 'to-answer' end)
    then raise exception 'An enquirer cannot bring an enquiry into this state.'; end if;
    update enquiry_work d set
      version = d.version + 1,
      state = work ->> 'state',
      close_reason = work ->> 'closeReason',
      put_off_until = (work ->> 'putOffUntil')::timestamptz,
      warn_at = (work ->> 'warnAt')::timestamptz,
      due_at = (work ->> 'dueAt')::timestamptz,
      owed_since = (work ->> 'owedSince')::timestamptz,
      first_due_at = (work ->> 'firstDueAt')::timestamptz,
      unread_since = (work ->> 'unreadSince')::timestamptz
    where d.enquiry_id = asked.id and d.version = (work ->> 'version')::integer - 1;
    if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
    insert into enquiry_events (enquiry_id, kind, version, data) values (asked.id,
      case new_kind when 'withdrawal' then 'withdrew' else 'enquirer-replied' end,
      (work ->> 'version')::integer, new_data);
    perform pg_notify('desk', '');
  end if;
  perform append_audit_entry('enquirer', null, 'changed', new_kind, asked.id, asked.reference, link.person_key);
  return 'taken';
end
$$;

-- Kept for a year from when the mail came, as the privacy page promises, and not from when someone decided.
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
    made.received_at + make_interval(days => keep_days));
  -- A person decided that it is an enquiry, so it is a message even if it was sent automatically.
  update thread_mails set enquiry_id = new_id, other_id = null,
    kind = case when id = opening.id then 'message' else kind end
  where other_id = other;
  delete from other_mails where id = other;
  return made.sender;
end
$$;

-- Also deletes what an erased person wrote in other people's threads, with its files.
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
  where copied <> '[]' and lower(copied::text) like '%' || lower(to_json(address)::text) || '%';
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

-- Also moves what the person wrote in other people's threads. Without an address, only the threads of the enquiries.
create or replace function request_mailbox_erasure(new_id uuid, address text, enquiry_ids uuid[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not request_mails_erasure(new_id, enquiry_ids, array(select id from other_mails where lower(sender) = lower(address)))
  then return false; end if;
  update mailbox_erasures set mails = mails || (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', m.message_id, 'at', m.at, 'sender', sender_hash(m.message_id, m.sender))), '[]')
    from thread_mails m left join other_mails o on o.id = m.other_id
    where m.direction = 'in' and lower(m.sender) = lower(address)
      -- The others are requested above.
      and case when m.enquiry_id is null then lower(o.sender) <> lower(address) else m.enquiry_id <> all (enquiry_ids) end)
  where id = new_id;
  return true;
end
$$;
