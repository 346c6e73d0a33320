#!/usr/bin/env bash
# Updates nginx's configuration if the redirects of the live edition changed. With an editor, a timer starts it each
# minute as root, because the content service may not change nginx.
set -euo pipefail
root=/srv/studio
editions=/var/lib/studio-publish/editions
export PATH=/opt/studio/node/bin:$PATH
same() { [ "$(cat "$editions/live/dist/redirects.txt" 2> /dev/null || true)" = "$(cat "$root/redirects" 2> /dev/null || true)" ]; }
[ -e "$root/nginx-words" ] && ! same || exit 0
# If an edition or a release is in progress, the next run tries again.
exec 9>> "$editions/lock"
flock --nonblock 9 || exit 0
now=$(cat "$editions/live/dist/redirects.txt" 2> /dev/null || true)
# The command that release.sh ran last.
mapfile -d '' -t words < "$root/nginx-words"
node "${words[@]}" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
systemctl reload nginx
printf '%s\n' "$now" > "$root/redirects"
echo 'nginx has the redirects of the live edition.'
