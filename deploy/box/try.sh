#!/usr/bin/env bash
# Installs the product on a fresh Debian in a folder with a network of its own, twice; then a new release
# and back under load. As root, in a checkout that was built (npm run build, npm run build:desk); needs Debian's debootstrap.
# No systemd runs there, so systemctl is a stand-in that reads the units. Debian's packages are put in
# before, since the folder's network leads nowhere.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
box=$work/root
space=try$$
host=www.studio.example
desk=desk.studio.example
# In the box.
checkout=/usr/src/studio
keys=/etc/ssl/private
step() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

cleanup() {
  ip netns pids "$space" 2> /dev/null | xargs -r kill -9 2> /dev/null || true
  for folder in proc dev; do umount -R "$box/$folder" 2> /dev/null || true; done
  ip netns del "$space" 2> /dev/null || true
  ip link del "$space" 2> /dev/null || true
  # Never into what is still mounted there.
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT

if [ -n "${BOX_ROOT:-}" ]; then
  cp -a "$BOX_ROOT" "$box"
else
  step 'a fresh Debian'
  mirror=$(apt-cache policy base-files | awk '/bookworm\/main/ && !found { found = 1; print $2 }')
  debootstrap --variant=minbase bookworm "$box" "$mirror" > "$work/debootstrap.log"
  printf '#!/bin/sh\nexit 101\n' > "$box/usr/sbin/policy-rc.d"
  chmod +x "$box/usr/sbin/policy-rc.d"
  DEBIAN_FRONTEND=noninteractive chroot "$box" apt-get install -y -qq --no-install-recommends nginx \
    libnginx-mod-http-brotli-static postgresql openssl ca-certificates curl procps git > "$work/packages.log" 2>&1
fi
install -m 755 deploy/box/systemctl-stand-in.sh "$box/usr/local/bin/systemctl"
echo '127.0.0.1 localhost' > "$box/etc/hosts"
# Node as install.sh would bring it, and this checkout with what was built.
mkdir -p "$box/opt/studio/node/bin" "$box$checkout" "$box$keys"
cp "$(readlink -f "$(command -v node)")" "$box/opt/studio/node/bin/node"
tar -c --exclude=./.cache --exclude=./.git --exclude='./node_modules/.cache' . | tar -x -C "$box$checkout"

ip netns add "$space"
ip link add "$space" type veth peer name eth0 netns "$space"
ip addr add 10.97.0.1/30 dev "$space"
ip link set "$space" up
ip netns exec "$space" ip addr add 10.97.0.2/30 dev eth0
ip netns exec "$space" ip link set lo up
ip netns exec "$space" ip link set eth0 up
mount --rbind /dev "$box/dev"
mount --make-rslave "$box/dev"
mount -t proc proc "$box/proc"
inside() { ip netns exec "$space" chroot "$box" /usr/bin/env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LC_ALL=C.UTF-8 "$@"; }

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$host" \
  -addext "subjectAltName=DNS:$host,DNS:$desk" -keyout "$box$keys/key.pem" -out "$box$keys/certificate.pem" 2> /dev/null
install=(bash -c "cd $checkout && DESK_NAME=$desk deploy/install.sh $host $keys/certificate.pem $keys/key.pem")

stops() { local status=0; inside "${install[@]}" || status=$?; [ "$status" = 2 ] || { echo "It ended with $status."; exit 1; }; }
step 'install, without a sign-in and a mail server: it says what is missing'
stops
# Nobody answers there; the desk asks when somebody signs in.
sed -i -e 's|^DESK_ISSUER=$|DESK_ISSUER=https://sign-in.studio.example|' -e 's|^DESK_CLIENT_ID=$|DESK_CLIENT_ID=desk|' \
  -e 's|^DESK_CLIENT_SECRET=$|DESK_CLIENT_SECRET=a-secret-of-this-try|' -e 's|^DESK_ROLES=$|DESK_ROLES=sales=sales|' "$box/etc/studio/desk.env"
stops
sed -i -e 's|^INTAKE_SMTP_URL=$|INTAKE_SMTP_URL=smtp://127.0.0.1:2525|' -e 's|^INTAKE_MAIL_FROM=$|INTAKE_MAIL_FROM=site@studio.example|' "$box/etc/studio/intake.env"
for limit in ADDRESS_SOFT ADDRESS_HARD ALL_SOFT ALL_HARD; do echo "INTAKE_LIMIT_$limit=100000"; done >> "$box/etc/studio/intake.env"

step 'install'
inside "${install[@]}"
step 'install again: nothing may change'
before=$(inside bash -c 'cat /etc/studio/* /srv/studio/active /etc/nginx/nginx.conf /run/stand-in/* | sha256sum')
inside "${install[@]}"
after=$(inside bash -c 'cat /etc/studio/* /srv/studio/active /etc/nginx/nginx.conf /run/stand-in/* | sha256sum')
[ "$before" = "$after" ] || { echo 'The second run changed something.'; exit 1; }
inside ls /backup/base /backup/wal

step 'the desk'
at_desk() { curl --silent --cacert "$box$keys/certificate.pem" --resolve "$desk:443:10.97.0.2" "$@"; }
desk_works() {
  at_desk "https://$desk/" | grep -q '<script' || { echo 'The desk has no page.'; exit 1; }
  [ "$(at_desk --output /dev/null --write-out '%{http_code}' "https://$desk/api/me")" = 401 ] || { echo 'The desk asks nobody to sign in.'; exit 1; }
}
desk_works
denied() { ! inside setpriv --reuid "$1" --regid "$1" --init-groups cat "$2" > /dev/null 2>&1 || { echo "$1 can read $2."; exit 1; }; }
denied studio /etc/studio/worker-url
denied studio /etc/studio/desk-url
denied studio-desk /etc/studio/worker-url
denied studio-mail /etc/studio/worker-url
for name in studio studio-worker studio-desk studio-mail; do denied "$name" /etc/studio/database-url; done

step 'a new release under load, and back'
cp -a "$(readlink -f "$box/srv/studio/releases"/* | head -n 1)" "$box/srv/studio/releases/next"
sed -i 's|</body>|<!-- the next release --></body>|' "$box/srv/studio/releases/next/site/dist/contact.html"
rm -f "$box/srv/studio/releases/next/site/dist/contact.html".{br,gz}
node deploy/box/load.ts "$host" 10.97.0.2 "$box$keys/certificate.pem" &
load=$!
page() { curl --silent --cacert "$box$keys/certificate.pem" --resolve "$host:443:10.97.0.2" "https://$host/contact"; }
sleep 5
inside bash $checkout/deploy/release.sh /srv/studio/releases/next
page | grep -q 'the next release' || { echo 'The next release is not shown.'; exit 1; }
desk_works
sleep 3
inside bash $checkout/deploy/release.sh --back
! page | grep -q 'the next release' || { echo 'The next release is still shown.'; exit 1; }
desk_works
sleep 3
kill "$load"
wait "$load"
stored=$(inside runuser -u postgres -- psql -XtA intake -c 'select count(*) from leads')
step "$stored enquiries are stored; nobody was turned away"
