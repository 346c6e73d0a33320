#!/usr/bin/env bash
# Updates nginx's configuration if the redirects of the live edition changed. With an editor, a timer starts it each
# minute as root, because the content service may not change nginx.
set -euo pipefail
root=/srv/studio
editions=/var/lib/studio-publish/editions
here=$(dirname "$(readlink -f "$0")")
export PATH=/opt/studio/node/bin:$PATH
[ -e "$root/nginx-words" ] || exit 0
# If a release is in progress, the next run tries again.
exec 9> "$root/lock"
flock --nonblock 9 || exit 0
now=$("$here/as-publish.sh" head -c 1M "$editions/live/dist/redirects.txt" < /dev/null 2> /dev/null 9>&- || true)
[ "$now" != "$(cat "$root/redirects" 2> /dev/null || true)" ] || exit 0
printf '%s\n' "$now" > "$root/redirects.next"
# The command that release.sh ran last. It checks and reads redirects.next, which nobody else can change.
mapfile -d '' -t words < "$root/nginx-words"
node "${words[@]}" > /etc/nginx/nginx.conf.next
nginx -q -t -c /etc/nginx/nginx.conf.next
mv /etc/nginx/nginx.conf.next /etc/nginx/nginx.conf
systemctl reload nginx
mv "$root/redirects.next" "$root/redirects"
echo 'nginx has the redirects of the live edition.'
