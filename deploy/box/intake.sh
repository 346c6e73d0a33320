#!/bin/sh
# The operator's commands of docs/runbook.md with the settings of this box, as the worker: intake doctor
# systemd reads the settings as it does for the units; a shell would read them otherwise.
exec systemd-run --quiet --pipe --wait --collect --service-type=exec --uid=studio-worker \
  --working-directory=/srv/studio/current --property=EnvironmentFile=/etc/studio/intake.env \
  --property=EnvironmentFile=/etc/studio/worker.env --property=EnvironmentFile=-/etc/studio/desk.env \
  /opt/studio/node/bin/node intake/src/cli/intake.ts "$@"
