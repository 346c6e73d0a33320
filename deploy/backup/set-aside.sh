#!/bin/sh
# Moves what a restore replaces out of the way. prune.sh deletes it after 35 days, by the time in its name.
# set-aside.sh data <data folder>: before a restore, while PostgreSQL is stopped. It becomes <data folder>.aside.<time>.
# set-aside.sh backup <backup folder>: after a restore, when PostgreSQL no longer reads from there. Base backups and WAL
# move to <backup folder>/aside.<time>, which restore.sh can still read.
set -eu
what=$1
folder=${2%/}
time=$(date -u +%Y%m%dT%H%M%SZ)
case $what in
  data)
    aside=$folder.aside.$time
    mv "$folder" "$aside"
    ;;
  backup)
    aside=$folder/aside.$time
    mkdir -m 755 "$aside"
    # The user of the backups must be able to delete it.
    [ "$(id -u)" != 0 ] || chown --reference="$folder" "$aside"
    for part in base wal wal-sums; do
      [ ! -e "$folder/$part" ] || mv "$folder/$part" "$aside/"
    done
    ;;
  *)
    echo "Usage: set-aside.sh data <data folder>, or set-aside.sh backup <backup folder>" >&2
    exit 1
    ;;
esac
echo "Set aside: $aside"
