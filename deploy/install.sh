#!/usr/bin/env bash
# Takes a fresh Debian 12 to the running product, and changes nothing that is there when run again:
# deploy/install.sh <host> [<certificate> <key>]
# As root, in a checkout of the project. Without a certificate one is asked of Let's Encrypt, for which the
# name must lead here. Where a built release is at hand (npm run build), it is taken as it is.
set -euo pipefail
cd "$(dirname "$0")/.."
host=${1:?Name the host visitors use: deploy/install.sh www.example.com}
certificate=${2:-/etc/letsencrypt/live/$host/fullchain.pem}
key=${3:-/etc/letsencrypt/live/$host/privkey.pem}
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
id studio > /dev/null 2>&1 || useradd --system --home-dir /srv/studio --shell /usr/sbin/nologin studio
install -d -m 755 /srv/studio /srv/studio/releases /etc/studio
install -d -m 700 -o postgres -g postgres /backup
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
url=/etc/studio/database-url
if [ ! -e "$url" ]; then
  password=$(openssl rand -hex 24)
  [ "$(ask -c "select count(*) from pg_roles where rolname = 'intake'")" = 1 ] || ask -c 'create role intake login'
  # By standard input: the words of a command can be seen by everybody on the machine.
  ask <<< "alter role intake password '$password'"
  [ "$(ask -c "select count(*) from pg_database where datname = 'intake'")" = 1 ] || ask -c 'create database intake owner intake'
  keep "$url" 640 <<< "postgres://intake:$password@127.0.0.1:$(ask -c 'show port')/intake"
  chgrp studio "$url"
fi

step 'settings'
keep /etc/studio/secret 640 <<< "$(openssl rand -hex 32)"
chgrp studio /etc/studio/secret
keep /etc/studio/site.env 644 <<ENV
SITE_HOST=$host
CERTIFICATE=$certificate
KEY=$key
ENV
keep /etc/studio/blue.env 644 <<< 'INTAKE_PORT=8081'
keep /etc/studio/green.env 644 <<< 'INTAKE_PORT=8082'
keep /etc/studio/intake.env 640 <<ENV
# docs/runbook.md explains every setting. Passwords may lie in files: INTAKE_SMTP_URL_FILE=/etc/studio/smtp-url
INTAKE_DATABASE_URL_FILE=$url
INTAKE_SECRET_FILE=/etc/studio/secret
INTAKE_SITE_URL=https://$host
INTAKE_COMPANY_FILE=content/company.yaml
INTAKE_PROBLEM_PAGE=site/dist/contact/problem.html
INTAKE_NOTICE_PAGE=site/dist/contact/notice.html
INTAKE_SENT_PAGE=site/dist/contact/sent.html
INTAKE_TRUSTED_PROXIES=127.0.0.1
INTAKE_TIME_ZONE=Asia/Kolkata
INTAKE_CHANNELS=smtp
INTAKE_SMTP_URL=${INTAKE_SMTP_URL:-}
INTAKE_MAIL_FROM=${INTAKE_MAIL_FROM:-}
INTAKE_ALARM_TO=${INTAKE_ALARM_TO:-}
ENV
chgrp studio /etc/studio/intake.env
if grep -qE '^INTAKE_(SMTP_URL|MAIL_FROM)=$' /etc/studio/intake.env; then
  echo 'Fill in /etc/studio/intake.env (the mail server and the sender at least), then run this again.'
  exit 2
fi

step 'certificate'
if [ ! -e "$certificate" ]; then
  # Asked for on port 80, which nginx leaves for these seconds; the same is done at each renewal.
  certbot certonly --non-interactive --agree-tos --register-unsafely-without-email --standalone -d "$host" \
    --pre-hook 'systemctl stop nginx' --post-hook 'systemctl start nginx'
fi

step 'services and timers'
install -m 644 deploy/box/units/* /etc/systemd/system/
systemctl daemon-reload
systemctl enable --quiet nginx postgresql

version=$(git describe --tags --always 2> /dev/null || node -p "require('./package.json').version")
release=/srv/studio/releases/$version
if [ ! -e "$release" ]; then
  step "release $version"
  rm -rf "$release.part"
  cp -a . "$release.part"
  if [ ! -f "$release.part/site/dist/index.html" ]; then
    (cd "$release.part" && npm ci --no-audit --no-fund && npm run build)
  fi
  mv "$release.part" "$release"
fi
if [ "$(readlink -f /srv/studio/current 2> /dev/null)" != "$release" ]; then
  systemctl start nginx
  deploy/release.sh "$release"
fi
systemctl enable --quiet --now studio-backup.timer studio-doctor.timer
[ -n "$(ls /backup/base 2> /dev/null)" ] || systemctl start studio-backup.service
step "https://$host works. Next: deploy/backup on another machine (docs/runbook.md), alarms, monitoring."
