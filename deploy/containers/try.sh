#!/usr/bin/env bash
# Builds the images, starts the compose file, sends one enquiry through it and reads the mail it became.
# Needs root and Debian's buildah, podman, podman-compose, runc, netavark, aardvark-dns, iptables; no engine runs.
# Where no registry of images can be reached, the two bases are made here (debootstrap).
set -euo pipefail
cd "$(dirname "$0")/../.."
host=www.studio.example
desk=desk.studio.example
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
  npm install --prefix "$work/node" --no-save --no-audit --no-fund "node@$node_version" npm@11 > /dev/null
  cp "$(readlink -f "$work/node/node_modules/.bin/node")" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -r "$work/node/node_modules/npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  echo 'node:x:1000:1000::/home/node:/bin/sh' >> "$root/etc/passwd"
  tar -C "$root" -c . | podman import - "$(base node)" > /dev/null
}
podman image exists "$(base node)" && podman image exists "$(base debian)" || { step 'bases'; make_bases; }

# A network with certificates of its own: the build trusts them too.
trust=()
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  trust=(--volume "$NODE_EXTRA_CA_CERTS:/authorities.pem:ro" --build-arg NODE_EXTRA_CA_CERTS=/authorities.pem)
fi
for target in database site intake desk mailbox; do
  step "build $target"
  buildah bud --isolation=chroot --network=host --pull=never --layers --quiet \
    "${trust[@]}" --build-arg SITE_HOST="$host" --build-arg DESK_NAME="$desk" \
    --target "$target" --tag "localhost/studio-$target:current" \
    --file "$containers/Containerfile" . > /dev/null
done

step 'start'
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=$host" \
  -addext "subjectAltName=DNS:$host,DNS:$desk" -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2> /dev/null
chmod 644 "$work/privkey.pem"
chmod 755 "$work"
export SITE_HOST=$host DESK_NAME=$desk TLS_FOLDER=$work HTTP_PORT=8480 HTTPS_PORT=8443
DATABASE_PASSWORD=$(openssl rand -hex 16)
API_PASSWORD=$(openssl rand -hex 16)
WORKER_PASSWORD=$(openssl rand -hex 16)
DESK_PASSWORD=$(openssl rand -hex 16)
MAIL_PASSWORD=$(openssl rand -hex 16)
export DATABASE_PASSWORD API_PASSWORD WORKER_PASSWORD DESK_PASSWORD MAIL_PASSWORD
secret=$(openssl rand -hex 32)
cp "$containers/compose.yaml" "$containers/compose.try.yaml" "$work/"
cat > "$work/settings.env" <<ENV
INTAKE_SECRET=$secret
INTAKE_CHANNELS=smtp
INTAKE_SMTP_URL=smtp://mailbox:1025
INTAKE_MAIL_FROM=site@studio.example
INTAKE_IMAP_URL=imap://sales:a-password@mailbox:1143
ENV
# Nobody answers there, nor at the mailbox above: the desk asks when somebody signs in, the mail room tells by an alarm.
cat > "$work/desk.env" <<ENV
INTAKE_SECRET=$secret
DESK_ISSUER=https://sign-in.studio.example
DESK_CLIENT_ID=desk
DESK_CLIENT_SECRET=a-secret-of-this-try
DESK_ROLES=sales=sales
ENV
compose() { (cd "$work" && podman-compose -f compose.yaml -f compose.try.yaml "$@"); }
trap 'compose down -v > /dev/null 2>&1 || true; rm -rf "$work"' EXIT
compose up -d > "$work/up.log" 2>&1 || { cat "$work/up.log"; exit 1; }

step 'health'
container() { podman ps --all --quiet --filter "label=com.docker.compose.service=$1"; }
for service in database intake worker desk site; do
  for try in $(seq 60); do
    podman healthcheck run "$(container "$service")" > /dev/null 2>&1 && break
    [ "$try" -lt 60 ] || { echo "$service does not become healthy."; podman logs "$(container "$service")"; exit 1; }
    sleep 1
  done
  echo "$service is healthy"
done

step 'one enquiry'
ask() { curl --silent --show-error --fail-with-body --cacert "$work/fullchain.pem" --resolve "$host:8443:127.0.0.1" "$@"; }
ask "https://$host:8443/contact" | grep -q '<form' || { echo 'The contact page has no form.'; exit 1; }
answer=$(ask "https://$host:8443/api/leads" -H "Origin: https://$host" \
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
[ "$status" = 401 ] || { echo "The desk answers $status to somebody who has not signed in."; exit 1; }

step 'the mail room'
for try in $(seq 60); do
  podman exec "$(container intake)" node -e 'fetch("http://127.0.0.1:8080/readyz").then((it) => it.text()).then(console.log)' \
    | grep -q 'The IMAP server mailbox' && break
  [ "$try" -lt 60 ] || { echo 'It does not tell that its mailbox cannot be read.'; podman logs "$(container mail-room)"; exit 1; }
  sleep 1
done
[ "$(podman inspect --format '{{.State.Running}}' "$(container mail-room)")" = true ] || { echo 'The mail room has ended.'; exit 1; }

step 'a base backup, and back'
for try in $(seq 90); do
  podman exec "$(container backup)" sh -c 'ls /backup/base/*.tar.gz' > /dev/null 2>&1 && break
  [ "$try" -lt 90 ] || { echo 'No base backup was taken.'; podman logs "$(container backup)"; exit 1; }
  sleep 1
done
podman exec "$(container database)" psql -h /tmp -U intake postgres -qc 'select pg_switch_wal()' > /dev/null
sleep 5
compose stop intake worker mail-room desk backup database > /dev/null 2>&1
[ "$(podman inspect --format '{{.State.ExitCode}}' "$(container database)")" = 0 ] || { echo 'PostgreSQL did not stop by itself.'; exit 1; }
compose run --rm --no-deps -T database /restore.sh
compose start database > /dev/null 2>&1
for try in $(seq 60); do
  kept=$(podman exec "$(container database)" psql -h /tmp -U intake postgres -tAc \
    "select count(*) from leads where reference = '$reference'" 2> /dev/null || true)
  [ "$kept" = 1 ] && break
  [ "$try" -lt 60 ] || { echo "$reference did not come back."; exit 1; }
  sleep 1
done
step "$reference is there after the restore"
