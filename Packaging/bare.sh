#!/bin/sh
# Strips programs of what only their builders need: symbols and the comment of the compiler. Two sections that differ
# in every build (`README.md`) are filled with zeros, since removing them would move the rest.
set -eu
# Without these tools the programs are a little larger.
command -v strip > /dev/null && command -v readelf > /dev/null || exit 0

# blank PROGRAM SECTION KEPT: fills a section with zeros, except for KEPT bytes at its beginning.
blank() {
  readelf -SW "$1" | sed -n "s/^.* $2  *[A-Z]*  *[0-9a-f]*  *\([0-9a-f]*\)  *\([0-9a-f]*\) .*/\1 \2/p" |
    while read -r offset size; do
      dd if=/dev/zero of="$1" conv=notrunc bs=1 status=none \
        seek=$((0x$offset + $3)) count=$((0x$size - $3))
    done
}

for program; do
  strip --remove-section=.comment "$program"
  blank "$program" .swift_modhash 0
  blank "$program" .note.gnu.build-id 16
done
