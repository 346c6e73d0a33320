#!/bin/sh
# Runs an operator's command of docs/runbook.md with the settings of this box: intake doctor
# systemd reads the settings, which only root can read. The command does not get the desk's secrets.
exec systemd-run --quiet --pipe --wait --collect --service-type=exec --uid=studio-operator \
  --working-directory=/srv/studio/current --property=EnvironmentFile=/etc/studio/intake.env \
  --property=EnvironmentFile=/etc/studio/alarms.env --property=EnvironmentFile=/etc/studio/api.env \
  --property=EnvironmentFile=/etc/studio/worker.env --property=EnvironmentFile=/etc/studio/operator.env \
  --property=EnvironmentFile=-/etc/studio/desk.env \
  --property='UnsetEnvironment=DESK_DATABASE_URL DESK_DATABASE_URL_FILE DESK_OIDC_CLIENT_SECRET DESK_OIDC_CLIENT_SECRET_FILE DESK_CLIENT_SECRET DESK_CLIENT_SECRET_FILE' \
  --setenv=SUDO_USER="${SUDO_USER:-root}" \
  /opt/studio/node/bin/node apps/worker/src/cli/intake.ts "$@"
