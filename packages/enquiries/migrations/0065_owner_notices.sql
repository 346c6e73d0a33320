-- Which notices a colleague wants, and when, in the form of the contract's schema. Without a row they get
-- none.
create table notice_settings (
  staff_id uuid primary key references staff on delete cascade,
  wants jsonb not null
);

-- A mail to the owner of an enquiry, decided about once: for each event of an enquiry and kind there is one row,
-- also where no mail was wanted. Due times are events here: another answer that is owed has another one.
create table owner_notices (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  kind text not null check (kind in ('assigned', 'they-wrote', 'warn', 'late')),
  event text not null,
  staff_id uuid not null references staff on delete cascade,
  decided_at timestamptz not null default now(),
  is_mailed boolean not null,
  unique (lead_id, kind, event)
);

-- notice: notifies the owner of an enquiry. "not valid", as in 0007. The lists are taken as they are.
alter table deliveries add column notice_id uuid references owner_notices on delete cascade;
create unique index deliveries_by_notice on deliveries (notice_id) where notice_id is not null;
do $$
declare
  purposes text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'deliveries_purpose_check');
  owners text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'deliveries_one_owner');
begin
  alter table deliveries drop constraint deliveries_purpose_check, drop constraint deliveries_one_owner;
  execute 'alter table deliveries add constraint deliveries_purpose_check '
    || regexp_replace(replace(purposes, ' NOT VALID', ''), 'ARRAY\[', 'ARRAY[''notice''::text, ') || ' not valid';
  execute 'alter table deliveries add constraint deliveries_one_owner '
    || regexp_replace(replace(owners, ' NOT VALID', ''), 'num_nonnulls\(', 'num_nonnulls(notice_id, ') || ' not valid';
end
$$;

create index desk_events_told_of on desk_events (at) where kind in ('assigned', 'they-wrote');
