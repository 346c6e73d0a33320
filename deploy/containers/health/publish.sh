#!/bin/sh
# Healthy if an editor could sign in and save now: database reachable, tables up to date.
exec node -e "fetch('http://127.0.0.1:8093/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
