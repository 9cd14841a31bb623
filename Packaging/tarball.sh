#!/bin/sh
# Makes an archive that runs wherever it is unpacked, from built programs:
# Packaging/tarball.sh BUILT TARGET
set -eu
cd "$(dirname "$0")/.."
BUILT=$1 TARGET=$2
umask 022
name=mue-$(Packaging/version.sh)-$(uname -s | tr A-Z a-z)-$(uname -m)

rm -rf "$TARGET/tarball"
DESTDIR=$TARGET/tarball PREFIX=/$name BUILT=$BUILT Packaging/install.sh install
tar -C "$TARGET/tarball" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu \
  --mtime="@$(Packaging/version.sh seconds)" -cf - "$name" | gzip -9n > "$TARGET/$name.tar.gz"
echo "$TARGET/$name.tar.gz"
