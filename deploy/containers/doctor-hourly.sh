#!/bin/bash
# Raises an alarm for each problem that doctor finds, each hour, beginning when the other containers have started.
set -euo pipefail
trap 'exit 0' TERM
sleep 300 &
while wait $!; do
  node apps/worker/src/cli/intake.ts doctor --alarm || echo 'Doctor could not check everything; retrying in an hour.' >&2
  sleep 3600 &
done
