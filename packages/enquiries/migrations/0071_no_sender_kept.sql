-- After an erasure inbound mail has to know which mails to move. Until now it was given their senders, so the address
-- of an erased person stayed in `mailbox_erasures` for up to 35 days. Now it is given a hash, made with the mail's id,
-- so that the same address in two mails cannot be recognised.
create function sender_hash(mail_id text, sender text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(mail_id || ' ' || lower(sender), 'UTF8')), 'hex')
$$;

-- [{id, at, sender}], or [{id, at, from: ''}] for a reply written at the desk, as before. A mail room of the release
-- before finds no `from` where it expects one: it cannot compare the mail, moves none, reports it and tries again
-- each minute. The mail room of this release then moves all of them.
update mailbox_erasures set mails = (
  select coalesce(jsonb_agg(case
    when mail ->> 'from' = '' then mail
    else mail - 'from' || jsonb_build_object('sender', sender_hash(mail ->> 'id', mail ->> 'from')) end), '[]')
  from jsonb_array_elements(mails) as mail)
where mails <> '[]';

-- As ask_mailbox_erasure in 0066, with the ids of the other mails instead of an address. Of a conversation without an
-- enquiry only the mails that the person themselves wrote: others who answered into it did not ask to be erased.
create function ask_mails_erasure(new_id uuid, lead_ids uuid[], other_ids uuid[]) returns boolean
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
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.message_id, 'at', m.at) || case
        when m.sender = '' then '{"from": ""}'
        else jsonb_build_object('sender', sender_hash(m.message_id, m.sender)) end), '[]')
      from thread_mails m left join other_mails o on o.id = m.other_id
      where (m.lead_id = any (lead_ids)
          and (m.sender <> '' or exists (select from desk_replies r where r.mail_id = m.id)))
        or (o.id = any (other_ids) and m.sender <> '' and lower(m.sender) = lower(o.sender))));
  return true;
end
$$;

create or replace function ask_mailbox_erasure(new_id uuid, address text, lead_ids uuid[]) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select ask_mails_erasure(new_id, lead_ids,
    array(select id from other_mails where lower(sender) = lower(address)))
$$;

revoke execute on function sender_hash, ask_mails_erasure, ask_mailbox_erasure from public;
