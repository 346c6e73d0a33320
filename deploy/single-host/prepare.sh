#!/usr/bin/env bash
# Sets up Node, the accounts, folders, settings and units of this version; changes nothing that is up to date. install.sh and
# release.sh both run it, so that a release also updates a box of an older version.
set -euo pipefail
cd "$(dirname "$0")/../.."

deploy/single-host/node.sh

# One account for each process: none can read another's files or memory. Settings belong to root; systemd reads them.
account() { id "$1" > /dev/null 2>&1 || useradd --system --user-group --home-dir /srv/studio --shell /usr/sbin/nologin "$1"; }
for name in studio studio-worker studio-desk studio-mail studio-visits studio-publish studio-operator studio-owner; do account "$name"; done
# Only for INTAKE_IMAP_TOKEN_PATH: these three read a file whose token is renewed.
getent group studio-mailbox > /dev/null || groupadd --system studio-mailbox
for name in studio-worker studio-mail studio-operator; do usermod --groups studio-mailbox "$name"; done
# Older versions shared passwords with everyone in the group studio.
usermod --groups '' studio-desk

install -d -m 755 /srv/studio /srv/studio/releases /etc/studio
# Doctor runs as the operator and can see how old the backups are, but only postgres can read them. The folder is sticky
# and not owned by postgres, so postgres cannot exchange the worker's folder for a link.
install -d -m 1775 -o root -g postgres /backup
# The list of erasures, which must outlive the database as the backups do: the worker writes it, doctor reads it.
if ! mkdir /backup/erased 2> /dev/null && [[ $(stat -c %U /backup/erased) != @(studio-worker|root) ]]; then
  echo '/backup/erased belongs neither to studio-worker nor to root. Move it away, then run this again.' >&2
  exit 1
fi
install -d -m 2750 -o studio-worker -g studio-operator /backup/erased
# What the worker publishes for other processes and for the build of the site.
install -d -m 755 -o studio-worker -g studio-worker /var/lib/studio
# What the content service writes. Editions are public; the repository has content that is not published yet. The folder
# around them is root's: its owner could exchange them for links, and this script would give it what they point to.
install -d -m 755 -o root -g root /var/lib/studio-publish
install -d -m 755 -o studio-publish -g studio-publish /var/lib/studio-publish/editions
install -d -m 750 -o studio-publish -g studio-publish /var/lib/studio-publish/content.git
if [[ $PWD == /srv/studio/releases/* ]]; then
  # Where a build writes beside the code. The rest of a release belongs to root.
  for folder in .cache apps/site/.astro apps/site/node_modules/.astro apps/site/node_modules/.vite; do
    install -d "$folder"
    chown -R studio-publish:studio-publish "$folder"
  done
fi
# Only the private key can decrypt backups, and it must not stay on this machine.
command -v age > /dev/null || { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends age > /dev/null; }
if [ ! -s /etc/studio/backup-recipients ]; then
  (umask 077 && age-keygen -o /etc/studio/backup-key 2> /dev/null)
  age-keygen -y /etc/studio/backup-key | install -m 644 /dev/stdin /etc/studio/backup-recipients
fi
if [ -e /etc/studio/backup-key ]; then
  echo 'MOVE /etc/studio/backup-key AWAY from this machine, to two places that outlive it: without it no backup can be restored,'
  echo 'and while it is here an attacker on this machine can read every backup. Make a second key pair on another machine and'
  echo 'add its public key as a line of /etc/studio/backup-recipients, so that one lost key does not cost the backups.'
fi
install -d -m 755 /opt/studio/backup
install -m 755 deploy/backup/*.sh /opt/studio/backup/

deploy/split-settings.sh /etc/studio
. deploy/renamed-settings.sh
umask 077
for file in intake api alarms worker inbound-mail visit-counter operator; do touch "/etc/studio/$file.env"; done
grep -q '^INTAKE_BACKUP_FOLDER=' /etc/studio/operator.env || echo INTAKE_BACKUP_FOLDER=/backup >> /etc/studio/operator.env
grep -qE '^INTAKE_ERASED_(FILE|LIST_PATH)=' /etc/studio/worker.env || echo INTAKE_ERASED_LIST_PATH=/backup/erased/erased.txt >> /etc/studio/worker.env
for setting in INTAKE_VISITS_FOLDER=/run/visits INTAKE_CAMPAIGNS_PATH=content/campaigns.yaml \
  INTAKE_SEARCH_INDEX=apps/site/dist/search-index.json; do
  grep -qE "^(${setting%%=*}|$(old_name_of "${setting%%=*}"))=" /etc/studio/visit-counter.env || echo "$setting" >> /etc/studio/visit-counter.env
done

umask 022
# nginx writes page views to a folder in memory. It opens the log as root, so only root may put anything there; the visit
# counter removes what it has counted from the folder below.
cat > /etc/tmpfiles.d/studio-visits.conf << 'CONF'
d /run/visits 0751 root studio-visits
d /run/visits/rotated 0750 studio-visits studio-visits
CONF
systemd-tmpfiles --create /etc/tmpfiles.d/studio-visits.conf
install -m 755 deploy/nginx/rotate-visits.sh /opt/studio/rotate-visits.sh
changed=0
# The unit's name before the process was renamed to inbound mail.
if [ -e /etc/systemd/system/studio-mail-room@.service ]; then
  systemctl disable --quiet --now studio-mail-room@blue studio-mail-room@green
  rm /etc/systemd/system/studio-mail-room@.service
  changed=1
fi
for unit in deploy/single-host/units/* deploy/single-host/units/*.d/*; do
  installed=/etc/systemd/system/${unit#deploy/single-host/units/}
  [ -d "$unit" ] || cmp -s "$unit" "$installed" || { install -D -m 644 "$unit" "$installed"; changed=1; }
done
[ "$changed" = 0 ] || systemctl daemon-reload
install -m 755 deploy/single-host/intake.sh /usr/local/bin/intake
