-- Whom the mail server refused while others got the reply: they are not tried again, and the thread names them.
alter table desk_replies add column refused text[] not null default '{}';

-- As in 0063, with those who were refused.
create or replace function forget_in_copy(address text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named integer;
begin
  update thread_mails set copied = (
    select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(copied) as one
    where lower(one ->> 'address') <> lower(address))
  where copied <> '[]' and lower(copied::text) like '%' || lower(to_json(address)::text) || '%';
  get diagnostics named = row_count;
  update desk_replies set
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
