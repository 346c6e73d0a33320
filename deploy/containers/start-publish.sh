#!/bin/bash
# Starts the content service. New code first makes an edition: the content that visitors read, merged with the changes
# of the release (docs/runbook.md, "A release and the editor").
set -euo pipefail
name=$(git rev-parse --short HEAD)
# One line for each time that other code went live.
history=/content/releases
# Without the secrets of the service.
edition() { env -u PUBLISH_DATABASE_URL -u DESK_OIDC_CLIENT_SECRET -u DESK_CLIENT_SECRET node apps/publish/src/release.ts "$@"; }
if [ "$(tail -n 1 "$history" 2> /dev/null || true)" != "$name" ]; then
  # Code that was live before must not bring back its older content.
  back=()
  ! grep -qxF -- "$name" "$history" 2> /dev/null || back=(--back)
  # The lock that publishing uses too. The kernel releases it if this process ends.
  exec 9>> "$PUBLISH_EDITIONS/lock"
  flock --timeout 900 9 || { echo 'Another edition has been in progress for 15 minutes.' >&2; exit 1; }
  if edition make "${back[@]}" && edition show && edition settle; then
    echo "$name" >> "$history"
  else
    edition undo || true
    echo 'Visitors keep reading the previous edition. The next start tries again.' >&2
  fi
  exec 9>&-
fi
exec node apps/publish/src/server.ts
