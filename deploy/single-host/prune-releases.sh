#!/usr/bin/env bash
# Deletes old releases: prune-releases.sh <root>
# Keeps the running release, the one before it, the one of each color, and the two others that were live last. Does not
# touch a release that was never live, because someone may be about to release it.
set -euo pipefail
root=$1
kept=()
keep() { [ -z "$1" ] || kept+=("$(basename "$1")"); }
running=$(readlink -f "$root/current")
keep "$running"
keep "$(cat "$root/history/${running##*/}" 2> /dev/null || true)"
for color in blue green; do [ ! -e "$root/$color" ] || keep "$(readlink -f "$root/$color")"; done
is_kept() { local each; for each in "${kept[@]}"; do [ "$each" != "$1" ] || return 0; done; return 1; }
more=2
ls -t "$root/history" | while read -r name; do
  if is_kept "$name"; then continue; fi
  if [ -d "$root/releases/$name" ] && [ "$more" -gt 0 ]; then more=$((more - 1)); continue; fi
  rm -rf "${root:?}/releases/$name" "${root:?}/history/$name"
  echo "deleted $name"
done
