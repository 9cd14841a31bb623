# What fish completes command lines to, one a line, and `.` behind each: complete.fish FOLDER LINE…
source $argv[1]/mue.fish
source $argv[1]/mue-arena.fish
for line in $argv[2..]
  complete -C $line | string replace -r '\t.*' ''
  echo .
end
