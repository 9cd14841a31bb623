# What zsh completes command lines to, one a line, and `.` behind each: complete.zsh FOLDER LINE…
#
# Completion lives in the line editor, so a zsh on a terminal of its own is asked. Whenever it is through with
# something it removes the file `busy`; what it would add it writes to `found`.
zmodload zsh/zpty zsh/zselect
place=$(mktemp -d)
cat > $place/.zshrc <<ZSHRC
PS1=
fpath=($1 \$fpath)
autoload -Uz compinit
compinit -D -u
compadd() {
  local -a found
  if [[ " \$* " != *' -'[OAD]' '* ]]; then
    builtin compadd -O found "\$@"
    [[ \$#found = 0 ]] || print -l -- \$found >> $place/found
  fi
  builtin compadd "\$@"
}
ready() { rm -f $place/busy }
zle -N zle-line-init ready
answer() { _main_complete; ready }
zle -C answer complete-word answer
bindkey '^T' answer
bindkey '^U' kill-whole-line
ZSHRC
shift

await() {
  while [[ -e $place/busy ]] {
    zpty -r -t asked rest
    zselect -t 2
  }
}

: > $place/busy
export ZDOTDIR=$place
zpty asked zsh -i
await
for line; do
  : > $place/busy
  : > $place/found
  zpty -w -n asked $'\C-U'$line$'\C-T'
  await
  cat $place/found
  echo .
done
zpty -d asked
rm -r $place
