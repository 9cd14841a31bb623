#!/bin/sh
# Prints the version, which only Sources/Platform/Version.swift contains; or, on request, the date of the commit
# (in an archive, of its files) or its seconds since 1970.
set -eu
cd "$(dirname "$0")/.."
seconds() {
  echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md 2>/dev/null ||
    stat -f %m CHANGELOG.md)}"
}
case ${1-} in
  '') sed -n 's/.*text = "\(.*\)".*/\1/p' Sources/Platform/Version.swift ;;
  seconds) seconds ;;
  date) date -u -d "@$(seconds)" +%Y-%m-%d 2>/dev/null || date -u -r "$(seconds)" +%Y-%m-%d ;;
esac
