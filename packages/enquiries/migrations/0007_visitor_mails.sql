-- Limits the mails to one address: a visitor can enter another person's address into a form. One row
-- for each mail to a visitor, for an hour; the address itself is not in it.
create table visitor_mails (
  delivery_id uuid primary key references deliveries on delete cascade,
  -- A keyed hash: see packages/enquiries/src/ledger/person-key.ts.
  recipient bytea not null,
  counted_at timestamptz not null default now()
);

create index visitor_mails_by_recipient on visitor_mails (recipient, counted_at);

-- withheld: the recipient had as many mails as an hour allows. "not valid" because every row that is
-- there keeps the stricter check that goes, and a scan would block everyone who writes meanwhile.
alter table deliveries
  drop constraint deliveries_state_check,
  add constraint deliveries_state_check
    check (state in ('pending', 'sending', 'delivered', 'parked', 'replaced', 'withheld')) not valid;
alter table attempts
  drop constraint attempts_outcome_check,
  add constraint attempts_outcome_check
    check (outcome in ('sent', 'retry', 'park', 'refused', 'cut-off', 'withheld')) not valid;

create index deliveries_withheld on deliveries (created_at) where state = 'withheld';
