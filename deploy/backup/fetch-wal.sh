#!/bin/bash
# PostgreSQL's restore_command: fetch-wal.sh <backup folder> <private key> <name> <target>
# It must fail for a missing segment, because PostgreSQL would take an empty file for one.
set -euo pipefail
piece=$1/wal/$3.gz
if [ -f "$piece.age" ]; then
  age --decrypt --identity "$2" "$piece.age" | gzip -dc >"$4"
else
  # Written by an older version, which did not encrypt.
  [ -f "$piece" ]
  gzip -dc "$piece" >"$4"
fi
