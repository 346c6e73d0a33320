#!/bin/bash
# At start and at the beginning of each UTC day, makes an edition if something appears or expires by date.
set -euo pipefail
trap 'exit 0' TERM
while :; do
  node apps/publish/src/renew.ts || echo 'The edition of the day was not made. The next try is at midnight UTC, or at a restart.' >&2
  sleep $((86405 - $(date -u +%s) % 86400)) &
  wait $!
done
