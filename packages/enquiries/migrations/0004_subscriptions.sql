create table subscriptions (
  id uuid primary key,
  name text not null,
  email text not null,
  state text not null check (state in ('asked', 'confirmed', 'left')),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz
);

create unique index subscriptions_email on subscriptions (lower(email));

-- A confirmation mail is delivered by the same machine as a lead's mails.
alter table deliveries
  alter column lead_id drop not null,
  add column subscription_id uuid references subscriptions on delete cascade,
  drop constraint deliveries_purpose_check,
  add constraint deliveries_purpose_check
    check (purpose in ('sales', 'acknowledgement', 'confirmation')),
  add constraint deliveries_one_owner check (num_nonnulls(lead_id, subscription_id) = 1);

create index deliveries_by_subscription on deliveries (subscription_id)
  where subscription_id is not null;
