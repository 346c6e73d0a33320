#!/usr/bin/env bash
# Splits shared settings into one file per process, each with only its own settings and secrets:
# split-settings.sh <folder>
# The folder is /etc/studio of a box (intake.env, worker.env, mail.env, desk.env and files with passwords) or
# deploy/containers (settings.env). Run again, it changes nothing. The old files are kept in <folder>/before-split,
# which only its owner can open: delete it when everything works.
set -euo pipefail
folder=${1:?Name the folder of the settings.}
cd "$folder"
umask 077
# The file's name before the process was renamed to inbound mail.
[ ! -e mail-room.env ] || [ -s inbound-mail.env ] || mv mail-room.env inbound-mail.env
files=(intake.env alarms.env api.env worker.env inbound-mail.env visit-counter.env desk.env publish.env operator.env owner.env)

# The files of a secret: home_of <setting>. packages/contract/src/own-secrets.ts has the same table.
home_of() {
  case $1 in
    INTAKE_DATABASE_URL) echo api.env ;;
    INTAKE_WORKER_DATABASE_URL | INTAKE_SMTP_URL | INTAKE_EMAILJS_PRIVATE_KEY | INTAKE_WEBHOOK_URL | INTAKE_WEBHOOK_SECRET | INTAKE_WEBHOOK_[234]_URL | INTAKE_WEBHOOK_[234]_SECRET) echo worker.env ;;
    INTAKE_MAIL_DATABASE_URL) echo inbound-mail.env ;;
    INTAKE_VISITS_DATABASE_URL) echo visit-counter.env ;;
    INTAKE_OWNER_DATABASE_URL) echo owner.env ;;
    DESK_DATABASE_URL | DESK_OIDC_CLIENT_SECRET | DESK_CLIENT_SECRET) echo desk.env ;;
    PUBLISH_DATABASE_URL) echo publish.env ;;
    INTAKE_SECRET) echo api.env worker.env ;;
    INTAKE_IMAP_URL | INTAKE_IMAP_TOKEN_PATH) echo worker.env inbound-mail.env ;;
    INTAKE_ALARM_WEBHOOK_URL | INTAKE_ALARM_URL | INTAKE_ALARM_SMTP_URL) echo alarms.env ;;
  esac
}
# The file of a setting that is not a secret: other_home_of <setting> <the file it comes from>
other_home_of() {
  case $1:$2 in
    INTAKE_ALARM_TO:*) echo alarms.env ;;
    INTAKE_BACKUP_FOLDER:*) echo operator.env ;;
    *:settings.env) echo intake.env ;;
    *:mail.env) echo inbound-mail.env ;;
    *) echo "$2" ;;
  esac
}
# Quotes a value for systemd and compose, unless it has only characters without a meaning.
quoted() {
  if [[ $1 =~ ^[][A-Za-z0-9_./:@%+?=\&,~\;*-]*$ ]]; then printf '%s' "$1"; else printf '"%s"' "$(sed 's/[\\"`$]/\\&/g' <<< "$1")"; fi
}

is_old() { [ -e settings.env ] || [ -e mail.env ] || [ -e api-url ] || { [ -e intake.env ] && grep -qE '^INTAKE_(SMTP|IMAP|DATABASE|WEBHOOK)_URL(_FILE)?=|^INTAKE_(SECRET|EMAILJS_PRIVATE_KEY|WEBHOOK_SECRET)(_FILE)?=' intake.env; }; }
if is_old; then
  new=$(mktemp -d ./split.XXXXXX)
  trap 'rm -rf "$new"' EXIT
  touch "${files[@]/#/$new/}"
  put() { grep -q "^${2%%=*}=" "$new/$1" || printf '%s\n' "$2" >> "$new/$1"; }
  passwords=()
  # sort_line <line> <the file it comes from>
  sort_line() {
    local line=$1 name=${1%%=*} value=${1#*=} base homes
    if [[ ! $line =~ ^[A-Z][A-Z0-9_]*= ]]; then
      case $2 in settings.env | intake.env) printf '%s\n' "$line" >> "$new/intake.env" ;; desk.env) printf '%s\n' "$line" >> "$new/desk.env" ;; esac
      return
    fi
    base=${name%_FILE}
    if [ "$name" != "$base" ] && [ -n "$(home_of "$base")" ]; then
      [ -n "$value" ] || return 0
      [ -r "$value" ] || { echo "$2 names $value in $name, which cannot be read. Fix that first; nothing was changed." >&2; exit 1; }
      passwords+=("$value")
      value=$(cat "$value")
      line=$base=$(quoted "$value")
      name=$base
    fi
    # The desk's file keeps all its settings, including its copy of the secret.
    if [ "$2" = desk.env ]; then put desk.env "$line"; return; fi
    homes=$(home_of "$name")
    [ -n "$homes" ] || homes=$(other_home_of "$name" "$2")
    for home in $homes; do put "$home" "$line"; done
  }
  # A process's own file comes first, because its values took precedence over the shared ones.
  for file in worker.env mail.env desk.env settings.env intake.env api.env alarms.env inbound-mail.env operator.env owner.env; do
    [ -e "$file" ] || continue
    while IFS= read -r line || [ -n "$line" ]; do sort_line "$line" "$file"; done < "$file"
  done
  [ ! -e database-url ] || put owner.env "INTAKE_OWNER_DATABASE_URL=$(quoted "$(cat database-url)")"
  # If the alarms' mail server is that of the enquiries, the API must not get it.
  if enquiries=$(grep '^INTAKE_SMTP_URL=' "$new/worker.env") && grep -qxF -f - "$new/alarms.env" <<< "INTAKE_ALARM_SMTP_URL=${enquiries#*=}"; then
    sed -i '/^INTAKE_ALARM_SMTP_URL=/d' "$new/alarms.env"
  fi
  if grep -q '^INTAKE_ALARM_TO=.' "$new/alarms.env" && ! grep -qE '^INTAKE_ALARM_((SMTP|WEBHOOK)_)?URL=.' "$new/alarms.env"; then
    echo "The API no longer knows the mail server, so it cannot report that the worker has stopped: put INTAKE_ALARM_WEBHOOK_URL," >&2
    echo "or INTAKE_ALARM_SMTP_URL of an account that can only send, into $folder/alarms.env." >&2
  fi
  mkdir -p before-split
  for file in settings.env intake.env worker.env mail.env desk.env database-url api-url worker-url desk-url mail-url secret; do
    [ ! -e "$file" ] || mv "$file" before-split/
  done
  for file in "${files[@]}"; do [ ! -s "$new/$file" ] || mv "$new/$file" "$file"; done
  touch intake.env alarms.env api.env worker.env inbound-mail.env visit-counter.env
  chmod 700 before-split
  for file in "${passwords[@]}"; do
    [ ! -e "$file" ] || echo "The password in $file is in the settings now; delete the file when everything works." >&2
  done
  echo "Each process has its own settings file in $folder; the old ones are in $folder/before-split."
fi
for file in "${files[@]}"; do [ ! -e "$file" ] || chmod 600 "$file"; done
