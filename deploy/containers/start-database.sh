#!/bin/bash
# Makes the cluster on the first start, then runs it. Only the settings a lead's safety rests on are said.
set -euo pipefail
PATH=/usr/lib/postgresql/15/bin:$PATH
data=/var/lib/postgresql/data/15
if [ ! -s "$data/PG_VERSION" ]; then
  initdb -D "$data" -U intake --auth-local=trust --auth-host=scram-sha-256 --data-checksums \
    --encoding=UTF8 --locale=C.UTF-8 --pwfile=<(printf '%s' "$DATABASE_PASSWORD")
  echo 'host all all samenet scram-sha-256' >> "$data/pg_hba.conf"
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp \
  -c fsync=on -c full_page_writes=on -c synchronous_commit=on -c log_destination=stderr
