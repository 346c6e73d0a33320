#!/bin/sh
# A whole copy of the cluster while it works: base-backup.sh <database URL> <backup folder>
# It gets its name, the UTC time at which it began, only when it is complete and verified.
set -eu
database=$1
bases=$2/base
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"

mkdir -p "$bases"
new="$bases/$(date -u +%Y%m%dT%H%M%SZ)"
pg_basebackup -d "$database" -D "$new.part" -X stream -c fast
pg_verifybackup -q "$new.part"
mv "$new.part" "$new"
echo "$new"
