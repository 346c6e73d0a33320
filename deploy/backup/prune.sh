#!/bin/sh
# Deletes what is older than the 35 days that docs/data-flow.md promises: prune.sh <backup folder>
# base-backup.sh calls it after each new base backup, so that one is always left; the log goes with the
# base backups that need it, since none of it can be used without one.
set -eu
bases=$1/base
wal=$1/wal
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"

names() {
  ls "$bases" | sed -n 's/^\([0-9]*T[0-9]*Z\)\.tar\.gz$/\1/p' | sort
}

oldest=$(date -u -d '35 days ago' +%Y%m%dT%H%M%SZ)
for base in $(names | head -n -1 | awk -v oldest="$oldest" '$0 < oldest'); do
  rm "$bases/$base.tar.gz"
done
# What a backup that was cut off left behind.
find "$bases" -mindepth 1 -maxdepth 1 -name '*.part' -mtime +1 -exec rm -rf {} +

first=$(names | head -n 1)
if [ -n "$first" ] && [ -d "$wal" ]; then
  label=$(tar -xzOf "$bases/$first.tar.gz" ./backup_label)
  needed=$(echo "$label" | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
  pg_archivecleanup -x .gz "$wal" "$needed"
fi
