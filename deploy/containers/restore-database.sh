#!/bin/bash
# While the database is stopped: restores its data from /backup, and sets the old data aside.
# restore-database.sh [<moment>]
set -euo pipefail
data=/var/lib/postgresql/data/15
[ ! -e "$data" ] || /backup-tools/set-aside.sh data "$data"
exec /backup-tools/restore.sh /backup "$data" "$@"
