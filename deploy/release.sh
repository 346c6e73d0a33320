#!/usr/bin/env bash
# Brings a built release to visitors without turning one away, or new content, or goes back:
# release.sh <folder>    release.sh --content <folder>    release.sh --back [<name of a kept release>]
# The next one starts beside the one that works, on the other of two ports; nginx changes over when it is
# ready, then the old one finishes what it has. Where content is written in a browser (EDITOR_NAME), visitors go on
# reading its words, with what the release changed in them: docs/runbook.md, "A release and the editor". Migrations
# only ever add (npm run fault -- two-versions), so the release before works on the tables of this one. On a box of
# install.sh, as root.
set -euo pipefail
root=/srv/studio
# Where this script is, also when `current` leads to another release in the end.
here=$(dirname "$(readlink -f "$0")")
. /etc/studio/site.env
export PATH=/opt/studio/node/bin:$PATH
step() { printf '== %s\n' "$*"; }

active=$(cat "$root/active" 2> /dev/null || echo none)
next=blue
[ "$active" != blue ] || next=green
# Empty before the first release; readlink -f alone would name a link that is not there.
running=$([ ! -e "$root/current" ] || readlink -f "$root/current")
# For each release that was shown, a file with the one before it, of other code; empty for the first.
before_of() { cat "$root/history/${1##*/}" 2> /dev/null || true; }
if [ ! -d "$root/history" ]; then
  # A box of an older version: it knows two releases by their color, and kept all others.
  mkdir -p "$root/history"
  for each in "$root"/releases/*; do [ ! -d "$each" ] || [[ $each -ef ${1:-} ]] || : > "$root/history/${each##*/}"; done
  [ -z "$running" ] || [ ! -e "$root/$next" ] || readlink -f "$root/$next" > "$root/history/${running##*/}"
fi
case ${1:-} in
  '') echo 'Name the folder of a built release, --content and a folder, or --back.' >&2; exit 1 ;;
  --back)
    release=$(before_of "$running")
    [ -z "${2:-}" ] || release=$root/releases/$2
    [ -n "$release" ] || { echo 'There is no release before this one.' >&2; exit 1; }
    [ -d "$release" ] || { echo "There is no release $release. Kept are:" >&2; ls "$root/releases" >&2; exit 1; }
    one_before=$(before_of "$release")
    ;;
  --content)
    release=$("$here/single-host/take-content.sh" "${2:?Name the folder with the content.}" "$root")
    one_before=$(before_of "$running")
    ;;
  *)
    [ -f "$1/apps/site/dist/index.html" ] || { echo "$1 holds no built site. Run npm run build there." >&2; exit 1; }
    [ -z "${DESK_NAME:-}" ] || [ -f "$1/apps/desk/dist/index.html" ] \
      || { echo "$1 holds no built desk. Run npm run build -- desk there." >&2; exit 1; }
    [ -z "${EDITOR_NAME:-}" ] || { [ -f "$1/apps/publish/dist/keystatic.html" ] && [ -f "$1/apps/publish/preview/dist/server/entry.mjs" ]; } \
      || { echo "$1 holds no built editor. Run npm run build -- publish preview there." >&2; exit 1; }
    release=$(readlink -f "$1")
    one_before=$running
    [ "$release" != "$running" ] || one_before=$(before_of "$running")
    ;;
esac
ln -sfn "$release" "$root/$next"
. "/etc/studio/$next.env"
# The release before this one had its parts at the top of the folder; going back, they are found there.
site=apps/site/dist desk_app=apps/desk/dist secrets=packages/contract/src/own-secrets.ts
[ -d "$release/apps" ] || { site=site/dist desk_app=desk/app/dist secrets=contract/src/own-secrets.ts; }
# The release before this one has its scripts for a host in another folder.
scripts=$release/deploy/single-host
[ -d "$scripts" ] || scripts=$release/deploy/box
if [ -e "$release/$secrets" ]; then
  "$scripts/prepare.sh"
else
  # It reads the settings as they were before each process had a file of its own (split-settings.sh keeps them), and its
  # desk writes tables that are written by functions alone since.
  cp -a /etc/studio/before-split/* /etc/studio/
  (cd / && runuser -u postgres -- psql --no-psqlrc --quiet --single-transaction --set=ON_ERROR_STOP=1 --set=database=intake intake) \
    < "$release/intake/src/platform/roles.sql"
  usermod --append --groups studio studio-desk
  install -m 644 "$scripts"/units/* /etc/systemd/system/
  install -m 755 "$scripts/intake.sh" /usr/local/bin/intake
  systemctl daemon-reload
fi
# Pages the API answers with are named in the settings by their place in the release.
sed -i -E "s#^(INTAKE_[A-Z]+_PAGE=)(apps/)?site/dist/#\1$site/#" /etc/studio/intake.env

# The release before this one counted no page views.
counter=() visits=()
if [ -d "$release/apps/visit-counter" ]; then
  counter=(studio-visit-counter) visits=(--visit-log /run/visits/visits.log)
  # A box of an older version has no such role, and migrating cannot make one.
  "$scripts/login.sh" intake_visits visit-counter.env INTAKE_VISITS_DATABASE_URL
  systemctl enable --quiet --now studio-rotate-visits.timer
fi

# Visitors read editions, where content is written in a browser. A release from before that has pages of its own alone.
editions='' pages=$release/$site editor=()
if [ -n "${EDITOR_NAME:-}" ] && [ -e "$release/apps/publish/src/release.ts" ]; then
  editions=/var/lib/studio-publish/editions pages=$editions/live/dist
  editor=(--editor "$EDITOR_NAME=127.0.0.1:8093")
  [ -z "${PREVIEW_NAME:-}" ] || editor+=(--preview "$PREVIEW_NAME=127.0.0.1:8094")
  [ ! -e "$scripts/login.sh" ] || "$scripts/login.sh" intake_publish publish.env PUBLISH_DATABASE_URL
elif [ -n "${EDITOR_NAME:-}" ]; then
  echo "$release knows no editor: visitors read the words of that release, and the editor stops. What people wrote is kept."
fi
follow() { grep -q "^$2=" "/etc/studio/$1" || echo "$2=$editions" >> "/etc/studio/$1"; }
edition() { "$here/single-host/edition.sh" "$release" "$@"; }
# A release that ends before it is shown: visitors and the editor go on with the edition they have.
give_up() {
  local status=$?
  [ "$status" != 0 ] || return 0
  edition undo || true
  [ -e "$editions/live" ] || sed -i '/^\(INTAKE\|DESK\)_EDITIONS=/d' /etc/studio/intake.env /etc/studio/desk.env 2> /dev/null || true
  [ ! -e /etc/nginx/nginx.conf.before ] || { mv /etc/nginx/nginx.conf.before /etc/nginx/nginx.conf; systemctl reload nginx || true; }
}
if [ -n "$editions" ]; then
  step 'edition: what visitors read, with what this release changed in it'
  # The same lock as publishing has. It ends with this script, however that ends.
  exec 9>> "$editions/lock"
  flock --timeout 900 9 || { echo 'Another edition has been in the making for a quarter of an hour. Nothing was changed: journalctl -u studio-publish' >&2; exit 1; }
  # Left by a release that was killed.
  [ ! -e /etc/nginx/nginx.conf.before ] || mv /etc/nginx/nginx.conf.before /etc/nginx/nginx.conf
  trap give_up EXIT
  if [ "$1" = --back ]; then edition make --back; else edition make; fi
fi

if [[ $1 != --* ]]; then
  step 'tables'
  # The settings are read by systemd, as for the units; a shell would read them otherwise.
  systemd-run --quiet --pipe --wait --collect --service-type=exec --uid=studio-owner --working-directory="$release" \
    --property=EnvironmentFile=/etc/studio/owner.env \
    /opt/studio/node/bin/node apps/worker/src/cli/intake.ts migrate
fi

if [ -n "$editions" ]; then
  # The next processes read the new edition as they start. Visitors keep the one they read until nginx changes over.
  before=$(readlink "$editions/live" || true)
  if [ -n "$before" ] && grep -q "$editions/live/dist" /etc/nginx/nginx.conf; then
    cp -a /etc/nginx/nginx.conf /etc/nginx/nginx.conf.before
    sed -i "s#$editions/live/dist#$editions/$before/dist#" /etc/nginx/nginx.conf
    systemctl reload nginx
  fi
  edition show
  # From now on the other processes follow what is published; before the first edition there was nothing to follow.
  follow intake.env INTAKE_EDITIONS
  [ -z "${DESK_NAME:-}" ] || follow desk.env DESK_EDITIONS
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
  echo "It is not ready after 60 s; the previous release still serves visitors. Its last lines (journalctl -u $1@$next has all of them):" >&2
  journalctl --no-pager --output=cat --lines=10 -u "$1@$next" >&2
  exit 1
}
services=(studio-intake)
desk=()
start studio-intake "$INTAKE_PORT"
# A desk of its own name, where this box has one.
if [ -n "${DESK_NAME:-}" ]; then
  services+=(studio-desk)
  start studio-desk "$DESK_PORT"
  desk=(--desk "$DESK_NAME=127.0.0.1:$DESK_PORT" --desk-app "$release/$desk_app")
fi

step 'change over'
# Monitoring finds the release that serves on 8080. A release from before this port does not know the option.
monitor=(--monitor-port 8080)
grep -q monitor-port "$release/deploy/nginx/write-config.ts" || monitor=()
config=("$release/deploy/nginx/write-config.ts" --host "$SITE_HOST" --root "$pages"
  --certificate "$CERTIFICATE" --key "$KEY" --intake "127.0.0.1:$INTAKE_PORT" "${desk[@]}" "${visits[@]}"
  "${editor[@]}" "${monitor[@]}")
node "${config[@]}" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
# nginx refuses some changes only when it reloads, says so in its log alone and keeps the old configuration (a zone
# whose key is another one). New worker processes are the sign that it took the new one.
workers() { tr ' ' '\n' < "/proc/$(cat /run/nginx.pid)/task/$(cat /run/nginx.pid)/children" | sort; }
before=$(workers)
systemctl reload nginx
for try in $(seq 20); do
  [ -z "$(comm -13 <(echo "$before") <(workers))" ] || break
  [ "$try" -lt 20 ] || { echo 'nginx did not take the new configuration by a reload; it is restarted.'; systemctl restart nginx; }
  sleep 0.5
done
systemctl restart "studio-worker@$next" "studio-inbound-mail@$next" "${counter[@]/%/@$next}"
echo "$next" > "$root/active"
ln -sfn "$root/$next" "$root/current"
echo "$one_before" > "$root/history/${release##*/}"
services+=(studio-worker studio-inbound-mail "${counter[@]}")
systemctl enable --quiet "${services[@]/%/@$next}"
# Monitoring's files and rules as this release has them. Visitors have the release by now: nothing here ends it.
if [ ! -e /etc/prometheus/alertmanager.yml ]; then
  # install.sh sets it up after the first release.
  [ "$active" = none ] || echo "This box has no monitoring, so no one is alerted if the API stops: $scripts/monitoring.sh sets it up."
elif [ "${#monitor[@]}" = 0 ]; then
  echo 'This release does not answer where Prometheus looks: the alert ApiDown is false until a newer one runs.'
elif [ -e "$scripts/monitoring.sh" ]; then
  "$scripts/monitoring.sh" \
    || echo "Monitoring was not brought up to date; visitors notice nothing. Run it again: $scripts/monitoring.sh" >&2
  systemctl try-reload-or-restart prometheus || true
fi

if [ -n "$editions" ]; then
  trap - EXIT
  rm -f /etc/nginx/nginx.conf.before
  # For follow-redirects.sh, when an edition brings other ones.
  printf '%s\0' "${config[@]}" > "$root/nginx-words"
  cat "$pages/redirects.txt" > "$root/redirects" 2> /dev/null || true
  edition settle || echo 'What the release changed in the content is not in the editor yet; the content service tries it again as it starts.' >&2
  # Publishing goes on.
  exec 9>&-
  systemctl enable --quiet studio-publish
  systemctl enable --quiet --now studio-publish-day.timer studio-content-backup.timer studio-redirects.timer
  systemctl restart studio-publish
  for try in $(seq 60); do
    curl --silent --fail --output /dev/null http://127.0.0.1:8093/readyz && break
    [ "$try" -lt 60 ] || echo 'The editor is not ready; the site works. See journalctl -u studio-publish' >&2
    sleep 1
  done
elif [ -n "${EDITOR_NAME:-}" ]; then
  systemctl disable --quiet --now studio-publish studio-publish-day.timer studio-redirects.timer
fi

if [ "$active" != none ]; then
  # nginx waits for ten seconds for an answer; after that no request waits for the old one. Screens of the desk
  # reconnect and receive what they missed.
  sleep 11
  # The counter of a release from which this one goes back, too.
  systemctl stop "${services[@]/%/@$active}" "studio-visit-counter@$active"
  systemctl disable --quiet "${services[@]/%/@$active}" "studio-visit-counter@$active"
fi
"$here/single-host/prune-releases.sh" "$root"
step "$next works. Back to the one before: deploy/release.sh --back"
