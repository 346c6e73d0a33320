#!/usr/bin/env bash
# Makes a built release or new content live without refusing a visitor, or goes back:
# release.sh <folder>    release.sh --content <folder>    release.sh --back [<name of a kept release>]
# The new release starts beside the running one, on the other of two ports. nginx switches over when it is ready; then
# the old one finishes its requests. With an editor (EDITOR_NAME), visitors keep its content, merged with the changes of
# the release: docs/runbook.md, "A release and the editor". Migrations only ever add (npm run fault -- two-versions), so
# the previous release works with the tables of this one. Run it as root on a box of install.sh.
set -euo pipefail
root=/srv/studio
# The folder of this script, also when `current` points to another release in the end.
here=$(dirname "$(readlink -f "$0")")
. /etc/studio/site.env
export PATH=/opt/studio/node/bin:$PATH
step() { printf '== %s\n' "$*"; }

active=$(cat "$root/active" 2> /dev/null || echo none)
next=blue
[ "$active" != blue ] || next=green
# Empty before the first release; readlink -f alone would print the path of a missing link.
running=$([ ! -e "$root/current" ] || readlink -f "$root/current")
# For each release that was live, a file with the previous release of other code; empty for the first.
before_of() { cat "$root/history/${1##*/}" 2> /dev/null || true; }
if [ ! -d "$root/history" ]; then
  # A box of an older version knows two releases by their color, and kept all others.
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
    [ -d "$release" ] || { echo "There is no release $release. Available releases:" >&2; ls "$root/releases" >&2; exit 1; }
    one_before=$(before_of "$release")
    ;;
  --content)
    release=$("$here/single-host/take-content.sh" "${2:?Name the folder with the content.}" "$root")
    one_before=$(before_of "$running")
    ;;
  *)
    [ -f "$1/apps/site/dist/index.html" ] || { echo "$1 has no built site. Run npm run build there." >&2; exit 1; }
    [ -z "${DESK_NAME:-}" ] || [ -f "$1/apps/desk/dist/index.html" ] \
      || { echo "$1 has no built desk. Run npm run build -- desk there." >&2; exit 1; }
    [ -z "${EDITOR_NAME:-}" ] || { [ -f "$1/apps/publish/dist/keystatic.html" ] && [ -f "$1/apps/publish/preview/dist/server/entry.mjs" ]; } \
      || { echo "$1 has no built editor. Run npm run build -- publish preview there." >&2; exit 1; }
    release=$(readlink -f "$1")
    one_before=$running
    [ "$release" != "$running" ] || one_before=$(before_of "$running")
    ;;
esac
ln -sfn "$release" "$root/$next"
. "/etc/studio/$next.env"
# Older releases have their parts at the top of the folder; going back uses those paths.
site=apps/site/dist desk_app=apps/desk/dist secrets=packages/contract/src/own-secrets.ts
[ -d "$release/apps" ] || { site=site/dist desk_app=desk/app/dist secrets=contract/src/own-secrets.ts; }
# Older releases have these scripts in another folder.
scripts=$release/deploy/single-host
[ -d "$scripts" ] || scripts=$release/deploy/box
if [ -e "$release/$secrets" ]; then
  "$scripts/prepare.sh"
else
  # It reads the settings from before each process had its own file (split-settings.sh keeps them), and its desk writes
  # tables that only functions may write since.
  cp -a /etc/studio/before-split/* /etc/studio/
  (cd / && runuser -u postgres -- psql --no-psqlrc --quiet --single-transaction --set=ON_ERROR_STOP=1 --set=database=intake intake) \
    < "$release/intake/src/platform/roles.sql"
  usermod --append --groups studio studio-desk
  install -m 644 "$scripts"/units/* /etc/systemd/system/
  install -m 755 "$scripts/intake.sh" /usr/local/bin/intake
  systemctl daemon-reload
fi
# The settings name the API's pages by their path in the release.
sed -i -E "s#^(INTAKE_[A-Z]+_PAGE=)(apps/)?site/dist/#\1$site/#" /etc/studio/intake.env

# Older releases have no visit counter.
counter=() visits=()
if [ -d "$release/apps/visit-counter" ]; then
  counter=(studio-visit-counter) visits=(--visit-log /run/visits/visits.log)
  # A box of an older version has no such role, and a migration cannot create one.
  "$scripts/login.sh" intake_visits visit-counter.env INTAKE_VISITS_DATABASE_URL
  systemctl enable --quiet --now studio-rotate-visits.timer
fi

# With an editor, visitors read editions. A release from before the editor has only its own pages.
editions='' pages=$release/$site editor=()
if [ -n "${EDITOR_NAME:-}" ] && [ -e "$release/apps/publish/src/release.ts" ]; then
  editions=/var/lib/studio-publish/editions pages=$editions/live/dist
  editor=(--editor "$EDITOR_NAME=127.0.0.1:8093")
  [ -z "${PREVIEW_NAME:-}" ] || editor+=(--preview "$PREVIEW_NAME=127.0.0.1:8094")
  [ ! -e "$scripts/login.sh" ] || "$scripts/login.sh" intake_publish publish.env PUBLISH_DATABASE_URL
elif [ -n "${EDITOR_NAME:-}" ]; then
  echo "$release has no editor: visitors read the content of that release, and the editor stops. What editors saved is kept."
fi
follow() { grep -q "^$2=" "/etc/studio/$1" || echo "$2=$editions" >> "/etc/studio/$1"; }
edition() { "$here/single-host/edition.sh" "$release" "$@"; }
# If the release fails before it is live, visitors and the editor keep the edition that they have.
give_up() {
  local status=$?
  [ "$status" != 0 ] || return 0
  edition undo || true
  [ -e "$editions/live" ] || sed -i '/^\(INTAKE\|DESK\)_EDITIONS=/d' /etc/studio/intake.env /etc/studio/desk.env 2> /dev/null || true
  [ ! -e /etc/nginx/nginx.conf.before ] || { mv /etc/nginx/nginx.conf.before /etc/nginx/nginx.conf; systemctl reload nginx || true; }
}
if [ -n "$editions" ]; then
  step 'edition: the content that visitors read, merged with the changes of this release'
  # Keeps follow-redirects.sh and another release from nginx's configuration. The kernel releases it if this script ends.
  exec 9> "$root/lock"
  flock --timeout 900 9 || { echo 'Another release has been in progress for 15 minutes. Nothing was changed.' >&2; exit 1; }
  # The lock of publishing is a file of the content service, so its account opens it, until this script closes the pipe or ends.
  coproc publishing { exec "$here/single-host/as-publish.sh" flock --timeout 900 "$editions/lock" sh -c 'echo held; exec cat' 9>&-; }
  read -r -t 960 <&"${publishing[0]--}" 2> /dev/null \
    || { echo 'Another edition has been in progress for 15 minutes. Nothing was changed: journalctl -u studio-publish' >&2; exit 1; }
  # Left behind by a release that was killed.
  [ ! -e /etc/nginx/nginx.conf.before ] || mv /etc/nginx/nginx.conf.before /etc/nginx/nginx.conf
  trap give_up EXIT
  if [ "$1" = --back ]; then edition make --back; else edition make; fi
fi

if [[ $1 != --* ]]; then
  step 'tables'
  # systemd reads the settings, as for the units; a shell would parse them differently.
  systemd-run --quiet --pipe --wait --collect --service-type=exec --uid=studio-owner --working-directory="$release" \
    --property=EnvironmentFile=/etc/studio/owner.env \
    /opt/studio/node/bin/node apps/worker/src/cli/intake.ts migrate
fi

if [ -n "$editions" ]; then
  # The new processes read the new edition as they start. Visitors keep the old one until nginx switches over.
  before=$(readlink "$editions/live" || true)
  # The content service writes the link, and its target becomes part of a command and of nginx's configuration.
  if [[ $before =~ ^editions/[0-9]+$ ]] && grep -q "$editions/live/dist" /etc/nginx/nginx.conf; then
    cp -a /etc/nginx/nginx.conf /etc/nginx/nginx.conf.before
    sed -i "s#$editions/live/dist#$editions/$before/dist#" /etc/nginx/nginx.conf
    systemctl reload nginx
  fi
  edition show
  # From now on the other processes follow the live edition; before the first one there was none to follow.
  follow intake.env INTAKE_EDITIONS
  [ -z "${DESK_NAME:-}" ] || follow desk.env DESK_EDITIONS
fi

step "start $next: $release"
# start <unit> <port>: starts the unit and waits until it reports that it is ready.
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
# The desk has its own host name, if this box has a desk.
if [ -n "${DESK_NAME:-}" ]; then
  services+=(studio-desk)
  start studio-desk "$DESK_PORT"
  desk=(--desk "$DESK_NAME=127.0.0.1:$DESK_PORT" --desk-app "$release/$desk_app")
fi

step 'switch over'
# Monitoring reaches the live release on port 8080. Older releases do not know the option.
monitor=(--monitor-port 8080)
grep -q monitor-port "$release/deploy/nginx/write-config.ts" || monitor=()
config=("$release/deploy/nginx/write-config.ts" --host "$SITE_HOST" --root "$pages"
  --certificate "$CERTIFICATE" --key "$KEY" --intake "127.0.0.1:$INTAKE_PORT" "${desk[@]}" "${visits[@]}"
  "${editor[@]}" "${monitor[@]}")
if [ -n "$editions" ]; then
  # Read with the account of the content service. Root reads only this copy, which nobody else can change.
  now=$("$here/single-host/as-publish.sh" head -c 1M "$pages/redirects.txt" < /dev/null 2> /dev/null 9>&- || true)
  printf '%s\n' "$now" > "$root/redirects.next"
  config+=(--redirects "$root/redirects.next")
fi
node "${config[@]}" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
# nginx refuses some changes only at a reload, such as another key for a zone. It then keeps the old configuration and
# says so only in its log. New worker processes show that it accepted the new one.
workers() { tr ' ' '\n' < "/proc/$(cat /run/nginx.pid)/task/$(cat /run/nginx.pid)/children" | sort; }
before=$(workers)
systemctl reload nginx
for try in $(seq 20); do
  [ -z "$(comm -13 <(echo "$before") <(workers))" ] || break
  [ "$try" -lt 20 ] || { echo 'nginx did not accept the new configuration at the reload; restarting it.'; systemctl restart nginx; }
  sleep 0.5
done
systemctl restart "studio-worker@$next" "studio-inbound-mail@$next" "${counter[@]/%/@$next}"
echo "$next" > "$root/active"
ln -sfn "$root/$next" "$root/current"
echo "$one_before" > "$root/history/${release##*/}"
services+=(studio-worker studio-inbound-mail "${counter[@]}")
systemctl enable --quiet "${services[@]/%/@$next}"
# Installs this release's monitoring files and rules. The release is live by now, so no failure here may stop it.
if [ ! -e /etc/prometheus/alertmanager.yml ]; then
  # install.sh sets it up after the first release.
  [ "$active" = none ] || echo "This box has no monitoring, so no one is alerted if the API stops: $scripts/monitoring.sh sets it up."
elif [ "${#monitor[@]}" = 0 ]; then
  echo 'Prometheus cannot reach this release: the alert ApiDown is false until a newer one runs.'
elif [ -e "$scripts/monitoring.sh" ]; then
  "$scripts/monitoring.sh" \
    || echo "Monitoring was not brought up to date; visitors notice nothing. Run it again: $scripts/monitoring.sh" >&2
  systemctl try-reload-or-restart prometheus || true
fi

if [ -n "$editions" ]; then
  trap - EXIT
  rm -f /etc/nginx/nginx.conf.before
  # For follow-redirects.sh, when an edition changes the redirects.
  printf '%s\0' "${config[@]}" > "$root/nginx-words"
  mv "$root/redirects.next" "$root/redirects"
  edition settle || echo 'What the release changed in the content is not in the editor yet; the content service tries again when it starts.' >&2
  # Releases the locks, so that publishing can continue.
  exec 9>&-
  [ -z "${publishing[1]-}" ] || exec {publishing[1]}>&-
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
  # nginx waits ten seconds for a response; after that no request waits for the old processes. Open browsers at the desk
  # reconnect and receive what they missed.
  sleep 11
  # Going back to a release without a visit counter must stop the one that runs.
  systemctl stop "${services[@]/%/@$active}" "studio-visit-counter@$active"
  systemctl disable --quiet "${services[@]/%/@$active}" "studio-visit-counter@$active"
fi
"$here/single-host/prune-releases.sh" "$root"
step "$next is live. To go back: deploy/release.sh --back"
