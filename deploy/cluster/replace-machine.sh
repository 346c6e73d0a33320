#!/bin/sh
# On a machine that is left, before a new one takes the place of a lost one: etcd forgets the old
# member and expects the new one: replace-machine.sh <folder of TLS files> <name> <its address>
# Afterwards write the new machine's files with --replaces-a-lost-one and start it.
set -eu
tls=$1
name=$2
address=$3
ask() {
  ETCDCTL_API=3 etcdctl --endpoints https://127.0.0.1:2379 --command-timeout 10s \
    --cacert "$tls/authority.pem" --cert "$tls/certificate.pem" --key "$tls/key.pem" "$@"
}
# A member that never came up has no name yet, but its address.
old=$(ask member list | awk -F', ' -v name="$name" -v url="https://$address:2380" '$3 == name || $4 == url { print $1 }')
if [ -n "$old" ]; then ask member remove "$old" >/dev/null; fi
ask member add "$name" --peer-urls "https://$address:2380" >/dev/null
echo "etcd expects $name at $address."
