/// The places where errors are caught: the first statement of each `catch`.
enum CatchLocations {
  static func all(in text: SourceText) -> [SourceLocation] {
    let lines = text.lines
    var locations: [SourceLocation] = []
    for (number, line) in lines.enumerated() {
      for found in line.matches(of: /(?:^|[^\w.])catch\b/) {
        if let location = first(behind: found.range.upperBound, number, lines) {
          locations.append(location)
        }
      }
    }
    return locations
  }

  /// The first position after the next opening brace.
  private static func first(
    behind start: String.Index, _ number: Int, _ lines: [String]
  ) -> SourceLocation? {
    var isOpen = false
    for line in number..<min(number + 12, lines.count) {
      var index = line == number ? start : lines[line].startIndex
      while index < lines[line].endIndex {
        let character = lines[line][index]
        if isOpen, character != " " {
          return SourceLocation(
            line: line + 1, column: SourceText.column(index, in: lines[line]))
        }
        if character == "{" { isOpen = true }
        index = lines[line].index(after: index)
      }
    }
    return nil
  }
}
