#!/usr/bin/env bash
# Makes a release of the running code and new content, and prints its folder: take-content.sh <folder> <root>
# The folder has content, apps/site/dist and the file `release`, which names the code that built it. Nothing else is
# taken from it. All other files are hard links to those of the running release, and take no space.
set -euo pipefail
folder=$1 root=$2
running=$(readlink -f "$root/current")
code=${running##*/}
code=${code%%+*}
built=$(cat "$folder/release")
if [ "$built" != "$code" ]; then
  echo "This site was built with the code of $built, but $code runs here. Nothing was changed; build it with $code." >&2
  exit 1
fi
for part in content apps/site/dist/index.html; do
  [ -e "$folder/$part" ] || { echo "$folder has no $part. Nothing was changed." >&2; exit 1; }
done
new=$root/releases/$code+$(date -u +%Y%m%dT%H%M%S)
rm -rf "$new.part"
mkdir -m 755 "$new.part"
# Without the folders that builds write to (prepare.sh): the content service could exchange one for a link meanwhile, and
# root would link a file of another folder, which prepare.sh would give to the content service.
(cd "$running" && find . \( -path ./.cache -o -path ./apps/site/.astro -o -path ./apps/site/node_modules/.astro \
  -o -path ./apps/site/node_modules/.vite \) -prune -o ! -type d -print0 | xargs -0 cp -al --parents -t "$new.part")
for part in content apps/site/dist; do
  rm -rf "${new:?}.part/$part"
  mv "$folder/$part" "$new.part/$part"
done
mv "$new.part" "$new"
echo "$new"
