#!/bin/bash
# The content service. Code that has not been shown yet first makes an edition: the words that visitors read, with what
# the release changed in them (docs/runbook.md, "A release and the editor").
set -euo pipefail
name=$(git rev-parse --short HEAD)
# One line for each time that other code was shown.
history=/content/releases
# Without the secrets of the service.
edition() { env -u PUBLISH_DATABASE_URL -u DESK_OIDC_CLIENT_SECRET -u DESK_CLIENT_SECRET node apps/publish/src/release.ts "$@"; }
if [ "$(tail -n 1 "$history" 2> /dev/null || true)" != "$name" ]; then
  # Code that was shown before brings no older words.
  back=()
  ! grep -qxF -- "$name" "$history" 2> /dev/null || back=(--back)
  # The same lock as publishing has. It ends with this process, however that ends.
  exec 9>> "$PUBLISH_EDITIONS/lock"
  flock --timeout 900 9 || { echo 'Another edition has been in the making for a quarter of an hour.' >&2; exit 1; }
  if edition make "${back[@]}" && edition show && edition settle; then
    echo "$name" >> "$history"
  else
    edition undo || true
    echo 'Visitors go on reading the edition before. The next start tries again.' >&2
  fi
  exec 9>&-
fi
exec node apps/publish/src/server.ts
