-- What was written to an enquirer and what they wrote back, by whichever way. The process that stores a mail makes
-- its id, so that one stored twice is one.
create table thread_mails (
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  direction text not null check (direction in ('out', 'in')),
  nature text not null check (nature in ('message', 'auto-reply', 'bounce')),
  -- Which colleague wrote it.
  staff_id uuid references staff on delete set null,
  -- Without the angle brackets. The sender's word: no mail is recognised by it alone.
  message_id text not null,
  -- Null in a first answer: it belongs to the acknowledgement.
  in_reply_to text,
  subject text not null,
  body text not null,
  -- The part that quotes earlier mails.
  folded text not null default '',
  -- Names and sizes alone: [{name, bytes}].
  attachments jsonb not null default '[]',
  at timestamptz not null,
  body_hash bytea not null,
  unique (lead_id, message_id, body_hash)
);
create index thread_mails_by_message_id on thread_mails (message_id);
create index thread_mails_by_lead on thread_mails (lead_id, at);

-- Those written at the desk, which are ours to send. As with leads: accepted waits for its delivery to be
-- planned, and until then it can be taken back.
create table desk_replies (
  mail_id uuid primary key references thread_mails on delete cascade,
  state text not null default 'accepted' check (state in ('accepted', 'planned')),
  send_after timestamptz not null
);
create index desk_replies_waiting on desk_replies (send_after) where state = 'accepted';

-- "not valid", as in 0007: every row that is there keeps the stricter checks that go.
alter table deliveries
  add column reply_id uuid references desk_replies on delete cascade,
  drop constraint deliveries_purpose_check,
  add constraint deliveries_purpose_check check (purpose in
    ('sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'answered', 'reply')) not valid,
  drop constraint deliveries_one_owner,
  add constraint deliveries_one_owner check
    (num_nonnulls(lead_id, subscription_id, message_id, erasure_id, reply_id) = 1) not valid;
create unique index deliveries_by_reply on deliveries (reply_id, channel) where reply_id is not null;

alter table desk_events
  drop constraint desk_events_kind_check,
  add constraint desk_events_kind_check check (kind in ('received', 'opened', 'claimed', 'assigned',
    'snoozed', 'woken', 'noted', 'answered', 'waiting', 'closed', 'reopened', 'taken-back')) not valid;

-- Drafts: kept for their author alone until they are sent.
create table desk_drafts (
  lead_id uuid not null references leads on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  what text not null check (what in ('reply', 'note')),
  text text not null,
  -- By the clock of the browser it was written in, never later than ours: the later one counts.
  written_at timestamptz not null,
  primary key (lead_id, staff_id, what)
);

-- Who has a reply open at this moment. A client that goes on writing renews the row before it expires.
create table desk_writers (
  lead_id uuid not null references leads on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  until timestamptz not null,
  primary key (lead_id, staff_id)
);
