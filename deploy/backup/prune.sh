#!/bin/bash
# Deletes backups older than the 35 days promised in docs/data-flow.md: prune.sh <backup folder> [<data folder>]
# base-backup.sh calls it after each new base backup, so one is always left. WAL is deleted with the base backups that
# need it, because it is useless without them. What a restore set aside (set-aside.sh), in the backup folder and beside
# the data folder, is deleted completely.
set -eu
backup=$1
data=${2:-}
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"
oldest=$(date -u -d '35 days ago' +%Y%m%dT%H%M%SZ)

# Includes unencrypted backups of an older version.
names() {
  [ ! -d "$1/base" ] || ls "$1/base" | sed -n 's/^\([0-9]*T[0-9]*Z\)\.tar\.gz\(\.age\)\{0,1\}$/\1/p' | sort -u
}

prune() {
  local bases=$1/base wal=$1/wal sums=$1/wal-sums base first label needed
  [ -d "$bases" ] || return 0
  for base in $(names "$1" | head -n -1 | awk -v oldest="$oldest" '$0 < oldest'); do
    rm -f "$bases/$base.tar.gz" "$bases/$base.tar.gz.age" "$bases/$base.needs"
  done
  # Left behind by interrupted backups.
  find "$bases" -mindepth 1 -maxdepth 1 -name '*.part' -mtime +1 -exec rm -rf {} +

  first=$(names "$1" | head -n 1)
  [ -n "$first" ] && [ -d "$wal" ] || return 0
  if [ -f "$bases/$first.needs" ]; then
    needed=$(cat "$bases/$first.needs")
  else
    label=$(tar -xzOf "$bases/$first.tar.gz" ./backup_label)
    needed=$(echo "$label" | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
  fi
  pg_archivecleanup -x .gz "$wal" "$needed"
  pg_archivecleanup -x .gz.age "$wal" "$needed"
  [ ! -d "$sums" ] || pg_archivecleanup -x .sha256 "$sums" "$needed"
}

prune "$backup"

# The time in the name of something set aside. Other names are not touched.
time_of() {
  [[ $1 =~ (aside\.|\.before-)([0-9]{8}T[0-9]{6}Z)$ ]] && echo "${BASH_REMATCH[2]}"
}

for aside in "$backup"/aside.*; do
  last=$(time_of "$aside") || continue
  # Its age is that of its last base backup, not of its name: a restore must not prolong how long erased data is kept.
  newest=$(names "$aside" | tail -n 1)
  if [[ ${newest:-$last} < $oldest ]]; then rm -rf "$aside"; else prune "$aside"; fi
done

[ -n "$data" ] || exit 0
# Containers of an older version wrote "before-".
for aside in "$data".aside.* "$data".before-*; do
  last=$(time_of "$aside") || continue
  if [[ $last < $oldest ]]; then rm -rf "$aside"; fi
done
