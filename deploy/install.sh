#!/usr/bin/env bash
# Installs the product on a fresh Debian 12. Run again, it changes nothing that exists:
# deploy/install.sh <host> [<certificate> <key>]
# Run it as root in a checkout of the project. Without a certificate it requests one from Let's Encrypt, so the name
# must point to this machine. If the site is built already (npm run build), that build is used as it is.
# DESK_NAME=desk.example.com adds the desk under that name, which the certificate must cover as well.
# EDITOR_NAME=edit.example.com adds the editor, PREVIEW_NAME=preview.example.com the preview beside it, in the same way.
set -euo pipefail
cd "$(dirname "$0")/.."
# The answers to `npm run init`.
[ ! -e box.env ] || { set -a; . ./box.env; set +a; }
. deploy/renamed-settings.sh
take_old_names
host=${1:?Name the host visitors use: deploy/install.sh www.example.com}
certificate=${2:-/etc/letsencrypt/live/$host/fullchain.pem}
key=${3:-/etc/letsencrypt/live/$host/privkey.pem}
desk=${DESK_NAME:-$(sed -n 's/^DESK_NAME=//p' /etc/studio/site.env 2> /dev/null || true)}
editor=${EDITOR_NAME:-$(sed -n 's/^EDITOR_NAME=//p' /etc/studio/site.env 2> /dev/null || true)}
preview=${PREVIEW_NAME:-$(sed -n 's/^PREVIEW_NAME=//p' /etc/studio/site.env 2> /dev/null || true)}
[ -z "$preview" ] || [ -n "$editor" ] || { echo 'PREVIEW_NAME needs EDITOR_NAME: the preview shows what is saved in the editor.' >&2; exit 2; }
step() { printf '== %s\n' "$*"; }
# Writes a file once; later changes by the operator stay.
keep() { [ -e "$1" ] || { install -D -m "$2" /dev/stdin "$1"; echo "made $1"; }; }

step 'packages'
packages=(nginx libnginx-mod-http-brotli-static postgresql openssl curl ca-certificates git age unattended-upgrades)
[ -e "$certificate" ] || packages+=(certbot)
if ! dpkg --status "${packages[@]}" > /dev/null 2>&1; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
fi
export PATH=/opt/studio/node/bin:$PATH

# Debian's security updates, each day and without a restart of the machine. Other updates wait for the operator.
keep /etc/apt/apt.conf.d/52studio 644 << 'CONF'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
#clear Unattended-Upgrade::Origins-Pattern;
Unattended-Upgrade::Origins-Pattern { "origin=Debian,codename=${distro_codename}-security,label=Debian-Security"; };
CONF

step 'Node, accounts, folders, settings of an older version, units'
deploy/single-host/prepare.sh
umask 077

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
deploy/single-host/login.sh intake owner.env INTAKE_OWNER_DATABASE_URL
deploy/single-host/login.sh intake_api api.env INTAKE_DATABASE_URL
deploy/single-host/login.sh intake_worker worker.env INTAKE_WORKER_DATABASE_URL
deploy/single-host/login.sh intake_mail inbound-mail.env INTAKE_MAIL_DATABASE_URL
deploy/single-host/login.sh intake_visits visit-counter.env INTAKE_VISITS_DATABASE_URL
[ -z "$desk" ] || deploy/single-host/login.sh intake_desk desk.env DESK_DATABASE_URL
[ -z "$editor" ] || deploy/single-host/login.sh intake_publish publish.env PUBLISH_DATABASE_URL
[ "$(ask -c "select count(*) from pg_database where datname = 'intake'")" = 1 ] || ask -c 'create database intake owner intake'

step 'settings'
keep /etc/studio/site.env 644 <<ENV
SITE_HOST=$host
DESK_NAME=$desk
CERTIFICATE=$certificate
KEY=$key
ENV
for line in "DESK_NAME=$desk" "EDITOR_NAME=$editor" "PREVIEW_NAME=$preview"; do
  # A box of an older version has no line for the editor.
  [[ $line == DESK_NAME=* ]] || grep -q "^${line%%=*}=." /etc/studio/site.env || { sed -i "/^${line%%=*}=/d" /etc/studio/site.env; echo "$line" >> /etc/studio/site.env; }
  grep -qx "$line" /etc/studio/site.env || { echo "Write $line into /etc/studio/site.env, then run this again."; exit 2; }
done
keep /etc/studio/blue.env 644 <<< $'INTAKE_PORT=8081\nDESK_PORT=8091'
keep /etc/studio/green.env 644 <<< $'INTAKE_PORT=8082\nDESK_PORT=8092'
# Only root can read these files; systemd passes each process its own. Changes by the operator stay; a setting that was
# left empty is filled in when it is given.
say() {
  local old
  old=$(old_name_of "$2")
  [ -z "$3" ] || sed -i -E "/^($2|$old)=$/d" "/etc/studio/$1"
  grep -qE "^#? ?($2|$old)=" "/etc/studio/$1" || echo "$2=$3" >> "/etc/studio/$1"
}
note() { grep -qxF "# $2" "/etc/studio/$1" || echo "# $2" >> "/etc/studio/$1"; }
# The company's sign-in and the roles: sign_in <file>
sign_in() {
  say "$1" DESK_OIDC_ISSUER "${DESK_OIDC_ISSUER:-}"
  say "$1" DESK_OIDC_CLIENT_ID "${DESK_OIDC_CLIENT_ID:-}"
  say "$1" DESK_OIDC_CLIENT_SECRET "${DESK_OIDC_CLIENT_SECRET:-}"
  say "$1" DESK_ROLES "${DESK_ROLES:-}"
  [ -z "${DESK_ROLE_CLAIM:-}" ] || say "$1" DESK_ROLE_CLAIM "$DESK_ROLE_CLAIM"
  if grep -qE '^DESK_((OIDC_)?(ISSUER|CLIENT_ID|CLIENT_SECRET)|ROLES)=$' "/etc/studio/$1"; then
    echo "Fill in /etc/studio/$1 (the company's sign-in and the roles), then run this again."
    exit 2
  fi
}
note intake.env 'Settings of API, worker, inbound mail, visit counter and commands, without secrets. docs/settings.md explains every setting.'
say intake.env INTAKE_SITE_URL "https://$host"
say intake.env INTAKE_COMPANY_PATH content/company.yaml
say intake.env INTAKE_WORKING_HOURS_PATH content/working-hours.yaml
say intake.env INTAKE_SHEET_RULES_PATH content/sheet.yaml
say intake.env INTAKE_PROBLEM_PAGE apps/site/dist/contact/problem.html
say intake.env INTAKE_NOTICE_PAGE apps/site/dist/contact/notice.html
say intake.env INTAKE_SENT_PAGE apps/site/dist/contact/sent.html
say intake.env INTAKE_ENQUIRY_PAGE apps/site/dist/contact/enquiry.html
say intake.env INTAKE_RESPONSE_TIME_PATH /var/lib/studio/pace.json
say intake.env INTAKE_TRUSTED_PROXIES 127.0.0.1
say intake.env INTAKE_CHANNELS smtp
say intake.env INTAKE_MAIL_FROM "${INTAKE_MAIL_FROM:-}"
note alarms.env 'Who hears alarms. The API reads this too: a server of an account that can only send, never that of the mailbox.'
say alarms.env INTAKE_ALARM_TO "${INTAKE_ALARM_TO:-}"
say alarms.env INTAKE_ALARM_SMTP_URL "${INTAKE_ALARM_SMTP_URL:-}"
say alarms.env INTAKE_ALARM_WEBHOOK_URL "${INTAKE_ALARM_WEBHOOK_URL:-}"
note worker.env 'The mail server, webhooks and, where an inbound mail process runs, the mailbox (INTAKE_IMAP_URL, which inbound-mail.env has too).'
say worker.env INTAKE_SMTP_URL "${INTAKE_SMTP_URL:-}"
# One secret for the three processes that sign and verify with it.
secret=$(sed -n 's/^INTAKE_SECRET=//p' /etc/studio/worker.env)
: "${secret:=$(openssl rand -hex 32)}"
say worker.env INTAKE_SECRET "$secret"
say api.env INTAKE_SECRET "$secret"
if [ -n "$desk" ]; then
  say worker.env INTAKE_DESK_URL "https://$desk"
  note desk.env 'docs/settings.md explains every one, docs/runbook.md what sign-ins differ in.'
  say desk.env INTAKE_SECRET "$secret"
  say desk.env DESK_ORIGIN "https://$desk"
  say desk.env DESK_WORKING_HOURS_PATH content/working-hours.yaml
  say desk.env DESK_TEMPLATES_FOLDER content/replies
  say desk.env DESK_COMPANY_PATH content/company.yaml
  say desk.env DESK_TRUSTED_PROXIES 127.0.0.1
  sign_in desk.env
fi
if [ -n "$editor" ]; then
  data=/var/lib/studio-publish
  note publish.env 'The editor. docs/settings.md explains every one. Where there is a desk, its sign-in is used: see desk.env.'
  say publish.env PUBLISH_ORIGIN "https://$editor"
  say publish.env PUBLISH_REPOSITORY $data/content.git
  say publish.env PUBLISH_EDITIONS $data/editions
  say publish.env PUBLISH_EDITOR_FOLDER apps/publish/dist
  say publish.env PUBLISH_TRUSTED_PROXIES 127.0.0.1
  say publish.env INTAKE_RESPONSE_TIME_PATH /var/lib/studio/pace.json
  if [ -n "$preview" ]; then
    say publish.env PUBLISH_PREVIEW_ORIGIN "https://$preview"
    say publish.env PUBLISH_PREVIEW_FOLDER apps/publish/preview/dist
  fi
  [ -n "$desk" ] || sign_in publish.env
fi
if grep -qE '^INTAKE_MAIL_FROM=$' /etc/studio/intake.env || grep -qE '^INTAKE_SMTP_URL=$' /etc/studio/worker.env; then
  echo 'Fill in INTAKE_MAIL_FROM in /etc/studio/intake.env and INTAKE_SMTP_URL in /etc/studio/worker.env, then run this again.'
  exit 2
fi
umask 022

step 'certificate'
if [ ! -e "$certificate" ]; then
  # nginx answers the issuer from a folder, now and at each renewal, so it is never stopped for one. Until there is a
  # certificate it serves nothing else.
  install -d -m 755 /var/lib/studio-challenges
  cat > /etc/nginx/nginx.conf << 'CONF'
user www-data;
pid /run/nginx.pid;
events {}
http { server { listen 80; location / { return 404; } location ^~ /.well-known/acme-challenge/ { root /var/lib/studio-challenges; } } }
CONF
  systemctl restart nginx
  certbot certonly --non-interactive --agree-tos --register-unsafely-without-email --webroot -w /var/lib/studio-challenges \
    -d "$host" ${desk:+-d "$desk"} ${editor:+-d "$editor"} ${preview:+-d "$preview"} --deploy-hook 'systemctl reload nginx'
fi

step 'services'
systemctl enable --quiet nginx postgresql

version=$(git describe --tags --always 2> /dev/null || node -p "require('./package.json').version")
release=/srv/studio/releases/$version
if [ ! -e "$release" ]; then
  step "release $version"
  rm -rf "$release.part"
  cp -a . "$release.part"
  # Its answers are in /etc/studio now, where each process gets only its own.
  rm -f "$release.part/box.env"
  if [ ! -f "$release.part/apps/site/dist/index.html" ]; then
    (cd "$release.part" && npm ci --ignore-scripts --no-audit --no-fund \
      && INTAKE_RESPONSE_TIME_PATH=/var/lib/studio/pace.json npm run build && npm run build -- desk publish preview)
  fi
  # Removes development packages, above all the sign-in without a password.
  (cd "$release.part" && npm prune --omit=dev --ignore-scripts --no-audit --no-fund > /dev/null)
  mv "$release.part" "$release"
fi
running=$([ ! -e /srv/studio/current ] || readlink -f /srv/studio/current)
shown=${running##*/}
# A release that was live before and is not now: the operator went back, which must stay so.
if [ "${shown%%+*}" != "$version" ] && [ -e "/srv/studio/history/$version" ]; then
  echo "$shown stays live, because $version was rolled back. To make $version live again: deploy/release.sh $release"
elif [ "${shown%%+*}" != "$version" ]; then
  systemctl start nginx
  deploy/release.sh "$release"
elif ! grep -q "server_name ${desk:-$host}" /etc/nginx/nginx.conf || ! grep -q "server_name ${editor:-$host}" /etc/nginx/nginx.conf; then
  # Adds a desk or an editor that was named later by releasing the running version again.
  deploy/release.sh "$running"
fi
# Anyone who knows this URL can silence the alarm that this machine is gone.
[ -z "${ALIVE_URL:-}" ] || (umask 077 && echo "ALIVE_URL=$ALIVE_URL" > /etc/studio/alive.env)
step 'monitoring'
deploy/single-host/monitoring.sh
systemctl enable --quiet --now studio-backup.timer studio-doctor.timer studio-rotate-visits.timer studio-alive.timer
[ -n "$(ls /backup/base 2> /dev/null)" ] || systemctl start studio-backup.service
[ -z "$editor" ] || [ -n "$(ls /backup/repository 2> /dev/null)" ] || systemctl start studio-content-backup.service
step "https://$host works${desk:+, and https://$desk}${editor:+, and https://$editor}. Next: deploy/backup on another machine (docs/runbook.md), a sign of life (ALIVE_URL)."
