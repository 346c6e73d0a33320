#!/usr/bin/env bash
# Sets up Prometheus with our rules, and Alertmanager, which mails its alerts to INTAKE_ALARM_TO. Both listen only on
# loopback. Changes nothing that is up to date; install.sh and release.sh run it: deploy/single-host/monitoring.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
. /etc/studio/site.env
export PATH=/opt/studio/node/bin:$PATH

packages=(prometheus prometheus-alertmanager)
if ! dpkg --status "${packages[@]}" > /dev/null 2>&1; then
  apt-get update -qq
  # Their services must not start before our settings are there.
  systemctl mask --quiet --runtime "${packages[@]}"
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
  systemctl unmask --quiet --runtime "${packages[@]}"
fi

# write <file> <mode> <group> <unit>: writes the input if the file differs, and notes the unit for a restart.
restart=()
write() {
  local made
  made=$(mktemp)
  cat > "$made"
  cmp -s "$made" "$1" || { install -m "$2" -g "$3" "$made" "$1"; restart+=("$4"); }
  rm "$made"
}
prometheus=$(sed -e 's#\[alerts.yml\]#[/srv/studio/current/deploy/monitoring/alerts.yml]#' \
  ${EDITOR_NAME:+-e 's/^  # \([- ]\)/  \1/'} deploy/monitoring/prometheus.yml)
write /etc/prometheus/prometheus.yml 644 root prometheus <<< "$prometheus"
write /etc/default/prometheus 644 root prometheus << 'ARGS'
ARGS="--web.listen-address=127.0.0.1:9090 --storage.tsdb.retention.time=30d --storage.tsdb.retention.size=512MB"
ARGS
# The file has a password, so that only Alertmanager may read it.
alertmanager=$(node --env-file=/etc/studio/intake.env --env-file=/etc/studio/alarms.env deploy/monitoring/write-alertmanager.ts)
write /etc/prometheus/alertmanager.yml 640 prometheus prometheus-alertmanager <<< "$alertmanager"
write /etc/default/prometheus-alertmanager 644 root prometheus-alertmanager << 'ARGS'
ARGS="--web.listen-address=127.0.0.1:9093 --cluster.listen-address="
ARGS
systemctl enable --quiet --now "${packages[@]}"
[ "${#restart[@]}" = 0 ] || systemctl restart "${restart[@]}"
[[ $alertmanager == *email_configs* ]] \
  || echo 'Alertmanager mails no alerts: it needs INTAKE_ALARM_TO and INTAKE_ALARM_SMTP_URL in /etc/studio/alarms.env. Set both, then run this again.'
