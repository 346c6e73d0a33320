-- One row for each mail or call a lead gives rise to.
create table deliveries (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  purpose text not null check (purpose in ('sales', 'acknowledgement')),
  channel text not null,
  -- replaced: a stand-in channel delivered it, so this one must not arrive as well.
  state text not null default 'pending'
    check (state in ('pending', 'sending', 'delivered', 'parked', 'replaced')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default now(),
  -- The provider's own wish (Retry-After). Nothing is tried before it, not even a channel check.
  not_before timestamptz,
  sending_since timestamptz,
  delivered_at timestamptz,
  problem text,
  stands_in_for uuid references deliveries on delete cascade,
  unique (lead_id, purpose, channel)
);

create index deliveries_open on deliveries (channel, next_attempt_at)
  where state in ('pending', 'sending');
create index deliveries_delivered on deliveries (delivered_at) where state = 'delivered';

-- An attempt without an end was cut off: it is unknown whether the provider took the message.
create table attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references deliveries on delete cascade,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome text check (outcome in ('sent', 'retry', 'park', 'refused', 'cut-off')),
  status integer,
  problem text
);

create index attempts_by_delivery on attempts (delivery_id);
