#!/bin/sh
# A whole copy of the cluster while it works: base-backup.sh <database URL> <backup folder>
# It gets its name, the UTC time at which it began, only when it is complete, verified and compressed.
# Then what is older than promised goes: see prune.sh.
set -eu
database=$1
backup=$2
bases=$backup/base
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"

mkdir -p -m 755 "$bases"
# Whoever may see how old it is need not read it.
umask 077
new="$bases/$(date -u +%Y%m%dT%H%M%SZ)"
pg_basebackup -d "$database" -D "$new.part" -X stream -c fast
pg_verifybackup -q "$new.part"
tar -C "$new.part" -czf "$new.tar.gz.part" .
sync "$new.tar.gz.part"
mv "$new.tar.gz.part" "$new.tar.gz"
sync "$bases"
rm -rf "$new.part"
"$(dirname "$0")/prune.sh" "$backup"
echo "$new.tar.gz"
