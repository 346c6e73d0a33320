#!/bin/sh
# PostgreSQL calls it for each finished piece of its log: archive-wal.sh <file> <name> <backup folder>
# Success means that the compressed copy is on disk. A copy that is there already is never written over.
set -eu
file=$1
name=$2
to=$3/wal

mkdir -p -m 755 "$to"
# Whoever may see how old it is need not read it.
umask 077
if [ -f "$to/$name.gz" ]; then
  # After a crash PostgreSQL offers a piece once more: fine if it is the same.
  gzip -dc "$to/$name.gz" | cmp -s - "$file"
  exit
fi
gzip -c "$file" >"$to/.$name.part"
sync "$to/.$name.part"
mv "$to/.$name.part" "$to/$name.gz"
sync "$to"
