#!/bin/bash
# Takes a base backup of the running cluster: base-backup.sh <database URL> <backup folder>
# It gets its name, the UTC time of its start, only when it is complete, verified, compressed and encrypted. Before that
# it is in BACKUP_SCRATCH (/var/tmp), which needs space for all of it: the folder only ever receives encrypted data.
# Then prune.sh deletes backups that are too old.
set -euo pipefail
database=$1
backup=$2
bases=$backup/base
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"

recipients=$("$(dirname "$0")/recipients.sh")
mkdir -p -m 755 "$bases"
# The folder can be listed to check its age; the files are private.
umask 077
scratch=$(mktemp -d "${BACKUP_SCRATCH:-/var/tmp}/base-backup.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
new="$bases/$(date -u +%Y%m%dT%H%M%SZ)"
pg_basebackup -d "$database" -D "$scratch/data" -X stream -c fast
pg_verifybackup -q "$scratch/data"
# The first WAL segment it needs, for prune.sh, which cannot decrypt the backup.
sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$scratch/data/backup_label" >"$new.needs"
tar -C "$scratch/data" -cz . | age --encrypt --recipients-file "$recipients" --output "$new.tar.gz.age.part"
sync "$new.tar.gz.age.part" "$new.needs"
mv "$new.tar.gz.age.part" "$new.tar.gz.age"
sync "$bases"
# A role that may only replicate cannot read this setting; then prune.sh does not search beside the data folder.
data=$(psql -XtA -d "$database" -c 'show data_directory') || data=
# For doctor, whose role may not read the setting.
[ -z "$data" ] || (umask 022 && echo "$data" >"$backup/data-folder")
"$(dirname "$0")/prune.sh" "$backup" "$data"
echo "$new.tar.gz.age"
