-- The content service may read its users and sums of enquiries. Run after roles.sql, where the role exists.
grant connect on database :database to intake_publish;
grant usage on schema public to intake_publish;
revoke all on all tables in schema public, pgboss from intake_publish;
revoke all on all sequences in schema public, pgboss from intake_publish;
revoke all on all functions in schema public from intake_publish;
grant select on kysely_migration to intake_publish;
-- It makes and sees sessions of the editor alone: a policy hides those of the desk, and a function gives a person no
-- role of the desk.
grant select, delete, insert (id_hash, state, nonce, verifier, return_to, audience) on sign_ins to intake_publish;
grant select, delete, update (id_hash, previous_hash, changed_at, rotation_confirmed_at, last_seen_at)
  on staff_sessions to intake_publish;
grant select (id, issuer, subject, name, email, roles, disabled_at) on staff to intake_publish;
grant execute on function save_editor, begin_editor_session to intake_publish;
-- The visits report, for people who write content.
grant select on visit_pages, visit_hosts, visit_campaigns, visit_steps, visit_begun, visit_missing, visit_words
  to intake_publish;
grant execute on function enquiry_outcomes, enquiry_found_us to intake_publish;
