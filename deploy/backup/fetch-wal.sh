#!/bin/bash
# PostgreSQL's restore_command: fetch-wal.sh <backup folder> <private key> <name> <target>
# PostgreSQL takes a status from 1 to 125 as the end of the archive and starts with what it has until then. So 1 means
# only that the segment and all later ones are not there. Anything else is 255, which stops PostgreSQL.
set -uo pipefail
wal=$1/wal sum=$1/wal-sums/$3.sha256 key=$2 name=$3 target=$4

stop() {
  rm -f "$target"
  printf '%s\n' "$@" \
    "PostgreSQL stops here, because everything after it would be missing. Correct this and start PostgreSQL again; it goes on." \
    "If it cannot be corrected, move $name and all later segments out of $wal: what is in them is lost." >&2
  exit 255
}
find_piece() {
  # The second was written by an older version, which did not encrypt.
  for piece in "$wal/$name.gz.age" "$wal/$name.gz"; do [ ! -e "$piece" ] || return 0; done
  return 1
}

if ! find_piece; then
  # A folder that cannot be read, such as that of a disk that is not mounted, looks empty too.
  names=$(ls "$wal") || stop "$wal cannot be read, so $name may be there. Mount the backup's disk, or correct its rights."
  later=
  if [[ $name =~ ^[0-9A-F]{24}$ ]]; then
    later=$(grep -E "^${name:0:8}[0-9A-F]{16}\.gz(\.age)?$" <<< "$names" | awk -v name="$name" 'substr($0, 1, 24) >= name' | head -n 1)
  fi
  # It may have been archived since.
  if ! find_piece; then
    [ -z "$later" ] || stop "$wal has $later, but not $name before it. Copy it from another copy of the backup."
    exit 1
  fi
fi
if [[ $piece == *.age ]]; then
  [ -r "$key" ] || stop "The private key $key cannot be read, so $piece cannot be decrypted. Put the key there again, readable by $(id -un)."
  age --decrypt --identity "$key" "$piece" | gzip -dc > "$target"
else
  gzip -dc "$piece" > "$target"
fi || stop "$piece cannot be decrypted and unpacked to $target. If it is damaged, copy it from another copy of the backup."
[ ! -e "$sum" ] || [ "$(cat "$sum")" = "$(sha256sum < "$target")" ] \
  || stop "$piece does not have the checksum in $sum. Copy both from another copy of the backup."
