-- What was erased and is no enquiry: people on the list and conversations that belong to no enquiry. With the table
-- `erasures` it says what must go again after a restore.
create table erased_others (
  -- As it was in subscriptions or other_mails.
  id uuid primary key,
  erased_at timestamptz not null default now()
);
create index erased_others_by_time on erased_others (erased_at);

create or replace function leave_subscription(their_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from subscriptions where id = their_id returning id)
  insert into erased_others (id) select id from gone on conflict do nothing
$$;

revoke execute on function leave_subscription from public;
