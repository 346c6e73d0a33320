#!/usr/bin/env bash
# Takes a fresh Debian 12 to the running product, and changes nothing that is there when run again:
# deploy/install.sh <host> [<certificate> <key>]
# As root, in a checkout of the project. Without a certificate one is asked of Let's Encrypt, for which the
# name must lead here. Where a built release is at hand (npm run build), it is taken as it is.
# DESK_NAME=desk.example.com adds the desk under that name, which the certificate must hold as well.
set -euo pipefail
cd "$(dirname "$0")/.."
host=${1:?Name the host visitors use: deploy/install.sh www.example.com}
certificate=${2:-/etc/letsencrypt/live/$host/fullchain.pem}
key=${3:-/etc/letsencrypt/live/$host/privkey.pem}
desk=${DESK_NAME:-$(sed -n 's/^DESK_NAME=//p' /etc/studio/site.env 2> /dev/null || true)}
step() { printf '== %s\n' "$*"; }
# Written once; what somebody changed later stays.
keep() { [ -e "$1" ] || { install -D -m "$2" /dev/stdin "$1"; echo "made $1"; }; }

step 'packages'
packages=(nginx libnginx-mod-http-brotli-static postgresql openssl curl ca-certificates git)
[ -e "$certificate" ] || packages+=(certbot)
if ! dpkg --status "${packages[@]}" > /dev/null 2>&1; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
fi
if [ ! -x /opt/studio/node/bin/node ]; then
  # Debian 12 has an older one. The npm registry's own package `node` is the program alone.
  command -v npm > /dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends npm > /dev/null
  npm install --prefix /opt/studio/npm --no-save --no-audit --no-fund node@24 npm@11 > /dev/null
  mkdir -p /opt/studio/node/bin
  for program in node npm npx; do ln -sf "/opt/studio/npm/node_modules/.bin/$program" /opt/studio/node/bin/; done
fi
export PATH=/opt/studio/node/bin:$PATH

step 'users and folders'
# One for each process, so that none can read another's password; what all may read is the group's, studio.
person() { id "$1" > /dev/null 2>&1 || useradd --system --user-group --home-dir /srv/studio --shell /usr/sbin/nologin "$@"; }
person studio
for name in studio-worker studio-desk studio-mail; do person "$name" --groups studio; done
install -d -m 755 /srv/studio /srv/studio/releases /etc/studio
# Doctor, which runs as the worker, sees how old the backups are; read them can postgres alone.
install -d -m 750 -o postgres -g studio-worker /backup
# What the worker tells the others, and whoever builds the site.
install -d -m 755 -o studio-worker -g studio-worker /var/lib/studio
install -d -m 755 /opt/studio/backup
install -m 755 deploy/backup/*.sh /opt/studio/backup/

step 'database'
cluster=$(ls -d /etc/postgresql/*/main | sort -V | tail -n 1)
wanted=$(mktemp)
cat > "$wanted" <<CONF
# Written by deploy/install.sh: what an enquiry's safety rests on.
fsync = on
full_page_writes = on
synchronous_commit = on
archive_mode = on
archive_timeout = 60s
archive_command = '/opt/studio/backup/archive-wal.sh %p %f /backup'
CONF
if ! cmp -s "$wanted" "$cluster/conf.d/studio.conf"; then
  install -D -m 644 "$wanted" "$cluster/conf.d/studio.conf"
  systemctl restart postgresql
fi
rm "$wanted"
systemctl start postgresql
ask() { (cd / && runuser -u postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"); }
for try in $(seq 30); do ask -c 'select 1' > /dev/null 2>&1 && break; [ "$try" -lt 30 ] || exit 1; sleep 1; done
# A role of PostgreSQL and the file with its address, which one group may read: docs/runbook.md, "Roles".
login() {
  local role=$1 file=$2 group=$3 password
  [ ! -e "$file" ] || return 0
  password=$(openssl rand -hex 24)
  [ "$(ask -c "select count(*) from pg_roles where rolname = '$role'")" = 1 ] || ask -c "create role $role"
  # By standard input: the words of a command can be seen by everybody on the machine.
  ask <<< "alter role $role login password '$password'"
  keep "$file" 640 <<< "postgres://$role:$password@127.0.0.1:$(ask -c 'show port')/intake"
  chgrp "$group" "$file"
}
login intake /etc/studio/database-url root
login intake_api /etc/studio/api-url studio
login intake_worker /etc/studio/worker-url studio-worker
login intake_desk /etc/studio/desk-url studio-desk
login intake_mail /etc/studio/mail-url studio-mail
[ "$(ask -c "select count(*) from pg_database where datname = 'intake'")" = 1 ] || ask -c 'create database intake owner intake'

step 'settings'
keep /etc/studio/secret 640 <<< "$(openssl rand -hex 32)"
chgrp studio /etc/studio/secret
keep /etc/studio/site.env 644 <<ENV
SITE_HOST=$host
DESK_NAME=$desk
CERTIFICATE=$certificate
KEY=$key
ENV
keep /etc/studio/blue.env 644 <<< $'INTAKE_PORT=8081\nDESK_PORT=8091'
keep /etc/studio/green.env 644 <<< $'INTAKE_PORT=8082\nDESK_PORT=8092'
keep /etc/studio/intake.env 640 <<ENV
# docs/runbook.md explains every setting. Passwords may lie in files: INTAKE_SMTP_URL_FILE=/etc/studio/smtp-url
INTAKE_DATABASE_URL_FILE=/etc/studio/api-url
INTAKE_SECRET_FILE=/etc/studio/secret
INTAKE_SITE_URL=https://$host
INTAKE_COMPANY_FILE=content/company.yaml
INTAKE_HOURS_FILE=content/working-hours.yaml
INTAKE_SHEET_FILE=content/sheet.yaml
INTAKE_PROBLEM_PAGE=site/dist/contact/problem.html
INTAKE_NOTICE_PAGE=site/dist/contact/notice.html
INTAKE_SENT_PAGE=site/dist/contact/sent.html
INTAKE_ENQUIRY_PAGE=site/dist/contact/enquiry.html
INTAKE_PACE_PATH=/var/lib/studio/pace.json
INTAKE_TRUSTED_PROXIES=127.0.0.1
INTAKE_CHANNELS=smtp
INTAKE_SMTP_URL=${INTAKE_SMTP_URL:-}
INTAKE_MAIL_FROM=${INTAKE_MAIL_FROM:-}
INTAKE_ALARM_TO=${INTAKE_ALARM_TO:-}
ENV
chgrp studio /etc/studio/intake.env
grep -qx "DESK_NAME=$desk" /etc/studio/site.env \
  || { echo "Write DESK_NAME=$desk into /etc/studio/site.env, then run this again."; exit 2; }
keep /etc/studio/worker.env 640 <<< $'INTAKE_WORKER_DATABASE_URL_FILE=/etc/studio/worker-url\nINTAKE_BACKUP_FOLDER=/backup'
keep /etc/studio/mail.env 640 <<< 'INTAKE_MAIL_DATABASE_URL_FILE=/etc/studio/mail-url'
if [ -n "$desk" ]; then
  keep /etc/studio/desk.env 640 <<ENV
# docs/runbook.md, "The desk's settings", explains every one.
DESK_DATABASE_URL_FILE=/etc/studio/desk-url
INTAKE_SECRET_FILE=/etc/studio/secret
DESK_ORIGIN=https://$desk
DESK_HOURS_FILE=content/working-hours.yaml
DESK_REPLIES_FOLDER=content/replies
DESK_TRUSTED_PROXIES=127.0.0.1
DESK_ISSUER=${DESK_ISSUER:-}
DESK_CLIENT_ID=${DESK_CLIENT_ID:-}
DESK_CLIENT_SECRET=${DESK_CLIENT_SECRET:-}
DESK_ROLES=${DESK_ROLES:-}
ENV
  chgrp studio-desk /etc/studio/desk.env
  if grep -qE '^DESK_(ISSUER|CLIENT_ID|CLIENT_SECRET|ROLES)=$' /etc/studio/desk.env; then
    echo "Fill in /etc/studio/desk.env (the company's sign-in and who may what), then run this again."
    exit 2
  fi
fi
if grep -qE '^INTAKE_(SMTP_URL|MAIL_FROM)=$' /etc/studio/intake.env; then
  echo 'Fill in /etc/studio/intake.env (the mail server and the sender at least), then run this again.'
  exit 2
fi

step 'certificate'
if [ ! -e "$certificate" ]; then
  # Asked for on port 80, which nginx leaves for these seconds; the same is done at each renewal.
  certbot certonly --non-interactive --agree-tos --register-unsafely-without-email --standalone -d "$host" ${desk:+-d "$desk"} \
    --pre-hook 'systemctl stop nginx' --post-hook 'systemctl start nginx'
fi

step 'services and timers'
install -m 644 deploy/box/units/* /etc/systemd/system/
install -m 755 deploy/box/intake.sh /usr/local/bin/intake
systemctl daemon-reload
systemctl enable --quiet nginx postgresql

version=$(git describe --tags --always 2> /dev/null || node -p "require('./package.json').version")
release=/srv/studio/releases/$version
if [ ! -e "$release" ]; then
  step "release $version"
  rm -rf "$release.part"
  cp -a . "$release.part"
  if [ ! -f "$release.part/site/dist/index.html" ]; then
    (cd "$release.part" && npm ci --no-audit --no-fund \
      && INTAKE_PACE_PATH=/var/lib/studio/pace.json npm run build && npm run build:desk)
  fi
  mv "$release.part" "$release"
fi
# A desk that was named later is added by a release, too.
if [ "$(readlink -f /srv/studio/current 2> /dev/null)" != "$release" ] || ! grep -q "server_name ${desk:-$host}" /etc/nginx/nginx.conf; then
  systemctl start nginx
  deploy/release.sh "$release"
fi
systemctl enable --quiet --now studio-backup.timer studio-doctor.timer
[ -n "$(ls /backup/base 2> /dev/null)" ] || systemctl start studio-backup.service
step "https://$host works${desk:+, and https://$desk}. Next: deploy/backup on another machine (docs/runbook.md), alarms, monitoring."
