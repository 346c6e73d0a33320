#!/bin/bash
# While the database is stopped: makes its data anew from /backup, and keeps what was there beside it.
# restore-database.sh [<moment>]
set -euo pipefail
data=/var/lib/postgresql/data/15
[ ! -e "$data" ] || mv "$data" "$data.before-$(date -u +%Y%m%dT%H%M%SZ)"
exec /backup-tools/restore.sh /backup "$data" "$@"
