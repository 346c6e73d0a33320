#!/bin/bash
# A base backup of the last 26 hours is there, and log of the last ten minutes.
set -euo pipefail
[ -n "$(find /backup/base -name '*.tar.gz.age' -mmin -1560)" ] && [ -n "$(find /backup/wal -mmin -10)" ]
