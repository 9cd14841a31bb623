#!/bin/sh
# Runs the tests that attack the program, listed in attacks.txt, and prints a row for each: what is attacked, and whether it
# held.
list=Tests/attacks.txt
log=.build/attack.log
rows=$(grep -v '^#' "$list")
suites=$(echo "$rows" | cut -d'|' -f2 | tr -d ' ' | sort -u | paste -sd'|')
"${SWIFT:-swift}" test --skip-build --filter "\.($suites)/" >"$log" 2>&1
echo "$rows" | while IFS='|' read -r what suite name; do
  what=$(echo "$what" | sed 's/ *$//')
  name=$(echo "$name" | sed 's/^ *//')
  if grep -qF "✘ Test \"$name" "$log"; then
    echo "NOT HELD  $what"
  elif grep -qF "✔ Test \"$name" "$log"; then
    echo "held      $what"
  else
    echo "NOT RUN   $what: $suite has no such test"
  fi
done >"$log.rows"
cat "$log.rows"
! grep -q '^NOT' "$log.rows"
