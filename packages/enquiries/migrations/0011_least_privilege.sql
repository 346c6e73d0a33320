-- The public API takes and confirms subscriptions without ever reading one: these run with the rights of
-- the role that migrates. Only the arguments decide which row they touch. pg_temp comes last in
-- their search path, or a caller could slip in a table of its own.

-- The same address twice is one row. Returns an id if a mail is to be sent: a confirmed subscriber gets
-- none, and an address that asked within ten minutes no second one.
create function ask_subscription(new_id uuid, their_name text, their_email text) returns setof uuid
language sql security definer set search_path = public, pg_temp as $$
  insert into subscriptions as known (id, name, email, state)
  values (new_id, their_name, their_email, 'asked')
  on conflict (lower(email)) do update
    set state = 'asked', asked_at = now(), name = excluded.name
    where known.state = 'left'
      or (known.state = 'asked' and known.asked_at < now() - interval '10 minutes')
  returning id
$$;

create function confirm_subscription(their_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update subscriptions set state = 'confirmed', confirmed_at = now()
  where id = their_id and state = 'asked'
$$;

-- As the privacy page promises: people who unsubscribe are deleted at once.
create function leave_subscription(their_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from subscriptions where id = their_id
$$;

-- Everybody may run a new function; src/platform/roles.sql says who may run these.
revoke execute on function ask_subscription, confirm_subscription, leave_subscription from public;
