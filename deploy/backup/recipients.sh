#!/bin/sh
# Prints the file with the public keys that backups are encrypted for, or says why there can be no backup.
# BACKUP_RECIPIENTS names it: one key of age a line. The private key is kept on another machine.
set -eu
file=${BACKUP_RECIPIENTS:-/etc/studio/backup-recipients}
if [ ! -s "$file" ]; then
  echo "$file holds no public key, so nothing is backed up: age-keygen makes a pair (docs/runbook.md, \"Back up and restore\")." >&2
  exit 1
fi
echo "$file"
