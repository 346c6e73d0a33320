#!/bin/sh
# Restores the newest backup into a folder that is thrown away, starts PostgreSQL on it where nobody
# reaches it, counts the enquiries and writes down when that was done:
# rehearse.sh <backup folder> [<database>]
# As the user the backups belong to, four times a year and after every change of the backups.
set -eu
backup=$1
database=${2:-postgres}
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"
here=$(dirname "$0")
folder=$(mktemp -d)
trap 'pg_ctl -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT

"$here/restore.sh" "$backup" "$folder/data"
# Nothing it does may reach the archive it came from.
pg_ctl -D "$folder/data" -w -t 3600 -l "$folder/log" start \
  -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c archive_mode=off" >/dev/null \
  || { tail -n 20 "$folder/log" >&2; exit 1; }
until [ "$(psql -h "$folder" -XtA -d "$database" -c 'select pg_is_in_recovery()' 2>/dev/null)" = f ]; do sleep 1; done
psql -h "$folder" -XtA -d "$database" -c \
  "select count(*) || ' enquiries, the last of ' || coalesce(max(received_at)::text, 'no day') from leads"
date -u +%Y-%m-%dT%H:%M:%SZ >"$backup/rehearsed"
