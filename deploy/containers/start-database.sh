#!/bin/bash
# Creates the cluster at the first start, then runs it. Sets only what the durability of enquiries depends on.
set -euo pipefail
PATH=/usr/lib/postgresql/15/bin:$PATH
data=/var/lib/postgresql/data/15
if [ ! -s "$data/PG_VERSION" ]; then
  initdb -D "$data" -U intake --auth-local=trust --auth-host=scram-sha-256 --data-checksums \
    --encoding=UTF8 --locale=C.UTF-8 --pwfile=<(printf '%s' "$DATABASE_PASSWORD")
fi
# Accepts only clients of its own network, with a password: the services, and the container that takes base backups.
for what in all replication; do
  line="host $what all samenet scram-sha-256"
  grep -qxF "$line" "$data/pg_hba.conf" || echo "$line" >> "$data/pg_hba.conf"
done
# The roles of the services, with the passwords of this start: docs/runbook.md, "Roles".
for login in "intake_api:$API_PASSWORD" "intake_worker:$WORKER_PASSWORD" "intake_desk:$DESK_PASSWORD" \
  "intake_mail:$MAIL_PASSWORD" "intake_visits:$VISITS_PASSWORD" "intake_publish:${PUBLISH_PASSWORD:-}"; do
  role=${login%%:*} password=${login#*:}
  # Without an editor its role gets no login.
  echo "do \$\$ begin if to_regrole('$role') is null then create role $role; end if;" \
    "${password:+alter role $role login password '$password';} end \$\$;"
done | postgres --single -D "$data" postgres > /dev/null
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp \
  -c fsync=on -c full_page_writes=on -c synchronous_commit=on -c log_destination=stderr \
  -c archive_mode=on -c archive_timeout=60s -c archive_command='/backup-tools/archive-wal.sh %p %f /backup'
