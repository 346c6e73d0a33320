#!/bin/sh
# Patroni calls it once, when it creates the cluster: first-start.sh <folder of passwords> <connection>
# Creates the owner's role and one for each process: docs/runbook.md, "Roles". Each password is in the file with the
# role's name; a role without a file cannot log in.
set -eu
ask() { psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 "$@"; }
for role in intake intake_api intake_worker intake_desk intake_mail intake_visits intake_publish; do
  ask --set="role=$role" "$2" <<'SQL'
create role :"role";
SQL
  [ -e "$1/$role" ] || continue
  # In the environment, because every account on the machine can see the arguments of a command.
  ROLE_PASSWORD=$(cat "$1/$role") ask --set="role=$role" "$2" <<'SQL'
\getenv password ROLE_PASSWORD
alter role :"role" login password :'password';
SQL
done
ask "$2" <<'SQL'
-- `intake doctor` checks as the worker whether the standbys follow.
grant pg_read_all_stats to intake, intake_worker;
create database intake owner intake;
SQL
