#!/bin/bash
# For try.sh alone, where no systemd runs: enough of systemctl for install.sh and release.sh, by what the
# units themselves say.
set -euo pipefail
state=/run/stand-in
mkdir -p "$state"
value() { sed -n "s|^$2=||p" "$1" | sed "s|%i|$3|g"; }

start() {
  local unit=$1 color file pid="$state/$1.pid"
  case $unit in
    nginx) nginx; return ;;
    postgresql) pg_ctlcluster 15 main start 2> /dev/null || true; return ;;
    *.timer) return ;;
  esac
  unit=${unit%.service}
  color=${unit#*@}
  file=/etc/systemd/system/${unit%@*}$([[ $unit == *@* ]] && echo @ || true).service
  (
    set -a
    for env in $(value "$file" EnvironmentFile "$color"); do . "$env"; done
    set +a
    cd "$(value "$file" WorkingDirectory "$color" | grep . || echo /)"
    run=(setpriv --reuid "$(value "$file" User "$color")" --regid "$(value "$file" User "$color")" --init-groups)
    read -ra command <<< "$(value "$file" ExecStart "$color")"
    if [ "$(value "$file" Type "$color")" = oneshot ]; then exec "${run[@]}" "${command[@]}"; fi
    setsid "${run[@]}" "${command[@]}" > "/var/log/$unit.log" 2>&1 < /dev/null &
    echo $! > "$pid"
  )
}
stop() {
  local pid="$state/$1.pid"
  case $1 in nginx) nginx -s quit; return ;; postgresql) pg_ctlcluster 15 main stop -m fast || true; return ;; esac
  [ -e "$pid" ] || return 0
  kill "$(cat "$pid")" 2> /dev/null || true
  while kill -0 "$(cat "$pid")" 2> /dev/null; do sleep 0.2; done
  rm "$pid"
}

act=$1
shift
units=()
now=no
for word in "$@"; do
  case $word in --now) now=yes ;; --*) ;; *) units+=("${word}") ;; esac
done
for unit in "${units[@]}"; do
  case $act in
    start) [ "$unit" = nginx ] && [ -s /run/nginx.pid ] && kill -0 "$(cat /run/nginx.pid)" 2> /dev/null && continue; start "$unit" ;;
    stop) stop "$unit" ;;
    restart) stop "$unit"; start "$unit" ;;
    reload) nginx -s reload ;;
    enable) [ $now = no ] || start "$unit" ;;
    disable) [ $now = no ] || stop "$unit" ;;
  esac
done
