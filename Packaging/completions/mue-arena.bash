# Completion of mue-arena in bash.

# The options of a command.
_mue_arena_options() {
  local table='--players --deals --seed --playouts --budget-ms --jobs --json'
  echo --help --version
  case $1 in
    play) echo $table --bots --record --samples --bids ;;
    samples) echo --players --deals --seed --playouts --jobs --bot --net --samples ;;
    duel) echo $table --x --y --contracts --from ;;
    ladder) echo $table --bots ;;
    exploit) echo $table --bot --contracts --from ;;
    curve) echo $table --x --y --budgets --contracts --from ;;
    join) echo --json ;;
    review) echo --seat --bot --playouts --budget-ms --seed --jobs --json ;;
    auctions) echo --deals --seed --count --playouts --jobs ;;
    puzzles) echo --players --deals --seed --count --playouts --jobs ;;
    coach) echo --players --deals --seed --playouts --jobs --bots ;;
    chances | endings | readings) echo --players --deals --seed --playouts --jobs --bots ;;
    hints) echo --players --deals --seed --playouts --steps --jobs ;;
    inference) echo --players --deals --jobs --bot --contracts ;;
    bot) echo --playouts --seed ;;
    signature) echo --bots ;;
    bench) echo --games --budget-ms --json ;;
  esac
}

_mue_arena() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} found
  local players='novice casual club strong expert random flat plain omniscient'
  [ "$COMP_CWORD" = 1 ] && command=
  # --x=club comes as three words.
  if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
  case $before in
    --players | -p) found='3 4 5 6' ;;
    --x | -x | --y | -y | --bot | --bots | -b) found=$players ;;
    --from) found='naming play' ;;
    --net) found='card bid trump partner' ;;
    --record | --samples | --contracts) COMPREPLY=(); return ;;
    --deals | -n | --seed | -s | --playouts | --budget-ms | --jobs | -j | --games | --count | --steps | --seat)
      compopt +o default 2>/dev/null
      COMPREPLY=()
      return ;;
    *)
      case $word:$command in
        -*) found=$(_mue_arena_options "$command") ;;
        *:) found='play samples duel ladder exploit curve join review puzzles auctions coach hints chances endings readings inference bot signature bench' ;;
        *:bot) found=$players ;;
      esac ;;
  esac
  # Files are what bash offers by itself where there is nothing here; a list of players is completed at its end.
  case $before:$word in
    --bots:*,* | -b:*,*)
      COMPREPLY=($(compgen -P "${word%,*}," -W "$found" -- "${word##*,}")) ;;
    *) COMPREPLY=($(compgen -W "$found" -- "$word")) ;;
  esac
}

complete -o default -F _mue_arena mue-arena
