# What bash completes command lines to, one a line, and `.` behind each: complete.bash FOLDER LINE…
folder=$1
shift
for line; do
  read -ra COMP_WORDS <<< "${line//=/ = }"
  case $line in *[\ =]) COMP_WORDS+=('') ;; esac
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  source "$folder/${COMP_WORDS[0]}.bash"
  COMPREPLY=()
  "_${COMP_WORDS[0]//-/_}"
  [ ${#COMPREPLY[@]} = 0 ] || printf '%s\n' "${COMPREPLY[@]}"
  echo .
done
