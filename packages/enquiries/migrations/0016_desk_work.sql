-- An enquiry as work: one row each, written by the worker when it plans the deliveries. This row
-- is the sum of its events; `desk_events` is the source of truth.
create table desk_leads (
  lead_id uuid primary key references leads on delete cascade,
  received_at timestamptz not null,
  -- Counts the changes. The author of a change says which version they saw.
  version integer not null,
  state text not null check (state in ('to-answer', 'waiting', 'answered', 'closed')),
  owner_id uuid references staff on delete set null,
  close_reason text check (close_reason in ('won', 'lost', 'not-for-us', 'spam', 'duplicate')),
  snoozed_until timestamptz,
  -- As promised when it came: another calendar counts for those that come after it.
  warn_at timestamptz not null,
  due_at timestamptz not null,
  first_opened_at timestamptz,
  first_answered_at timestamptz,
  -- Hashes of the address and of the company: alike for those who belong together.
  person bytea not null,
  company bytea not null,
  -- By the telephone number; empty where it does not tell.
  country text not null,
  check ((state = 'closed') = (close_reason is not null))
);

create index desk_leads_to_answer on desk_leads (due_at, received_at, lead_id)
  where state = 'to-answer';
create index desk_leads_by_state on desk_leads (state, received_at desc, lead_id desc);
create index desk_leads_open_by_owner on desk_leads (owner_id, due_at, lead_id)
  where state in ('to-answer', 'waiting');
create index desk_leads_by_person on desk_leads (person, received_at desc);
create index desk_leads_by_company on desk_leads (company, received_at desc);

create table desk_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('received', 'opened', 'claimed', 'assigned', 'snoozed', 'woken',
    'noted', 'answered', 'waiting', 'closed', 'reopened')),
  -- Null where the desk did it by itself.
  staff_id uuid references staff on delete set null,
  -- The version it made; null where it changes nothing that a colleague could overwrite.
  version integer,
  data jsonb not null default '{}',
  unique (lead_id, version)
);

create unique index desk_events_first_opened on desk_events (lead_id) where kind = 'opened';
create index desk_events_answered on desk_events (at) where kind = 'answered';
create index desk_events_at on desk_events (at);

create table desk_notes (
  -- Made by the client, so that sending it again adds none.
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  staff_id uuid references staff on delete set null,
  text text not null,
  written_at timestamptz not null default now()
);

create index desk_notes_by_lead on desk_notes (lead_id, written_at);
