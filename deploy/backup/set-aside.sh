#!/bin/sh
# Moves what a restore replaces out of the way. prune.sh deletes it after 35 days, by the time in its name.
# set-aside.sh data <data folder>: before a restore, while PostgreSQL is stopped. It becomes <data folder>.aside.<time>.
# set-aside.sh backup <backup folder>: after a restore, when PostgreSQL no longer reads from there. Base backups and WAL
# move to <backup folder>/aside.<time>, which restore.sh can still read.
set -eu
what=$1
folder=${2%/}
time=$(date -u +%Y%m%dT%H%M%SZ)
# Root would follow links of the account that may change these folders.
as_owner_of() {
  owner=$(stat -c %U "$1")
  [ "$(id -u)" != 0 ] || [ "$owner" = root ] && return
  echo "Run it as $owner, who owns $1: runuser -u $owner -- $0 $what $folder" >&2
  exit 1
}
case $what in
  data)
    as_owner_of "$folder"
    aside=$folder.aside.$time
    mv "$folder" "$aside"
    ;;
  backup)
    aside=$folder/aside.$time
    as_owner_of "$folder/base"
    # The same account deletes it after 35 days.
    mkdir -m 755 "$aside"
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
