# Completion of mue in fish.

# The games on the shelf, and the one played last.
function __mue_games
  mue games --json 2>/dev/null | string match -ra '"number":\d+,"title":(?:null|"[^"\\\\]*")' |
    string replace -r '"number":(\d+),"title":(?:null|"(.*)")' '$1\t$2'
  printf 'latest\tthe one played last\n'
end

# Names of files of one's own, and ours.
function __mue_own
  set -l data $XDG_DATA_HOME
  test -n "$data"; or set data ~/.local/share
  for file in $data/mue/$argv[1]/*.json
    string replace -r '^.*/(.*)\.json$' '$1' $file
  end
  string join \n $argv[2..]
end

function __mue_languages
  # languages, written by make docs
  __mue_own languages en de es pt
  # end of list
end

# What a setting may be; the last word is the setting.
function __mue_setting
  set -l words (commandline -opc)
  switch $words[-1]
    case language; __mue_languages
    case name
    # settings, written by make docs
    case speed; string join \n slow normal fast fastest
    case trick-pause; string join \n speed short long key
    case symbols; string join \n shapes letters ascii
    case colors; string join \n auto 24bit 256 16 none
    case sort; string join \n suits numbers
    case mouse dragging auto-play running-points clock hints voices slow-line notification; string join \n on off
    case confirm; string join \n enter all
    case coach; string join \n off 1 2 5 10
    case animation; string join \n on reduced off
    case display; string join \n screen lines
    case signal-turn signal-trick signal-hand signal-error; string join \n off bell flash
    case level; string join \n novice casual club strong expert
    case style; string join \n cautious balanced bold mixed
    case theme; __mue_own themes auto clear traditional dark light contrast mono
    # end of list
  end
end

# The words on the line so far, without options and their values.
function __mue_typed
  set -l is_value no
  for word in (commandline -opc)[2..]
    if test $is_value = yes
      set is_value no
      continue
    end
    switch $word
      # options without a value, written by make docs
      case --all --watch --par --plain --screen --line --ascii --calendar --json --rebuild --forget --here --resume --help -h --version -V '--*=*'
      # end of list
      case '-*'; set is_value yes
      case '*'; echo $word
    end
  end
end

# Whether so many words are typed, the first of them one of these commands.
function __mue_words
  set -l words (__mue_typed)
  test (count $words) -eq $argv[1]; or return 1
  test $argv[1] -eq 0; or contains -- $words[1] $argv[2..]
end

function __mue_in
  __fish_seen_subcommand_from $argv
end

complete -c mue -f
complete -c mue -n '__mue_words 1 open export replay' -ka '(__mue_games)'
complete -c mue -n '__mue_words 1 replay check check-language score' -F
complete -c mue -n '__mue_words 1 config' -a '(mue config 2>/dev/null | string replace -r " .*" "")'
complete -c mue -n '__mue_words 2 config' -a '(__mue_setting)'

# commands and options, written by make docs
complete -c mue -n '__mue_words 0' -a new -d 'begin a new game'
complete -c mue -n '__mue_words 0' -a day -d 'the deal of the day'
complete -c mue -n '__mue_words 0' -a practice -d 'puzzles, five a day'
complete -c mue -n '__mue_words 0' -a games -d 'list all games'
complete -c mue -n '__mue_words 0' -a open -d 'sit down at a game of the shelf'
complete -c mue -n '__mue_words 0' -a export -d 'write a game as records, text or a drawing'
complete -c mue -n '__mue_words 0' -a host -d 'open a table for friends'
complete -c mue -n '__mue_words 0' -a join -d 'sit down at a friend’s table'
complete -c mue -n '__mue_words 0' -a room -d 'a card room for ssh'
complete -c mue -n '__mue_words 0' -a rules -d 'print the rules or another page'
complete -c mue -n '__mue_words 0' -a replay -d 'step through hands that are over'
complete -c mue -n '__mue_words 0' -a stats -d 'best results and statistics'
complete -c mue -n '__mue_words 0' -a coach -d 'what your decisions cost'
complete -c mue -n '__mue_words 0' -a check -d 'judge hand records'
complete -c mue -n '__mue_words 0' -a check-language -d 'what a language of your own lacks'
complete -c mue -n '__mue_words 0' -a score -d 'score hands played with real cards'
complete -c mue -n '__mue_words 0' -a config -d 'show or set the settings'
complete -c mue -n '__mue_words 0' -a doctor -d 'look for what is wrong'
complete -c mue -n '__mue_words 1 rules' -a 'rules play-well howto keys credits'
complete -c mue -n '__mue_words 1 room' -a 'check setup serve enter people config backup rebuild'
complete -c mue -n '__mue_in export' -l all -d 'all games'
complete -c mue -n '__mue_in export' -l format -xa 'records text svg' -d 'what it is written as'
complete -c mue -n '__mue_in export' -l size -xa '80x24 48x40 118x40 140x45 200x60' -d 'columns and rows of the drawing'
complete -c mue -n '__mue_in join' -l watch -d 'only look on'
complete -c mue -n '__mue_in new host' -l players -xa '3 4 5 6' -d 'seats, yours included'
complete -c mue -n '__mue_in new host' -l to -xa '100 200 300 500' -d 'play to a total'
complete -c mue -n '__mue_in new host' -l hands -x -d 'play a number of hands'
complete -c mue -n '__mue_in new' -l seed -x -d 'number of the deals'
complete -c mue -n '__mue_in new host join' -l name -x -d 'your name'
complete -c mue -n '__mue_in new host' -l level -xa 'novice casual club strong expert' -d 'how well the computer plays'
complete -c mue -n '__mue_in new host' -l style -xa 'cautious balanced bold mixed' -d 'how it bids'
complete -c mue -n '__mue_in new host' -l memory -xa '0 1 2 3 4 5 6 7 8 9' -d 'how many cards it remembers'
complete -c mue -n '__mue_in new host' -l peek -xa '0 1 2 3 4 5 6 7 8 9' -d 'what share of others’ cards it sees'
complete -c mue -n '__mue_in new host' -l own-peek -xa '0 1 2 3 4 5 6 7 8 9' -d 'what share of others’ cards you see'
complete -c mue -n '__mue_words 0; or __mue_in new day open host join' -l speed -xa 'slow normal fast fastest' -d 'pace of the table'
complete -c mue -n '__mue_in new host' -l title -x -d 'name of the game on the shelf'
complete -c mue -n '__mue_in new' -l par -d 'match against par'
complete -c mue -n '__mue_words 0; or __mue_in new day practice open replay host join' -l plain -d 'in lines of text'
complete -c mue -n '__mue_words 0; or __mue_in new day practice open replay host join' -l screen -d 'on the screen'
complete -c mue -n '__mue_in day' -l line -d 'print the result as a line'
complete -c mue -n '__mue_in day' -l ascii -d 'the line in plain ASCII'
complete -c mue -n '__mue_in day' -l calendar -d 'print the days played'
complete -c mue -n '__mue_in replay' -l hand -x -d 'begin with a hand'
complete -c mue -n '__mue_in games stats coach' -l json -d 'as JSON'
complete -c mue -n '__mue_in stats' -l rebuild -d 'read all games again'
complete -c mue -n '__mue_in stats' -l since -xa '(date +%Y-%m-%d)' -d 'first day'
complete -c mue -n '__mue_in stats' -l until -xa '(date +%Y-%m-%d)' -d 'last day'
complete -c mue -n '__mue_in coach' -l forget -d 'forget all reviews'
complete -c mue -n '__mue_in host' -l here -d 'on this machine'
complete -c mue -n '__mue_in host' -l share -xa 'mine group everyone' -d 'for whose accounts of this machine'
complete -c mue -n '__mue_in host' -l listen -x -d 'in a network'
complete -c mue -n '__mue_in host' -l grace -x -d 'when the computer stands in'
complete -c mue -n '__mue_in host' -l release -x -d 'when somebody else may have a seat'
complete -c mue -n '__mue_in host' -l clock -x -d 'longest time for a decision'
complete -c mue -n '__mue_in host' -l explain-bids -xa 'on off' -d 'whether programs explain bids'
complete -c mue -n '__mue_in host' -l resume -d 'the table that was closed last'
complete -c mue -n '__mue_in room' -l folder -x -d 'the folder of the room'
complete -c mue -n '__mue_in join' -l bot -xa '(__fish_complete_command)' -d 'a program plays'
complete -c mue -n '__mue_words 0; or __mue_in new day practice open replay host join' -l colors -xa 'auto 24bit 256 16 none' -d 'how many colours'
complete -c mue -l lang -xa '(__mue_languages)' -d 'language'
complete -c mue -s h -l help -d 'print a short help'
complete -c mue -s V -l version -d 'print the version'
# end of list
