#!/bin/sh
# Installs the system packages of one purpose (build, test, python) if any is missing.
set -eu

case "$1" in
  build) apt="gcc pkg-config libyaml-dev libcmark-dev libutf8proc-dev libmd-dev python3"
         brew="pkg-config libyaml cmark utf8proc libmd" ;;
  test) apt="chromium fonts-liberation default-jre-headless"
        brew="openjdk node" ;;
  python) apt="python3-venv"; brew="" ;;
  *) echo "usage: packages.sh build|test|python" >&2; exit 2 ;;
esac

if [ "$1" = build ] && ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.2 or newer is needed: https://www.swift.org/install" >&2
  exit 1
fi

if [ "$(uname)" = Darwin ]; then
  for package in $brew; do
    brew list --versions "$package" >/dev/null 2>&1 || brew install "$package"
  done
  exit 0
fi

missing=""
for package in $apt; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
done
# Any node and any java will do; the distribution's is only for machines without one.
if [ "$1" = test ]; then
  command -v node >/dev/null 2>&1 || missing="$missing nodejs"
  command -v java >/dev/null 2>&1 && missing=$(echo "$missing" | sed 's/ default-jre-headless//')
fi
[ -n "$missing" ] || exit 0

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
echo "Installing:$missing"
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
