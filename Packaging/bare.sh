#!/bin/sh
# Leaves out of programs what only their builders need: symbols, the comment of the compiler, and the two
# sections that are different in every build (`README.md`).
set -eu
strip --remove-section=.comment --remove-section=.swift_modhash --remove-section=.note.gnu.build-id "$@"
