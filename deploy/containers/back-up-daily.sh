#!/bin/bash
# Takes a base backup whenever the last one is a day old; it also deletes those that are too old (prune.sh).
set -euo pipefail
export PGPASSWORD=$DATABASE_PASSWORD
trap 'exit 0' TERM
while :; do
  # Missing after a restore has set it aside.
  mkdir -p /backup/base
  last=$(ls /backup/base | sed -n 's/^\([0-9]*T[0-9]*Z\)\.tar\.gz\.age$/\1/p' | sort | tail -n 1)
  if [[ "$last" < "$(date -u -d '24 hours ago' +%Y%m%dT%H%M%SZ)" ]]; then
    /backup-tools/base-backup.sh "postgres://intake@${PGHOST:-database}:5432/postgres" /backup \
      || echo 'The base backup failed; retrying in a minute.' >&2
    # Does nothing without an editor.
    /backup-tools/content-backup.sh /content/content.git /backup || echo 'The backup of the content failed.' >&2
  fi
  sleep 60 &
  wait $!
done
