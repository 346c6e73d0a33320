#!/bin/bash
# PostgreSQL's archive_command, called for each finished WAL segment: archive-wal.sh <file> <name> <backup folder>
# Success means that the compressed and encrypted copy is on disk. An existing copy is never overwritten.
set -euo pipefail
file=$1
name=$2
to=$3/wal
sums=$3/wal-sums

recipients=$("$(dirname "$0")/recipients.sh")
mkdir -p -m 755 "$to"
# The folder can be listed to check its age; the files are private.
umask 077
mkdir -p "$sums"
sum=$(sha256sum <"$file")
if [ -f "$to/$name.gz.age" ]; then
  # After a crash PostgreSQL archives a segment again, which is fine if it is the same. The copy cannot be decrypted
  # here, so the checksums are compared.
  if [ ! -s "$sums/$name.sha256" ]; then
    echo "$to/$name.gz.age exists, but not its checksum in $sums, so this segment cannot be compared with it. If the backup" \
      "folder was copied, copy wal-sums too. Otherwise compare on a machine with the private key:" \
      "age --decrypt --identity <key> $name.gz.age | gzip -dc | sha256sum. If it prints ${sum%% *}, run here:" \
      "echo '$sum' > $sums/$name.sha256. If not, another database archives into this folder: give each its own." >&2
    exit 1
  fi
  [ "$(cat "$sums/$name.sha256")" = "$sum" ] && exit
  echo "$to/$name.gz.age exists with other contents, and is not overwritten. Another database archives into this folder: give each its own." >&2
  exit 1
fi
# Written by an older version, which did not encrypt.
if [ -f "$to/$name.gz" ]; then
  gzip -dc "$to/$name.gz" | cmp -s - "$file"
  exit
fi
rm -f "$to/.$name.part"
gzip -c "$file" | age --encrypt --recipients-file "$recipients" --output "$to/.$name.part"
echo "$sum" >"$sums/$name.sha256"
sync "$to/.$name.part" "$sums/$name.sha256"
mv "$to/.$name.part" "$to/$name.gz.age"
sync "$to" "$sums"
