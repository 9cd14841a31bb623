#!/bin/sh
# Leaves out of programs what only their builders need: symbols and the comment of the compiler. Two sections
# that are different in every build (`README.md`) are filled with zeros: to take them out would move the rest.
set -eu
zeros=$(mktemp)
trap 'rm -f "$zeros"' EXIT

# blank PROGRAM SECTION KEPT: all of it but so many bytes at its beginning.
blank() {
  objcopy -O binary --only-section="$2" --set-section-flags "$2=alloc" "$1" "$zeros"
  size=$(wc -c < "$zeros")
  [ "$size" -gt "$3" ] || return 0
  head -c "$3" "$zeros" > "$zeros.new"
  head -c $((size - $3)) /dev/zero >> "$zeros.new"
  mv "$zeros.new" "$zeros"
  objcopy --update-section "$2=$zeros" "$1"
}

for program; do
  strip --remove-section=.comment "$program"
  blank "$program" .swift_modhash 0
  blank "$program" .note.gnu.build-id 16
done
