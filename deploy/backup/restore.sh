#!/bin/sh
# Makes a data folder from a backup: restore.sh <backup folder> <data folder> [<moment>]
# Without a moment everything that was archived comes back. Start PostgreSQL on the folder afterwards.
set -eu
backup=$1
data=$2
moment=${3:-}

if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then
  echo "$data is not empty. Move what is in it away first; it may be all that is left." >&2
  exit 1
fi
until=$(date -u -d "${moment:-now}" +%Y%m%dT%H%M%SZ)
base=$(ls "$backup/base" | grep -E '^[0-9TZ]+$' | awk -v until="$until" '$0 <= until' | sort | tail -n 1)
if [ -z "$base" ]; then
  echo "No base backup in $backup/base is older than ${moment:-now}." >&2
  exit 1
fi
mkdir -p "$data"
cp -a "$backup/base/$base/." "$data/"
chmod 700 "$data"
{
  echo "restore_command = 'cp $backup/wal/%f %p'"
  if [ -n "$moment" ]; then
    echo "recovery_target_time = '$moment'"
    echo "recovery_target_action = 'promote'"
  fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Restored from base backup $base."
