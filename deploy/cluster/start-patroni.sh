#!/bin/sh
# Reads the passwords from files and passes them only in Patroni's environment, which Patroni clears as it reads it:
# start-patroni.sh <configuration> <folder of passwords>
set -eu
export PATRONI_REPLICATION_PASSWORD PATRONI_REWIND_PASSWORD
PATRONI_REPLICATION_PASSWORD=$(cat "$2/replication")
PATRONI_REWIND_PASSWORD=$(cat "$2/rewind")
exec /usr/bin/patroni "$1"
