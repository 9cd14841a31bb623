#!/bin/sh
# Makes a package for Debian and its derivatives from built programs: Packaging/deb.sh BUILT TARGET
#
# MAINTAINER   "Name <address>" of who answers for the package. A release needs one; in a package that somebody makes for
#              their own machine it is their account.
set -eu
cd "$(dirname "$0")/.."
BUILT=$1 TARGET=$2
VERSION=$(Packaging/version.sh)
SOURCE_DATE_EPOCH=$(Packaging/version.sh seconds)
if [ -z "${MAINTAINER-}" ]; then
  if git describe --exact-match --match "v$VERSION" HEAD > /dev/null 2>&1; then
    echo 'A release needs a maintainer: MAINTAINER="Name <address>" make deb' >&2
    exit 1
  fi
  MAINTAINER="$(id -un) <$(id -un)@$(uname -n)>"
fi
ARCH=$(dpkg --print-architecture)
export SOURCE_DATE_EPOCH
umask 022

stage=$TARGET/deb
rm -rf "$stage"
mkdir -p "$stage/DEBIAN" "$stage/work/debian"

# Debian has folders of its own for games; the copyright file contains the licence.
DESTDIR=$stage PREFIX=/usr BUILT=$BUILT BINDIR=games ZSHDIR=share/zsh/vendor-completions \
  Packaging/install.sh install
doc=$stage/usr/share/doc/mue
rm "$doc/LICENSE"
printf 'mue (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' \
  "$VERSION" "$MAINTAINER" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" > "$doc/changelog"
install -D -m 644 Packaging/debian/lintian-overrides "$stage/usr/share/lintian/overrides/mue"
gzip -9n "$doc/changelog" "$doc/CHANGELOG.md" "$stage"/usr/share/man/man6/*.6

# dpkg-shlibdeps finds the libraries that the programs need, and their versions.
sed -n '1,/^$/p' Packaging/debian/control > "$stage/work/debian/control"
printf '\nPackage: mue\nArchitecture: any\n' >> "$stage/work/debian/control"
needs=$(cd "$stage/work" && dpkg-shlibdeps -O -e../usr/games/mue -e../usr/games/mue-arena 2>/dev/null |
  sed -n 's/^shlibs:Depends=//p')
rm -r "$stage/work"
# Except for OpenSSL, which mue loads itself, by a name that contains the version.
openssl=$(grep -ao 'libssl\.so\.[0-9.]*[0-9]' "$BUILT/mue" | head -n 1)
file=$(/sbin/ldconfig -p | sed -n "s|.*$openssl .*=> ||p" | head -n 1)
package=$(dpkg-query -S "$file" "$(readlink -f "$file")" 2>/dev/null | sed -n '1s/[:,].*//p')
needs="$needs, ${package:?the package of $openssl}"
size=$(du -k -s --apparent-size "$stage/usr" | cut -f1)
sed "1,/^$/d; s/@VERSION@/$VERSION/; s/@ARCH@/$ARCH/; s/@NEEDS@/$needs/; s/@SIZE@/$size/; s/@MAINTAINER@/$MAINTAINER/" \
  Packaging/debian/control > "$stage/DEBIAN/control"
(cd "$stage" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum > DEBIAN/md5sums)

dpkg-deb --root-owner-group -Zxz --build "$stage" "$TARGET/mue_${VERSION}_$ARCH.deb"
