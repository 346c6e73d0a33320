#!/bin/sh
# Passwords come from files and go to Patroni's environment alone, which it empties as it reads it:
# start-patroni.sh <configuration> <folder of passwords>
set -eu
export PATRONI_REPLICATION_PASSWORD PATRONI_REWIND_PASSWORD
PATRONI_REPLICATION_PASSWORD=$(cat "$2/replication")
PATRONI_REWIND_PASSWORD=$(cat "$2/rewind")
exec /usr/bin/patroni "$1"
