-- Who gets a mail of the desk besides the enquirer. Those in To and Cc are in thread_mails.copied too, as with
-- mails that come in; those in Bcc are here alone, because the enquirer is given a copy of the thread.
alter table desk_replies
  -- A forward goes to other people and does not count as an answer.
  add column way text not null default 'reply' check (way in ('reply', 'forward')),
  add column forwarded_to text[] not null default '{}',
  add column cc text[] not null default '{}',
  add column bcc text[] not null default '{}';

-- A colleague's signature, below their text and above the company's lines.
alter table staff add column signature text not null default '';

-- Added to the list as it is, whichever migration wrote it last.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'desk_events_kind_check');
begin
  alter table desk_events drop constraint desk_events_kind_check;
  execute 'alter table desk_events add constraint desk_events_kind_check '
    || regexp_replace(replace(kinds, ' NOT VALID', ''), 'ARRAY\[', 'ARRAY[''forwarded''::text, ') || ' not valid';
end
$$;

-- Called in the transaction that stores the reply, by its author.
create function desk_address(
  session uuid, reply uuid, new_way text, new_to text[], new_cc text[], new_bcc text[], new_copied jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  answered uuid;
begin
  if cardinality(new_to) + cardinality(new_cc) + cardinality(new_bcc) > 10
  then raise exception 'A reply goes to ten people at most.'; end if;
  if (new_way = 'forward') <> (cardinality(new_to) > 0)
  then raise exception 'A forward goes to other people, and a reply to the enquirer.'; end if;
  -- Stored by this transaction: whom a reply goes to is not changed afterwards.
  update thread_mails m set copied = new_copied
  where m.id = reply and m.staff_id = actor and m.direction = 'out' and m.at = now()
  returning m.lead_id into answered;
  if answered is null then raise exception 'This reply is stored already.'; end if;
  update desk_replies set way = new_way, forwarded_to = new_to, cc = new_cc, bcc = new_bcc
  where mail_id = reply and state = 'accepted';
  if new_way = 'forward' then
    insert into desk_events (lead_id, kind, staff_id, data)
    values (answered, 'forwarded', actor, jsonb_build_object('reply', reply));
    perform pg_notify('desk', '');
  end if;
end
$$;

create function desk_sign(session uuid, words text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update staff set signature = words where id = desk_actor(session);
end
$$;

-- An erased person is removed from the mails of others, and gets no reply that still waits.
create function forget_in_copy(address text) returns integer
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
    bcc = array(select one from unnest(bcc) as one where lower(one) <> lower(address))
  where lower(address) = any (lower((forwarded_to || cc || bcc)::text)::text[]);
  return named;
end
$$;

revoke execute on function desk_address, desk_sign, forget_in_copy from public;

-- Whether an address was erased, looked up for everybody in copy.
create index ledger_erased on ledger (person_key) where action = 'erased';
