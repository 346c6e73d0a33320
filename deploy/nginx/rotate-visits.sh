#!/bin/sh
# Starts a new visits.log, so that the visit counter can remove the one that it has counted; runs each minute:
# rotate-visits.sh <folder> <pid file of nginx>
# The file name contains the time, because the counter takes the oldest first.
set -eu
# If no counter runs, nothing is kept beyond a day or 64 MB.
find "$1" -name 'visits.*.log' -mmin +1440 -delete
[ "$(du -sm "$1" | cut -f1)" -lt 64 ] || find "$1" -name 'visits.*.log' -delete
[ -s "$1/visits.log" ] || exit 0
mv "$1/visits.log" "$1/visits.$(date +%s%N).log"
kill -USR1 "$(cat "$2")"
