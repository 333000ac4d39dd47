#!/bin/sh
# Makes the secrets that compose.yaml hands to its containers, where they are missing: sh deploy/compose/makeSecrets.sh
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
# Containers have users of their own, so the files are readable and their folder is not.
make_secret() {
  [ -e "secrets/$1" ] || { od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >"secrets/$1"; chmod 0444 "secrets/$1"; }
}
make_secret database-password
make_secret files-key-id
make_secret files-secret
[ -e secrets/database-url ] || {
  printf 'postgres://console:%s@database:5432/console' "$(cat secrets/database-password)" >secrets/database-url
  chmod 0444 secrets/database-url
}
