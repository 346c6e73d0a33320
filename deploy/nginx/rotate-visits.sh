#!/bin/sh
# Starts a new visits.log, so that the visit counter can remove the one that it has counted; runs each minute:
# rotate-visits.sh <folder> <pid file of nginx>
# nginx opens the log as root, so only root may change the folder. Finished files go to <folder>/rotated, which belongs
# to the counter. The file name contains the time, because the counter takes the oldest first.
set -eu
rotated=$1/rotated
# If no counter runs, nothing is kept beyond a day or 64 MB.
find "$rotated" -maxdepth 1 -name 'visits.*.log' -mmin +1440 -delete
[ "$(du -sm "$rotated" | cut -f1)" -lt 64 ] || find "$rotated" -maxdepth 1 -name 'visits.*.log' -delete
[ -s "$1/visits.log" ] || exit 0
mv -T "$1/visits.log" "$rotated/visits.$(date +%s%N).log"
kill -USR1 "$(cat "$2")"
