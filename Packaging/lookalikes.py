#!/usr/bin/env python3
"""Writes Sources/MueGame/Players/LookAlikes+Table.swift: letters and digits that look like others.

  Packaging/lookalikes.py confusables.txt > Sources/MueGame/Players/LookAlikes+Table.swift

confusables.txt is part of Unicode's security mechanisms (UTS #39),
https://www.unicode.org/Public/security/. Of its rows only those are kept that change a name, as
PlayerName compares it: from one letter or digit to another; case, marks and compatibility
forms do not already make the same.
"""
import collections
import sys
import unicodedata

# Letters that are drawn like a Latin one, and that Unicode's file does not list.
MORE = {"\u15E9": "A", "\u2C80": "A", "\u2C81": "a"}


def plain(text):
    """Without marks and compatibility forms, in the case that it has."""
    text = unicodedata.normalize("NFKD", text)
    return "".join(c for c in text if not unicodedata.category(c).startswith("M"))


def folded(text):
    return plain(plain(text).casefold())


def is_letter(text):
    return len(text) == 1 and (unicodedata.category(text)[0] == "L" or unicodedata.category(text) == "Nd")


def rows(path):
    for line in open(path, encoding="utf-8-sig"):
        fields = line.split("#")[0].split(";")
        if len(fields) == 3:
            source, target = ("".join(chr(int(code, 16)) for code in f.split()) for f in fields[:2])
            yield source, plain(target)


def table(path):
    found = {source: target for source, target in rows(path) if is_letter(source) and is_letter(target)}
    found.update(MORE)
    for code in range(0x80, 0x30000):
        letter = chr(code)
        name = unicodedata.name(letter, "")
        if letter in found or plain(letter) != letter or not is_letter(letter):
            continue
        if name.startswith("LATIN LETTER SMALL CAPITAL ") and len(name.split()[-1]) == 1:
            found[letter] = name[-1]
        elif found.get(letter.lower()) and letter.lower() != letter:
            found[letter] = found[letter.lower()]
    # The file's prototype of I is l. A capital that looks like I is I here: PlayerName compares both ways.
    for letter, target in found.items():
        if target == "l" and unicodedata.category(letter) == "Lu":
            found[letter] = "I"
    # Prototypes may have one of their own, such as a small capital.
    for letter in list(found):
        while found.get(found[letter], found[letter]) != found[letter]:
            found[letter] = found[found[letter]]
    return {
        letter: target
        for letter, target in found.items()
        if plain(letter) == letter and not letter.isascii() and folded(letter) != folded(target)
    }


groups = collections.defaultdict(list)
for letter, target in table(sys.argv[1]).items():
    groups[target].append(letter)
header = [line[2:].strip() for line in open(sys.argv[1], encoding="utf-8-sig").readlines()[:8]]
version = next(line.split()[-1] for line in header if line.startswith("Version"))
rows = ["%X:%s;" % (ord(target), ",".join("%X" % ord(letter) for letter in sorted(groups[target])))
        for target in sorted(groups)]
print(f"""// Written by Packaging/lookalikes.py from Unicode's confusables.txt; do not edit.
//
// confusables.txt {version}, {header[2]} Changed: most rows are left out.
// Unicode's licence: the text is in Packaging/debian/copyright.

extension LookAlikes {{
  /// Letters with those of other alphabets, and rarer ones of their own, that are drawn like them, as
  /// hexadecimal numbers: `41:391,410;` says that U+0391 and U+0410 look like U+0041.
  static let table = \"\"\"""")
text = "".join(rows)
print("\\\n".join("    " + text[start:start + 92] for start in range(0, len(text), 92)))
print('    """\n}')
