# Completion of mue in bash.

# The numbers of the games on the shelf, and the one played last.
_mue_games() {
  mue games --json 2>/dev/null | grep -o '"number":[0-9]*' | cut -d: -f2
  echo latest
}

# The names of one's own files in a folder; only plain ones, since bash inserts them unquoted.
_mue_own() {
  local file name
  for file in "${XDG_DATA_HOME:-$HOME/.local/share}/mue/$1"/*.json; do
    name=${file##*/}
    name=${name%.json}
    [[ $name = *[!._[:alnum:]-]* ]] || echo "$name"
  done
}

# The languages: ours, and files of one's own.
_mue_languages() {
  echo $_mue_our_languages
  _mue_own languages
}

# The themes: ours, and files of one's own.
_mue_themes() {
  echo $_mue_our_themes
  _mue_own themes
}

# lists, written by make docs
_mue_our_languages='en de es pt'
_mue_our_themes='auto clear traditional dark light contrast mono'
_mue_commands='new day practice games open export host join room rules replay stats coach check check-language score config doctor'
_mue_pages='rules play-well howto keys credits'
_mue_actions='check setup serve enter people config backup rebuild'
# The options with a value, and those of them that are typed freely.
_mue_valued='--format --size --players --to --hands --seed --name --level --style --memory --peek --own-peek --speed --title --hand --since --until --share --listen --grace --release --clock --explain-bids --folder --bot --colors --lang'
_mue_typed='--hands --seed --name --title --hand --listen --grace --release --clock --folder'

# What may stand behind an option; nothing for what is typed freely.
_mue_values() {
  case $1 in
    --format) echo records text svg ;;
    --size) echo 80x24 48x40 118x40 140x45 200x60 ;;
    --players) echo 3 4 5 6 ;;
    --to) echo 100 200 300 500 ;;
    --level) echo novice casual club strong expert ;;
    --style) echo cautious balanced bold mixed ;;
    --memory) echo 0 1 2 3 4 5 6 7 8 9 ;;
    --peek) echo 0 1 2 3 4 5 6 7 8 9 ;;
    --own-peek) echo 0 1 2 3 4 5 6 7 8 9 ;;
    --speed) echo slow normal fast fastest ;;
    --share) echo mine group everyone ;;
    --explain-bids) echo on off ;;
    --colors) echo auto 24bit 256 16 none ;;
    --lang) _mue_languages ;;
    --since | --until) date +%Y-%m-%d ;;
  esac
}

# The options of a command.
_mue_options() {
  case $1 in
    '') echo --speed --plain --screen --colors --lang --help --version ;;
    new) echo --players --to --hands --seed --name --level --style --memory --peek --own-peek --speed --title --par --plain --screen --colors --lang --help --version ;;
    day) echo --speed --plain --screen --line --ascii --calendar --colors --lang --help --version ;;
    practice) echo --plain --screen --colors --lang --help --version ;;
    games) echo --json --lang --help --version ;;
    open) echo --speed --plain --screen --colors --lang --help --version ;;
    export) echo --all --format --size --lang --help --version ;;
    host) echo --players --to --hands --name --level --style --memory --peek --own-peek --speed --title --plain --screen --here --share --listen --grace --release --clock --explain-bids --resume --colors --lang --help --version ;;
    join) echo --watch --name --speed --plain --screen --bot --colors --lang --help --version ;;
    room) echo --folder --lang --help --version ;;
    rules) echo --lang --help --version ;;
    replay) echo --plain --screen --hand --colors --lang --help --version ;;
    stats) echo --json --rebuild --since --until --lang --help --version ;;
    coach) echo --json --forget --lang --help --version ;;
    check) echo --lang --help --version ;;
    check-language) echo --lang --help --version ;;
    score) echo --lang --help --version ;;
    config) echo --lang --help --version ;;
    doctor) echo --lang --help --version ;;
  esac
}

# What a setting may be.
_mue_settings() {
  case $1 in
    speed) echo slow normal fast fastest ;;
    trick-pause) echo speed short long key ;;
    symbols) echo shapes letters ascii ;;
    colors) echo auto 24bit 256 16 none ;;
    sort) echo suits numbers ;;
    mouse | dragging | auto-play | running-points | clock | hints | voices | slow-line | notification) echo on off ;;
    confirm) echo enter all ;;
    coach) echo off 1 2 5 10 ;;
    animation) echo on reduced off ;;
    display) echo screen lines ;;
    signal-turn | signal-trick | signal-hand | signal-error) echo off bell flash ;;
    level) echo novice casual club strong expert ;;
    style) echo cautious balanced bold mixed ;;
    language) _mue_languages ;;
    theme) _mue_themes ;;
  esac
}
# end of list

# What may stand behind a command that is no option; the second word is the one before. Files are
# what bash offers by itself where there is nothing here.
_mue_words() {
  case $1 in
    '') echo $_mue_commands ;;
    open | export | replay) [ "$2" = "$1" ] && _mue_games ;;
    rules) [ "$2" = "$1" ] && echo $_mue_pages ;;
    room) [ "$2" = "$1" ] && echo $_mue_actions ;;
    config)
      if [ "$2" = "$1" ]; then mue config 2>/dev/null | cut -d' ' -f1; else _mue_settings "$2"; fi ;;
  esac
}

_mue() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= at
  # --level=club comes as three words.
  if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    case ${COMP_WORDS[at]} in
      --*) if [[ " $_mue_valued " = *" ${COMP_WORDS[at]} "* ]]; then
          [ "${COMP_WORDS[at + 1]}" = = ] && ((at++)); ((at++))
        fi ;;
      -* | =) ;;
      *) command=${COMP_WORDS[at]}; break ;;
    esac
  done
  local found=
  if [[ " $_mue_typed " = *" $before "* ]]; then
    compopt +o default 2>/dev/null
    COMPREPLY=()
    return
  fi
  [[ $before = -* ]] && found=$(_mue_values "$before")
  if [ -z "$found" ]; then
    case $word in
      -*) found=$(_mue_options "$command") ;;
      *) found=$(_mue_words "$command" "$before") ;;
    esac
  fi
  # Not compgen -W: it runs what a word contains.
  local words one
  read -d '' -ra words <<< "$found"
  COMPREPLY=()
  for one in "${words[@]}"; do [[ $one = "$word"* ]] && COMPREPLY+=("$one"); done
}

complete -o default -F _mue mue
