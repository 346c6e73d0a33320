#!/bin/bash
# Restores the newest backup into a temporary folder, starts PostgreSQL on it without network access, compares how far
# it got with the archive, counts the enquiries and records the time:
# BACKUP_KEY=<private key> test-restore.sh <backup folder>
# Run it as the owner of the backups, four times a year and after every change to how backups are made.
set -euo pipefail
backup=$1
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"
here=$(dirname "$0")
folder=$(mktemp -d)
trap 'pg_ctl -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT

# Listed now, because more segments are archived meanwhile.
last=$(ls "$backup/wal" | sed -nE 's/^([0-9A-F]{24})\.gz(\.age)?$/\1/p' | sort | tail -n 1)
"$here/restore.sh" "$backup" "$folder/data"
# Debian keeps these two files elsewhere, so no backup has them. Here only this script may connect.
touch "$folder/data/postgresql.conf"
echo 'local all all trust' >"$folder/data/pg_hba.conf"
# It must not write to the archive that it came from, and it accepts connections only after it has read all WAL.
failed() { tail -n 20 "$folder/log" >&2; exit 1; }
pg_ctl -D "$folder/data" -w -t 3600 -l "$folder/log" start \
  -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c archive_mode=off -c hot_standby=off" >/dev/null || failed
ask() { psql -h "$folder" -XtA "$@"; }
until ask -d template1 -c 'select 1' >/dev/null 2>&1; do
  pg_ctl -D "$folder/data" status >/dev/null || failed
  [ "$SECONDS" -lt 21600 ] || { echo 'PostgreSQL has not read the whole backup within six hours. Its log ends with:' >&2; failed; }
  sleep 1
done
# Without the timeline, which a restore changes.
reached=$(ask -d template1 -c 'select substr(pg_walfile_name(pg_last_wal_replay_lsn()), 9)')
if [[ $reached < ${last:8} ]]; then
  echo "The restore ended in segment $reached, but $last is archived: the enquiries after it were not restored." >&2
  echo "The log below says what is wrong with the next segment. Take a new base backup, so that it is not needed, and keep the old backup." >&2
  failed
fi
# The database's name differs between a box, containers and a cluster: take the one with enquiries.
for database in $(ask -d template1 -c 'select datname from pg_database where datallowconn'); do
  [ "$(ask -d "$database" -c "select to_regclass('enquiries') is not null")" = f ] || break
done
ask -d "$database" -c \
  "select count(*) || ' enquiries, the last of ' || coalesce(max(received_at)::text, 'no day') from enquiries"
date -u +%Y-%m-%dT%H:%M:%SZ >"$backup/last-restore-test"
