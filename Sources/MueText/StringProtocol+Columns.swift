extension StringProtocol {
  /// How many terminal columns the text takes on one row.
  public var columns: Int {
    // Most texts are printable ASCII, which need not be split into characters.
    utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// The text, cut with an ellipsis if it is wider than a number of columns.
  ///
  /// If not even the ellipsis fits, the result is empty.
  public func fitted(to limit: Int, ellipsis: Character = "…") -> String {
    if columns <= limit { return String(self) }
    let room = limit - ellipsis.columns
    return room < 0 ? "" : head(of: room) + String(ellipsis)
  }

  /// The text padded with blanks on the right to at least a number of columns.
  public func leftAligned(in columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - self.columns))
  }

  /// The text padded with blanks on the left to at least a number of columns.
  public func rightAligned(in columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - self.columns)) + self
  }

  /// The text broken at blanks into rows of at most `limit` columns; a longer word is split.
  ///
  /// Runs of blanks count as one. A character wider than the limit gets a row of its own.
  public func wrapped(to limit: Int) -> [String] { words.wrapped(to: limit) }

  /// The texts between blanks, between which a row may end.
  ///
  /// A percent sign belongs to the word before it. A no-break space is a blank inside a word.
  public var words: [String] {
    var words: [String] = []
    for word in String(self).unicodeScalars.split(separator: " ") {
      if word.first == "%", !words.isEmpty {
        words[words.count - 1] += " " + String(word)
      } else {
        words.append(String(word).replacingNoBreakSpaces)
      }
    }
    return words
  }

  /// The longest beginning that fits a number of columns.
  private func head(of limit: Int) -> String {
    var used = 0
    return String(
      prefix { character in
        used += character.columns
        return used <= limit
      })
  }

  /// The text in pieces of at most `limit` columns, but at least one character.
  fileprivate func pieces(of limit: Int) -> [String] {
    if limit < 1 || columns <= limit { return [String(self)] }
    var pieces: [String] = []
    var rest = self[...]
    while let first = rest.first {
      var piece = rest.head(of: limit)
      if piece.isEmpty { piece = String(first) }
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }
}

extension [String] {
  /// The words in rows of at most `limit` columns, with blanks between them; a longer word is split.
  public func wrapped(to limit: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    var used = 0
    for word in self {
      let width = word.columns
      if used > 0, used + 1 + width <= limit {
        row += " " + word
        used += 1 + width
        continue
      }
      if used > 0 { rows.append(row) }
      var pieces = word.pieces(of: limit)
      row = pieces.popLast() ?? ""
      used = row.columns
      rows += pieces
    }
    return row.isEmpty && !rows.isEmpty ? rows : rows + [row]
  }
}

extension String {
  fileprivate var replacingNoBreakSpaces: String {
    // Searching the bytes is much cheaper than mapping all characters, and most words have none.
    utf8.contains(0xA0) ? String(map { $0 == .noBreakSpace ? " " : $0 }) : self
  }
}

extension Character {
  /// A blank that keeps two words in one row.
  public static let noBreakSpace: Character = "\u{00A0}"
}
