#!/bin/sh
# Run it on a remaining machine before a new one replaces a lost one. It removes the old member from etcd and adds the
# new one: replace-machine.sh <folder of TLS files> <name> <its address>
# Afterwards write the new machine's files with --replaces-a-lost-one and start it.
set -eu
tls=$1
name=$2
address=$3
ask() {
  ETCDCTL_API=3 etcdctl --endpoints https://127.0.0.1:2379 --command-timeout 10s \
    --cacert "$tls/authority.pem" --cert "$tls/certificate.pem" --key "$tls/key.pem" "$@"
}
# A member that never started has no name yet, so it is found by its address.
old=$(ask member list | awk -F', ' -v name="$name" -v url="https://$address:2380" '$3 == name || $4 == url { print $1 }')
if [ -n "$old" ]; then ask member remove "$old" >/dev/null; fi
ask member add "$name" --peer-urls "https://$address:2380" >/dev/null
echo "etcd expects $name at $address."
