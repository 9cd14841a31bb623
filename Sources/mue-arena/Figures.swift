import Platform

/// Numbers and columns as text.
enum Figures {
  static func fixed(_ number: Double, places: Int = 2) -> String {
    withVaList([number]) { number in
      String(unsafeUninitializedCapacity: 400) { text in
        text.withMemoryRebound(to: CChar.self) { text in
          min(399, max(0, Int(vsnprintf(text.baseAddress, text.count, "%.\(places)f", number))))
        }
      }
    }
  }

  static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : fixed(100 * Double(part) / Double(whole), places: 1) + " %"
  }

  static func mean(_ sum: Int, of count: Int) -> String {
    count == 0 ? "–" : fixed(Double(sum) / Double(count))
  }

  /// A number of things: `1 deal`, `2 deals`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// Rows as lines; the first column is aligned left, the others right.
  static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + blanks : blanks + text
      }.joined(separator: "  ")
    }
  }
}
