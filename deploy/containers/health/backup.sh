#!/bin/bash
# Healthy if there is a base backup of the last 26 hours and WAL of the last ten minutes.
set -euo pipefail
[ -n "$(find /backup/base -name '*.tar.gz.age' -mmin -1560)" ] && [ -n "$(find /backup/wal -mmin -10)" ]
