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
    [ -z "${DESK_NAME:-}" ] || [ -f "$1/desk/app/dist/index.html" ] \
      || { echo "$1 holds no built desk. Run npm run build:desk there." >&2; exit 1; }
    ln -sfn "$(readlink -f "$1")" "$root/$next"
    ;;
esac
release=$(readlink -f "$root/$next")
. "/etc/studio/$next.env"

if [ "${1:-}" != --back ]; then
  step 'tables'
  # The settings are read by systemd, as for the units; a shell would read them otherwise.
  systemd-run --quiet --pipe --wait --collect --service-type=exec --working-directory="$release" \
    --property=EnvironmentFile=/etc/studio/intake.env --setenv=INTAKE_OWNER_DATABASE_URL_FILE=/etc/studio/database-url \
    /opt/studio/node/bin/node intake/src/cli/intake.ts migrate
fi

step "start $next: $release"
# start <unit> <port>: it is there when it says so.
start() {
  systemctl restart "$1@$next"
  for try in $(seq 60); do
    curl --silent --fail --output /dev/null "http://127.0.0.1:$2/readyz" && return
    sleep 1
  done
  systemctl stop "${services[@]/%/@$next}"
  echo "It does not get ready; visitors have noticed nothing. journalctl -u $1@$next says why." >&2
  exit 1
}
services=(studio-intake)
desk=()
start studio-intake "$INTAKE_PORT"
# A desk of its own name, where this box has one.
if [ -n "${DESK_NAME:-}" ]; then
  services+=(studio-desk)
  start studio-desk "$DESK_PORT"
  desk=(--desk "$DESK_NAME=127.0.0.1:$DESK_PORT" --desk-app "$release/desk/app/dist")
fi

step 'change over'
node "$release/deploy/nginx/write-config.ts" --host "$SITE_HOST" --root "$release/site/dist" \
  --certificate "$CERTIFICATE" --key "$KEY" --intake "127.0.0.1:$INTAKE_PORT" "${desk[@]}" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
systemctl reload nginx
systemctl restart "studio-worker@$next" "studio-mail-room@$next"
echo "$next" > "$root/active"
ln -sfn "$root/$next" "$root/current"
services+=(studio-worker studio-mail-room)
systemctl enable --quiet "${services[@]/%/@$next}"

if [ "$active" != none ]; then
  # nginx waits for ten seconds for an answer; after that nobody waits for the old one. Screens of the desk
  # open their line again and are told what they missed.
  sleep 11
  systemctl stop "${services[@]/%/@$active}"
  systemctl disable --quiet "${services[@]/%/@$active}"
fi
step "$next works. Back to the one before: deploy/release.sh --back"
