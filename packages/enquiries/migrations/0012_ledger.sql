-- Who looked at, changed, exported or erased which enquiry, and when. Entries are added and never touched
-- again; each carries a hash over itself and over the one before it, so that a change shows. It has no one's words
-- and no one's name: people are keyed hashes (src/platform/person-key.ts).
create table ledger (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null check (actor in ('operator', 'enquirer', 'worker', 'desk')),
  -- A keyed hash of who exactly, where that is known.
  actor_key bytea,
  action text not null check (action in ('looked', 'changed', 'exported', 'erased')),
  -- In our words, such as a command's name.
  detail text not null,
  -- No reference to leads: the entry outlives the enquiry.
  lead_id uuid,
  reference text,
  -- A keyed hash of the enquirer's address.
  person_key bytea,
  previous bytea not null,
  hash bytea not null
);

create index ledger_by_time on ledger (at);

create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is added to and never changed.';
end
$$;
create trigger ledger_is_never_rewritten before update or delete or truncate on ledger
  for each statement execute function refuse_to_rewrite();

-- The only way in. One writer at a time until its transaction ends, so that every entry knows the one
-- before it: call it last in a transaction, after every row that is to be changed. `ledger verify` computes
-- the same hash on its own (src/ledger/ledger-hash.ts).
create function add_to_ledger(
  new_actor text, new_actor_key bytea, new_action text, new_detail text,
  new_lead_id uuid, new_reference text, new_person_key bytea
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_at timestamptz := clock_timestamp();
  last record;
begin
  perform pg_advisory_xact_lock(7140302);
  select seq, hash into last from ledger order by seq desc limit 1;
  last.seq := coalesce(last.seq, 0) + 1;
  last.hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into ledger (seq, at, actor, actor_key, action, detail, lead_id, reference, person_key, previous, hash)
  values (
    last.seq, new_at, new_actor, new_actor_key, new_action, new_detail, new_lead_id, new_reference,
    new_person_key, last.hash,
    sha256(last.hash || convert_to(
      last.seq || '|' || (extract(epoch from new_at) * 1000000)::bigint || '|' || new_actor || '|'
        || coalesce(encode(new_actor_key, 'hex'), '') || '|' || new_action || '|'
        || coalesce(new_lead_id::text, '') || '|' || coalesce(new_reference, '') || '|'
        || coalesce(encode(new_person_key, 'hex'), '') || '|' || new_detail, 'UTF8')));
end
$$;
revoke execute on function add_to_ledger from public;
