#!/bin/bash
# Makes a data folder from a backup: BACKUP_KEY=<private key> restore.sh <backup folder> <data folder> [<moment>]
# Without a moment it restores everything that was archived. Start PostgreSQL on the folder afterwards; it needs the key
# until it has read all WAL. Then remove the key.
set -euo pipefail
backup=$1
data=$2
moment=${3:-}
key=${BACKUP_KEY:-}
here=$(cd "$(dirname "$0")" && pwd)

if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then
  echo "$data is not empty. Set it aside first, it may be all that is left: $here/set-aside.sh data $data" >&2
  exit 1
fi
until=$(date -u -d "${moment:-now}" +%Y%m%dT%H%M%SZ)
base=$(ls "$backup/base" | sed -n 's/^\([0-9]*T[0-9]*Z\)\.tar\.gz\(\.age\)\{0,1\}$/\1/p' | awk -v until="$until" '$0 <= until' | sort | tail -n 1 || true)
if [ -z "$base" ]; then
  echo "No base backup in $backup/base is older than ${moment:-now}." >&2
  exit 1
fi
if [ -f "$backup/base/$base.tar.gz.age" ] && [ ! -r "$key" ]; then
  echo "The backup is encrypted. Name the private key, which is kept on another machine: BACKUP_KEY=/run/backup-key $0 …" >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
if [ -f "$backup/base/$base.tar.gz.age" ]; then
  age --decrypt --identity "$key" "$backup/base/$base.tar.gz.age" | tar -C "$data" -xz
else
  tar -C "$data" -xzf "$backup/base/$base.tar.gz"
fi
chmod 700 "$data"
{
  echo "restore_command = '$here/fetch-wal.sh \"$backup\" \"$key\" %f %p'"
  if [ -n "$moment" ]; then
    echo "recovery_target_time = '$moment'"
    echo "recovery_target_action = 'promote'"
  fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Restored from base backup $base. If PostgreSQL cannot read a segment, it stops with the reason in its log."
last=$(ls "$backup/wal" 2>/dev/null | sed -nE 's/^([0-9A-F]{24})\.gz(\.age)?$/\1/p' | sort | tail -n 1 || true)
[ -n "$moment" ] || [ -z "$last" ] || cat <<END
When it accepts connections, this must print ${last:8} or a later segment; otherwise the restore ended too early:
psql -XtA -c 'select substr(pg_walfile_name(pg_last_wal_replay_lsn()), 9)' template1
END
