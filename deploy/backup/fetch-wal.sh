#!/bin/bash
# PostgreSQL calls it while it restores: fetch-wal.sh <backup folder> <private key> <name> <where to>
# A piece that is not there must be said so: an empty file would be taken for one.
set -euo pipefail
piece=$1/wal/$3.gz
if [ -f "$piece.age" ]; then
  age --decrypt --identity "$2" "$piece.age" | gzip -dc >"$4"
else
  # Of a version that did not encrypt.
  [ -f "$piece" ]
  gzip -dc "$piece" >"$4"
fi
