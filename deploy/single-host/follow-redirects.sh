#!/usr/bin/env bash
# Takes the redirects of the live edition over into nginx's configuration, if they changed. A timer starts it each
# minute where there is an editor, as root: the content service itself may not change nginx.
set -euo pipefail
root=/srv/studio
editions=/var/lib/studio-publish/editions
export PATH=/opt/studio/node/bin:$PATH
same() { [ "$(cat "$editions/live/dist/redirects.txt" 2> /dev/null || true)" = "$(cat "$root/redirects" 2> /dev/null || true)" ]; }
[ -e "$root/nginx-words" ] && ! same || exit 0
# Not while an edition or a release is being made: a minute later.
exec 9>> "$editions/lock"
flock --nonblock 9 || exit 0
now=$(cat "$editions/live/dist/redirects.txt" 2> /dev/null || true)
# As release.sh called it last.
mapfile -d '' -t words < "$root/nginx-words"
node "${words[@]}" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
systemctl reload nginx
printf '%s\n' "$now" > "$root/redirects"
echo 'nginx has the redirects of the live edition.'
