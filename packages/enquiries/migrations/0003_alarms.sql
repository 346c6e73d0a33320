create table alarms (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What it is about: an id or a channel's name, never a person.
  subject text not null,
  sentence text not null,
  raised_at timestamptz not null default now(),
  cleared_at timestamptz
);

-- The same trouble is reported once, until it is over.
create unique index alarms_open on alarms (kind, subject) where cleared_at is null;
