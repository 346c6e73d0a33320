-- Replies that have left and whose copy is still to be put into the mailbox's folder of sent mails.
create table sent_copies (
  mail_id uuid primary key references desk_replies on delete cascade,
  -- As the mail server took it, byte for byte.
  mail bytea not null,
  sent_at timestamptz not null default now(),
  -- From then on it is looked for, and made where there is none.
  look_after timestamptz not null,
  -- Why there is none yet, as a sentence.
  problem text
);
create index sent_copies_due on sent_copies (look_after);
