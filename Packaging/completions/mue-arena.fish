# Completion of mue-arena in fish.

set -l players 'novice casual club strong expert random flat plain omniscient'
set -l table '__fish_seen_subcommand_from play duel ladder exploit curve'
set -l minds '__fish_seen_subcommand_from play ladder signature'
set -l thinking '__fish_seen_subcommand_from play duel ladder exploit curve review mind'

complete -c mue-arena -f
complete -c mue-arena -n __fish_use_subcommand -a play -d 'hands among players'
complete -c mue-arena -n __fish_use_subcommand -a duel -d 'what one player gains over another'
complete -c mue-arena -n __fish_use_subcommand -a ladder -d 'all of them against each other'
complete -c mue-arena -n __fish_use_subcommand -a exploit -d 'what simple rules gain at a table of a player'
complete -c mue-arena -n __fish_use_subcommand -a curve -d 'what a player gains with several budgets'
complete -c mue-arena -n __fish_use_subcommand -a join -d 'duels and ladders over different deals as one'
complete -c mue-arena -n __fish_use_subcommand -a review -d 'what each decision cost'
complete -c mue-arena -n __fish_use_subcommand -a inference -d 'what a player knows of the hidden cards'
complete -c mue-arena -n __fish_use_subcommand -a mind -d 'a player as a program for others'
complete -c mue-arena -n __fish_use_subcommand -a signature -d 'a number that stays as long as the players choose as before'
complete -c mue-arena -n __fish_use_subcommand -a bench -d 'how fast everything is'

complete -c mue-arena -n '__fish_seen_subcommand_from join review' -F
complete -c mue-arena -n '__fish_seen_subcommand_from mind' -a $players

complete -c mue-arena -l lang -xa 'en de es pt' -d 'language'
complete -c mue-arena -s h -l help -d 'print a short help'
complete -c mue-arena -s V -l version -d 'print the version'
complete -c mue-arena -n "$table inference" -s p -l players -xa '3 4 5 6' -d 'seats'
complete -c mue-arena -n "$table inference" -s n -l deals -x -d 'how many deals, or from..to'
complete -c mue-arena -n $thinking -s s -l seed -x -d 'number of the deals'
complete -c mue-arena -n $minds -s m -l minds -xa "(__fish_append , (string split ' ' '$players'))" -d 'who plays'
complete -c mue-arena -n '__fish_seen_subcommand_from duel curve' -s x -l x -xa $players -d 'who is measured'
complete -c mue-arena -n '__fish_seen_subcommand_from duel curve' -s y -l y -xa $players -d 'who the others are'
complete -c mue-arena -n $thinking -l playouts -x -d 'playouts for a decision'
complete -c mue-arena -n "$table review" -l budget-ms -x -d 'time for a decision'
complete -c mue-arena -n "$table review inference" -s j -l jobs -x -d 'hands at the same time'
complete -c mue-arena -n '__fish_seen_subcommand_from play' -l record -rF -d 'write every hand'
complete -c mue-arena -n '__fish_seen_subcommand_from play' -l samples -rF -d 'write the choices for training'
complete -c mue-arena -n '__fish_seen_subcommand_from duel exploit curve inference' -l contracts -rF -d 'recorded hands to play from'
complete -c mue-arena -n '__fish_seen_subcommand_from duel exploit curve' -l from -xa 'naming play' -d 'where the hands begin'
complete -c mue-arena -n '__fish_seen_subcommand_from curve' -l budgets -x -d 'the budgets, separated by commas'
complete -c mue-arena -n '__fish_seen_subcommand_from bench' -l games -x -d 'games at once'
complete -c mue-arena -n '__fish_seen_subcommand_from review' -l seat -xa '(seq 0 5)' -d 'whose decisions'
complete -c mue-arena -n '__fish_seen_subcommand_from review inference exploit' -l mind -xa $players -d 'who judges them'
complete -c mue-arena -n "$table join review bench" -l json -d 'one line of JSON'
