-- As in 0071, but of a conversation without an enquiry only the mails that the person themselves wrote: others who
-- answered into it did not ask to be erased.
create or replace function ask_mails_erasure(new_id uuid, lead_ids uuid[], other_ids uuid[]) returns boolean
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
