-- The visit counter adds to the sums of a day, and has no access to enquiries. Run after roles.sql, where the role exists.
grant connect on database :database to intake_visits;
grant usage on schema public to intake_visits;
revoke all on all tables in schema public, pgboss from intake_visits;
revoke all on all sequences in schema public, pgboss from intake_visits;
revoke all on all functions in schema public from intake_visits;
grant select on kysely_migration to intake_visits;
grant select, insert, update, delete on visit_pages, visit_hosts, visit_campaigns, visit_steps, visit_begun,
  visit_missing, visit_words, visit_files to intake_visits;
-- A policy limits it to its own heartbeat.
grant select (process), insert (process), update (last_seen_at) on heartbeats to intake_visits;
