extension Character {
  /// How many terminal columns the character takes: 0 for combining marks and controls, 2 for the
  /// wide characters of East Asia and pictures, else 1.
  public var columns: Int { unicodeScalars.first.map(\.columns) ?? 0 }
}

extension Unicode.Scalar {
  /// The columns of one scalar on its own, after Unicode's East Asian Width (UAX #11).
  var columns: Int {
    if value < 0x20 || (value >= 0x7F && value < 0xA0) { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2614...0x2615,
    0x2648...0x2653, 0x267F...0x267F, 0x26A1...0x26A1, 0x26BD...0x26BE, 0x2705...0x2705,
    0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2755, 0x2795...0x2797, 0x2E80...0x303E,
    0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many terminal columns the text takes on one row.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text, or as much of its beginning as fits a number of columns with an ellipsis behind.
  public func fitted(to limit: Int, ellipsis: Character = "…") -> String {
    if columns <= limit { return String(self) }
    var kept = ""
    var used = ellipsis.columns
    for character in self where used + character.columns <= limit {
      kept.append(character)
      used += character.columns
      if used == limit { break }
    }
    return limit < 1 ? "" : kept + String(ellipsis)
  }

  /// The text broken at blanks into rows of at most `limit` columns; a longer word is split.
  public func wrapped(to limit: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for word in split(separator: " ") {
      var word = String(word)
      if !row.isEmpty, row.columns + 1 + word.columns <= limit {
        row += " " + word
        continue
      }
      if !row.isEmpty { rows.append(row) }
      while word.columns > limit, limit > 0 {
        var head = ""
        while let next = word.first, head.columns + next.columns <= limit {
          head.append(word.removeFirst())
          if next.columns > limit { break }
        }
        if head.isEmpty { break }
        rows.append(head)
      }
      row = word
    }
    return row.isEmpty && !rows.isEmpty ? rows : rows + [row]
  }
}
