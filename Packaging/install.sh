#!/bin/sh
# Installs the built programs and everything that belongs to them, or removes exactly that.
#
#   Packaging/install.sh install|uninstall
#
# PREFIX, DESTDIR   as usual (/usr/local, none)
# BUILT             where mue and mue-arena were built (.build/release)
# BINDIR, ZSHDIR    below PREFIX, where a distribution has folders of its own for them
set -eu
cd "$(dirname "$0")/.."
PREFIX=${PREFIX-/usr/local}
ROOT=${DESTDIR-}$PREFIX
BUILT=${BUILT:-.build/release}
BINDIR=${BINDIR:-bin}
ZSHDIR=${ZSHDIR:-share/zsh/site-functions}
VERSION=$(Packaging/version.sh)
DATE=$(Packaging/version.sh date)
# The AppStream description is named after the component that it describes.
COMPONENT=$(sed -n 's|.*<id>\(.*\)</id>.*|\1|p' Packaging/desktop/mue.metainfo.xml)

# Mode, file, destination. The pages and the data are copied whole.
files() {
  cat <<TABLE
755 $BUILT/mue $BINDIR/mue
755 $BUILT/mue-arena $BINDIR/mue-arena
644 Packaging/man/mue.6 share/man/man6/mue.6
644 Packaging/man/mue-arena.6 share/man/man6/mue-arena.6
644 Packaging/completions/mue.bash share/bash-completion/completions/mue
644 Packaging/completions/mue-arena.bash share/bash-completion/completions/mue-arena
644 Packaging/completions/_mue $ZSHDIR/_mue
644 Packaging/completions/_mue-arena $ZSHDIR/_mue-arena
644 Packaging/completions/mue.fish share/fish/vendor_completions.d/mue.fish
644 Packaging/completions/mue-arena.fish share/fish/vendor_completions.d/mue-arena.fish
644 Packaging/desktop/mue.desktop share/applications/mue.desktop
644 Packaging/desktop/mue.metainfo.xml share/metainfo/$COMPONENT.metainfo.xml
644 Packaging/desktop/mue.svg share/icons/hicolor/scalable/apps/mue.svg
644 LICENSE share/doc/mue/LICENSE
644 Packaging/debian/copyright share/doc/mue/copyright
TABLE
  # In folders as here, since the pages link to each other.
  find README.md CHANGELOG.md ARCHITECTURE.md CONTRIBUTING.md docs Resources/themes/README.md \
    Sources/MueBots/[A-Z]*.md Sources/MueLink/[A-Z]*.md Sources/MueWire/README.md -type f | LC_ALL=C sort | sed 's|.*|644 & share/doc/mue/&|'
  find Localization/*.json Resources -type f | LC_ALL=C sort | sed 's|.*|644 & share/mue/&|'
}

# Every file is written by install(1), which replaces a link and never writes through it.
install_all() {
  filled=$(mktemp)
  trap 'rm -f "$filled"' EXIT
  files | while read -r mode file place; do
    install -d -m 755 "$ROOT/$(dirname "$place")"
    case $file in
      *.metainfo.xml)
        release="  <releases>\\n    <release version=\"$VERSION\" date=\"$DATE\"/>\\n  </releases>"
        awk -v release="$release" '/<\/component>/ { print release } { print }' "$file" > "$filled"
        file=$filled ;;
      *.6 | */copyright)
        sed "s/@VERSION@/$VERSION/g; s/@DATE@/$DATE/g; s/@YEAR@/${DATE%%-*}/" "$file" > "$filled"
        file=$filled ;;
    esac
    install -m "$mode" "$file" "$ROOT/$place"
  done
}

# Our own folders, the deepest first. Those that other programs use too stay, even empty.
folders() {
  files | while read -r _ _ place; do
    while place=${place%/*}; do
      case $place in share/mue | share/mue/* | share/doc/mue | share/doc/mue/*) echo "$place" ;; *) break ;; esac
    done
  done | LC_ALL=C sort -ru
}

# With PREFIX=~/.local a person's own languages and themes are in share/mue too: they stay.
uninstall_all() {
  files | while read -r _ _ place; do rm -f "$ROOT/$place"; done
  folders | while read -r place; do rmdir "$ROOT/$place" 2>/dev/null || true; done
}

case ${1-} in
  install) install_all; Packaging/bare.sh "$ROOT/$BINDIR/mue" "$ROOT/$BINDIR/mue-arena" ;;
  uninstall) uninstall_all ;;
  *) echo "usage: Packaging/install.sh install|uninstall" >&2; exit 2 ;;
esac
