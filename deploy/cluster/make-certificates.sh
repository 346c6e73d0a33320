#!/bin/sh
# Makes our own certificate authority and a certificate for each machine, valid for its address and for 127.0.0.1,
# where the proxy on a machine with an API or worker answers for it:
# make-certificates.sh <folder> a=10.0.0.1 b=10.0.0.2 c=10.0.0.3
# Run again, it keeps the authority and issues new certificates for the machines that it names. Those of several machines
# end 30 days apart, so that one that is forgotten stops one machine and not all. Copy <folder>/<machine>/ to that
# machine's /etc/studio/tls, and only authority.pem to one with an API or worker; keep authority-key.pem offline.
set -eu
folder=$1
shift
umask 077
days=825

if [ ! -f "$folder/authority-key.pem" ]; then
  mkdir -p "$folder"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj /CN=studio-machines \
    -addext keyUsage=critical,keyCertSign,cRLSign \
    -keyout "$folder/authority-key.pem" -out "$folder/authority.pem" 2>/dev/null
fi
for machine in "$@"; do
  name=${machine%%=*}
  address=${machine#*=}
  mkdir -p "$folder/$name"
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" \
    -keyout "$folder/$name/key.pem" -out "$folder/$name/request.pem" 2>/dev/null
  printf 'subjectAltName=IP:%s,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n' "$address" >"$folder/$name/extensions"
  openssl x509 -req -in "$folder/$name/request.pem" -days "$days" -extfile "$folder/$name/extensions" \
    -CA "$folder/authority.pem" -CAkey "$folder/authority-key.pem" -CAcreateserial \
    -out "$folder/$name/certificate.pem" 2>/dev/null
  days=$((days - 30))
  rm "$folder/$name/request.pem" "$folder/$name/extensions"
  cp "$folder/authority.pem" "$folder/$name/"
done
