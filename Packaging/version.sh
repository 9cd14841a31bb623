#!/bin/sh
# Prints the version, which stands in Sources/Platform/Options/Version.swift alone; or, asked for it, the
# date of what is handed out, or its seconds since 1970: that of the commit, in an archive that of its files.
set -eu
cd "$(dirname "$0")/.."
seconds() {
  echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md 2>/dev/null ||
    stat -f %m CHANGELOG.md)}"
}
case ${1-} in
  '') sed -n 's/.*text = "\(.*\)".*/\1/p' Sources/Platform/Options/Version.swift ;;
  seconds) seconds ;;
  date) date -u -d "@$(seconds)" +%Y-%m-%d 2>/dev/null || date -u -r "$(seconds)" +%Y-%m-%d ;;
esac
