#!/bin/sh
# Releases of the site on a server: dwaar update [REF | FILE | URL] [--again] [--force], dwaar rollback [RELEASE],
# dwaar releases, dwaar build. docs/node.md explains them.
#
#   /opt/dwaar/repo       the repository, if releases are built on this machine
#   /opt/dwaar/releases/  a folder for each release; one that passed all checks has a file REVISION
#   /opt/dwaar/current    a link to the running release
#
# A finished release belongs to root: the service's user, which an attacker might take over, can change nothing that root runs.
set -eu
umask 022

base=/opt/dwaar
repo=$base/repo
releases=$base/releases
current=$base/current
backups=/var/backups/dwaar
# Not the user's home, which the service can write: npm and git would read settings there.
cache=/var/cache/dwaar
kept_releases=3

say() { echo "$(date +%T) $*"; }
fail() {
  echo "dwaar: $*" >&2
  exit 1
}

as_site_user() { setpriv --reuid=dwaar --regid=dwaar --init-groups "$@"; }

# Runs a program of the release in folder $1, with a clean environment and the service's settings. 0.2 had no dist/.
with_settings() (
  cd "$1" || exit
  program=dist/$2.mjs node=node_modules/.bin/node loader=
  if [ ! -e "$program" ]; then
    case $2 in backend) program=backend/cli.ts ;; *) program=bin/$2.ts ;; esac
    loader='--import tsx'
  fi
  [ -e $node ] || node=node
  shift 2
  as_site_user env -i PATH="$PATH" HOME="$cache" TMPDIR="$cache" \
    $node --env-file=deploy/service.env --env-file=/etc/dwaar.env $loader "$program" "$@"
)

# Runs in the folder of the new release's sources, and shows the output only on failure.
build_step() {
  (
    cd "$release.sources" || exit
    as_site_user env -i PATH="$PATH" HOME="$cache" ${https_proxy:+https_proxy="$https_proxy"} \
      ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS="$NODE_EXTRA_CA_CERTS"} nice "$@"
  ) > "$log" 2>&1 </dev/null || refuse "Failed: $*."
}

refuse() {
  cat "$log" >&2
  fail "$* The site keeps running unchanged."
}

lock() {
  exec 9> /run/lock/dwaar-release
  flock -n 9 || fail 'Another update or rollback is running.'
}

running() { systemctl is-active --quiet dwaar.service; }
name_of() { basename "$(readlink -f "$1")"; }
finished() { find "$releases" -mindepth 2 -maxdepth 2 -name REVISION -printf '%h\n' | sort; }
newest_backup() { find "$backups" -name 'before-update-*' | sort | tail -n 1; }

# Atomic. Units are links through `current`, so systemd has to read them again.
point_to() {
  ln -sfn "$1" "$base/.current"
  mv -T "$base/.current" "$current"
  systemctl daemon-reload
}

# Reset: restarts counted for the previous release must not prevent this one from starting.
restart() {
  systemctl reset-failed dwaar.service || true
  systemctl restart dwaar.service
}

# Switches to release $1, or back to $2 on failure.
go_live() {
  point_to "$1"
  if ! running; then
    say "$(name_of "$1") is current. The service is not running: systemctl start dwaar"
    return
  fi
  restart
  if with_settings "$1" await-ready $await_options; then
    say "$(name_of "$1") is running."
    return
  fi
  say "$(name_of "$1") is not ready; the end of its log:"
  journalctl -u dwaar -n 15 --no-pager -o cat || true
  mv "$1/REVISION" "$1/FAILED"
  point_to "$2"
  restart
  with_settings "$2" await-ready $await_options ||
    fail "The previous release, $(name_of "$2"), is not ready either: see journalctl -u dwaar and dwaar doctor."
  fail "Went back to $(name_of "$2"), which is running."
}

fetch() {
  [ -d "$repo" ] || fail "There is no $repo: see docs/node.md, Installing."
  git -C "$repo" fetch --quiet --prune origin || fail "Cannot fetch $repo from its origin."
  commit=$(git -C "$repo" rev-parse --quiet --verify "$1^{commit}") || fail "The repository has no $1."
}

# A packed release: $1 is a file or its address, with the checksum next to it (FILE.sha256).
fetch_packed() {
  packed=$1
  case $1 in
    *://*)
      rm -rf "$cache/packed"
      install -d -m 700 "$cache/packed"
      packed=$cache/packed/$(basename "$1")
      for part in '' .sha256; do
        curl -fsSL --proto =https --retry 3 -o "$packed$part" "$1$part" || fail "Cannot download $1$part."
      done
      ;;
  esac
  [ -f "$packed" ] || fail "There is no file $packed."
  [ -f "$packed.sha256" ] || fail "There is no $packed.sha256 to verify the release with."
  commit=$(sha256sum "$packed" | cut -d ' ' -f 1)
  [ "$(cut -d ' ' -f 1 "$packed.sha256")" = "$commit" ] || fail "$packed does not match its .sha256: download it again."
}

# Creates $release from $packed, or from the sources of $commit.
make_release() {
  install -d "$releases"
  rm -rf "$cache"/dwaar-try-*
  # Remains of failed releases and rollbacks.
  for folder in "$releases"/*/; do
    [ -f "$folder/REVISION" ] || [ ! -d "$folder" ] || rm -rf "$folder"
  done
  free=$(df -Pk "$releases" | awk 'NR == 2 { print $4 }')
  needed=$([ -n "$packed" ] && echo 1000 || echo 3000)
  [ "$free" -ge $((needed * 1000)) ] ||
    fail "Installing a release needs $needed MB; $releases has $((free / 1000)) MB free."
  release=$releases/$(date -u +%Y%m%d-%H%M%S)-$(printf %.7s "$commit")
  log=$(mktemp)
  trap 'cd /; rm -rf "$log" "$release.sources" "$cache/packed"; [ -e "$release/REVISION" ] || [ -e "$release/FAILED" ] || rm -rf "$release"' EXIT
  trap 'exit 130' INT TERM HUP
  mkdir "$release"
  if [ -n "$packed" ]; then
    say 'Unpacking …'
    tar -xzf "$packed" -C "$release" --strip-components=1 --no-same-owner || fail "Cannot unpack $packed."
    # REVISION marks a finished release; it is written after the checks below.
    rm -f "$release/REVISION"
  else
    build_release
  fi
  chown -R root:root "$release"
  chmod -R go-w,a+rX "$release"
  with_settings "$release" content > "$log" 2>&1 || refuse 'The content has errors.'
}

# As the site's unprivileged user.
build_release() {
  mkdir "$release.sources"
  git -C "$repo" archive "$commit" | tar -x -C "$release.sources"
  chown -R dwaar:dwaar "$release" "$release.sources"
  say 'Installing packages …'
  build_step npm install --include=dev --no-save --no-audit --no-fund --loglevel=error
  say 'Building …'
  build_step npm run release -- --folder "$release"
  rm -rf "$release.sources"
}

# Starts the new release next to the running one, on a copy of its data.
try_release() {
  copy=
  if running; then
    say 'Backing up …'
    before=$(newest_backup)
    with_settings "$current" rotating-backup $backups --name before-update --keep 3 --unless-empty ||
      fail 'The backup failed, so nothing was changed.'
    copy=$(newest_backup)
    [ "$copy" != "$before" ] || copy=
  fi
  say 'Test-starting the new release …'
  with_settings "$release" try-start $copy > "$log" 2>&1 || refuse 'The new release does not start.'
}

remove_old_releases() {
  finished | head -n -$kept_releases | while read -r folder; do
    [ "$folder" = "$(readlink -f $current)" ] || rm -rf "$folder"
  done
}

update() {
  again= force= ref=HEAD packed=
  for word; do
    case $word in
      --again) again=1 ;;
      --force) force=1 ;;
      -*) fail "Unknown option $word." ;;
      *) ref=$word ;;
    esac
  done
  lock
  case $ref in
    *.tar.gz) fetch_packed "$ref" ;;
    *) fetch "$ref" ;;
  esac
  if [ -z "$again" ] && [ "$(cat $current/REVISION 2>/dev/null)" = "$commit" ]; then
    echo "$(name_of $current) is current already; use --again to rebuild it."
    return
  fi
  await_options=${force:+--alive}
  if [ -z "$force" ] && running && ! with_settings $current await-ready --seconds 5; then
    fail 'The site is not ready now, so a failed update could not be detected. Fix that first, or use --force.'
  fi
  make_release
  try_release
  echo "$commit" > "$release/REVISION"
  go_live "$release" "$(readlink -f $current)"
  remove_old_releases
}

rollback() {
  lock
  await_options=
  left=$(readlink -f $current)
  if [ -n "${1-}" ]; then
    target=$releases/$1
    [ -f "$target/REVISION" ] || fail "There is no release $1: see dwaar releases."
  else
    target=$(finished | awk -v left="$left" '$0 < left' | tail -n 1)
    [ -n "$target" ] || fail 'There is no older release.'
  fi
  [ "$target" != "$left" ] || fail "$(name_of "$target") is current already."
  # A newer release may have changed the store's tables.
  if ! grep -q '^API_BASE_URL=.' /etc/dwaar.env && ! with_settings "$target" backend alerts > /dev/null; then
    fail "$(name_of "$target") cannot use the current database. Backups from before each update are in $backups; restoring one loses newer data."
  fi
  go_live "$target" "$left"
  mv "$left/REVISION" "$left/WITHDRAWN"
}

list_releases() {
  for folder in "$releases"/*/; do
    name=$(basename "$folder")
    state=$(cd "$folder" && ls REVISION WITHDRAWN FAILED 2>/dev/null | tr 'A-Z' 'a-z' | sed 's/revision//')
    [ "$name" != "$(name_of $current)" ] || state=current
    echo "$name${state:+  $state}"
  done
}

main() {
  command=${1-}
  [ $# -eq 0 ] || shift
  [ "$(id -u)" = 0 ] || fail 'run this as root.'
  install -d -o dwaar -g dwaar -m 700 "$cache" "$backups"
  case $command in
    update) update "$@" ;;
    # Rebuilds the same sources.
    build) update --again "$(cat $current/REVISION)" "$@" ;;
    rollback) rollback "$@" ;;
    releases) list_releases ;;
    *) fail "Unknown command $command: use update, rollback, releases or build." ;;
  esac
}

main "$@"
