#!/usr/bin/env bash
# Installs the product four times on a fresh Debian in a folder, booted with its own systemd and network. Then it tests
# a release and a rollback under load, publishing, the inbound mail process on a mailbox, a restart of the machine, a
# heartbeat to a URL outside, and PostgreSQL stopped until its alarm has been mailed.
# The box has the memory that a machine of 2 GB leaves to processes, and no swap. BOX_MEMORY=4G gives it more.
# With OLDER=<a built checkout of the version before> that one is installed first, and this one is its new release.
# Run it as root, in a built checkout (npm run build -- site desk publish preview). It needs Debian's debootstrap and
# systemd-container. Debian's packages are installed before the start, because the box's network has no way outside.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
box=$work/root
space=try$$
host=www.studio.example
desk=desk.studio.example
editor=edit.studio.example
preview=preview.studio.example
# Paths in the box.
checkout=/usr/src/studio
keys=/etc/letsencrypt/live/$host
. deploy/single-host/memory-limit.sh
lines() { if [ -s "$work/memory" ]; then wc -l < "$work/memory"; else echo 0; fi; }
began=0
# Ends the previous step with the most memory that it needed, and starts the next.
step() {
  local most
  most=$(memory_since "$began" 2> /dev/null || true)
  [ -z "$most" ] || echo "-- at most $most MB of memory"
  began=$(lines)
  printf '\n== %s (%ss)\n' "$*" "$SECONDS"
}
fail() { echo "$*"; exit 1; }

cleanup() {
  for each in ${load:-} ${listener:-}; do kill "$each" 2> /dev/null || true; done
  ip netns pids "$space" 2> /dev/null | xargs -r kill -9 2> /dev/null || true
  [ -z "${memory_sampler:-}" ] || kill "$memory_sampler" 2> /dev/null || true
  wait
  memory_end
  ip netns del "$space" 2> /dev/null || true
  ip link del "$space" 2> /dev/null || true
  # Never deletes inside what is still mounted there.
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT

if [ -n "${BOX_ROOT:-}" ]; then
  cp -a "$BOX_ROOT" "$box"
else
  step 'a fresh Debian'
  mirror=$(apt-cache policy base-files | awk '/bookworm\/main/ && !found { found = 1; print $2 }')
  debootstrap --variant=minbase --include=systemd-sysv,dbus bookworm "$box" "$mirror" > "$work/debootstrap.log"
  printf '#!/bin/sh\nexit 101\n' > "$box/usr/sbin/policy-rc.d"
  chmod +x "$box/usr/sbin/policy-rc.d"
  DEBIAN_FRONTEND=noninteractive chroot "$box" apt-get install -y -qq --no-install-recommends nginx \
    libnginx-mod-http-brotli-static postgresql openssl ca-certificates curl procps git age dovecot-imapd \
    prometheus prometheus-alertmanager unattended-upgrades > "$work/packages.log" 2>&1
  rm "$box/usr/sbin/policy-rc.d"
fi
echo '127.0.0.1 localhost' > "$box/etc/hosts"
# Node as install.sh would install it, and this checkout with its builds.
mkdir -p "$box/opt/studio/node/bin" "$box$checkout" "$box$keys"
cp "$(readlink -f "$(command -v node)")" "$box/opt/studio/node/bin/node"
mkdir -p "$box/opt/studio/npm/node_modules"
cp -rL "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$box/opt/studio/npm/node_modules/npm"
ln -s /opt/studio/npm/node_modules/npm/bin/npm-cli.js "$box/opt/studio/node/bin/npm"
copy_checkout() { tar -c -C "$1" --exclude=./.cache --exclude=./.git --exclude='./node_modules/.cache' . | tar -x -C "$2"; }
copy_checkout "${OLDER:-.}" "$box$checkout"
# The sales mailbox, which accepts any user name with one password.
cat > "$box/etc/dovecot/local.conf" <<'CONF'
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:~/mail
first_valid_uid = 1
passdb {
  driver = static
  args = password=a-password
}
userdb {
  driver = static
  args = uid=8 gid=8 home=/var/mail/%n
}
namespace inbox {
  mailbox Sent {
    auto = create
  }
}
CONF

ip netns add "$space"
ip link add "$space" type veth peer name eth0 netns "$space"
ip addr add 10.97.0.1/30 dev "$space"
ip link set "$space" up
ip netns exec "$space" ip addr add 10.97.0.2/30 dev eth0
ip netns exec "$space" ip link set lo up
ip netns exec "$space" ip link set eth0 up
inside() {
  local process
  process=$(pgrep --parent "$machine")
  (within inside nsenter --target "$process" --mount --uts --ipc --net --pid --cgroup --root \
    /usr/bin/env -i --chdir=/ PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@")
}
boot() {
  within box systemd-nspawn --quiet --register=no --keep-unit --boot --directory="$box" --machine="$space" \
    --network-namespace-path="/run/netns/$space" --console=pipe > "$work/console.log" 2>&1 < /dev/null &
  machine=$!
  local state
  for try in $(seq 120); do
    state=$(inside systemctl is-system-running 2> /dev/null || true)
    case $state in
      running) return ;;
      degraded) inside systemctl --no-pager --failed; exit 1 ;;
    esac
    [ "$try" -lt 120 ] || { tail -n 30 "$work/console.log"; fail 'The box does not boot.'; }
    sleep 1
  done
}
memory_begin "$space" "${BOX_MEMORY:-1900M}"
boot

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$host" \
  -addext "subjectAltName=DNS:$host,DNS:$desk,DNS:$editor,DNS:$preview" -keyout "$box$keys/privkey.pem" -out "$box$keys/fullchain.pem" 2> /dev/null
install=(bash -c "cd $checkout && DESK_NAME=$desk deploy/install.sh $host")

stops() { local status=0; inside "${install[@]}" || status=$?; [ "$status" = 2 ] || fail "install.sh exited with $status instead of 2."; }
step 'install without a sign-in and a mail server: it reports what is missing'
# An older version does not fill in settings that were left empty.
[ -n "${OLDER:-}" ] || stops
for_the_try() {
  echo 'INTAKE_PROBE_CRON=7 * * * *'
  for limit in IP_HOLD IP_REJECT GLOBAL_HOLD GLOBAL_REJECT; do echo "INTAKE_RATE_LIMIT_$limit=100000"; done
}
[ -n "${OLDER:-}" ] || for_the_try >> "$box/etc/studio/intake.env"

step 'install with the commands of docs/run.md'
# Uses the names of this box. There is no sign-in server; the desk contacts it only when a user signs in.
commands=$(node tools/src/run-guide/run-way.ts box --print | sed -e "s#/usr/src/studio#$checkout#" \
  -e "s#www\.example\.com#$host#g; s#desk\.example\.com#$desk#g; s#smtps://alarms[^ ]*#smtp://localhost:2525#; s#smtps://[^ ]*#smtp://127.0.0.1:2525#" \
  -e 's#https://accounts\.google\.com#https://sign-in.studio.example#; s#site@example\.com#site@studio.example#' \
  -e '/^intake doctor$/d')
echo "$commands"
inside bash -euo pipefail -c "$commands"
if [ -n "${OLDER:-}" ]; then
  # The older version does not write existing files, so these lines are added after it.
  for_the_try >> "$box/etc/studio/intake.env"
  inside bash -c 'systemctl restart "studio-intake@$(cat /srv/studio/active)"'
fi
step 'install again: nothing may change'
# The settings, and the state and ids of the processes.
everything() {
  inside bash -c 'cat /etc/studio/* /srv/studio/active /etc/nginx/nginx.conf /etc/prometheus/*.yml;
    systemctl show --property=Id,MainPID,ActiveState,UnitFileState "studio-*" nginx postgresql@15-main prometheus prometheus-alertmanager' | sha256sum
}
before=$(everything)
inside "${install[@]}"
[ "$before" = "$(everything)" ] || fail 'The second run changed something.'
inside ls /backup/base /backup/wal
# asked <query>: prints how many series Prometheus returns for it.
asked() { inside curl --silent --get --data-urlencode "query=$1" http://127.0.0.1:9090/api/v1/query | grep -o '"value"' | wc -l; }
sees() {
  for try in $(seq 90); do
    [ "$(asked "up{job=\"$1\"} == 1")" = 1 ] && return
    sleep 1
  done
  inside journalctl --no-pager -u prometheus | tail -n 5
  fail "Prometheus does not see $1."
}
# An older version sets up no monitoring; its new release does.
[ -n "${OLDER:-}" ] || sees intake
# The start time of the API that Prometheus sees.
seen_start() {
  inside curl --silent --get --data-urlencode 'query=process_start_time_seconds{job="intake"}' http://127.0.0.1:9090/api/v1/query \
    | grep -o '"value":\[[^]]*' | cut -d, -f2 || true
}
# sees_another <start time>: waits until Prometheus sees an API with another start time.
sees_another() {
  local start
  for try in $(seq 90); do
    start=$(seen_start)
    [ "$(asked 'up{job="intake"} == 1')" = 1 ] && [ -n "$start" ] && [ "$start" != "$1" ] && return
    sleep 1
  done
  fail 'Prometheus does not see the API of this release.'
}
complaints=$(inside bash -c 'cd /etc/systemd/system && systemd-analyze verify --man=no $(ls -d studio-*.service studio-*.timer studio-*.socket | sed "s/@\./@blue./") 2>&1')
[ -z "$complaints" ] || fail "systemd-analyze reports problems of the units: $complaints"

step 'the desk'
at_desk() { curl --silent --cacert "$box$keys/fullchain.pem" --resolve "$desk:443:10.97.0.2" "$@"; }
desk_works() {
  at_desk "https://$desk/" | grep -q '<script' || fail 'The desk has no page.'
  [ "$(at_desk --output /dev/null --write-out '%{http_code}' "https://$desk/api/me")" = 401 ] || fail 'The desk does not require sign-in.'
}
desk_works
denied() { ! inside setpriv --reuid "$1" --regid "$1" --init-groups cat "$2" > /dev/null 2>&1 || fail "$1 can read $2."; }
accounts=(studio studio-worker studio-desk studio-mail studio-visits studio-publish studio-operator studio-owner)
nobody_reads() {
  for name in "${accounts[@]}"; do
    for file in intake alarms api worker inbound-mail visit-counter desk publish operator owner; do denied "$name" "/etc/studio/$file.env"; done
  done
}
as_installed() {
  nobody_reads
  local name
  for name in studio-operator studio-worker; do denied "$name" "/backup/base/$(ls "$box/backup/base" | grep age)"; done
  for name in oidc-provider playwright eslint; do
    [ -z "$(find "$1/node_modules" -maxdepth 1 -name "$name")" ] || fail "The release has $name."
  done
}
[ -n "${OLDER:-}" ] || as_installed "$(readlink -f "$box/srv/studio/releases"/* | head -n 1)"

step 'a new release under load, and back'
next=$box/srv/studio/releases/next
if [ -n "${OLDER:-}" ]; then
  checkout=/usr/src/new
  mkdir "$box$checkout"
  copy_checkout . "$box$checkout"
  cp -a "$box$checkout" "$next"
  inside bash -c 'cd /srv/studio/releases/next && PATH=/opt/studio/node/bin:$PATH npm prune --omit=dev --ignore-scripts --no-audit --no-fund > /dev/null'
else
  cp -a "$(readlink -f "$box/srv/studio/releases"/* | head -n 1)" "$next"
  # Makes it like a box of an older version: one settings file, which every process could read.
  for file in worker api; do grep -h '^INTAKE_\(SMTP_URL\|SECRET\)=' "$box/etc/studio/$file.env" || true; done | sort -u >> "$box/etc/studio/intake.env"
  sed -i '/^INTAKE_\(SMTP_URL\|SECRET\)=/d' "$box/etc/studio/worker.env" "$box/etc/studio/api.env"
  mv "$box/etc/studio/inbound-mail.env" "$box/etc/studio/mail.env"
  chmod 640 "$box/etc/studio/intake.env"
  echo '# of an older version' >> "$box/etc/prometheus/alertmanager.yml"
  inside usermod --append --groups studio studio-desk
fi
sed -i 's|</body>|<!-- the next release --></body>|' "$next/apps/site/dist/contact.html"
rm -f "$next/apps/site/dist/contact.html".{br,gz}
node deploy/single-host/load.ts "$host" 10.97.0.2 "$box$keys/fullchain.pem" &
load=$!
page() { curl --silent --cacert "$box$keys/fullchain.pem" --resolve "$host:443:10.97.0.2" "https://$host/contact"; }
sleep 5
start_before=$(seen_start)
inside bash /srv/studio/releases/next/deploy/release.sh /srv/studio/releases/next
page | grep -q 'the next release' || fail 'The next release is not shown.'
inside curl --silent --fail --output /dev/null http://127.0.0.1:8080/metrics || fail 'Monitoring does not find the release that serves.'
sees_another "$start_before"
grep -q '"alarms"' "$box/etc/prometheus/alertmanager.yml" && ! grep -q 'older version' "$box/etc/prometheus/alertmanager.yml" \
  || fail 'The release did not update the settings of Alertmanager.'
desk_works
# The first backup of this version: those of the older one are not encrypted.
[ -z "${OLDER:-}" ] || inside systemctl start studio-backup.service
as_installed "$next"
grep -q '^INTAKE_SMTP_URL=' "$box/etc/studio/worker.env" || fail 'The worker has lost its mail server.'
! grep -q '^INTAKE_\(SMTP_URL\|SECRET\)=' "$box/etc/studio/intake.env" || fail 'The API still has the mail server.'
sleep 3
start_before=$(seen_start)
inside bash /srv/studio/releases/next/deploy/release.sh --back
! page | grep -q 'the next release' || fail 'The next release is still shown.'
desk_works
if [ -z "${OLDER:-}" ]; then
  sees_another "$start_before"
  if inside bash /srv/studio/current/deploy/release.sh --back; then fail 'It went back beyond the first release.'; fi
  # The operator went back, and installing again must not undo that.
  inside "${install[@]}"
  ! page | grep -q 'the next release' || fail 'Installing again undid the rollback.'
fi
# The rest tests this version.
if [ -n "${OLDER:-}" ]; then
  # As the release asks: the older version mailed alarms through the enquiries' server, which the API must not know.
  grep -q '^INTAKE_ALARM_SMTP_URL=.' "$box/etc/studio/alarms.env" || echo 'INTAKE_ALARM_SMTP_URL=smtp://localhost:2525' >> "$box/etc/studio/alarms.env"
  inside bash /srv/studio/releases/next/deploy/release.sh /srv/studio/releases/next
  sees intake
fi

step 'content of another day under load, and back'
code=$(basename "$(inside readlink -f /srv/studio/current)")
given=$box/srv/studio/incoming
mkdir -p "$given/apps/site"
cp -a "$box/srv/studio/releases/$code/content" "$given/content"
cp -a "$box/srv/studio/releases/$code/apps/site/dist" "$given/apps/site/dist"
sed -i 's|</body>|<!-- another day --></body>|' "$given/apps/site/dist/contact.html"
rm -f "$given/apps/site/dist/contact.html".{br,gz}
echo "$code" > "$given/release"
inside bash /srv/studio/current/deploy/release.sh --content /srv/studio/incoming
page | grep -q 'another day' || fail 'The content of another day is not shown.'
desk_works
inside bash /srv/studio/current/deploy/release.sh --back "$code"
! page | grep -q 'another day' || fail 'The content of another day is still shown.'
desk_works
sleep 3
kill "$load"
wait "$load"
ask() { inside runuser -u postgres -- psql -XtA intake -c "$1"; }
echo "$(ask 'select count(*) from enquiries') enquiries are stored"

# With an editor each release builds its pages again, so this comes after the steps that check changed files.
edits=''
if [ -z "${OLDER:-}" ]; then
  edits=publish
  step 'an editor is added later'
  inside bash -c "cd $checkout && EDITOR_NAME=$editor PREVIEW_NAME=$preview deploy/install.sh $host"
  at() { curl --silent --cacert "$box$keys/fullchain.pem" --resolve "$1:443:10.97.0.2" "https://$1$2" "${@:3}"; }
  status_at() { at "$1" "$2" --output /dev/null --write-out '%{http_code}'; }
  at "$editor" /edit | grep -q '<script' || fail 'The editor has no page.'
  [ "$(status_at "$editor" /api/publishing) $(status_at "$editor" /readyz) $(status_at "$preview" /)" = '401 404 403' ] \
    || fail 'The editor or the preview lets anyone in.'
  sees publish
  nobody_reads
  for name in studio studio-worker studio-desk; do denied "$name" /var/lib/studio-publish/content.git/HEAD; done
  [ "$(inside readlink /var/lib/studio-publish/editions/live)" = editions/1 ] || fail 'There is no first edition.'

  step 'an edit is saved and published'
  ask "with one as (insert into staff (issuer, subject, name, email, roles)
      values ('try', 'try', 'Edith Varga', 'edith@studio.example', '{publisher}') returning id)
    insert into staff_sessions (staff_id, id_hash, user_agent, ends_at, audience)
    select id, sha256('a-session'::bytea), 'try', now() + interval '1 hour', 'editor' from one"
  as_edith() { at "$editor" "$@" --header 'Cookie: __Host-desk=a-session' --header "Origin: https://$editor"; }
  told() { node -pe "const told = JSON.parse(fs.readFileSync(0, 'utf8')); $1"; }
  send() { as_edith "$1" --fail --output /dev/null --header 'Content-Type: application/json' --data @-; }
  sha=$(as_edith /api/keystatic/tree | told "told.find(({ path }) => path === 'services/seo.yaml').sha")
  as_edith "/api/keystatic/blob/$sha/services/seo.yaml" | sed 's/^tagline: .*/tagline: Words of Edith./' \
    | node -pe "JSON.stringify({ base: { 'services/seo.yaml': '$sha' }, deletions: [],
        additions: [{ path: 'services/seo.yaml', contents: fs.readFileSync(0).toString('base64') }] })" \
    | send /api/keystatic/update || fail 'The edit cannot be saved.'
  as_edith /api/publishing | told 'JSON.stringify({ next: told.next })' | send /api/publishing/publish \
    || fail 'The edit cannot be published.'
  for try in $(seq 300); do
    state=$(as_edith /api/publishing | told 'told.progress.state')
    [ "$state" = running ] || break
    sleep 1
  done
  [ "$state" = live ] || { inside journalctl --no-pager -u studio-publish; fail "The edition is $state."; }
  words_at() { at "$host" "$1" | grep -o 'Words of [A-Za-z ]*\.' | sort -u | tr '\n' ' '; }
  [ "$(words_at /services/seo)" = 'Words of Edith. ' ] || fail 'Visitors do not read what was published.'

  step 'a release keeps the edit, brings its own changes, and reports conflicts'
  merged=$box/srv/studio/releases/merged
  cp -a "$(readlink -f "$box/srv/studio/releases/$code")" "$merged"
  for page in seo software-audit; do sed -i 's/^tagline: .*/tagline: Words of a developer./' "$merged/content/services/$page.yaml"; done
  inside bash /srv/studio/releases/merged/deploy/release.sh /srv/studio/releases/merged | tee "$work/release"
  for words in CONFLICT content/services/seo.yaml 'Visitors read: Words of Edith.' 'The release has: Words of a developer.'; do
    grep -q "$words" "$work/release" || fail "The release does not print: $words"
  done
  [ "$(words_at /services/seo)$(words_at /services/software-audit)" = 'Words of Edith. Words of a developer. ' ] \
    || fail 'The release lost an edit.'
  inside bash /srv/studio/current/deploy/release.sh --back
  [ "$(words_at /services/seo)" = 'Words of Edith. ' ] || fail 'Going back lost an edit.'
  [ "$(as_edith /api/publishing | told 'told.changes.length')" = 0 ] || fail 'Something is left in the next edition.'
  inside systemctl start studio-publish-day.service studio-content-backup.service
  inside bash -c 'echo /left / > /srv/studio/redirects; systemctl start studio-redirects.service' || fail 'nginx does not follow redirects that changed.'
  inside ls /backup/repository
fi

step 'the inbound mail process: it exits without a mailbox, and reads one that is configured'
room=studio-inbound-mail@$(cat "$box/srv/studio/active")
state() { inside systemctl show --property="$1" --value "$2"; }
[ "$(state ActiveState "$room") $(state Result "$room")" = 'inactive success' ] || fail "The inbound mail process is $(state ActiveState "$room")."
for file in worker inbound-mail; do echo 'INTAKE_IMAP_URL=imap://sales:a-password@127.0.0.1' >> "$box/etc/studio/$file.env"; done
inside systemctl restart "$room"
for try in $(seq 60); do
  [ "$(ask 'select count(*) from mail_folders')" = 2 ] && break
  [ "$try" -lt 60 ] || { inside journalctl --no-pager -u "$room"; fail 'The inbound mail process reads no folder.'; }
  sleep 1
done

step 'a picture is drawn by an account that sees no settings'
# decode <file>: sends it to the decoder with the account of the inbound mail process.
decode() {
  inside setpriv --reuid studio-mail --regid studio-mail --clear-groups /opt/studio/node/bin/node -e \
    'const to = net.connect({ path: "/run/studio-thumbnail.sock", allowHalfOpen: true }); to.pipe(process.stdout); to.end(fs.readFileSync(process.argv[1]))' "$1"
}
drawn=$(decode "$(inside sh -c 'find /srv/studio/current/ -path "*/dist/*.png" | head -n 1')" | head -c 12 | tr -d '\0')
[[ $drawn == RIFF*WEBP ]] || { inside journalctl --no-pager -u 'studio-thumbnail*'; fail 'The decoder draws no thumbnail.'; }
try=/run/systemd/system/studio-thumbnail@.service.d/try.conf
inside bash -c "install -D /dev/stdin $try << 'CONF'
[Service]
ExecStart=
ExecStart=/bin/sh -c 'cat > /dev/null; cat /proc/[0-9]*/environ /etc/studio/*.env; ls /proc; echo looked'
CONF
systemctl daemon-reload"
decode /etc/hostname | tr '\0' '\n' > "$work/seen"
inside bash -c "rm $try; systemctl daemon-reload"
grep -qx looked "$work/seen" || fail 'The decoder could not look.'
! grep -q 'IMAP_URL\|DATABASE_URL\|^1$' "$work/seen" || fail 'The decoder sees settings or processes of others.'

step 'the visit counter: a page is counted, and its file is removed'
curl --silent --cacert "$box$keys/fullchain.pem" --resolve "$host:443:10.97.0.2" --output /dev/null -A 'Mozilla/5.0 Firefox/140.0' \
  -H 'Sec-Fetch-Mode: navigate' -H 'Sec-Fetch-Dest: document' -H 'Sec-Fetch-Site: none' "https://$host/contact"
for try in $(seq 150); do
  [ "$(ask "select views from visit_pages where page = '/contact'")" = 1 ] \
    && [ -z "$(inside find /run/visits -type f -size +0)" ] && break
  [ "$try" -lt 150 ] || { inside journalctl --no-pager -u 'studio-visit-counter@*' -u studio-rotate-visits; fail 'The page is not counted, or its file is not removed.'; }
  sleep 1
done

step 'the machine is switched off and on: everything starts again'
inside systemctl poweroff
wait "$machine" || true
boot
for try in $(seq 60); do
  page | grep -q '<form' && (desk_works) > /dev/null && break
  [ "$try" -lt 60 ] || fail 'The site or the desk does not come back.'
  sleep 1
done
for unit in intake desk worker inbound-mail visit-counter; do
  [ "$(state ActiveState "studio-$unit@$(cat "$box/srv/studio/active")")" = active ] || fail "studio-$unit does not come back."
done

[ -z "$edits" ] || [ "$(state ActiveState studio-publish)" = active ] || fail 'The editor does not come back.'

step 'the backups can be restored'
# The private key is copied for this and removed again. Then the operator moves it away, as install.sh asks.
inside install -m 400 -o postgres /etc/studio/backup-key /run/backup-key
inside runuser -u postgres -- env BACKUP_KEY=/run/backup-key /opt/studio/backup/test-restore.sh /backup
inside rm /run/backup-key
mv "$box/etc/studio/backup-key" "$work/"
step 'the commands of an operator'
inside intake enquiries list | tail -n 1 | grep -q . || fail 'intake lists no enquiry.'
inside intake audit verify
# open_alarms <kind> <end of the subject>
open_alarms() { ask "select count(*) from alarms where kind = '$1' and subject like '%: $2' and resolved_at is null"; }
# There is no mail server, and one disk.
inside systemctl start studio-doctor
inside journalctl --no-pager --output=cat -u studio-doctor | grep '127.0.0.1:2525\|SMTP'
[ "$(open_alarms doctor 'disk of the backups')" = 1 ] || fail 'Doctor raised no alarm about the disk of the backups.'
inside mv /etc/studio/backup-recipients /etc/studio/backup-recipients.away
! inside systemctl start studio-backup.service 2> /dev/null || fail 'A backup was made without a public key.'
alarms_of_backup() {
  for try in $(seq 30); do [ "$(open_alarms unit studio-backup)" = "$1" ] && return; sleep 1; done
  inside journalctl --no-pager -u 'studio-alarm@*'
  fail "There are $(open_alarms unit studio-backup) alarms that the backup failed, instead of $1."
}
alarms_of_backup 1
inside mv /etc/studio/backup-recipients.away /etc/studio/backup-recipients
inside systemctl start studio-backup.service
alarms_of_backup 0
# With a mail server it reports the rest: no sign-in for the desk and no probe. The backups exist and were restored, but
# are on the box's only disk.
inside systemd-run --quiet --unit=mails --working-directory=$checkout /opt/studio/node/bin/node apps/worker/src/dev/mail-catcher.ts 2525 8025
sleep 3
inside intake doctor > "$work/doctor" 2>&1 || true
cat "$work/doctor"
grep -q 'sign-in' "$work/doctor" || fail 'Doctor did not notice that there is no sign-in.'
grep -q 'The backups are on the same disk' "$work/doctor" || fail 'Doctor did not notice that there is one disk.'
! grep -v 'The backups are on the same disk' "$work/doctor" | grep -qi 'backup\|restore was\|certificate\|worker' || fail 'Doctor reports problems that do not exist.'
step 'a heartbeat is sent outside'
node -e 'require("http").createServer((_, answer) => { require("fs").appendFileSync(process.argv[1], "alive\n"); answer.end(); }).listen(8099, "10.97.0.1")' "$work/alive" &
listener=$!
inside bash -c "(umask 077; echo 'ALIVE_URL=http://10.97.0.1:8099/studio' > /etc/studio/alive.env)
  systemctl enable --quiet --now studio-alive.timer"
for try in $(seq 90); do
  [ ! -s "$work/alive" ] || break
  [ "$try" -lt 90 ] || { inside journalctl --no-pager -u studio-alive | tail -n 5; fail 'No heartbeat arrives.'; }
  sleep 1
done

step 'PostgreSQL stops: mailed within two minutes, and again when it is back'
mails() { inside curl --silent "http://127.0.0.1:8025/mails$1"; }
# read_mail <seconds> <start of its line in the list>: waits for the mail and saves it as $work/mail.
read_mail() {
  local until=$((SECONDS + $1)) number
  while [ "$SECONDS" -lt "$until" ]; do
    number=$(mails '' | grep -o "/mails/[0-9]*\">$2" | sed -n '1s#^/mails/\([0-9]*\).*#\1#p' || true)
    [ -z "$number" ] || { mails "/$number" > "$work/mail"; return; }
    sleep 1
  done
  mails ''
  fail "No mail came in time: $2"
}
says() { grep -qF "$1" "$work/mail" || { cat "$work/mail"; fail "The mail does not contain: $1"; }; }
enquire() {
  curl --silent --output /dev/null --write-out '%{http_code}' --cacert "$box$keys/fullchain.pem" --resolve "$host:443:10.97.0.2" \
    "https://$host/api/enquiries" -H "Origin: https://$host" -d name='Asha Menon' -d companyname='Menon Textiles' \
    -d email=asha@menon.example -d country=IN -d phonenumber=9876543210 -d subject='A shop for our looms'
}
inside systemctl stop postgresql@15-main
stopped=$SECONDS
status=$(enquire)
[ "$status" = 503 ] || fail "An enquiry is answered with $status."
! inside systemctl start studio-alive.service 2> /dev/null || fail 'A heartbeat is sent while no enquiry can be stored.'
signs=$(wc -l < "$work/alive")
read_mail 120 'Alarm: database'
echo "the API's alarm after $((SECONDS - stopped)) s"
for words in 'PostgreSQL does not answer.' 'Refused so far: 1.' "systemctl status --all 'postgresql@*'" "Machine: $(inside hostname)"; do says "$words"; done
read_mail $((120 - (SECONDS - stopped))) 'FIRING page: ApiDown</a> to asha@example.com'
echo "Alertmanager's after $((SECONDS - stopped)) s"
for words in 'no enquiry is stored.' "Look: systemctl status --all 'postgresql@*' 'studio-intake@*'" "Machine: $(inside hostname)"; do says "$words"; done
[ "$(wc -l < "$work/alive")" = "$signs" ] || fail 'A heartbeat was sent meanwhile.'
inside bash -c "systemctl status --all --no-pager 'postgresql@*' 'studio-intake@*' || true" | grep -q 'postgresql@15-main.service' \
  || fail 'The command to look does not show PostgreSQL.'
inside systemctl start postgresql
read_mail 60 'Over: database'
says 'Enquiries are stored again. Refused meanwhile and not sent again: 1.'
status=$(enquire)
[ "$status" = 201 ] || fail "PostgreSQL is back, and an enquiry is answered with $status."

step 'no process ran out of memory'
if [ -n "$memory_group" ]; then
  echo "Processes used at most $(memory_since 0) MB of ${BOX_MEMORY:-1900M}."
  [ "$(memory_kills)" = 0 ] || fail "$(memory_kills) processes were killed because memory ran out."
fi
