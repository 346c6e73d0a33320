#!/bin/bash
# Run it while the database is stopped. It sets the old data aside and restores from /backup:
# restore-database.sh [<moment>]
set -euo pipefail
data=/var/lib/postgresql/data/15
[ ! -e "$data" ] || /backup-tools/set-aside.sh data "$data"
exec /backup-tools/restore.sh /backup "$data" "$@"
