#!/usr/bin/env bash
# Creates a PostgreSQL role and writes its URL to the process's settings file; changes nothing if the file has one:
# login.sh <role> <file in /etc/studio> <setting>
# Run it as root. See docs/runbook.md, "Roles".
set -euo pipefail
umask 077
role=$1 file=/etc/studio/$2 setting=$3
! grep -qs "^$setting=" "$file" || exit 0
ask() { (cd / && runuser -u postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"); }
password=$(openssl rand -hex 24)
[ "$(ask -c "select count(*) from pg_roles where rolname = '$role'")" = 1 ] || ask -c "create role $role"
# Through standard input, because every user on the machine can see the arguments of a command.
ask <<< "alter role $role login password '$password'"
echo "$setting=postgres://$role:$password@127.0.0.1:$(ask -c 'show port')/intake" >> "$file"
