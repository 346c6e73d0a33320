-- Files that came with a mail. The mail is kept first, its files are fetched and scanned afterwards; until then
-- their rows say where they are in the mailbox.
create table mail_files (
  id uuid primary key,
  mail_id uuid not null references thread_mails on delete cascade,
  -- Its place among the files of the mail.
  nth integer not null,
  name text not null,
  -- An estimate until the file is here.
  bytes integer not null,
  -- waiting: not fetched yet. clean: scanned, nothing found. not-scanned: no scanner looked at it. not-scannable: it
  -- needs a password, or is packed too deep. program, infected: blocked. left: too large, or not found again; only
  -- the mailbox may have it. Of the last three no bytes are kept.
  state text not null check (state in
    ('waiting', 'clean', 'not-scanned', 'not-scannable', 'program', 'infected', 'left')),
  account text not null,
  folder text not null check (folder in ('inbox', 'sent')),
  uid_validity text not null,
  uid bigint not null,
  part text not null,
  since timestamptz not null default now(),
  look_after timestamptz not null default now(),
  sha256 bytea,
  -- A small picture, re-encoded by us; null if the file is no picture.
  thumbnail bytea,
  unique (mail_id, nth)
);
create index mail_files_waiting on mail_files (look_after) where state = 'waiting';

-- In pieces, so that no process needs memory for a whole file.
create table mail_file_pieces (
  file_id uuid not null references mail_files on delete cascade,
  n integer not null,
  piece bytea not null,
  primary key (file_id, n)
);
-- Files are compressed already, most of them.
alter table mail_file_pieces alter piece set storage external;
