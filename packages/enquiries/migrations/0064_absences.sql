-- Who of us is away: one absence per person, the current or the next one. Both days belong to it, by the office's
-- calendar.
create table absences (
  staff_id uuid primary key references staff on delete cascade,
  first_day date not null,
  last_day date not null,
  -- Who gets their open work; null is everybody.
  hand_to uuid references staff on delete set null,
  noted_by uuid references staff on delete set null,
  noted_at timestamptz not null default now(),
  check (last_day >= first_day and hand_to <> staff_id)
);
