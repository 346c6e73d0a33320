-- Who works at the desk. Rows come from the company's own sign-in; none is entered by hand.
create table staff (
  id uuid primary key default gen_random_uuid(),
  -- The identity provider and its permanent id: an email address may be given to another person.
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  -- As the sign-in said the last time.
  roles text[] not null check (roles <@ array['sales', 'manager', 'operator']),
  signed_in_at timestamptz not null default now(),
  -- Set by hand to lock a person out at once; every request checks it.
  disabled_at timestamptz,
  unique (issuer, subject)
);

-- A sign-in that has begun: ten minutes, used once. The browser holds the id, we only its hash.
create table sign_ins (
  id_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  began_at timestamptz not null default now()
);

create table desk_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  -- The cookie is changed while it is used. Its former value is known, so that a copy of it is noticed.
  id_hash bytea not null unique,
  former_hash bytea unique,
  changed_at timestamptz not null default now(),
  -- When the browser first came with the present value; until then the answer may have been lost.
  taken_up_at timestamptz,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- What the browser called itself, for the list of one's own sessions.
  agent text not null
);

create index desk_sessions_by_staff on desk_sessions (staff_id);
