/// The places where errors are caught: the first statement of each `catch`.
enum CatchPlaces {
  static func all(in text: SourceText) -> [SourcePlace] {
    let lines = text.lines
    var places: [SourcePlace] = []
    for (number, line) in lines.enumerated() {
      for found in line.matches(of: /(?:^|[^\w.])catch\b/) {
        if let place = first(behind: found.range.upperBound, number, lines) { places.append(place) }
      }
    }
    return places
  }

  /// The first position after the next opening brace.
  private static func first(
    behind start: String.Index, _ number: Int, _ lines: [String]
  ) -> SourcePlace? {
    var isOpen = false
    for line in number..<min(number + 12, lines.count) {
      var index = line == number ? start : lines[line].startIndex
      while index < lines[line].endIndex {
        let character = lines[line][index]
        if isOpen, character != " " {
          return SourcePlace(
            line: line + 1, column: SourceText.column(index, in: lines[line]))
        }
        if character == "{" { isOpen = true }
        index = lines[line].index(after: index)
      }
    }
    return nil
  }
}
