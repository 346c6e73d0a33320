-- The mail room reads a mailbox: what enquirers answer, and what staff answer from their own mail programs.

-- They wrote after an answer, and wait for another: the promise in due_at and warn_at is a new one. The
-- first is kept, because an enquiry that was answered late stays answered late.
alter table desk_leads
  add column asked_again_at timestamptz,
  add column first_due_at timestamptz;

alter table desk_events
  drop constraint desk_events_kind_check,
  add constraint desk_events_kind_check check (kind in ('received', 'opened', 'claimed', 'assigned',
    'snoozed', 'woken', 'noted', 'answered', 'waiting', 'closed', 'reopened', 'taken-back', 'they-wrote',
    'bounced', 'auto-replied')) not valid;

alter table thread_mails
  -- The address it came from, as it says; empty where the desk wrote it.
  add column sender text not null default '',
  -- Our own mail server vouches for that address.
  add column is_proven boolean not null default false,
  -- Not all of it is here: it was too long, or could not be taken apart.
  add column is_cut boolean not null default false,
  -- With the direction: a forged mail of the same name and words must not keep a real one out.
  drop constraint thread_mails_lead_id_message_id_body_hash_key,
  add unique (lead_id, direction, message_id, body_hash);

-- How far each folder was read. If the mail server restarts its numbering, uid_validity changes.
create table mail_folders (
  account text not null,
  folder text not null check (folder in ('inbox', 'sent')),
  uid_validity text not null,
  last_uid bigint not null,
  read_at timestamptz,
  primary key (account, folder)
);
