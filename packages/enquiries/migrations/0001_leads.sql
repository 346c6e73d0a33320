-- A row here is the promise "we have your enquiry". It is written before the visitor sees “sent”.
create table leads (
  id uuid primary key,
  reference text not null unique,
  -- Null for a browser without script; its enquiries are distinguished by body_hash within ten minutes.
  submission_key uuid unique,
  body_hash bytea not null,
  -- accepted: waits for its deliveries to be planned; planned: the deliveries table knows the rest.
  state text not null check (state in ('quarantined', 'accepted', 'planned')),
  quarantine_reason text,
  is_probe boolean not null,
  name text not null,
  companyname text not null,
  email text not null,
  phonenumber text not null,
  subject text not null,
  projectdetails text not null,
  received_at timestamptz not null default now(),
  purge_after timestamptz not null
);

-- Both are partial so that an ordinary lead pays for them only while it matters.
create index leads_waiting on leads (received_at) where state = 'accepted';
create index leads_without_key on leads (body_hash) where submission_key is null;
