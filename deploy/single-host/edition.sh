#!/usr/bin/env bash
# Runs a step of a release's edition (apps/publish/src/release.ts):
# edition.sh <release> make [--back] | show | settle | undo
# It has the account and limits of the content service, without its secrets. release.sh holds the lock of publishing.
set -euo pipefail
release=$1
shift
exec systemd-run --quiet --pipe --wait --collect --service-type=exec --uid=studio-publish --gid=studio-publish \
  --working-directory="$release" --property=EnvironmentFile=/etc/studio/publish.env \
  --property='UnsetEnvironment=PUBLISH_DATABASE_URL PUBLISH_DATABASE_URL_FILE DESK_OIDC_CLIENT_SECRET DESK_OIDC_CLIENT_SECRET_FILE DESK_CLIENT_SECRET DESK_CLIENT_SECRET_FILE' \
  --property=MemoryMax=1500M --property=OOMScoreAdjust=500 --property=Nice=10 --property=NoNewPrivileges=yes --property=ProtectSystem=full \
  --property=PrivateTmp=yes /opt/studio/node/bin/node apps/publish/src/release.ts "$@"
