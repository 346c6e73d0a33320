-- Who may do what in the database. Run at the end of every `intake migrate`, in one transaction: all
-- rights are revoked and granted again, so nothing is left over from an earlier version. A right that the
-- version before this one still needs is taken away one release later.

revoke all on database :database from public;
grant connect on database :database to intake_api, intake_worker, intake_desk, intake_mail;
grant usage on schema public, pgboss to intake_api, intake_worker, intake_desk, intake_mail;
revoke all on all tables in schema public, pgboss from intake_api, intake_worker, intake_desk, intake_mail;
revoke all on all sequences in schema public, pgboss from intake_api, intake_worker, intake_desk, intake_mail;
revoke all on all functions in schema public from intake_api, intake_worker, intake_desk, intake_mail;
grant select on kysely_migration to intake_api, intake_worker, intake_desk, intake_mail;

-- The public API stores enquiries and cannot read their text. The columns it may read show whether a key is known
-- and how long the oldest enquiry has waited.
grant insert on enquiries to intake_api;
grant select (id, idempotency_key, reference, content_hash, received_at, state, held_reason)
  on enquiries to intake_api;
grant select (id, enquiry_id, purpose, channel, state, created_at, delivered_at) on deliveries to intake_api;
-- It raises and clears the alarm about the worker, which a policy limits it to, and sends all alarms if the worker does not.
grant select, insert (kind, subject, message, since), update (resolved_at, notified_at, resolved_notified_at)
  on alarms to intake_api;
grant select on heartbeats, mail_folders, answer_times to intake_api;
grant execute on function request_subscription, confirm_subscription, delete_subscription to intake_api;
-- For a visitor who shows the key of their own page.
grant execute on function open_enquiry, enquirer_work, enquirer_earlier_work, add_from_page, add_to_earlier,
  erase_enquiry to intake_api;
grant select on pgboss.version, pgboss.queue to intake_api;
-- pg-boss writes jobs into this partition by its name.
grant insert on pgboss.job_common to intake_api;

-- The worker and the operator's commands do the rest, and change no table.
grant select, insert, update, delete on
  enquiries, deliveries, delivery_attempts, alarms, subscriptions, purges, visitor_mail_counts,
  enquiry_links, enquiry_additions, erasures, erased_others to intake_worker;
-- Policies limit each process to its own heartbeat, and inbound mail to its own kind of alarm.
grant select, insert (process), update (last_seen_at) on heartbeats to intake_worker;
-- The audit log is added to by a function and read; no role can change it.
grant select on audit_log to intake_worker, intake_desk;
grant execute on function append_audit_entry to intake_worker;
-- Erasing a person also requests the erasure of their mails; the result has no personal data.
grant execute on function request_mailbox_erasure, remove_from_copies to intake_worker, intake_desk;
-- The worker erases again what a restored backup brought back.
grant execute on function request_mails_erasure to intake_worker;
grant select (id, requested_at, done_at, moved, problem) on mailbox_erasures to intake_worker, intake_desk;
grant delete on mailbox_erasures to intake_worker;
-- Mails that belong to no enquiry go with the person, and after their time.
grant select, delete on other_mails to intake_worker, intake_desk;
grant select (id, requested_at, done_at), delete on mailbox_listings to intake_worker;
-- The desk asks for a list of mails, reads it and confirms it. Only the inbound mail process writes one.
grant execute on function request_mailbox_listing, confirm_mailbox_listing to intake_desk;
grant select (id, requested_by, listed_at, mails, confirmed_at, moved, missing, unlisted, problem, done_at)
  on mailbox_listings to intake_desk;
grant usage on all sequences in schema public to intake_worker;
grant select, insert, update, delete, truncate on all tables in schema pgboss to intake_worker;
grant usage on all sequences in schema pgboss to intake_worker;

-- The worker puts an enquiry on the desk, and back on it when a reply did not leave.
grant select, insert on enquiry_work, enquiry_events, enquiry_search to intake_worker;
grant update on enquiry_work to intake_worker;
-- It rebuilds the search words of an enquiry from all that was written.
grant update (search_vector) on enquiry_search to intake_worker;
grant select, update, delete on search_due to intake_worker;
-- The operator's command gives a person all that is kept about them, our notes too.
grant select (enquiry_id, text, written_at) on enquiry_notes to intake_worker;
grant select on labels, enquiry_labels to intake_worker;
-- Without staff nothing is late. A reply has an author.
grant select (id, name, email, disabled_at) on staff to intake_worker;
-- Replies written at the desk are sent by the worker.
grant select on thread_mails, replies to intake_worker;
grant update (state, refused) on replies to intake_worker;
-- It moves scheduled replies into the thread when they are due.
grant select on waiting_replies to intake_worker;
grant execute on function send_waiting_reply to intake_worker;
grant select, insert, update, delete on sent_copies to intake_worker;
-- Only the files of replies: files from enquirers are for the desk.
grant execute on function reply_files, reply_piece, prune_draft_files to intake_worker;
-- Owners get mails about their enquiries, as they chose.
grant select on notice_settings to intake_worker;
grant select, insert on owner_notices to intake_worker;
-- Programs are sent the outcome of an enquiry.
grant select, update (next_attempt_at, notified_event) on outcome_news to intake_worker;
grant execute on function current_close to intake_worker;

-- The desk reads enquiries and changes their state. It writes mails, events, notes and the audit log only through
-- functions, which take the time from the database and the actor from a session.
grant select on enquiries, deliveries, delivery_attempts, subscriptions, enquiry_additions, erasures, enquiry_work,
  enquiry_events, enquiry_notes, thread_mails, mail_files, mail_file_pieces, replies, waiting_replies, enquiry_search
  to intake_desk;
grant execute on function change_work, mark_opened, add_note, store_reply, set_recipients, set_reminder, undo_send,
  begin_draft_file, add_draft_file_piece, finish_draft_file, delete_draft_file, attach_files,
  schedule_reply, send_waiting_now, delete_waiting_reply, set_signature, append_staff_audit_entry, append_page_views,
  set_other_mails_aside, make_enquiry_from_mail, change_reply_template, set_label, merge_enquiries, unmerge_enquiries to intake_desk;
-- To release a held enquiry, to mark an opened one as new, and to lock a row.
grant update (state) on enquiries to intake_desk;
grant update (first_opened_at, unread_since) on enquiry_work to intake_desk;
grant select, insert, update, delete on drafts, reply_presence, sign_ins to intake_desk;
-- The reasons to choose from when closing.
grant select, insert, delete on close_reasons to intake_desk;
-- Reply templates: changed through a function, so that no role can rewrite their history.
grant select on reply_template_changes to intake_desk;
-- Who is away; the worker hands on their work.
grant select, insert, update, delete on absences to intake_desk;
grant select on absences to intake_worker;
grant select, insert, update on notice_settings to intake_desk;
-- A label is retired and never deleted; the function above puts it on an enquiry.
grant select, insert, update on labels to intake_desk;
grant select on enquiry_labels to intake_desk;
grant select, insert, update, delete on saved_views to intake_desk;
-- A session cannot be moved to another person.
grant select, delete, insert (staff_id, id_hash, user_agent, ends_at),
  update (id_hash, previous_hash, changed_at, rotation_confirmed_at, last_seen_at) on staff_sessions to intake_desk;
grant select, insert, update (name, email, roles, signed_in_at) on staff to intake_desk;
-- The health of the service, and the retry of failed messages.
grant select on alarms, heartbeats to intake_desk;
grant select (id, enquiry_id) on owner_notices to intake_desk;
grant update (state, attempts, first_attempt_at, not_before, next_attempt_at)
  on deliveries to intake_desk;
-- Releasing a held enquiry and erasing a person.
grant delete on enquiries, subscriptions to intake_desk;
grant insert on erasures, erased_others to intake_desk;
grant select on pgboss.version, pgboss.queue to intake_desk;
grant insert on pgboss.job_common to intake_desk;

-- Inbound mail reads a mailbox. Of an enquiry it may read the owner and the state, but no field of the form; of a
-- thread the ids and the senders' addresses.
grant select (id, reference, email, received_at, is_probe, answered_at) on enquiries to intake_mail;
grant update (answered_at) on enquiries to intake_mail;
grant select (id, enquiry_id) on enquiry_additions to intake_mail;
grant select (id, email, roles, disabled_at) on staff to intake_mail;
grant select (id, enquiry_id, other_id, message_id, content_hash, direction, kind, at, sender, sender_verified, staff_id)
  on thread_mails to intake_mail;
grant insert on thread_mails to intake_mail;
grant select, insert, update (latest_at, is_automatic, set_aside_at, set_aside_by, purge_after) on other_mails
  to intake_mail;
grant execute on function lock_other_mail to intake_mail;
-- Files are stored once and never changed; what the inbound mail process has stored it cannot read again.
grant select (id, mail_id, nth, name, bytes, state, account, folder, uid_validity, uid, part, since, next_attempt_at)
  on mail_files to intake_mail;
grant insert, update (state, bytes, sha256, thumbnail, account, folder, uid_validity, uid, next_attempt_at)
  on mail_files to intake_mail;
grant insert on mail_file_pieces to intake_mail;
grant select, update on enquiry_work to intake_mail;
-- A bounced reply no longer counts: the enquiry's state is computed from its other events.
grant select, insert on enquiry_events to intake_mail;
grant select, insert, update on mail_folders to intake_mail;
grant select, insert (kind, subject, message, since), update (resolved_at) on alarms to intake_mail;
grant select (process), insert (process), update (last_seen_at) on heartbeats to intake_mail;
grant select, update on mailbox_erasures, mailbox_listings to intake_mail;

-- The operator's command and the desk's report read the counts of page views, which name no person;
-- visits-role.sql has the counter's rights.
grant select on visit_pages, visit_hosts, visit_campaigns, visit_steps, visit_begun, visit_missing, visit_words
  to intake_worker, intake_desk;
grant execute on function enquiry_outcomes, enquiry_found_us to intake_desk;
