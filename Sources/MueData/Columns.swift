import CPlatform

extension StringProtocol {
  /// The number of terminal columns that the text takes on one row.
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

  /// The parts of the text between which a row may end.
  ///
  /// A percent sign after a blank belongs to the word before it. A no-break space is a blank inside
  /// a word.
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

  /// The longest beginning that fits into a number of columns.
  public func head(of limit: Int) -> String {
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
  /// The words in rows of at most `limit` columns, with blanks between them; a longer word is
  /// split, at a blank in it if it has one.
  public func wrapped(to limit: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    var used = 0
    for word in flatMap({ $0.columns > limit ? $0.words : [$0] }) {
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
    // Searching the bytes is much cheaper than mapping all characters, and most words have no such
    // blank.
    utf8.contains(0xA0) ? String(map { $0 == .noBreakSpace ? " " : $0 }) : self
  }
}

extension Character {
  /// A blank that keeps two words in one row.
  public static let noBreakSpace: Character = "\u{00A0}"

  /// The number of terminal columns that the character takes: 0 for combining marks and controls, 2
  /// for the wide characters of East Asia and pictures, otherwise 1.
  ///
  /// A character with several spacing parts, such as a joined family of pictures or a conjunct of
  /// an Indic script, takes the columns of all its parts: terminals disagree on such joins, so each
  /// part gets cells of its own.
  public var columns: Int {
    let bytes = utf8
    if bytes.count == 1, let byte = bytes.first { return byte < 0x20 || byte == 0x7F ? 0 : 1 }
    var columns = 0
    for scalar in unicodeScalars where columns == 0 || !scalar.isPictureModifier {
      columns += scalar.columns
    }
    return columns
  }

  /// The parts of the character that get cells of their own, each with its combining marks.
  ///
  /// Joiners and variation selectors of emoji are dropped, since terminals disagree on them.
  public var parts: [Character] {
    if utf8.count == 1 { return columns == 0 ? [] : [self] }
    var parts: [Character] = []
    for scalar in unicodeScalars {
      if scalar.columns > 0 {
        if parts.isEmpty || !scalar.isPictureModifier { parts.append(Character(scalar)) }
      } else if let last = parts.popLast() {
        parts.append(last.marked(scalar) ?? last)
      }
    }
    return parts
  }

  private func marked(_ scalar: Unicode.Scalar) -> Character? {
    if scalar.properties.generalCategory == .format || scalar.isVariationSelector { return nil }
    var text = String(self)
    text.unicodeScalars.append(scalar)
    return text.count == 1 ? text.first : nil
  }
}

extension Unicode.Scalar {
  /// The columns of one scalar on its own: 0 for marks, controls and unassigned ones, 2 for the
  /// wide ones of East Asian Width (UAX #11), otherwise 1.
  ///
  /// It agrees with the C library's `wcwidth`, which ncurses and most terminals follow, except for
  /// the soft hyphen and a few format characters, which are never drawn.
  var columns: Int {
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if value < 0x300 { return value < 0xA0 || value == 0xAD ? 0 : 1 }
    if value >= 0x2500, value < 0x25FD { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate, .lineSeparator,
      .paragraphSeparator, .unassigned:
      return 0
    default: break
    }
    if isJoiningJamo { return 0 }
    return value >= 0x1100 && isWide ? 2 : 1
  }

  /// Whether the scalar only modifies the picture before it, as a skin tone does.
  var isPictureModifier: Bool { value >= 0x1F3FB && value <= 0x1F3FF }

  /// Whether the scalar only selects a variant of the one before it.
  var isVariationSelector: Bool { value >= 0xFE00 && value <= 0xFE0F || value >= 0xE0100 }

  /// Vowels and final consonants of Hangul, which are drawn in the cell of the first consonant.
  private var isJoiningJamo: Bool {
    value >= 0x1160 && value <= 0x11FF || value >= 0xD7B0 && value <= 0xD7FF
  }

  /// Circled numbers on black squares and hexagrams are wide in the C library, not yet in utf8proc.
  private var isWide: Bool {
    switch value {
    case 0x3248...0x324F, 0x4DC0...0x4DFF: true
    default: utf8proc_charwidth(Int32(value)) == 2
    }
  }
}
