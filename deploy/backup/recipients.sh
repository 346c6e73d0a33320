#!/bin/sh
# Prints the path of the file with the public keys that backups are encrypted for, or fails with the reason.
# BACKUP_RECIPIENTS sets it: one age key per line. The private key is kept on another machine.
set -eu
file=${BACKUP_RECIPIENTS:-/etc/studio/backup-recipients}
if [ ! -s "$file" ]; then
  echo "$file has no public key, so nothing is backed up. Make a key pair with age-keygen (docs/runbook.md, \"Back up and restore\")." >&2
  exit 1
fi
echo "$file"
