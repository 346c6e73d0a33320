-- The worker's signs of life. The API watches them: who is dead cannot say so.
create table heartbeats (
  process text primary key,
  beat_at timestamptz not null default now()
);

alter table alarms
  -- When the trouble began, which may be long before it was noticed.
  add column since timestamptz,
  add column told_at timestamptz,
  add column all_clear_told_at timestamptz;

-- Existing alarms were reported by the version before this one.
update alarms set told_at = raised_at, all_clear_told_at = cleared_at;

create index alarms_to_tell on alarms (raised_at)
  where told_at is null or (cleared_at is not null and all_clear_told_at is null);
