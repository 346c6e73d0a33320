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
base=$(ls "$backup/base" | sed -n 's/^\([0-9]*T[0-9]*Z\)\.tar\.gz$/\1/p' | awk -v until="$until" '$0 <= until' | sort | tail -n 1)
if [ -z "$base" ]; then
  echo "No base backup in $backup/base is older than ${moment:-now}." >&2
  exit 1
fi
mkdir -p "$data"
tar -C "$data" -xzf "$backup/base/$base.tar.gz"
chmod 700 "$data"
{
  # A piece that is not there must be said so: gzip would leave an empty file behind.
  echo "restore_command = 'test -f $backup/wal/%f.gz && gzip -dc $backup/wal/%f.gz > %p'"
  if [ -n "$moment" ]; then
    echo "recovery_target_time = '$moment'"
    echo "recovery_target_action = 'promote'"
  fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Restored from base backup $base."
