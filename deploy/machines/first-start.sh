#!/bin/sh
# Patroni calls it once in the life of the cluster: first-start.sh <folder of passwords> <connection>
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set="password=$(cat "$1/intake")" "$2" <<'SQL'
create role intake login password :'password';
-- To tell whether the standbys follow.
grant pg_read_all_stats to intake;
create database intake owner intake;
SQL
