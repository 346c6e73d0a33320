-- Who may do what in the database. Run at the end of every `intake migrate`, in one transaction: all
-- rights are taken away and given anew, so nothing is left over from an earlier version. A right that the
-- version before this one still needs is taken away one release later.

revoke all on database :database from public;
grant connect on database :database to intake_api, intake_worker, intake_desk, intake_mail;
grant usage on schema public, pgboss to intake_api, intake_worker, intake_desk, intake_mail;
revoke all on all tables in schema public, pgboss from intake_api, intake_worker, intake_desk, intake_mail;
revoke all on all sequences in schema public, pgboss from intake_api, intake_worker, intake_desk, intake_mail;
revoke all on all functions in schema public from intake_api, intake_worker, intake_desk, intake_mail;
grant select on kysely_migration to intake_api, intake_worker, intake_desk, intake_mail;

-- The public API writes enquiries down and cannot read one word of them. What it may read of a lead tells
-- whether a key is known and how long the oldest waits.
grant insert on leads to intake_api;
grant select (id, submission_key, reference, body_hash, received_at, state, quarantine_reason)
  on leads to intake_api;
grant select (id, lead_id, purpose, channel, state, created_at, delivered_at) on deliveries to intake_api;
grant select, insert, update on alarms to intake_api;
grant select on heartbeats, mail_folders, answer_times to intake_api;
grant execute on function ask_subscription, confirm_subscription, leave_subscription to intake_api;
-- For somebody who shows the key of their own page.
grant execute on function open_enquiry, add_to_enquiry, erase_enquiry to intake_api;
grant select on pgboss.version, pgboss.queue to intake_api;
-- pg-boss writes jobs into this partition by its name.
grant insert on pgboss.job_common to intake_api;

-- The worker and the operator's commands do the rest, and change no table.
grant select, insert, update, delete on
  leads, deliveries, attempts, alarms, heartbeats, subscriptions, purges, visitor_mails,
  enquiry_links, enquiry_messages, erasures to intake_worker;
-- The ledger is added to by a function and read; nobody changes it.
grant select on ledger to intake_worker, intake_desk;
grant execute on function add_to_ledger to intake_worker, intake_desk;
-- Whoever erases a person asks for their mails too; what became of that says no word of them.
grant execute on function ask_mailbox_erasure to intake_worker, intake_desk;
grant select (id, asked_at, done_at, moved, problem) on mailbox_erasures to intake_worker, intake_desk;
grant delete on mailbox_erasures to intake_worker;
grant usage on all sequences in schema public to intake_worker;
grant select, insert, update, delete, truncate on all tables in schema pgboss to intake_worker;
grant usage on all sequences in schema pgboss to intake_worker;

-- The worker puts an enquiry on the desk, and back on it when a reply did not leave.
grant select, insert on desk_leads, desk_events, lead_search to intake_worker;
grant update on desk_leads to intake_worker;
-- Whether anybody works there at all: otherwise nothing is late. A reply says who wrote it.
grant select (id, name) on staff to intake_worker;
-- Replies written at the desk are sent by the worker.
grant select on thread_mails, desk_replies to intake_worker;
grant update (state) on desk_replies to intake_worker;
grant select, insert, update, delete on sent_copies to intake_worker;

-- The desk reads enquiries and says what became of them. An event is never changed and never taken away.
grant select on leads, deliveries, attempts, subscriptions, enquiry_messages, erasures to intake_desk;
grant update (state, first_read_at, answered_at) on leads to intake_desk;
grant select, update on desk_leads to intake_desk;
grant select, insert on desk_events, desk_notes to intake_desk;
-- A reply is stored, or taken back before it leaves; a mail is never changed.
grant select, insert, delete on thread_mails, desk_replies to intake_desk;
grant select, insert, update, delete on desk_drafts, desk_writers to intake_desk;
grant select on lead_search to intake_desk;
grant select, insert, update, delete on sign_ins, desk_sessions to intake_desk;
grant select, insert, update (name, email, roles, signed_in_at) on staff to intake_desk;
-- How the service is, in words; and what was parked is tried again.
grant select on alarms, heartbeats to intake_desk;
grant update (state, attempts, first_attempt_at, not_before, next_attempt_at)
  on deliveries to intake_desk;
-- Letting somebody through and erasing a person.
grant delete on leads, subscriptions to intake_desk;
grant insert on erasures to intake_desk;
grant select on pgboss.version, pgboss.queue to intake_desk;
grant insert on pgboss.job_common to intake_desk;

-- The mail room reads a mailbox. Of an enquiry it knows whose it is and where it stands, and not a word of
-- what the form asked; of a thread it needs ids, and the addresses that wrote.
grant select (id, reference, email, received_at, is_probe, answered_at) on leads to intake_mail;
grant update (answered_at) on leads to intake_mail;
grant select (id, lead_id) on enquiry_messages to intake_mail;
grant select (id, email, disabled_at) on staff to intake_mail;
grant select (id, lead_id, message_id, body_hash, direction, nature, at, sender) on thread_mails to intake_mail;
grant insert on thread_mails to intake_mail;
grant select, update on desk_leads to intake_mail;
grant select (id), insert on desk_events to intake_mail;
grant select, insert, update on mail_folders, alarms, heartbeats to intake_mail;
grant select, update on mailbox_erasures to intake_mail;
