#!/bin/sh
# Deletes what is older than the 35 days that docs/data-flow.md promises: prune.sh <backup folder>
# base-backup.sh calls it after each new base backup, so that one is always left; the log goes with the
# base backups that need it, since none of it can be used without one.
set -eu
bases=$1/base
wal=$1/wal
sums=$1/wal-sums
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"

# Those of a version that did not encrypt, too.
names() {
  ls "$bases" | sed -n 's/^\([0-9]*T[0-9]*Z\)\.tar\.gz\(\.age\)\{0,1\}$/\1/p' | sort -u
}

oldest=$(date -u -d '35 days ago' +%Y%m%dT%H%M%SZ)
for base in $(names | head -n -1 | awk -v oldest="$oldest" '$0 < oldest'); do
  rm -f "$bases/$base.tar.gz" "$bases/$base.tar.gz.age" "$bases/$base.needs"
done
# What a backup that was cut off left behind.
find "$bases" -mindepth 1 -maxdepth 1 -name '*.part' -mtime +1 -exec rm -rf {} +

first=$(names | head -n 1)
if [ -n "$first" ] && [ -d "$wal" ]; then
  if [ -f "$bases/$first.needs" ]; then
    needed=$(cat "$bases/$first.needs")
  else
    label=$(tar -xzOf "$bases/$first.tar.gz" ./backup_label)
    needed=$(echo "$label" | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
  fi
  pg_archivecleanup -x .gz "$wal" "$needed"
  pg_archivecleanup -x .gz.age "$wal" "$needed"
  [ ! -d "$sums" ] || pg_archivecleanup -x .sha256 "$sums" "$needed"
fi
