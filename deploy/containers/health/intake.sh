#!/bin/sh
# Healthy if the API could accept an enquiry now: database reachable, tables up to date.
exec node -e "fetch('http://127.0.0.1:8080/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
