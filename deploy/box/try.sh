#!/usr/bin/env bash
# Installs the product on a fresh Debian in a folder, booted with its own systemd and a network of its own, four
# times; then a new release and back under load, the mail room on a mailbox, a restart of the machine.
# As root, in a checkout that was built (npm run build, npm run build:desk); needs Debian's debootstrap and
# systemd-container. Debian's packages are put in before, since the folder's network leads nowhere.
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
fail() { echo "$*"; exit 1; }

cleanup() {
  ip netns pids "$space" 2> /dev/null | xargs -r kill -9 2> /dev/null || true
  wait
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
  debootstrap --variant=minbase --include=systemd-sysv,dbus bookworm "$box" "$mirror" > "$work/debootstrap.log"
  printf '#!/bin/sh\nexit 101\n' > "$box/usr/sbin/policy-rc.d"
  chmod +x "$box/usr/sbin/policy-rc.d"
  DEBIAN_FRONTEND=noninteractive chroot "$box" apt-get install -y -qq --no-install-recommends nginx \
    libnginx-mod-http-brotli-static postgresql openssl ca-certificates curl procps git dovecot-imapd > "$work/packages.log" 2>&1
  rm "$box/usr/sbin/policy-rc.d"
fi
echo '127.0.0.1 localhost' > "$box/etc/hosts"
# Node as install.sh would bring it, and this checkout with what was built.
mkdir -p "$box/opt/studio/node/bin" "$box$checkout" "$box$keys"
cp "$(readlink -f "$(command -v node)")" "$box/opt/studio/node/bin/node"
tar -c --exclude=./.cache --exclude=./.git --exclude='./node_modules/.cache' . | tar -x -C "$box$checkout"
# A mailbox of sales, with any name and one password.
cat > "$box/etc/dovecot/local.conf" <<'CONF'
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:~/mail
first_valid_uid = 1
passdb {
  driver = static
  args = password=a-password
}
userdb {
  driver = static
  args = uid=8 gid=8 home=/var/mail/%n
}
namespace inbox {
  mailbox Sent {
    auto = create
  }
}
CONF

ip netns add "$space"
ip link add "$space" type veth peer name eth0 netns "$space"
ip addr add 10.97.0.1/30 dev "$space"
ip link set "$space" up
ip netns exec "$space" ip addr add 10.97.0.2/30 dev eth0
ip netns exec "$space" ip link set lo up
ip netns exec "$space" ip link set eth0 up
inside() {
  nsenter --target "$(pgrep --parent "$machine")" --mount --uts --ipc --net --pid --cgroup --root \
    /usr/bin/env -i --chdir=/ PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"
}
boot() {
  systemd-nspawn --quiet --register=no --keep-unit --boot --directory="$box" --machine="$space" \
    --network-namespace-path="/run/netns/$space" --console=pipe > "$work/console.log" 2>&1 < /dev/null &
  machine=$!
  local state
  for try in $(seq 120); do
    state=$(inside systemctl is-system-running 2> /dev/null || true)
    case $state in
      running) return ;;
      degraded) inside systemctl --no-pager --failed; exit 1 ;;
    esac
    [ "$try" -lt 120 ] || { tail -n 30 "$work/console.log"; fail 'It does not boot.'; }
    sleep 1
  done
}
boot

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$host" \
  -addext "subjectAltName=DNS:$host,DNS:$desk" -keyout "$box$keys/key.pem" -out "$box$keys/certificate.pem" 2> /dev/null
install=(bash -c "cd $checkout && DESK_NAME=$desk deploy/install.sh $host $keys/certificate.pem $keys/key.pem")

stops() { local status=0; inside "${install[@]}" || status=$?; [ "$status" = 2 ] || fail "It ended with $status."; }
step 'install, without a sign-in and a mail server: it says what is missing'
stops
# Nobody answers there; the desk asks when somebody signs in.
sed -i -e 's|^DESK_ISSUER=$|DESK_ISSUER=https://sign-in.studio.example|' -e 's|^DESK_CLIENT_ID=$|DESK_CLIENT_ID=desk|' \
  -e 's|^DESK_CLIENT_SECRET=$|DESK_CLIENT_SECRET=a-secret-of-this-try|' -e 's|^DESK_ROLES=$|DESK_ROLES=sales=sales|' "$box/etc/studio/desk.env"
stops
sed -i -e 's|^INTAKE_SMTP_URL=$|INTAKE_SMTP_URL=smtp://127.0.0.1:2525|' -e 's|^INTAKE_MAIL_FROM=$|INTAKE_MAIL_FROM=site@studio.example|' "$box/etc/studio/intake.env"
echo 'INTAKE_PROBE_CRON=7 * * * *' >> "$box/etc/studio/intake.env"
for limit in ADDRESS_SOFT ADDRESS_HARD ALL_SOFT ALL_HARD; do echo "INTAKE_LIMIT_$limit=100000"; done >> "$box/etc/studio/intake.env"

step 'install'
inside "${install[@]}"
step 'install again: nothing may change'
# Settings, and which processes run since when.
everything() {
  inside bash -c 'cat /etc/studio/* /srv/studio/active /etc/nginx/nginx.conf;
    systemctl show --property=Id,MainPID,ActiveState,UnitFileState "studio-*" nginx postgresql@15-main' | sha256sum
}
before=$(everything)
inside "${install[@]}"
[ "$before" = "$(everything)" ] || fail 'The second run changed something.'
inside ls /backup/base /backup/wal
complaints=$(inside bash -c 'cd /etc/systemd/system && systemd-analyze verify --man=no $(ls studio-* | sed "s/@\./@blue./") 2>&1')
[ -z "$complaints" ] || fail "systemd says of the units: $complaints"

step 'the desk'
at_desk() { curl --silent --cacert "$box$keys/certificate.pem" --resolve "$desk:443:10.97.0.2" "$@"; }
desk_works() {
  at_desk "https://$desk/" | grep -q '<script' || fail 'The desk has no page.'
  [ "$(at_desk --output /dev/null --write-out '%{http_code}' "https://$desk/api/me")" = 401 ] || fail 'The desk asks nobody to sign in.'
}
desk_works
denied() { ! inside setpriv --reuid "$1" --regid "$1" --init-groups cat "$2" > /dev/null 2>&1 || fail "$1 can read $2."; }
denied studio /etc/studio/worker-url
denied studio /etc/studio/desk-url
denied studio-desk /etc/studio/worker-url
denied studio-mail /etc/studio/worker-url
for name in studio studio-worker studio-desk studio-mail; do denied "$name" /etc/studio/database-url; done
denied studio-worker "/backup/base/$(ls "$box/backup/base")"

step 'a new release under load, and back'
cp -a "$(readlink -f "$box/srv/studio/releases"/* | head -n 1)" "$box/srv/studio/releases/next"
sed -i 's|</body>|<!-- the next release --></body>|' "$box/srv/studio/releases/next/site/dist/contact.html"
rm -f "$box/srv/studio/releases/next/site/dist/contact.html".{br,gz}
node deploy/box/load.ts "$host" 10.97.0.2 "$box$keys/certificate.pem" &
load=$!
page() { curl --silent --cacert "$box$keys/certificate.pem" --resolve "$host:443:10.97.0.2" "https://$host/contact"; }
sleep 5
inside bash $checkout/deploy/release.sh /srv/studio/releases/next
page | grep -q 'the next release' || fail 'The next release is not shown.'
desk_works
sleep 3
inside bash $checkout/deploy/release.sh --back
! page | grep -q 'the next release' || fail 'The next release is still shown.'
desk_works
sleep 3
kill "$load"
wait "$load"
ask() { inside runuser -u postgres -- psql -XtA intake -c "$1"; }
echo "$(ask 'select count(*) from leads') enquiries are stored"

step 'the mail room: it ends where no mailbox is named, and reads the one that is'
room=studio-mail-room@$(cat "$box/srv/studio/active")
state() { inside systemctl show --property="$1" --value "$2"; }
[ "$(state ActiveState "$room") $(state Result "$room")" = 'inactive success' ] || fail "It is $(state ActiveState "$room")."
echo 'INTAKE_IMAP_URL=imap://sales:a-password@127.0.0.1' >> "$box/etc/studio/intake.env"
inside systemctl restart "$room"
for try in $(seq 60); do
  [ "$(ask 'select count(*) from mail_folders')" = 2 ] && break
  [ "$try" -lt 60 ] || { inside journalctl --no-pager -u "$room"; fail 'It reads no folder.'; }
  sleep 1
done

step 'the machine is switched off and on: all of it comes back by itself'
inside systemctl poweroff
wait "$machine" || true
boot
for try in $(seq 60); do
  page | grep -q '<form' && (desk_works) > /dev/null && break
  [ "$try" -lt 60 ] || fail 'The site or the desk does not come back.'
  sleep 1
done
for unit in intake desk worker mail-room; do
  [ "$(state ActiveState "studio-$unit@$(cat "$box/srv/studio/active")")" = active ] || fail "studio-$unit does not come back."
done

step 'the backups are rehearsed'
inside runuser -u postgres -- /opt/studio/backup/rehearse.sh /backup
step 'an operator looks around'
inside intake leads list | tail -n 1 | grep -q . || fail 'intake lists no enquiry.'
inside intake ledger verify
# It cannot be content: no mail server is here.
! inside systemctl start studio-doctor 2> /dev/null || fail 'Doctor did not notice that there is no mail server.'
inside journalctl --no-pager --output=cat -u studio-doctor | grep '127.0.0.1:2525\|SMTP'
# With one it says the rest: the desk's sign-in and the probe are missing, the backups are there and rehearsed.
inside systemd-run --quiet --unit=mails --working-directory=/srv/studio/current /opt/studio/node/bin/node intake/src/dev/mail-catcher.ts 2525 8025
sleep 3
inside intake doctor > "$work/doctor" 2>&1 || true
cat "$work/doctor"
grep -q 'sign-in' "$work/doctor" || fail 'Doctor did not notice that there is no sign-in.'
! grep -qi 'backup\|rehearsed\|certificate\|worker' "$work/doctor" || fail 'Doctor complains of what is in order.'
step 'nobody was turned away'
