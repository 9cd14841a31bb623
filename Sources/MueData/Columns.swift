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
  /// The words in rows of at most `limit` columns, with blanks between them; a longer word is split, at a blank
  /// in it if it has one.
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
    // Searching the bytes is much cheaper than mapping all characters, and most words have none.
    utf8.contains(0xA0) ? String(map { $0 == .noBreakSpace ? " " : $0 }) : self
  }
}

extension Character {
  /// A blank that keeps two words in one row.
  public static let noBreakSpace: Character = "\u{00A0}"

  /// How many terminal columns the character takes: 0 for combining marks and controls, 2 for the
  /// wide characters of East Asia and pictures, otherwise 1.
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

  private var isWide: Bool {
    var low = 0
    var high = Self.wide.count
    while low < high {
      let middle = (low + high) / 2
      if Self.wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < Self.wide.count && Self.wide[low].contains(value)
  }

  /// The ranges of wide scalars in ascending order; unassigned ones may lie inside a range.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F200...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
