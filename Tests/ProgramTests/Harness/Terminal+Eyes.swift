import CVTerm

extension Terminal {
  /// One cell as the person sees it.
  struct Cell: Equatable {
    /// The character with its marks; empty for a blank, and for what a wide character covers.
    var text: String
    var width: Int
    /// Indices of the palette; -1 is the terminal's own colour.
    var foreground: Int
    var background: Int
    var isBold: Bool
    var isUnderlined: Bool
    var isReversed: Bool
  }

  /// The screen's rows as text, without trailing blanks.
  var screen: [String] {
    (0..<rows).map { y in
      var line = ""
      var x = 0
      while x < columns {
        let cell = cell(x, y)
        line += cell.text.isEmpty ? " " : cell.text
        x += max(1, cell.width)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The whole screen as text.
  var text: String { screen.joined(separator: "\n") }

  /// What stands in a cell.
  func cell(_ x: Int, _ y: Int) -> Cell {
    var found = cvterm_cell()
    cvterm_get_cell(cells, Int32(y), Int32(x), &found)
    return Cell(
      text: withUnsafeBytes(of: found.scalars) { bytes in
        let scalars = bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 && $0 != .max }
        return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      },
      width: Int(found.width), foreground: Int(found.foreground),
      background: Int(found.background), isBold: found.bold != 0,
      isUnderlined: found.underline != 0, isReversed: found.reverse != 0)
  }

  /// The first cell of a text's first occurrence on the screen.
  func cell(of text: String) -> Cell? {
    for (y, line) in screen.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      var x = 0
      var characters = line[..<range.lowerBound].count
      while characters > 0 {
        x += max(1, cell(x, y).width)
        characters -= 1
      }
      return cell(x, y)
    }
    return nil
  }
}
