-- The whole schema in one file. A later migration only adds to it, in a file of its own: the release before must
-- go on working with the new tables while both run. Rights are in src/database/roles.sql, applied after every
-- migration.
--
-- Parts: enquiries; subscriptions; staff, sessions and absences; mails; work and events; replies; labels, views and
-- templates; notices and outcomes; retention and erasure; deliveries; alarms and heartbeats; audit log; search;
-- visits; the enquirer's own page; functions of the desk; reports; rights.
--
-- Functions marked "security definer" run with the rights of the owner of the tables. Their arguments alone decide
-- which rows they touch. pg_temp comes last in their search path, or a caller could put a table of its own in
-- front. The end of this file takes the right to run them from everyone; roles.sql gives it to those who need it.


-- ==== Enquiries ====

-- A row is the promise "we have your enquiry". It is written before the visitor is told so.
create table enquiries (
  id uuid primary key,
  reference text not null unique,
  -- Null for a browser without script; those enquiries are told apart by content_hash within ten minutes.
  idempotency_key uuid unique,
  content_hash bytea not null,
  -- accepted: its deliveries are still to be planned. planned: the deliveries table has the rest.
  state text not null check (state in ('held', 'accepted', 'planned')),
  held_reason text,
  is_probe boolean not null,
  name text not null,
  companyname text not null,
  email text not null,
  phonenumber text not null,
  subject text not null,
  projectdetails text not null,
  -- The optional question how they found us; empty if it is not asked or not answered.
  foundus text not null default '',
  -- The answers of a sheet that was sent with the enquiry.
  sheet jsonb,
  -- Where it was written, from hidden fields of the form; empty if they are missing.
  from_page text not null default '',
  from_service text not null default '',
  -- The date of the privacy statement that was shown beside the form.
  notice_version text not null default '',
  -- What the browser reported of itself, if script ran; empty otherwise.
  from_language text not null default '',
  from_time_zone text not null default '',
  received_at timestamptz not null default now(),
  purge_after timestamptz not null,
  -- Shown on the enquirer's own page.
  first_read_at timestamptz,
  answered_at timestamptz,
  withdrawn_at timestamptz
);

-- Partial, so that accepting an enquiry costs as little as possible: it is in few of them at a time.
create index enquiries_waiting on enquiries (received_at) where state = 'accepted';
create index enquiries_without_key on enquiries (content_hash) where idempotency_key is null;
-- Read every minute for /metrics: how long the oldest has been held.
create index enquiries_held on enquiries (received_at) where state = 'held';
-- For requests of a person about their data. Those not yet planned are few and have indexes of their own.
create index enquiries_by_address on enquiries (lower(email)) where state = 'planned';
create index enquiries_answered on enquiries (answered_at) where answered_at is not null;

-- Opens the enquirer's own page. The key itself is only in the mail; a mail that is sent again has a new one.
create table enquiry_links (
  key_hash bytea primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  -- For the audit log: the database has no secret to compute it with.
  person_key bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index enquiry_links_by_enquiry on enquiry_links (enquiry_id);

-- What the enquirer wrote later on their page. Nothing that was sent is overwritten.
create table enquiry_additions (
  -- Made with the form: the same form sent twice is one addition.
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null check (kind in ('addition', 'withdrawal')),
  body text not null,
  -- As for enquiries: accepted means that its deliveries are still to be planned.
  state text not null default 'accepted' check (state in ('accepted', 'planned')),
  received_at timestamptz not null default now()
);
create index enquiry_additions_by_enquiry on enquiry_additions (enquiry_id);
create index enquiry_additions_waiting on enquiry_additions (received_at) where state = 'accepted';


-- ==== Subscriptions ====

create table subscriptions (
  id uuid primary key,
  name text not null,
  email text not null,
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index subscriptions_email on subscriptions (lower(email));

-- The public API takes and confirms subscriptions through these functions and never reads one.

-- The same address twice is one row. Returns an id if a mail is to be sent: none for a confirmed address, and none
-- for one that asked within ten minutes.
create function request_subscription(new_id uuid, their_name text, their_email text) returns setof uuid
language sql security definer set search_path = public, pg_temp as $$
  insert into subscriptions as known (id, name, email, state)
  values (new_id, their_name, their_email, 'pending')
  on conflict (lower(email)) do update
    set state = 'pending', requested_at = now(), name = excluded.name
    where known.state = 'unsubscribed'
      or (known.state = 'pending' and known.requested_at < now() - interval '10 minutes')
  returning id
$$;

create function confirm_subscription(their_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update subscriptions set state = 'confirmed', confirmed_at = now()
  where id = their_id and state = 'pending'
$$;


-- ==== Staff, sessions and absences ====

-- Rows come from the company's own sign-in; no one types one here.
create table staff (
  id uuid primary key default gen_random_uuid(),
  -- The identity provider and the name it never changes: an address may be given to another person.
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  -- As the last sign-in said. Editors and publishers work on content; they use the same accounts.
  roles text[] not null check (roles <@ array['sales', 'manager', 'operator', 'editor', 'publisher']),
  signed_in_at timestamptz not null default now(),
  -- Set by hand to lock a person out at once; every request checks it.
  disabled_at timestamptz,
  -- Below their replies and above the company's lines.
  signature text not null default '',
  unique (issuer, subject)
);

-- A sign-in that was started: ten minutes, used once. The browser has the id, we only have its hash.
create table sign_ins (
  id_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  started_at timestamptz not null default now()
);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  -- The cookie is rotated while it is used. Its previous value is known, so that the use of a copy is noticed.
  id_hash bytea not null unique,
  previous_hash bytea unique,
  changed_at timestamptz not null default now(),
  -- When the browser first sent the present value; until then the response with it may have been lost.
  rotation_confirmed_at timestamptz,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- Shown in the person's list of their own sessions.
  user_agent text not null
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

-- An event stream ends with its session. Every desk process is notified, also when an operator disables a person
-- by hand.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', 'session-ended');
  return null;
end
$$;
create trigger session_ended after delete on staff_sessions
  for each row execute function notify_session_ended();
create trigger staff_disabled after update of disabled_at on staff
  for each row when (new.disabled_at is not null) execute function notify_session_ended();

-- Who acts at the desk: read from a live session, never taken from the caller.
create function session_staff_id(session uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  actor uuid;
begin
  select s.staff_id into actor from staff_sessions s join staff t on t.id = s.staff_id
  where s.id = session and s.ends_at > now() and t.disabled_at is null;
  if actor is null then
    raise exception 'This session has ended.' using errcode = 'SE001';
  end if;
  return actor;
end
$$;

-- An account of the desk in the audit log: a hash of its random id, which cannot be guessed without the table of
-- staff.
create function staff_actor_key(staff_id uuid) returns bytea
language sql immutable set search_path = public, pg_temp as $$
  select sha256(convert_to('staff.' || staff_id, 'UTF8'))
$$;

create function set_signature(session uuid, new_signature text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update staff set signature = new_signature where id = session_staff_id(session);
end
$$;

-- One absence per person, the current or the next one. Both days belong to it, by the office's calendar.
create table absences (
  staff_id uuid primary key references staff on delete cascade,
  first_day date not null,
  last_day date not null,
  -- Who gets their open work; null is everyone.
  hand_to uuid references staff on delete set null,
  noted_by uuid references staff on delete set null,
  noted_at timestamptz not null default now(),
  check (last_day >= first_day and hand_to <> staff_id)
);


-- ==== Mails ====

-- Conversations in the sales mailbox that belong to no enquiry, until a person makes one an enquiry or sets it
-- aside.
create table other_mails (
  id uuid primary key,
  -- Who wrote first, as the mail says.
  name text not null,
  sender text not null,
  -- When our mail server took the first mail, and the latest one.
  received_at timestamptz not null,
  latest_at timestamptz not null,
  -- No person wrote any of it: a newsletter, an automatic reply, spam.
  is_automatic boolean not null,
  -- Someone decided that it is no enquiry; null if no one did, or if another mail came since.
  set_aside_at timestamptz,
  set_aside_by uuid references staff on delete set null,
  kept_at timestamptz not null default now(),
  purge_after timestamptz not null
);
create index other_mails_by_time on other_mails (latest_at desc, id desc);
create index other_mails_by_sender on other_mails (lower(sender));
create index other_mails_kept on other_mails (kept_at);

-- Every open screen is notified, whoever changes them.
create function notify_other_mail() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('desk', 'other-mail');
  return null;
end
$$;
create trigger notify_other_mail after insert or update or delete on other_mails
  for each statement execute function notify_other_mail();

-- One at a time: a mail that arrives while its conversation becomes an enquiry must find one of the two.
create function lock_other_mail() returns void language sql set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('other_mails'))
$$;

-- What was written to an enquirer and what they wrote back, through the desk or a mail program. The writer makes the
-- id, so that a mail stored twice is one.
create table thread_mails (
  id uuid primary key,
  -- A mail belongs to an enquiry or to a conversation of other_mails.
  enquiry_id uuid references enquiries on delete cascade,
  other_id uuid references other_mails on delete cascade,
  direction text not null check (direction in ('out', 'in')),
  -- spam: what our own mail server takes for spam. It is kept in its thread and has no effect.
  kind text not null check (kind in ('message', 'auto-reply', 'bounce', 'spam')),
  -- Who of the staff wrote it.
  staff_id uuid references staff on delete set null,
  -- Without the angle brackets. The sender chose it: no mail is recognized by it alone.
  message_id text not null,
  -- Null in a first reply, which belongs to the acknowledgement.
  in_reply_to text,
  subject text not null,
  body text not null,
  -- The part that quotes earlier mails.
  quoted_text text not null default '',
  -- Names and sizes only: [{name, bytes}].
  attachments jsonb not null default '[]',
  -- Who else it went to, from To and Cc: [{name, address, isOurs}], without the mailbox itself, the sender and the
  -- enquirer.
  copied jsonb not null default '[]',
  at timestamptz not null,
  content_hash bytea not null,
  -- The address it came from, as it says; empty if the desk wrote it.
  sender text not null default '',
  -- Our own mail server vouches for that address.
  sender_verified boolean not null default false,
  -- Parts are missing: it was too long, or could not be parsed.
  is_truncated boolean not null default false,
  -- With the direction: a forged mail of the same id and text must not keep a real one out.
  constraint thread_mails_once unique (enquiry_id, direction, message_id, content_hash),
  constraint thread_mails_one_owner check (num_nonnulls(enquiry_id, other_id) = 1)
);
create index thread_mails_by_message_id on thread_mails (message_id);
create index thread_mails_by_enquiry on thread_mails (enquiry_id, at);
create index thread_mails_by_other on thread_mails (other_id, at) where other_id is not null;
create unique index thread_mails_other_once on thread_mails (direction, message_id, content_hash)
  where other_id is not null;

-- How far each folder of a mailbox was read. If the server counts from the start again, uid_validity has changed.
create table mail_folders (
  account text not null,
  folder text not null check (folder in ('inbox', 'sent')),
  uid_validity text not null,
  last_uid bigint not null,
  read_at timestamptz,
  -- Mails from before are not listed as other mail. A week, so that none is missed while a new version is installed.
  listed_since timestamptz not null default now() - interval '7 days',
  primary key (account, folder)
);


-- ==== Work and events ====

-- An enquiry as work for the desk: written by the worker when it plans the deliveries. It is the sum of the events
-- in enquiry_events, which are the truth.
create table enquiry_work (
  enquiry_id uuid primary key references enquiries on delete cascade,
  received_at timestamptz not null,
  -- Counts the changes. A change names the version it was based on.
  version integer not null,
  state text not null check (state in ('to-answer', 'waiting', 'answered', 'closed')),
  -- Since when it is in this state: the last reply, word of theirs or closing. Waiting is listed by the longest
  -- silence, Closed by the latest closing.
  state_since timestamptz not null default now(),
  owner_id uuid references staff on delete set null,
  close_reason text check (close_reason in ('won', 'lost', 'not-for-us', 'spam', 'duplicate', 'withdrawn')),
  -- Why it was closed and what it is worth, as its last closing that counts says. Null while it is open.
  close_why text,
  close_amount bigint,
  close_currency text,
  put_off_until timestamptz,
  -- The response target at the time it arrived: another calendar counts for later ones only.
  warn_at timestamptz not null,
  due_at timestamptz not null,
  -- Since when the enquirer waits for another reply; warn_at and due_at are then those of that reply. The first
  -- target is kept, because a late first reply stays late.
  owed_since timestamptz,
  first_due_at timestamptz,
  first_opened_at timestamptz,
  first_answered_at timestamptz,
  -- Since when there is something that its owner, or anyone if it has none, has not seen.
  unread_since timestamptz default now(),
  -- Of the last reply that counts; null if we do not wait for the enquirer, or no reminder is wanted.
  remind_at timestamptz,
  is_reminded boolean not null default false,
  -- Two enquiries of one person as one: the later one is closed as a duplicate and refers to the earlier one. Its
  -- mails, notes, files and events stay its own and are shown with the earlier one, so undoing it moves nothing
  -- back. See decision 0064.
  merged_into uuid,
  -- Hashes of the address and of the company: equal for enquiries that belong together.
  person_hash bytea not null,
  company_hash bytea not null,
  -- From the telephone number; empty if it does not tell.
  country text not null,
  check ((state = 'closed') = (close_reason is not null)),
  constraint enquiry_work_merged_into_fkey foreign key (merged_into) references enquiry_work on delete set null,
  constraint enquiry_work_merged_closed
    check (merged_into is null or (state = 'closed' and merged_into <> enquiry_id))
);
create index enquiry_work_to_answer on enquiry_work (due_at, received_at, enquiry_id)
  where state = 'to-answer';
create index enquiry_work_by_state on enquiry_work (state, received_at desc, enquiry_id desc);
create index enquiry_work_by_state_since on enquiry_work (state, state_since, received_at, enquiry_id);
create index enquiry_work_open_by_owner on enquiry_work (owner_id, due_at, enquiry_id)
  where state in ('to-answer', 'waiting');
create index enquiry_work_by_person on enquiry_work (person_hash, received_at desc);
create index enquiry_work_by_company on enquiry_work (company_hash, received_at desc);
create index enquiry_work_put_off on enquiry_work (put_off_until, received_at, enquiry_id)
  where put_off_until is not null;
create index enquiry_work_to_remind on enquiry_work (remind_at) where remind_at is not null and not is_reminded;
create index enquiry_work_merged on enquiry_work (merged_into) where merged_into is not null;

create table enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in (
    'received', 'opened', 'claimed', 'assigned', 'noted', 'answered', 'waiting', 'closed', 'reopened', 'forwarded',
    'labelled', 'unlabelled', 'bounced', 'auto-replied',
    -- brought-back: by a person. returned: the time until which it was put off has come.
    'put-off', 'brought-back', 'returned',
    -- enquirer-replied, withdrew: by the enquirer. viewed: they opened their page. seen: staff saw what was new.
    'enquirer-replied', 'withdrew', 'viewed', 'seen',
    -- send-undone: a reply was undone before it was sent. send-failed: no mail server took it. scheduled: it goes later.
    -- wrote-anyway: a reply to an enquiry that was withdrawn. silent: no answer came until the reminder.
    'send-undone', 'send-failed', 'scheduled', 'wrote-anyway', 'silent',
    -- merged: into another enquiry. joined: another one was merged into this. unmerged: that was undone.
    'merged', 'joined', 'unmerged')),
  -- Null if no person of the staff did it.
  staff_id uuid references staff on delete set null,
  -- The version it made; null if it changes nothing that could be overwritten.
  version integer,
  data jsonb not null default '{}',
  unique (enquiry_id, version)
);
create unique index enquiry_events_first_opened on enquiry_events (enquiry_id) where kind = 'opened';
create index enquiry_events_answered on enquiry_events (at) where kind = 'answered';
create index enquiry_events_at on enquiry_events (at);
create index enquiry_events_for_notices on enquiry_events (at) where kind in ('assigned', 'enquirer-replied');

create table enquiry_notes (
  -- Made by the writer, so that sending a note again adds none.
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  staff_id uuid references staff on delete set null,
  text text not null,
  written_at timestamptz not null default now()
);
create index enquiry_notes_by_enquiry on enquiry_notes (enquiry_id, written_at);

-- The last event that changed the state. Replies that were undone or not sent do not count, nor does what a merge
-- brought once it is undone.
create function last_state_change(enquiry uuid) returns timestamptz
language sql stable set search_path = public, pg_temp as $$
  select max(e.at) from enquiry_events e
  where e.enquiry_id = enquiry
    and e.kind in ('answered', 'waiting', 'closed', 'reopened', 'enquirer-replied', 'withdrew', 'wrote-anyway', 'merged')
    and not exists (
      select from enquiry_events g where g.enquiry_id = enquiry and g.kind in ('send-undone', 'send-failed')
        and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id)
    and not exists (
      select from enquiry_events g where g.enquiry_id = enquiry and g.kind = 'unmerged' and g.id > e.id
        and g.data ->> 'other' in (e.data ->> 'other', e.data ->> 'of'))
$$;

-- A reply from a mail program to a closed enquiry does not change since when it is closed.
create function update_state_since() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update enquiry_work set state_since = coalesce(last_state_change(new.enquiry_id), received_at)
  where enquiry_id = new.enquiry_id and not (new.kind = 'answered' and state = 'closed');
  return null;
end
$$;
create trigger state_since_after_event after insert on enquiry_events for each row
when (new.kind in ('answered', 'waiting', 'closed', 'reopened', 'enquirer-replied', 'withdrew', 'wrote-anyway',
  'send-undone', 'send-failed', 'merged', 'unmerged'))
execute function update_state_since();

-- The earlier one of two merged enquiries is deleted: the later one is a separate enquiry again. If a reply was still
-- owed, it is owed to the later one. If the later one is deleted as well, there is nothing to write.
create function detach_merged() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_open boolean := old.state = 'to-answer';
  later enquiry_work;
begin
  for later in
    update enquiry_work d set merged_into = null, version = d.version + 1,
      state = case when is_open then 'to-answer' else d.state end,
      close_reason = case when is_open then null else d.close_reason end,
      unread_since = case when is_open then coalesce(d.unread_since, now()) else d.unread_since end
    where d.merged_into = old.enquiry_id and exists (select from enquiries where id = d.enquiry_id)
    returning d.*
  loop
    insert into enquiry_events (enquiry_id, kind, version, data) values (later.enquiry_id,
      case when is_open then 'reopened' else 'closed' end, later.version,
      case when is_open then '{"alone": true}'::jsonb else '{"alone": true, "reason": "duplicate"}' end);
    perform pg_notify('desk', '');
  end loop;
  return old;
end
$$;
create trigger detach_before_delete before delete on enquiry_work for each row execute function detach_merged();


-- ==== Replies ====

-- Replies written at the desk, which we send. accepted: its delivery is still to be planned, and until then it can
-- be undone.
create table replies (
  mail_id uuid primary key references thread_mails on delete cascade,
  state text not null default 'accepted' check (state in ('accepted', 'planned')),
  send_after timestamptz not null,
  -- A forward goes to others and replies to no one.
  way text not null default 'reply' check (way in ('reply', 'forward')),
  forwarded_to text[] not null default '{}',
  -- Recipients in To and Cc are in thread_mails.copied too. Those in Bcc are here alone, because the enquirer can get
  -- a copy of the thread.
  cc text[] not null default '{}',
  bcc text[] not null default '{}',
  -- Whom the mail server refused while others got the reply: they are not tried again, and the thread names them.
  refused text[] not null default '{}',
  -- When to remind us that the enquirer is silent: chosen with the reply, counted in working days.
  remind_at timestamptz
);
create index replies_waiting on replies (send_after) where state = 'accepted';

-- What a person has started to write: kept for them alone until it is sent.
create table drafts (
  enquiry_id uuid not null references enquiries on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  kind text not null check (kind in ('reply', 'note')),
  text text not null,
  -- By the clock of the browser it was written in, never later than ours: the later draft counts.
  written_at timestamptz not null,
  primary key (enquiry_id, staff_id, kind)
);

-- Who has a reply open at this moment. The browser of a person who goes on writing renews it before it expires.
create table reply_presence (
  enquiry_id uuid not null references enquiries on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null,
  primary key (enquiry_id, staff_id)
);

-- Replies that go later. Until its time comes a reply is not part of the thread: the enquiry is not answered, and its
-- response time runs. The worker moves it into the thread when it goes.
create table waiting_replies (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  message_id text not null,
  subject text not null,
  body text not null,
  cc text[] not null,
  bcc text[] not null,
  copied jsonb not null,
  written_at timestamptz not null default now(),
  send_at timestamptz not null,
  -- The state of the enquiry once it is sent.
  becomes text not null,
  remind_days integer,
  -- What happened in the meantime: such a reply goes only after its writer has confirmed it.
  held_because text check (held_because in ('enquirer-replied', 'withdrew', 'answered', 'closed'))
);
create index waiting_replies_by_enquiry on waiting_replies (enquiry_id);
create index waiting_replies_due on waiting_replies (send_at) where held_because is null;

-- What the writer could not know holds a reply. In the transaction of the event, so that a crash cannot separate
-- them; a reply that is itself the event has left the table before.
create function hold_waiting_replies() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update waiting_replies set held_because = new.kind where enquiry_id = new.enquiry_id and held_because is null;
  return null;
end
$$;
create trigger waiting_replies_held after insert on enquiry_events for each row
when (new.kind in ('enquirer-replied', 'withdrew', 'answered', 'closed')) execute function hold_waiting_replies();

-- For the worker, which can send what was written at the desk and write nothing of its own: moves the reply into the
-- thread, where it is planned like any other.
create function send_waiting_reply(reply uuid, answers text, new_remind_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waiting waiting_replies;
begin
  delete from waiting_replies where id = reply and held_because is null returning * into waiting;
  if waiting.id is null then raise exception 'This reply does not wait.'; end if;
  insert into thread_mails (id, enquiry_id, direction, kind, staff_id, message_id, in_reply_to, subject, body, copied,
    at, content_hash)
  values (waiting.id, waiting.enquiry_id, 'out', 'message', waiting.staff_id, waiting.message_id, answers,
    waiting.subject, waiting.body, waiting.copied, now(), sha256(convert_to(waiting.body, 'UTF8')));
  insert into replies (mail_id, send_after, cc, bcc, remind_at)
  values (waiting.id, now(), waiting.cc, waiting.bcc, new_remind_at);
end
$$;

-- Whatever ends the silence ends the reminder. Without a reply that was undone or not sent, the one before it counts
-- again. A reply that could not be sent while we wait is followed up now: its owner knows from the event that it was
-- not sent, so no reminder says that the enquirer is silent.
create function update_reminder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_lost boolean := new.kind = 'send-failed' and exists (
    select from replies r where r.mail_id::text = new.data ->> 'reply' and r.way = 'reply');
begin
  update enquiry_work set is_reminded = is_lost and state = 'waiting', remind_at = case
    when new.kind = 'answered' then
      (select r.remind_at from replies r where r.mail_id::text = new.data ->> 'reply')
    when is_lost and state = 'waiting' then now()
    when new.kind in ('send-undone', 'send-failed') and state = 'waiting' then
      (select r.remind_at from replies r join thread_mails m on m.id = r.mail_id
       where m.enquiry_id = new.enquiry_id and r.way = 'reply' and m.id::text <> new.data ->> 'reply'
       order by m.at desc limit 1) end
  where enquiry_id = new.enquiry_id;
  return null;
end
$$;
create trigger reminder_after_event after insert on enquiry_events for each row
when (new.kind in ('answered', 'waiting', 'closed', 'reopened', 'enquirer-replied', 'withdrew', 'send-undone', 'send-failed'))
execute function update_reminder();

-- A merge ends the reminder; undoing it brings back that of the last reply.
create function update_reminder_after_merge() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update enquiry_work set is_reminded = false, remind_at = case when new.kind = 'unmerged' and state = 'waiting' then
    (select r.remind_at from replies r join thread_mails m on m.id = r.mail_id
     where m.enquiry_id = new.enquiry_id and r.way = 'reply' order by m.at desc limit 1) end
  where enquiry_id = new.enquiry_id;
  return null;
end
$$;
create trigger reminder_after_merge after insert on enquiry_events for each row
when (new.kind in ('merged', 'unmerged')) execute function update_reminder_after_merge();

-- Replies that were sent and whose copy is still to be put into the mailbox's folder of sent mails.
create table sent_copies (
  mail_id uuid primary key references replies on delete cascade,
  -- The mail as it was sent; null if it is composed again from the reply and its files.
  mail bytea,
  sent_at timestamptz not null default now(),
  -- From then on the copy is searched for, and made if there is none.
  next_attempt_at timestamptz not null,
  -- Why there is none yet, as a sentence.
  problem text
);
create index sent_copies_due on sent_copies (next_attempt_at);

-- Files of mails, both ways. The mail is stored first and its files are fetched and scanned afterwards; until then
-- the row says where the file is in the mailbox. Files of a reply are uploaded while it is written and belong to
-- the draft of one person; the transaction that stores the reply makes them its files. Those have no place in the
-- mailbox.
create table mail_files (
  id uuid primary key,
  mail_id uuid references thread_mails on delete cascade,
  draft_enquiry_id uuid references enquiry_work on delete cascade,
  draft_staff_id uuid references staff on delete cascade,
  -- Its place among the files of the mail.
  nth integer not null,
  name text not null,
  -- An estimate until the file is here.
  bytes integer not null,
  -- waiting: not fetched yet. clean: scanned, nothing found. not-scanned: there was no scanner. not-scannable: it
  -- needs a password, or is packed too deep. program, infected: blocked. left: too large, or not found again; only
  -- the mailbox may have it. Of the last three no bytes are kept.
  state text not null check (state in
    ('waiting', 'clean', 'not-scanned', 'not-scannable', 'program', 'infected', 'left')),
  account text,
  folder text check (folder in ('inbox', 'sent')),
  uid_validity text,
  uid bigint,
  part text,
  since timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sha256 bytea,
  -- A small picture that we rendered; null if the file is none.
  thumbnail bytea,
  -- A file that is sent again has no pieces of its own. No action on delete: the original cannot go before the copy.
  copy_of uuid references mail_files,
  unique (mail_id, nth),
  constraint mail_files_one_owner check (num_nonnulls(mail_id, draft_enquiry_id) = 1
    and (draft_enquiry_id is null) = (draft_staff_id is null))
);
create index mail_files_waiting on mail_files (next_attempt_at) where state = 'waiting';
create index mail_files_of_drafts on mail_files (draft_enquiry_id, draft_staff_id) where draft_enquiry_id is not null;
create index mail_files_of_staff on mail_files (draft_staff_id) where draft_staff_id is not null;
create index mail_files_copies on mail_files (copy_of) where copy_of is not null;

-- In pieces, so that no process needs memory for a whole file.
create table mail_file_pieces (
  file_id uuid not null references mail_files on delete cascade,
  n integer not null,
  piece bytea not null,
  primary key (file_id, n)
);
-- Most files are compressed already.
alter table mail_file_pieces alter piece set storage external;

-- For the worker, which sends replies and has no right to what enquirers sent.
create function reply_files(reply uuid) returns table (id uuid, name text, bytes integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.id, f.name, f.bytes from replies r join mail_files f on f.mail_id = r.mail_id
  where r.mail_id = reply order by f.nth
$$;
create function reply_piece(file uuid, at integer) returns bytea
language sql stable security definer set search_path = public, pg_temp as $$
  select p.piece from mail_files f
    join replies r on r.mail_id = f.mail_id
    join mail_file_pieces p on p.file_id = coalesce(f.copy_of, f.id)
  where f.id = file and p.n = at
$$;

-- Uploads that broke off, and files of empty drafts that were not touched for a week.
create function prune_draft_files() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_files f
  where draft_enquiry_id is not null and (
    (state = 'waiting' and since < now() - interval '1 day')
    or (since < now() - interval '7 days' and not exists (
      select from drafts d where d.enquiry_id = f.draft_enquiry_id and d.staff_id = f.draft_staff_id
        and d.kind = 'reply' and d.text <> '')))
$$;


-- ==== Labels, views and templates ====

-- Labels that the team puts on enquiries. A retired one stays on those that have it and is no longer offered.
create table labels (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  retired_at timestamptz
);
create unique index labels_by_name on labels (lower(name));

create table enquiry_labels (
  enquiry_id uuid not null references enquiries on delete cascade,
  label_id uuid not null references labels,
  primary key (enquiry_id, label_id)
);
create index enquiry_labels_by_label on enquiry_labels (label_id, enquiry_id);

-- A name for a queue and its filters.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  name text not null,
  is_shared boolean not null,
  queue text not null,
  filters jsonb not null
);
create index saved_views_by_staff on saved_views (staff_id);

-- Every open screen is notified, whoever changes them.
create function notify_lists() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('desk', 'lists');
  return null;
end
$$;
create trigger notify_labels after insert or update or delete on labels
  for each statement execute function notify_lists();
create trigger notify_saved_views after insert or update or delete on saved_views
  for each statement execute function notify_lists();

-- Changes to the texts a reply starts from. The files of content/replies are the stock; the last change of a language
-- takes precedence. Rows are only added, so that an earlier text can be read and used again.
create table reply_template_changes (
  id bigint generated always as identity primary key,
  -- The name of the file, or an id made when the template was added.
  template text not null,
  kind text not null check (kind in ('written', 'stock', 'removed', 'retired', 'offered')),
  -- Null if it is about the whole template.
  language text,
  -- The name of the template from then on; null is the file's name.
  name text,
  text text,
  staff_id uuid references staff on delete set null,
  at timestamptz not null default now(),
  check ((kind in ('retired', 'offered')) = (language is null)),
  check ((kind = 'written') = (text is not null))
);
create index reply_template_changes_latest on reply_template_changes (template, language, id desc);


-- ==== Notices and outcomes ====

-- Which mails a person of the staff wants, and when; its form is that of the contract. Without a row they get none.
create table notice_settings (
  staff_id uuid primary key references staff on delete cascade,
  wants jsonb not null
);

-- A mail to the owner of an enquiry, decided once: one row for each event and kind, also if no mail was wanted. Due
-- times are events here: another reply that is owed has another one.
create table owner_notices (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null check (kind in ('assigned', 'enquirer-replied', 'warn', 'late')),
  event text not null,
  staff_id uuid not null references staff on delete cascade,
  decided_at timestamptz not null default now(),
  is_mailed boolean not null,
  unique (enquiry_id, kind, event)
);

-- The reasons to choose from when closing. A manager edits them; the chosen one is stored as text.
create table close_reasons (
  outcome text not null check (outcome in ('won', 'lost')),
  words text not null,
  place integer not null,
  primary key (outcome, words)
);
insert into close_reasons (outcome, words, place) values
  ('won', 'Price', 1), ('won', 'They knew us', 2), ('won', 'The first answer', 3),
  ('won', 'Somebody recommended us', 4),
  ('lost', 'Price', 1), ('lost', 'Too late', 2), ('lost', 'Went elsewhere', 3), ('lost', 'No budget', 4),
  ('lost', 'No answer', 5);

-- Which outcome the webhooks were sent, and when to check whether it is still true.
create table outcome_news (
  enquiry_id uuid primary key references enquiries on delete cascade,
  -- After this a closing cannot be undone without sending another outcome. Null if they have the true one.
  next_attempt_at timestamptz,
  -- The closing that was sent last; null if none was, or if it was undone and they know.
  notified_event bigint
);
create index outcome_news_due on outcome_news (next_attempt_at) where next_attempt_at is not null;

-- The closing by which an enquiry is closed; none while it is open, or if the enquirer withdrew it.
create function current_close(enquiry uuid) returns setof enquiry_events
language sql stable set search_path = public, pg_temp as $$
  select e.* from enquiry_events e join enquiry_work d on d.enquiry_id = e.enquiry_id
  where e.enquiry_id = enquiry and e.kind = 'closed'
    and d.state = 'closed' and d.close_reason = e.data ->> 'reason'
    and not exists (
      select from enquiry_events g where g.enquiry_id = enquiry and g.kind in ('send-undone', 'send-failed')
        and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id)
  order by e.id desc limit 1
$$;

-- Thirty seconds: the message that offers to undo a closing stays for twenty.
create function update_outcome() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closing enquiry_events;
begin
  select * into closing from current_close(new.enquiry_id);
  update enquiry_work set
    close_why = closing.data ->> 'why',
    close_amount = (closing.data #>> '{value,amount}')::bigint,
    close_currency = closing.data #>> '{value,currency}'
  where enquiry_id = new.enquiry_id and (close_why, close_amount, close_currency) is distinct from
    (closing.data ->> 'why', (closing.data #>> '{value,amount}')::bigint, closing.data #>> '{value,currency}');
  if closing.data ->> 'reason' in ('won', 'lost') then
    insert into outcome_news (enquiry_id, next_attempt_at) values (new.enquiry_id, now() + interval '30 seconds')
    on conflict (enquiry_id) do update set next_attempt_at = excluded.next_attempt_at;
  else
    update outcome_news set next_attempt_at = now() + interval '30 seconds' where enquiry_id = new.enquiry_id;
  end if;
  return null;
end
$$;
create trigger outcome_after_event after insert on enquiry_events for each row
when (new.kind in ('closed', 'reopened', 'enquirer-replied', 'withdrew', 'send-undone', 'send-failed', 'merged', 'unmerged'))
execute function update_outcome();


-- ==== Retention and erasure ====

-- Days on which the purge ran. A clock that jumps ahead leaves a gap here; after one, nothing is purged for a week.
create table purges (
  ran_on date primary key default now()::date
);

-- What remains of an erased enquiry, so that everyone with a copy can be told.
create table erasures (
  id uuid primary key,
  enquiry_id uuid not null,
  reference text not null,
  state text not null default 'accepted' check (state in ('accepted', 'planned')),
  erased_at timestamptz not null default now()
);
create index erasures_waiting on erasures (erased_at) where state = 'accepted';

-- The events of an erased enquiry are deleted with it, so listeners get its id.
create function notify_erased() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('desk', 'erased ' || new.enquiry_id);
  return null;
end
$$;
create trigger notify_erased after insert on erasures for each row execute function notify_erased();

-- Erased rows of subscriptions and other_mails. With erasures it says what must be erased again after a restore.
create table erased_others (
  id uuid primary key,
  erased_at timestamptz not null default now()
);
create index erased_others_by_time on erased_others (erased_at);

-- As the privacy page promises: a person who unsubscribes is deleted at once.
create function delete_subscription(their_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from subscriptions where id = their_id returning id)
  insert into erased_others (id) select id from gone on conflict do nothing
$$;

-- Mails that inbound mail has to move to the mailbox's trash. What is about the person is deleted when it is done.
create table mailbox_erasures (
  id uuid primary key,
  requested_at timestamptz not null default now(),
  email text,
  -- Of mails that this service sent: the part of the Message-ID before the @.
  sent_message_ids text[] not null,
  -- Of the threads: [{id, at, sender}], or [{id, at, from: ''}] for a reply written at the desk. `sender` is a
  -- hash. An id and a sender can be forged; `at`, when our mail server took the mail, cannot.
  mails jsonb not null,
  next_attempt_at timestamptz not null default now(),
  moved integer not null default 0,
  -- What could not be done, or not yet, as a sentence.
  problem text,
  done_at timestamptz
);
create index mailbox_erasures_due on mailbox_erasures (next_attempt_at) where done_at is null;

-- Made with the mail's id, so that the same address in two mails cannot be recognized.
create function sender_hash(mail_id text, sender text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(mail_id || ' ' || lower(sender), 'UTF8')), 'hex')
$$;

-- Called before the rows are deleted. Only mails of the threads are moved: anyone can put another person's address
-- into the form. Of a conversation without an enquiry only the mails that the person wrote: others in it did not
-- ask to be erased. Returns false if no mailbox is read: then nothing is stored.
create function request_mails_erasure(new_id uuid, enquiry_ids uuid[], other_ids uuid[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from heartbeats where process = 'inbound-mail' and last_seen_at > now() - interval '7 days')
  then return false; end if;
  insert into mailbox_erasures (id, sent_message_ids, mails) values (new_id,
    (select coalesce(array_agg(name), '{}') from (
      select enquiry_id || purpose as name
      from unnest(enquiry_ids) as enquiry_id, unnest(array['.sales', '.acknowledgement']) as purpose
      union all
      select id || '.message' from enquiry_additions where enquiry_id = any (enquiry_ids)) as own),
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.message_id, 'at', m.at) || case
        when m.sender = '' then '{"from": ""}'
        else jsonb_build_object('sender', sender_hash(m.message_id, m.sender)) end), '[]')
      from thread_mails m left join other_mails o on o.id = m.other_id
      where (m.enquiry_id = any (enquiry_ids)
          and (m.sender <> '' or exists (select from replies r where r.mail_id = m.id)))
        or (o.id = any (other_ids) and m.sender <> '' and lower(m.sender) = lower(o.sender))));
  return true;
end
$$;

-- The same, with the conversations that the person at `address` started without an enquiry.
create function request_mailbox_erasure(new_id uuid, address text, enquiry_ids uuid[]) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select request_mails_erasure(new_id, enquiry_ids,
    array(select id from other_mails where lower(sender) = lower(address)))
$$;

-- Every mail that names an address: listed by inbound mail on request, and moved to the trash only as far as a person
-- at the desk has confirmed it, mail by mail.
create table mailbox_listings (
  id uuid primary key,
  requested_at timestamptz not null default now(),
  requested_by uuid references staff on delete set null,
  -- Null once it is done.
  email text,
  next_attempt_at timestamptz not null default now(),
  listed_at timestamptz,
  -- [{key, folder, validity, uid, at, from, to, subject}]; emptied once it is done.
  mails jsonb not null default '[]',
  confirmed_at timestamptz,
  -- Keys of the mails to move.
  chosen integer[] not null default '{}',
  moved integer not null default 0,
  -- Confirmed mails that were no longer in their folder.
  missing integer not null default 0,
  -- Mails that name the address and were not on the list, such as later ones; they stay. As in `mails`.
  unlisted jsonb not null default '[]',
  -- What could not be done, or not yet, as a sentence.
  problem text,
  done_at timestamptz
);
create index mailbox_listings_due on mailbox_listings (next_attempt_at) where done_at is null;

-- Returns false if no mailbox is read.
create function request_mailbox_listing(session uuid, new_id uuid, address text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  if not exists (
    select from heartbeats where process = 'inbound-mail' and last_seen_at > now() - interval '7 days')
  then return false; end if;
  insert into mailbox_listings (id, requested_by, email) values (new_id, actor, address);
  return true;
end
$$;

-- Returns false if another person requested the list, or it was confirmed before, has expired, or lacks these mails.
create function confirm_mailbox_listing(session uuid, listing uuid, address text, keys integer[])
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  update mailbox_listings l set confirmed_at = now(), next_attempt_at = now(), chosen = keys, problem = null
  where l.id = listing and l.requested_by = actor and lower(l.email) = lower(address)
    and l.listed_at is not null and l.confirmed_at is null and l.done_at is null
    and keys <@ (select array_agg((mail ->> 'key')::integer) from jsonb_array_elements(l.mails) as mail);
  return found;
end
$$;

-- An erased person is removed from the copies of other mails, and gets no reply that is still waiting.
create function remove_from_copies(address text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named integer;
begin
  update thread_mails set copied = (
    select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(copied) as one
    where lower(one ->> 'address') <> lower(address))
  where copied <> '[]' and lower(copied::text) like '%' || lower(to_json(address)::text) || '%';
  get diagnostics named = row_count;
  update replies set
    forwarded_to = array(select one from unnest(forwarded_to) as one where lower(one) <> lower(address)),
    cc = array(select one from unnest(cc) as one where lower(one) <> lower(address)),
    bcc = array(select one from unnest(bcc) as one where lower(one) <> lower(address)),
    refused = array(select one from unnest(refused) as one where lower(one) <> lower(address))
  where lower(address) = any (lower((forwarded_to || cc || bcc)::text)::text[]);
  update waiting_replies set
    cc = array(select one from unnest(cc) as one where lower(one) <> lower(address)),
    bcc = array(select one from unnest(bcc) as one where lower(one) <> lower(address)),
    copied = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(copied) as one
      where lower(one ->> 'address') <> lower(address))
  where lower(address) = any (lower((cc || bcc)::text)::text[]);
  return named;
end
$$;


-- ==== Deliveries ====

-- One row for each mail or webhook call that an enquiry, subscription, addition, erasure, reply, outcome or notice
-- leads to.
create table deliveries (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references enquiries on delete cascade,
  subscription_id uuid references subscriptions on delete cascade,
  addition_id uuid references enquiry_additions on delete cascade,
  erasure_id uuid references erasures on delete cascade,
  reply_id uuid references replies on delete cascade,
  event_id bigint references enquiry_events on delete cascade,
  notice_id uuid references owner_notices on delete cascade,
  -- outcome: webhooks are sent that an enquiry was won or lost, or no longer is. notice: to the owner of an enquiry.
  purpose text not null check (purpose in
    ('sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'answered', 'reply', 'outcome', 'notice')),
  channel text not null,
  -- replaced: a fallback channel delivered it, so this one must not arrive as well. suppressed: the recipient had as
  -- many mails as an hour allows.
  state text not null default 'pending'
    check (state in ('pending', 'sending', 'delivered', 'failed', 'replaced', 'suppressed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default now(),
  -- The provider's own request (Retry-After). Nothing is tried before it, not even a channel check.
  not_before timestamptz,
  sending_since timestamptz,
  delivered_at timestamptz,
  problem text,
  fallback_for uuid references deliveries on delete cascade,
  unique (enquiry_id, purpose, channel),
  constraint deliveries_one_owner check (num_nonnulls(enquiry_id, subscription_id, addition_id, erasure_id, reply_id,
    event_id, notice_id) = 1)
);
create index deliveries_open on deliveries (channel, next_attempt_at)
  where state in ('pending', 'sending');
create index deliveries_delivered on deliveries (delivered_at) where state = 'delivered';
create index deliveries_suppressed on deliveries (created_at) where state = 'suppressed';
create index deliveries_by_subscription on deliveries (subscription_id) where subscription_id is not null;
create unique index deliveries_by_addition on deliveries (addition_id, channel) where addition_id is not null;
create unique index deliveries_by_erasure on deliveries (erasure_id, channel) where erasure_id is not null;
create unique index deliveries_by_reply on deliveries (reply_id, channel) where reply_id is not null;
create unique index deliveries_by_event on deliveries (event_id, channel) where event_id is not null;
create unique index deliveries_by_notice on deliveries (notice_id) where notice_id is not null;

-- An attempt without an end was interrupted: it is unknown whether the provider took the message.
create table delivery_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references deliveries on delete cascade,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome text check (outcome in ('sent', 'retry', 'failed', 'refused', 'interrupted', 'suppressed')),
  status integer,
  problem text
);
create index delivery_attempts_by_delivery on delivery_attempts (delivery_id);

-- Anyone can put another person's address into a form; we must not mail that person without end. One row for each
-- mail to a visitor, for an hour; the address itself is not stored.
create table visitor_mail_counts (
  delivery_id uuid primary key references deliveries on delete cascade,
  -- A keyed hash: see src/audit-log/person-key.ts.
  recipient bytea not null,
  counted_at timestamptz not null default now()
);
create index visitor_mail_counts_by_recipient on visitor_mail_counts (recipient, counted_at);


-- ==== Alarms and heartbeats ====

create table alarms (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What it is about: an id or the name of a channel, never a person.
  subject text not null,
  message text not null,
  -- When the trouble began, which may be long before it was noticed.
  since timestamptz,
  raised_at timestamptz not null default now(),
  notified_at timestamptz,
  resolved_at timestamptz,
  resolved_notified_at timestamptz
);
-- The same trouble is one alarm until it is over.
create unique index alarms_open on alarms (kind, subject) where resolved_at is null;
create index alarms_to_notify on alarms (raised_at)
  where notified_at is null or (resolved_at is not null and resolved_notified_at is null);

-- The public API raises one alarm: that the worker is silent. An attacker who takes the API over must not be able to
-- raise others, whose messages people would believe. roles.sql says which columns it may write.
alter table alarms enable row level security;
-- Without a policy only the owner would see a row.
create policy alarms_by_grants on alarms using (true);
-- By name and not "to intake_api": in a database with one role for everything, that role does not exist.
create policy alarms_of_the_api on alarms as restrictive for insert
  with check (current_user <> 'intake_api' or kind = 'worker');

-- When each process was last alive. The API watches the worker's: a dead process cannot report itself.
create table heartbeats (
  process text primary key,
  last_seen_at timestamptz not null default now()
);


-- ==== Audit log ====

-- Who viewed, changed, exported or erased which enquiry, and when. Entries are added and never changed; each has a
-- hash over itself and over the one before it, so that a change shows. It contains no text and no name of a person:
-- people are keyed hashes (src/audit-log/person-key.ts).
create table audit_log (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null check (actor in ('operator', 'enquirer', 'worker', 'desk')),
  -- A keyed hash of the person, if known.
  actor_key bytea,
  action text not null check (action in ('viewed', 'changed', 'exported', 'erased')),
  -- In our words, such as the name of a command.
  detail text not null,
  -- No reference to enquiries: the entry outlives the enquiry.
  enquiry_id uuid,
  reference text,
  -- A keyed hash of the enquirer's address.
  person_key bytea,
  previous bytea not null,
  hash bytea not null
);
create index audit_log_by_time on audit_log (at);
-- Whether an address was erased, looked up for everyone in copy of a mail.
create index audit_log_erased on audit_log (person_key) where action = 'erased';

create function reject_audit_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit_log is added to and never changed.';
end
$$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function reject_audit_log_change();

-- The only way to add an entry. One writer at a time until its transaction ends, so that every entry has the hash of
-- the one before it: call it last in a transaction, after all changes of rows. The command that verifies the log
-- computes the same hash by itself (src/audit-log/audit-hash.ts).
create function append_audit_entry(
  new_actor text, new_actor_key bytea, new_action text, new_detail text,
  new_enquiry_id uuid, new_reference text, new_person_key bytea
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_at timestamptz := clock_timestamp();
  last record;
begin
  perform pg_advisory_xact_lock(7140302);
  select seq, hash into last from audit_log order by seq desc limit 1;
  last.seq := coalesce(last.seq, 0) + 1;
  last.hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_log (seq, at, actor, actor_key, action, detail, enquiry_id, reference, person_key, previous, hash)
  values (
    last.seq, new_at, new_actor, new_actor_key, new_action, new_detail, new_enquiry_id, new_reference,
    new_person_key, last.hash,
    sha256(last.hash || convert_to(
      last.seq || '|' || (extract(epoch from new_at) * 1000000)::bigint || '|' || new_actor || '|'
        || coalesce(encode(new_actor_key, 'hex'), '') || '|' || new_action || '|'
        || coalesce(new_enquiry_id::text, '') || '|' || coalesce(new_reference, '') || '|'
        || coalesce(encode(new_person_key, 'hex'), '') || '|' || new_detail, 'UTF8')));
end
$$;

create function append_staff_audit_entry(
  session uuid, new_action text, new_detail text, new_enquiry_id uuid, new_reference text, new_person_key bytea
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_audit_entry('desk', staff_actor_key(session_staff_id(session)), new_action, new_detail, new_enquiry_id,
    new_reference, new_person_key);
end
$$;

-- Views of lists are recorded a moment later: [{session, detail}]. A session that ended in the meantime leaves an
-- entry without a person rather than none.
create function append_page_views(views jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- No join, so that entries are in the order of the views.
  perform append_audit_entry('desk',
    (select staff_actor_key(staff_id) from staff_sessions where id = (view ->> 'session')::uuid),
    'viewed', view ->> 'detail', null, null, null)
  from jsonb_array_elements(views) as view;
end
$$;


-- ==== Search ====

-- Search words are made by the service (packages/contract/src/desk/search-terms.ts), without any locale or extension
-- of PostgreSQL: a Tamil or Chinese word is found in every database.
create table enquiry_search (
  enquiry_id uuid primary key references enquiries on delete cascade,
  received_at timestamptz not null,
  search_vector tsvector not null
)
-- A row with the words of a thread is longer than 2 kB. Compressed it would be unpacked by every search that goes
-- through the latest ones.
with (toast_tuple_target = 8160);
create index enquiry_search_by_vector on enquiry_search using gin (search_vector);
create index enquiry_search_latest on enquiry_search (received_at desc, enquiry_id desc);

-- Enquiries whose search words are out of date. Code makes the words (accents, scripts, numbers), so triggers only
-- note which are due; the worker makes them again, the latest first.
create table search_due (
  enquiry_id uuid primary key references enquiries on delete cascade,
  since timestamptz not null
);
create index search_due_by_time on search_due (since desc);

-- "do update" locks the row: the worker skips it until this change is committed, and misses none.
create function mark_search_due() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.enquiry_id else new.enquiry_id end;
begin
  -- Nothing if the enquiry itself is being erased.
  insert into search_due (enquiry_id, since) select id, now() from enquiries where id = changed
  on conflict (enquiry_id) do update set since = excluded.since;
  return null;
end
$$;

-- A held enquiry is entered late, when something may have been added to it already.
create trigger search_due_entered after insert on enquiry_search for each row execute function mark_search_due();
create trigger search_due_mails after insert or delete on thread_mails
  for each row execute function mark_search_due();
create trigger search_due_notes after insert on enquiry_notes for each row execute function mark_search_due();
create trigger search_due_added after insert on enquiry_additions
  for each row execute function mark_search_due();
create trigger search_due_labels after insert or delete on enquiry_labels
  for each row execute function mark_search_due();

-- An enquiry is found by the names of its labels too.
create function mark_renamed_label_due() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_due (enquiry_id, since) select enquiry_id, now() from enquiry_labels where label_id = new.id
  on conflict (enquiry_id) do update set since = excluded.since;
  return null;
end
$$;
create trigger search_due_renamed after update of name on labels
  for each row execute function mark_renamed_label_due();


-- ==== Visits ====

-- How often pages were opened, by day. No row is about a person: no address, time, user agent or id is stored.
-- `ahead` counts pages that a browser fetched before anyone clicked: views that may never have happened.
create table visit_pages (
  day date not null,
  page text not null,
  source text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, page, source)
);
create table visit_hosts (
  day date not null,
  host text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, host)
);
create table visit_campaigns (
  day date not null,
  campaign text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, campaign)
);
create table visit_steps (
  day date not null,
  from_page text not null,
  to_page text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, from_page, to_page)
);
create table visit_begun (
  day date not null,
  form text not null,
  views integer not null,
  primary key (day, form)
);
create table visit_missing (
  day date not null,
  page text not null,
  from_page text not null,
  views integer not null,
  primary key (day, page, from_page)
);
create table visit_words (
  day date not null,
  words text not null,
  views integer not null,
  primary key (day, words)
);

-- How far each log file of nginx was counted. Written with the counts, in one transaction: a line counts once.
create table visit_files (
  file text primary key,
  place bigint not null,
  read_at timestamptz not null default now()
);


-- ==== The enquirer's own page ====

-- What the public API may do for a person who shows a key. It cannot make up a key, and
-- without one it reads nothing.

create function find_valid_link(link_key bytea) returns setof enquiry_links
language sql stable security definer set search_path = public, pg_temp as $$
  select * from enquiry_links where key_hash = sha256(link_key) and expires_at > now()
$$;

-- Returns null if the key is not valid. An opened page is an event at the desk once in ten minutes, however often
-- it is read. For a merged enquiry it also has the reference of the one it is kept with, and when that one was
-- answered since.
create function open_enquiry(link_key bytea, new_action text, new_detail text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked enquiries;
  earlier enquiries;
begin
  select * into link from find_valid_link(link_key);
  if link.enquiry_id is null then return null; end if;
  select * into asked from enquiries where id = link.enquiry_id;
  select l.* into earlier from enquiry_work d join enquiries l on l.id = d.merged_into where d.enquiry_id = asked.id;
  if asked.answered_at is null and earlier.id is not null then
    asked.answered_at := (
      select min(e.at) from enquiry_events e where e.enquiry_id = earlier.id and e.kind = 'answered'
        and e.id > (select max(id) from enquiry_events where enquiry_id = asked.id and kind = 'merged')
        and not exists (
          select from enquiry_events g where g.enquiry_id = earlier.id and g.kind in ('send-undone', 'send-failed')
            and g.data ->> 'reply' = e.data ->> 'reply' and g.id > e.id));
  end if;
  if new_action = 'viewed' and exists (select from enquiry_work where enquiry_id = asked.id) and not exists (
    select from enquiry_events where enquiry_id = asked.id and kind = 'viewed' and at > now() - interval '10 minutes')
  then
    insert into enquiry_events (enquiry_id, kind) values (asked.id, 'viewed');
    perform pg_notify('desk', '');
  end if;
  perform append_audit_entry('enquirer', null, new_action, new_detail, asked.id, asked.reference, link.person_key);
  return jsonb_build_object(
    'enquiry', to_jsonb(asked) - 'content_hash' - 'idempotency_key',
    'kept_with', earlier.reference,
    'delivered_at', (
      select min(delivered_at) from deliveries where enquiry_id = asked.id and purpose = 'sales'),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'kind', m.kind, 'words', m.body, 'received_at', m.received_at,
          'delivered_at', (select min(delivered_at) from deliveries d where d.addition_id = m.id)
        ) order by m.received_at), '[]')
      from enquiry_additions m where m.enquiry_id = asked.id));
end
$$;

-- The work of their enquiry, locked until the transaction ends; null while the desk has none. The API applies the
-- rules of the contract to it and passes the result to add_from_page.
create function enquirer_work(link_key bytea) returns jsonb
language sql security definer set search_path = public, pg_temp as $$
  select to_jsonb(d) - 'person_hash' - 'company_hash' - 'country' || jsonb_build_object('now', now())
  from enquiry_work d where d.enquiry_id = (select enquiry_id from find_valid_link(link_key)) for update
$$;

-- The work of the enquiry that theirs was merged into, as enquirer_work; null if it is not merged.
create function enquirer_earlier_work(link_key bytea) returns jsonb
language sql security definer set search_path = public, pg_temp as $$
  select to_jsonb(d) - 'person_hash' - 'company_hash' - 'country' || jsonb_build_object('now', now())
  from enquiry_work d where d.enquiry_id = (
    select merged_into from enquiry_work where enquiry_id = (select enquiry_id from find_valid_link(link_key)))
  for update
$$;

-- 'taken', 'gone' if the key is not valid, 'full' after fifty additions. `work` is null while the desk has none. Of
-- `work`, only what such an event may change is used. An addition to a merged enquiry leaves it closed; the enquiry
-- it was merged into gets its event from add_to_earlier.
create function add_from_page(
  link_key bytea, new_id uuid, new_kind text, new_body text, new_data jsonb, work jsonb
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  asked enquiries;
begin
  select * into link from find_valid_link(link_key);
  -- Locked, so that two at the same time are counted one after the other.
  select * into asked from enquiries where id = link.enquiry_id for update;
  if asked.id is null then return 'gone'; end if;
  if (select count(*) from enquiry_additions where enquiry_id = asked.id) >= 50 then return 'full'; end if;
  insert into enquiry_additions (id, enquiry_id, kind, body) values (new_id, asked.id, new_kind, new_body)
  on conflict (id) do nothing;
  if not found then return 'taken'; end if;
  if new_kind = 'withdrawal' then
    update enquiries set withdrawn_at = coalesce(withdrawn_at, now()) where id = asked.id;
  end if;
  if work is not null then
    if work ->> 'state' is distinct from (case
      when new_kind = 'withdrawal' then 'closed'
      when exists (select from enquiry_work where enquiry_id = asked.id and merged_into is not null) then 'closed'
      else 'to-answer' end)
    then raise exception 'An enquirer cannot bring an enquiry into this state.'; end if;
    update enquiry_work d set
      version = d.version + 1,
      state = work ->> 'state',
      close_reason = work ->> 'closeReason',
      put_off_until = (work ->> 'putOffUntil')::timestamptz,
      warn_at = (work ->> 'warnAt')::timestamptz,
      due_at = (work ->> 'dueAt')::timestamptz,
      owed_since = (work ->> 'owedSince')::timestamptz,
      first_due_at = (work ->> 'firstDueAt')::timestamptz,
      unread_since = (work ->> 'unreadSince')::timestamptz
    where d.enquiry_id = asked.id and d.version = (work ->> 'version')::integer - 1;
    if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
    insert into enquiry_events (enquiry_id, kind, version, data) values (asked.id,
      case new_kind when 'withdrawal' then 'withdrew' else 'enquirer-replied' end,
      (work ->> 'version')::integer, new_data);
    perform pg_notify('desk', '');
  end if;
  perform append_audit_entry('enquirer', null, 'changed', new_kind, asked.id, asked.reference, link.person_key);
  return 'taken';
end
$$;

-- What was written on the page of a merged enquiry, in the transaction of add_from_page: the event of the enquiry
-- it is part of.
create function add_to_earlier(link_key bytea, new_kind text, new_data jsonb, work jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  later enquiry_work;
begin
  select * into later from enquiry_work where enquiry_id = (select enquiry_id from find_valid_link(link_key));
  if later.merged_into is null then return; end if;
  -- The same form sent twice has its event already.
  if not exists (
    select from enquiry_events where enquiry_id = later.enquiry_id and at = now() and version = later.version)
  then return; end if;
  update enquiry_work d set
    version = d.version + 1,
    state = case when new_kind = 'withdrawal' then d.state else 'to-answer' end,
    close_reason = case when new_kind = 'withdrawal' then d.close_reason end,
    put_off_until = (work ->> 'putOffUntil')::timestamptz,
    warn_at = (work ->> 'warnAt')::timestamptz,
    due_at = (work ->> 'dueAt')::timestamptz,
    owed_since = (work ->> 'owedSince')::timestamptz,
    first_due_at = (work ->> 'firstDueAt')::timestamptz,
    unread_since = (work ->> 'unreadSince')::timestamptz
  where d.enquiry_id = later.merged_into and d.version = (work ->> 'version')::integer - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into enquiry_events (enquiry_id, kind, version, data) values (later.merged_into,
    case new_kind when 'withdrawal' then 'withdrew' else 'enquirer-replied' end,
    (work ->> 'version')::integer, new_data || jsonb_build_object('of', later.enquiry_id));
  perform pg_notify('desk', '');
end
$$;

-- Deletes the enquiry and all that belongs to it. Returns which channels had been sent it.
create function erase_enquiry(link_key bytea, new_id uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link enquiry_links;
  gone enquiries;
  told jsonb;
  is_mailbox_asked boolean;
begin
  select * into link from find_valid_link(link_key);
  select * into gone from enquiries where id = link.enquiry_id for update;
  if gone.id is null then return null; end if;
  select coalesce(jsonb_agg(distinct channel), '[]') into told from deliveries
  where state = 'delivered' and purpose in ('sales', 'message')
    and (enquiry_id = gone.id or addition_id in (select id from enquiry_additions where enquiry_id = gone.id));
  is_mailbox_asked := request_mailbox_erasure(new_id, null, array[gone.id]);
  insert into erasures (id, enquiry_id, reference) values (new_id, gone.id, gone.reference);
  delete from enquiries where id = gone.id;
  perform append_audit_entry('enquirer', null, 'erased', 'erased', gone.id, gone.reference, link.person_key);
  return jsonb_build_object('reference', gone.reference, 'erased_at', now(), 'told', told,
    'is_mailbox_asked', is_mailbox_asked);
end
$$;


-- ==== Functions of the desk ====

-- How the desk writes mails, events, notes and the audit log. Its role has no other way to them,
-- so that a desk that was taken over cannot change a mail, backdate an event or act as another person. The time is
-- the database's, and the person is that of the session.

-- An event and the work after it. Of `work`, only what such an event may change is used. Closing keeps owed_since:
-- opened again, the reply is owed as before.
create function change_work(session uuid, changed uuid, new_kind text, new_data jsonb, work jsonb)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  new_owner uuid := (work ->> 'ownerId')::uuid;
  first_answer timestamptz := (work ->> 'firstAnsweredAt')::timestamptz;
  is_undone boolean := new_kind = 'send-undone';
begin
  if new_kind not in ('claimed', 'assigned', 'put-off', 'brought-back', 'answered', 'waiting', 'closed', 'reopened',
    'send-undone', 'wrote-anyway')
  then raise exception 'The desk writes no event of this kind.'; end if;
  if new_kind = 'claimed' and new_owner is distinct from actor
  then raise exception 'An enquiry is claimed for oneself.'; end if;
  if is_undone and first_answer is not null and not exists (
    select from enquiry_events where enquiry_id = changed and kind = 'answered'
      and date_trunc('milliseconds', at) = first_answer)
  then raise exception 'There was no answer at that time.'; end if;
  update enquiry_work d set
    version = d.version + 1,
    state = work ->> 'state',
    owner_id = new_owner,
    close_reason = work ->> 'closeReason',
    put_off_until = (work ->> 'putOffUntil')::timestamptz,
    first_answered_at = case
      when is_undone then first_answer
      when new_kind = 'answered' then coalesce(d.first_answered_at, date_trunc('milliseconds', now()))
      else d.first_answered_at end,
    owed_since = case
      when is_undone then (work ->> 'owedSince')::timestamptz
      when new_kind in ('answered', 'waiting') then null
      else d.owed_since end,
    warn_at = case when is_undone then (work ->> 'warnAt')::timestamptz else d.warn_at end,
    due_at = case when is_undone then (work ->> 'dueAt')::timestamptz else d.due_at end,
    first_due_at = case when is_undone then (work ->> 'firstDueAt')::timestamptz else d.first_due_at end,
    -- Left as it is if the caller does not name it.
    unread_since = case
      when work ? 'unreadSince' then (work ->> 'unreadSince')::timestamptz
      else d.unread_since end
  where d.enquiry_id = changed and d.version = (work ->> 'version')::integer - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into enquiry_events (enquiry_id, kind, staff_id, version, data)
  values (changed, new_kind, actor, (work ->> 'version')::integer, new_data);
  -- Shown on the enquirer’s own page.
  if is_undone then update enquiries set answered_at = first_answer where id = changed;
  elsif new_kind = 'answered' then
    update enquiries set answered_at = coalesce(answered_at, now()) where id = changed;
  end if;
  perform pg_notify('desk', '');
end
$$;

-- The first time it is opened, and each time its owner, or anyone if it has none, sees what is new.
create function mark_opened(session uuid, opened uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  is_first boolean;
  is_news boolean;
  is_told boolean := false;
begin
  select first_opened_at is null, unread_since is not null and (owner_id is null or owner_id = actor)
  into is_first, is_news from enquiry_work where enquiry_id = opened for update;
  if not coalesce(is_first or is_news, false) then return; end if;
  update enquiry_work set first_opened_at = coalesce(first_opened_at, now()),
    unread_since = case when is_news then null else unread_since end
  where enquiry_id = opened;
  if is_first then
    -- Shown on the enquirer’s own page.
    update enquiries set first_read_at = coalesce(first_read_at, now()) where id = opened;
    -- It may have been marked as unread since: the first person stays recorded.
    insert into enquiry_events (enquiry_id, kind, staff_id) values (opened, 'opened', actor) on conflict do nothing;
    is_told := found;
  end if;
  if is_news and not is_told then
    insert into enquiry_events (enquiry_id, kind, staff_id) values (opened, 'seen', actor);
  end if;
  perform pg_notify('desk', '');
end
$$;

-- 'new', 'same' if it was added before, null if the id is that of another note or the enquiry is gone.
create function add_note(session uuid, new_id uuid, noted uuid, new_text text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  insert into enquiry_notes (id, enquiry_id, staff_id, text)
  select new_id, enquiry_id, actor, new_text from enquiry_work where enquiry_id = noted
  on conflict (id) do nothing;
  if not found then
    return (select 'same' from enquiry_notes
      where id = new_id and enquiry_id = noted and staff_id = actor and text = new_text);
  end if;
  insert into enquiry_events (enquiry_id, kind, staff_id, data)
  values (noted, 'noted', actor, jsonb_build_object('note', new_id));
  perform pg_notify('desk', '');
  return 'new';
end
$$;

-- Puts a label on an enquiry or takes it off, with its event. The event has no version: nothing that a colleague
-- decides at the same time is overwritten. Called twice, it is one event.
create function set_label(session uuid, enquiry uuid, label uuid, is_on boolean) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  said text;
begin
  perform from enquiry_work where enquiry_id = enquiry for key share;
  if not found then return 'no-enquiry'; end if;
  -- Locked, so that it is not retired or renamed before the event has its name.
  select name into said from labels where id = label and (retired_at is null or not is_on) for share;
  if not found then return 'no-label'; end if;
  if is_on then
    insert into enquiry_labels (enquiry_id, label_id) values (enquiry, label) on conflict do nothing;
  else
    delete from enquiry_labels where enquiry_id = enquiry and label_id = label;
  end if;
  if found then
    insert into enquiry_events (enquiry_id, kind, staff_id, data)
    values (enquiry, case when is_on then 'labelled' else 'unlabelled' end, actor, jsonb_build_object('label', said));
    perform pg_notify('desk', '');
  end if;
  return 'done';
end
$$;

-- Stores a reply; returns until when it can be undone.
create function store_reply(
  session uuid, new_id uuid, answered uuid, new_message_id text, answers text, new_subject text, new_body text,
  wait_seconds integer
) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  until timestamptz := now() + make_interval(secs => wait_seconds);
begin
  if not starts_with(new_message_id, new_id || '.reply@')
  then raise exception 'A reply carries its own Message-ID.'; end if;
  insert into thread_mails (id, enquiry_id, direction, kind, staff_id, message_id, in_reply_to, subject, body,
    at, content_hash)
  values (new_id, answered, 'out', 'message', actor, new_message_id, answers, new_subject, new_body, now(),
    sha256(convert_to(new_body, 'UTF8')));
  insert into replies (mail_id, send_after) values (new_id, until);
  return until;
end
$$;

-- In the transaction that stores the reply, by its writer.
create function set_recipients(
  session uuid, reply uuid, new_way text, new_to text[], new_cc text[], new_bcc text[], new_copied jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  answered uuid;
begin
  if cardinality(new_to) + cardinality(new_cc) + cardinality(new_bcc) > 10
  then raise exception 'A reply goes to ten people at most.'; end if;
  if (new_way = 'forward') <> (cardinality(new_to) > 0)
  then raise exception 'A forward goes to somebody else, and a reply to the enquirer.'; end if;
  -- Stored by this transaction: the recipients of a reply are not changed afterwards.
  update thread_mails m set copied = new_copied
  where m.id = reply and m.staff_id = actor and m.direction = 'out' and m.at = now()
  returning m.enquiry_id into answered;
  if answered is null then raise exception 'This reply is stored already.'; end if;
  update replies set way = new_way, forwarded_to = new_to, cc = new_cc, bcc = new_bcc
  where mail_id = reply and state = 'accepted';
  if new_way = 'forward' then
    insert into enquiry_events (enquiry_id, kind, staff_id, data)
    values (answered, 'forwarded', actor, jsonb_build_object('reply', reply));
    perform pg_notify('desk', '');
  end if;
end
$$;

-- In the transaction that stores the reply, after its event.
create function set_reminder(session uuid, reply uuid, new_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  update replies r set remind_at = new_at from thread_mails m
  where r.mail_id = reply and m.id = reply and m.staff_id = actor and m.at = now();
  if not found then raise exception 'This reply is stored already.'; end if;
  update enquiry_work set remind_at = new_at, is_reminded = false
  where enquiry_id = (select enquiry_id from thread_mails where id = reply) and state = 'waiting';
end
$$;

-- Only one's own reply, and only before the worker plans it; false otherwise. Its files belong to the draft again.
create function undo_send(session uuid, reply uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  answered uuid;
begin
  delete from replies r using thread_mails m
  where r.mail_id = reply and r.state = 'accepted' and m.id = r.mail_id and m.staff_id = actor
  returning m.enquiry_id into answered;
  if not found then return false; end if;
  update mail_files set mail_id = null, draft_enquiry_id = answered, draft_staff_id = actor
  where mail_id = reply and copy_of is null;
  delete from thread_mails where id = reply;
  return true;
end
$$;

-- Stores a reply that goes later and its event. The writer takes over an enquiry without an owner.
create function schedule_reply(
  session uuid, new_id uuid, answered uuid, new_version integer, new_message_id text, new_subject text, new_body text,
  new_cc text[], new_bcc text[], new_copied jsonb, new_send_at timestamptz, new_becomes text, new_remind_days integer
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  if not starts_with(new_message_id, new_id || '.reply@')
  then raise exception 'A reply carries its own Message-ID.'; end if;
  if new_send_at <= now() then raise exception 'A reply cannot go in the past.'; end if;
  if cardinality(new_cc) + cardinality(new_bcc) > 10
  then raise exception 'A reply goes to ten people at most.'; end if;
  insert into waiting_replies (id, enquiry_id, staff_id, message_id, subject, body, cc, bcc, copied, send_at, becomes,
    remind_days)
  values (new_id, answered, actor, new_message_id, new_subject, new_body, new_cc, new_bcc, new_copied, new_send_at,
    new_becomes, new_remind_days);
  update enquiry_work set version = version + 1, owner_id = coalesce(owner_id, actor)
  where enquiry_id = answered and version = new_version - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into enquiry_events (enquiry_id, kind, staff_id, version, data)
  values (answered, 'scheduled', actor, new_version,
    jsonb_build_object('reply', new_id,
      'at', to_char(new_send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  perform pg_notify('desk', '');
end
$$;

-- Its writer confirmed it: it goes at the returned time, whatever held it; null if it was sent already.
create function send_waiting_now(session uuid, reply uuid, wait_seconds integer) returns timestamptz
language sql security definer set search_path = public, pg_temp as $$
  update waiting_replies set held_because = null, send_at = now() + make_interval(secs => wait_seconds)
  where id = reply and staff_id = session_staff_id(session) returning send_at
$$;

create function delete_waiting_reply(session uuid, reply uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from waiting_replies where id = reply and staff_id = session_staff_id(session);
  return found;
end
$$;

-- Announces a file. 'new'; 'known' if it is here already; otherwise why not.
create function begin_draft_file(session uuid, file uuid, answered uuid, new_name text, new_bytes integer)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  many integer;
  much bigint;
begin
  -- One upload of an enquiry after the other, so that two do not share the last free bytes.
  perform from enquiry_work where enquiry_id = answered for update;
  if not found then return 'missing'; end if;
  -- An upload that broke off starts again; one whose process died does not count.
  delete from mail_files where draft_enquiry_id = answered and draft_staff_id = actor and state = 'waiting'
    and (id = file or since < now() - interval '10 minutes');
  if exists (select from mail_files where id = file and draft_enquiry_id = answered and draft_staff_id = actor)
  then return 'known'; end if;
  if exists (select from mail_files where id = file) then return 'missing'; end if;
  select count(*), coalesce(sum(bytes), 0) into many, much
  from mail_files where draft_enquiry_id = answered and draft_staff_id = actor;
  if many >= 20 then return 'too-many'; end if;
  if much + new_bytes > 26214400 then return 'too-large'; end if;
  insert into mail_files (id, draft_enquiry_id, draft_staff_id, nth, name, bytes, state)
  values (file, answered, actor, many, new_name, new_bytes, 'waiting');
  return 'new';
end
$$;

create function add_draft_file_piece(session uuid, file uuid, at integer, content bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  perform from mail_files where id = file and draft_staff_id = actor and state = 'waiting'
    and octet_length(content) <= 262144 and at * 262144 + octet_length(content) <= bytes;
  if not found then raise exception 'This file takes no such piece.'; end if;
  insert into mail_file_pieces (file_id, n, piece) values (file, at, content);
end
$$;

-- All of it is here and was scanned; false if a part is missing.
create function finish_draft_file(session uuid, file uuid, new_state text, new_sha256 bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  if new_state not in ('clean', 'not-scanned', 'not-scannable')
  then raise exception 'Such a file is not kept.'; end if;
  update mail_files f set state = new_state, sha256 = new_sha256, since = now()
  where id = file and draft_staff_id = actor and state = 'waiting'
    and bytes = (select coalesce(sum(octet_length(piece)), 0) from mail_file_pieces where file_id = f.id);
  return found;
end
$$;

-- Only one's own, and only before it is sent.
create function delete_draft_file(session uuid, file uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  delete from mail_files where id = file and draft_staff_id = actor;
  return found;
end
$$;

-- In the transaction that stores the reply, by its writer: the draft's files become the reply's. 'attached', or why
-- not: 'changed' if the draft has other files than these, 'too-large' if they are too many or too large.
create function attach_files(session uuid, reply uuid, files uuid[], again uuid[]) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  answered uuid;
  copied integer;
begin
  select m.enquiry_id into answered from thread_mails m join replies r on r.mail_id = m.id
  where m.id = reply and m.staff_id = actor and m.direction = 'out' and m.at = now() and r.state = 'accepted';
  if answered is null then raise exception 'This reply is stored already.'; end if;
  if array(select id from mail_files where draft_enquiry_id = answered and draft_staff_id = actor
      and state <> 'waiting' order by id)
    <> array(select one from unnest(files) as one order by one)
  then return 'changed'; end if;
  update mail_files f set mail_id = reply, draft_enquiry_id = null, draft_staff_id = null,
    nth = array_position(files, f.id) - 1
  where f.id = any (files);
  -- Files of the enquirer, or of a reply that can no longer be undone.
  insert into mail_files (id, mail_id, nth, name, bytes, state, sha256, thumbnail, copy_of)
  select gen_random_uuid(), reply, cardinality(files) + chosen.at - 1, f.name, f.bytes, f.state, f.sha256, f.thumbnail,
    coalesce(f.copy_of, f.id)
  from unnest(again) with ordinality as chosen (id, at)
    join mail_files f on f.id = chosen.id
    join thread_mails m on m.id = f.mail_id
    left join replies r on r.mail_id = m.id
  where m.enquiry_id = answered and f.state in ('clean', 'not-scanned', 'not-scannable')
    and coalesce(r.state, 'planned') = 'planned';
  get diagnostics copied = row_count;
  if copied <> cardinality(again) then return 'changed'; end if;
  if (select count(*) > 20 or sum(bytes) > 26214400 from mail_files where mail_id = reply)
  then return 'too-large'; end if;
  update thread_mails set attachments = (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'bytes', bytes) order by nth), '[]')
    from mail_files where mail_id = reply)
  where id = reply;
  return 'attached';
end
$$;

-- Returns how many were changed: the others had been decided already.
create function set_other_mails_aside(session uuid, others uuid[], is_aside boolean) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  changed integer;
begin
  update other_mails set
    set_aside_at = case when is_aside then now() end,
    set_aside_by = case when is_aside then actor end
  where id = any (others) and (set_aside_at is null) = is_aside;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- The address, the text and the time are those of the mail, never the caller's. `idempotency_key` makes it one
-- enquiry, however often it is requested. They were shown no privacy notice, so no version of one is stored.
create function make_enquiry_from_mail(
  session uuid, other uuid, new_id uuid, new_reference text, new_name text, new_company text, new_subject text,
  keep_days integer
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
  made other_mails;
  opening thread_mails;
begin
  perform lock_other_mail();
  select * into made from other_mails where id = other for update;
  if made.id is null then return null; end if;
  select * into opening from thread_mails where other_id = other and direction = 'in' order by at, id limit 1;
  insert into enquiries (id, reference, idempotency_key, content_hash, state, is_probe, name, companyname, email,
    phonenumber, subject, projectdetails, from_page, received_at, purge_after)
  values (new_id, new_reference, other, opening.content_hash, 'accepted', false, new_name, new_company, made.sender,
    '', new_subject, left(opening.body, 10000), 'mail', made.received_at, now() + make_interval(days => keep_days));
  -- A person decided that it is an enquiry, so it is a message even if it was sent automatically.
  update thread_mails set enquiry_id = new_id, other_id = null,
    kind = case when id = opening.id then 'message' else kind end
  where other_id = other;
  delete from other_mails where id = other;
  return made.sender;
end
$$;

-- Returns false and changes nothing if the template was changed after `seen`.
create function change_reply_template(
  session uuid, of_template text, seen bigint, new_kind text, new_language text, new_name text, new_text text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  perform pg_advisory_xact_lock(hashtext('reply_template_changes'));
  if seen <> coalesce((select max(id) from reply_template_changes where template = of_template), 0) then
    return false;
  end if;
  insert into reply_template_changes (template, kind, language, name, text, staff_id)
  values (of_template, new_kind, new_language, new_name, new_text, actor);
  return true;
end
$$;

-- One of the two rows of a merge, with its event. Of `work`, only what such an event may change is used.
create function write_merge(actor uuid, changed uuid, new_kind text, new_data jsonb, work jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  is_undone boolean := new_kind = 'unmerged';
  first_answer timestamptz := (work ->> 'firstAnsweredAt')::timestamptz;
begin
  -- Shown on the enquirer’s own page.
  if is_undone then
    update enquiries set answered_at = first_answer from enquiry_work d
    where id = changed and d.enquiry_id = changed
      and date_trunc('milliseconds', d.first_answered_at) is distinct from first_answer;
  end if;
  update enquiry_work d set
    version = d.version + 1,
    state = work ->> 'state',
    owner_id = case when is_undone then (work ->> 'ownerId')::uuid else d.owner_id end,
    close_reason = work ->> 'closeReason',
    put_off_until = (work ->> 'putOffUntil')::timestamptz,
    warn_at = (work ->> 'warnAt')::timestamptz,
    due_at = (work ->> 'dueAt')::timestamptz,
    first_answered_at = case when is_undone then first_answer else d.first_answered_at end,
    owed_since = (work ->> 'owedSince')::timestamptz,
    first_due_at = (work ->> 'firstDueAt')::timestamptz,
    unread_since = (work ->> 'unreadSince')::timestamptz,
    merged_into = (work ->> 'mergedInto')::uuid
  where d.enquiry_id = changed and d.version = (work ->> 'version')::integer - 1;
  if not found then raise exception 'This enquiry was changed meanwhile.'; end if;
  insert into enquiry_events (enquiry_id, kind, staff_id, version, data)
  values (changed, new_kind, actor, (work ->> 'version')::integer, new_data);
end
$$;

-- The rules are in the contract, which explains a refusal; these alone must hold whatever a desk requests.
create function merge_enquiries(
  session uuid, later uuid, earlier uuid, later_data jsonb, later_work jsonb, earlier_data jsonb, earlier_work jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  if (select count(distinct lower(email)) <> 1 or count(*) <> 2 from enquiries where id in (later, earlier))
  then raise exception 'Only enquiries of one person are merged.'; end if;
  if exists (select from enquiry_work where (enquiry_id in (later, earlier) and merged_into is not null)
    or merged_into = later)
  then raise exception 'A merged enquiry is not merged again.'; end if;
  if (later_work ->> 'mergedInto')::uuid is distinct from earlier or earlier_work ->> 'mergedInto' is not null
  then raise exception 'The later one is merged into the earlier one.'; end if;
  perform write_merge(actor, later, 'merged', later_data, later_work);
  perform write_merge(actor, earlier, 'joined', earlier_data, earlier_work);
  -- The person who merges them has read both, and the enquirer’s own page says when it was read.
  update enquiry_work set first_opened_at = coalesce(first_opened_at, now()) where enquiry_id = later;
  update enquiries set first_read_at = coalesce(first_read_at, now()) where id = later;
  -- Its writer did not know the other enquiry.
  update waiting_replies set held_because = 'enquirer-replied' where enquiry_id = earlier and held_because is null;
  perform pg_notify('desk', '');
end
$$;

create function unmerge_enquiries(
  session uuid, later uuid, earlier uuid, later_data jsonb, later_work jsonb, earlier_data jsonb, earlier_work jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := session_staff_id(session);
begin
  if not exists (select from enquiry_work where enquiry_id = later and merged_into = earlier)
  then raise exception 'These enquiries are not merged.'; end if;
  if later_work ->> 'mergedInto' is not null or earlier_work ->> 'mergedInto' is not null
  then raise exception 'Neither is merged any more.'; end if;
  perform write_merge(actor, later, 'unmerged', later_data, later_work);
  perform write_merge(actor, earlier, 'unmerged', earlier_data, earlier_work);
  perform pg_notify('desk', '');
end
$$;


-- ==== Reports ====

-- Sums and times without a person, for those who may not read enquiries.

-- How long first replies took, in working time as it was counted then, for the enquiries that every report of
-- replies counts: `countsAsAsked` and `firstAnswerLate` of packages/contract/src/desk/queues.ts, which this
-- repeats. One that waits longer than its target, or was closed without a reply, counts as infinite, so that
-- leaving someone without a reply improves no number. It leaves the metric with the replies of its week. If no one
-- has ever signed in at the desk, replies are written elsewhere and nothing is known of them.
create view answer_times as
  select e.at as answered_at, (e.data ->> 'workingMs')::float8 / 1000 as seconds
  from enquiry_events e join enquiry_work d on d.enquiry_id = e.enquiry_id
  where e.kind = 'answered' and (d.close_reason is null or d.close_reason not in ('spam', 'duplicate', 'withdrawn'))
    and e.version = (
      select min(a.version) from enquiry_events a
      where a.enquiry_id = e.enquiry_id and a.kind = 'answered' and not exists (
        select from enquiry_events b where b.enquiry_id = a.enquiry_id and b.kind in ('send-undone', 'send-failed')
          and b.version > a.version and b.data ->> 'reply' = a.data ->> 'reply'))
  union all
  select null, 'infinity' from enquiry_work
  where state = 'to-answer' and first_answered_at is null and coalesce(first_due_at, due_at) <= now()
    and exists (select from staff)
  union all
  select state_since, 'infinity' from enquiry_work
  where state = 'closed' and close_reason not in ('spam', 'duplicate', 'withdrawn')
    and first_answered_at is null and coalesce(first_due_at, due_at) <= now()
    and exists (select from staff);

-- Enquiries by page, for the visits report.
create function enquiry_outcomes(zone text, kind text, first_day date, end_day date)
returns table (start text, page text, enquiries int, answered int, won int)
language sql stable security definer set search_path = public, pg_temp as $$
  select date_trunc(kind, d.received_at at time zone zone)::date::text, l.from_page, count(*)::int,
    count(d.first_answered_at)::int, (count(*) filter (where d.close_reason = 'won'))::int
  from enquiry_work d join enquiries l on l.id = d.enquiry_id
  where d.received_at >= first_day::timestamp at time zone zone
    and d.received_at < end_day::timestamp at time zone zone
  group by 1, 2 order by 1, 2
$$;

-- How people say they found us, from start_day on. Answers that fewer than three gave since first_day could
-- identify a person: they are summed under null.
create function enquiry_found_us(zone text, first_day date, start_day date, end_day date)
returns table (answer text, enquiries int, answered int, won int)
language sql stable security definer set search_path = public, pg_temp as $$
  with said as (
    select l.foundus, lower(btrim(l.foundus)) as same, d.first_answered_at, d.close_reason,
      d.received_at >= start_day::timestamp at time zone zone as is_shown
    from enquiry_work d join enquiries l on l.id = d.enquiry_id
    where l.foundus <> '' and d.received_at >= first_day::timestamp at time zone zone
      and d.received_at < end_day::timestamp at time zone zone
  ), usual as (
    select same, mode() within group (order by foundus) as answer from said group by same having count(*) >= 3
  )
  select usual.answer, count(*)::int, count(first_answered_at)::int,
    (count(*) filter (where close_reason = 'won'))::int
  from said left join usual using (same) where is_shown
  group by 1 order by usual.answer is null, 2 desc, 1
$$;


-- ==== Rights ====

-- Everyone may run a new function until this is revoked; roles.sql says who may run which.
revoke execute on function add_draft_file_piece, add_from_page, add_note, add_to_earlier, append_audit_entry,
  append_page_views, append_staff_audit_entry, attach_files, begin_draft_file, change_reply_template, change_work,
  confirm_mailbox_listing, confirm_subscription, current_close, delete_draft_file, delete_subscription,
  delete_waiting_reply, detach_merged, enquirer_earlier_work, enquirer_work, enquiry_found_us, enquiry_outcomes,
  erase_enquiry, find_valid_link, finish_draft_file, hold_waiting_replies, last_state_change, lock_other_mail,
  make_enquiry_from_mail, mark_opened, mark_renamed_label_due, mark_search_due, merge_enquiries, notify_erased,
  notify_lists, notify_other_mail, notify_session_ended, open_enquiry, prune_draft_files, reject_audit_log_change,
  remove_from_copies, reply_files, reply_piece, request_mailbox_erasure, request_mailbox_listing,
  request_mails_erasure, request_subscription, schedule_reply, send_waiting_now, send_waiting_reply, sender_hash,
  session_staff_id, set_label, set_other_mails_aside, set_recipients, set_reminder, set_signature, staff_actor_key,
  store_reply, undo_send, unmerge_enquiries, update_outcome, update_reminder, update_reminder_after_merge,
  update_state_since, write_merge from public;
