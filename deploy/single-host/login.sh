#!/usr/bin/env bash
# A role of PostgreSQL, and its address in the file of the process that uses it; changes nothing if the file has one:
# login.sh <role> <file in /etc/studio> <setting>
# As root. docs/runbook.md, "Roles".
set -euo pipefail
umask 077
role=$1 file=/etc/studio/$2 setting=$3
! grep -qs "^$setting=" "$file" || exit 0
ask() { (cd / && runuser -u postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"); }
password=$(openssl rand -hex 24)
[ "$(ask -c "select count(*) from pg_roles where rolname = '$role'")" = 1 ] || ask -c "create role $role"
# By standard input: the words of a command can be seen by everybody on the machine.
ask <<< "alter role $role login password '$password'"
echo "$setting=postgres://$role:$password@127.0.0.1:$(ask -c 'show port')/intake" >> "$file"
