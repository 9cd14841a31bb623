#!/bin/sh
# Lists what languages have in English only: sentences of the tables, and options in the text of `mue --help`.
# The exit status is 1 if there is anything; `make dist` and `make deb` need complete languages.
export LC_ALL=C
cd "$(dirname "$0")/.." || exit 2
list() { # PATTERN ENGLISH FILE: what matches the pattern in the English file alone
  grep -oE -e "$1" "$3" | sort -u > "$known"
  grep -oE -e "$1" "$2" | sort -u | comm -23 - "$known" | sed "s|^|$3 lacks |"
}
known=$(mktemp) && trap 'rm -f "$known"' EXIT || exit 2
missing=$(
  for table in Localization/*.json; do list '"[a-zA-Z]+\.[a-zA-Z]+":' Localization/en.json "$table"; done
  for text in Resources/*/mue.txt; do list '--[a-z-]+' Resources/en/mue.txt "$text"; done
)
[ -z "$missing" ] || { echo "$missing"; exit 1; }
