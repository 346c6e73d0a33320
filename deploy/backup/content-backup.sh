#!/bin/bash
# Backs up the content's repository with every save and edition: content-backup.sh <repository> <backup folder>
# Each backup is a complete git bundle, from which `git clone` restores, encrypted like all backups. Those older than
# 35 days are deleted, except the last one. Without a repository it does nothing.
set -euo pipefail
repository=$1
to=$2/repository
[ -e "$repository/HEAD" ] || exit 0
recipients=$("$(dirname "$0")/recipients.sh")
mkdir -p -m 755 "$to"
# The folder can be listed to check its age; the files are private.
umask 077
new=$to/$(date -u +%Y%m%dT%H%M%SZ).bundle.age
scratch=$(mktemp -d "${BACKUP_SCRATCH:-/var/tmp}/content-backup.XXXXXX")
trap 'rm -rf "$scratch" "$new.part"' EXIT
# git runs commands that a repository's configuration names, and another account writes that of the content. So this
# reads only refs and objects, with a configuration of its own. Refs are packed into the file that is copied last.
git init --quiet --bare "$scratch/read.git"
cp -rP "$repository/HEAD" "$repository/refs" "$scratch/read.git/"
[ ! -e "$repository/packed-refs" ] || cp -P "$repository/packed-refs" "$scratch/read.git/"
echo "$repository/objects" > "$scratch/read.git/objects/info/alternates"
git -C "$scratch/read.git" bundle create --quiet "$scratch/content.bundle" --all
git -C "$scratch" init --quiet --bare check.git
git -C "$scratch/check.git" bundle verify --quiet "$scratch/content.bundle"
age --encrypt --recipients-file "$recipients" --output "$new.part" "$scratch/content.bundle"
sync "$new.part"
mv "$new.part" "$new"
sync "$to"
oldest=$(date -u -d '35 days ago' +%Y%m%dT%H%M%SZ)
for name in $(ls "$to" | sed -n 's/^\([0-9]*T[0-9]*Z\)\.bundle\.age$/\1/p' | sort | head -n -1 | awk -v oldest="$oldest" '$0 < oldest'); do
  rm -f "$to/$name.bundle.age"
done
echo "$new"
