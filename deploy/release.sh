#!/usr/bin/env bash
# Brings a built release to visitors without turning one away, or goes back to the one before:
# release.sh <folder>    release.sh --back
# The next one starts beside the one that works, on the other of two ports; nginx changes over when it is
# ready, then the old one finishes what it has. Migrations only ever add (npm run proof -- two-versions), so the
# release before works on the tables of this one. On a box of install.sh, as root.
set -euo pipefail
root=/srv/studio
. /etc/studio/site.env
export PATH=/opt/studio/node/bin:$PATH
step() { printf '== %s\n' "$*"; }

active=$(cat "$root/active" 2> /dev/null || echo none)
next=blue
[ "$active" != blue ] || next=green
case ${1:-} in
  '') echo 'Name the folder of a built release, or --back.' >&2; exit 1 ;;
  --back) [ -e "$root/$next" ] || { echo 'There is no release before this one.' >&2; exit 1; } ;;
  *)
    [ -f "$1/site/dist/index.html" ] || { echo "$1 holds no built site. Run npm run build there." >&2; exit 1; }
    ln -sfn "$(readlink -f "$1")" "$root/$next"
    ;;
esac
release=$(readlink -f "$root/$next")
. "/etc/studio/$next.env"

if [ "${1:-}" != --back ]; then
  step 'tables'
  (cd "$release" && set -a && . /etc/studio/intake.env && set +a && node intake/src/cli/intake.ts migrate)
fi

step "start $next on port $INTAKE_PORT: $release"
systemctl restart "studio-intake@$next"
for try in $(seq 60); do
  curl --silent --fail --output /dev/null "http://127.0.0.1:$INTAKE_PORT/readyz" && break
  if [ "$try" = 60 ]; then
    systemctl stop "studio-intake@$next"
    echo "It does not get ready; visitors have noticed nothing. journalctl -u studio-intake@$next says why." >&2
    exit 1
  fi
  sleep 1
done

step 'change over'
node "$release/deploy/nginx/write-config.ts" --host "$SITE_HOST" --root "$release/site/dist" \
  --certificate "$CERTIFICATE" --key "$KEY" --intake "127.0.0.1:$INTAKE_PORT" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
systemctl reload nginx
systemctl restart "studio-worker@$next"
echo "$next" > "$root/active"
ln -sfn "$root/$next" "$root/current"
systemctl enable --quiet "studio-intake@$next" "studio-worker@$next"

if [ "$active" != none ]; then
  # nginx waits for ten seconds for an answer; after that nobody waits for the old one.
  sleep 11
  systemctl stop "studio-intake@$active" "studio-worker@$active"
  systemctl disable --quiet "studio-intake@$active" "studio-worker@$active"
fi
step "$next works. Back to the one before: deploy/release.sh --back"
