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
  echo en de es pt
  _mue_own languages
}

# The themes: ours, and files of one's own.
_mue_themes() {
  echo clear traditional dark light mono
  _mue_own themes
}

# What may stand behind an option; nothing for what is typed freely.
_mue_values() {
  case $1 in
    --players) echo 3 4 5 6 ;;
    --to) echo 100 200 300 500 ;;
    --level) echo novice casual club strong expert ;;
    --style) echo cautious balanced bold ;;
    --memory | --peek | --own-peek) echo 0 1 2 3 4 5 6 7 8 9 ;;
    --speed) echo slow normal fast fastest ;;
    --lang) _mue_languages ;;
    --format) echo records text svg ;;
    --share) echo mine group everyone ;;
    --since | --until) date +%Y-%m-%d ;;
  esac
}

# The options of a command.
_mue_options() {
  local game='--players --to --hands --name --level --style --memory --peek --own-peek --title'
  echo --lang --help --version
  case $1 in
    '') echo --speed --plain ;;
    new) echo $game --seed --par --speed --plain ;;
    day) echo --speed --plain --line ;;
    practice) echo --plain ;;
    games) echo --json ;;
    open) echo --speed --plain ;;
    export) echo --all --format ;;
    host) echo $game --speed --here --share --listen --grace --release --clock --resume ;;
    join) echo --speed --name --watch --mind ;;
    replay) echo --hand ;;
    stats) echo --json --rebuild --since --until ;;
    coach) echo --json --forget ;;
  esac
}

# What a setting may be.
_mue_settings() {
  case $1 in
    language) _mue_languages ;;
    theme) _mue_themes ;;
    speed | level | style) _mue_values "--$1" ;;
    trick-pause) echo speed short long key ;;
    symbols) echo shapes letters ascii ;;
    confirm) echo enter all ;;
    coach) echo off 1 2 5 10 ;;
    animation) echo on reduced off ;;
    signal-*) echo off bell flash ;;
    name) ;;
    *) echo on off ;;
  esac
}

# What may stand behind a command that is no option; the second word is the one before. Files are
# what bash offers by itself where there is nothing here.
_mue_words() {
  case $1 in
    '') echo new day practice games open export host join rules replay stats coach check check-language \
      score config doctor ;;
    open | export | replay) [ "$2" = "$1" ] && _mue_games ;;
    rules) [ "$2" = "$1" ] && echo rules play-well howto keys credits ;;
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
      --lang | --speed) [ "${COMP_WORDS[at + 1]}" = = ] && ((at++)); ((at++)) ;;
      -* | =) ;;
      *) command=${COMP_WORDS[at]}; break ;;
    esac
  done
  local found=
  case $before in
    --name | --title | --seed | --hands | --hand | --listen | --grace | --release | --clock)
      compopt +o default 2>/dev/null
      COMPREPLY=()
      return ;;
    -*) found=$(_mue_values "$before") ;;
  esac
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
