#!/bin/bash
# As it starts and as each day of UTC begins: an edition, if something comes or goes by its dates.
set -euo pipefail
trap 'exit 0' TERM
while :; do
  node apps/publish/src/renew.ts || echo 'The edition of the day was not made; the next start tries again.' >&2
  sleep $((86405 - $(date -u +%s) % 86400)) &
  wait $!
done
