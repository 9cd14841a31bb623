extension Drawing {
  /// How a run of cells is painted: attributes of the terminal made into colours.
  struct Paint: Equatable {
    let text: Color
    let ground: Color
    let marks: Style.Attributes

    /// The attributes of text in this paint.
    var attributes: String {
      #" fill="\#(text.hex)""# + (marks.contains(.bold) ? #" font-weight="bold""# : "")
        + (marks.contains(.underline) ? #" text-decoration="underline""# : "") + faint
    }

    /// The attribute of what is faint.
    var faint: String { marks.contains(.dim) ? #" opacity="0.6""# : "" }
  }

  /// Cells beside one another in one paint; nil stands for what a wide character covers.
  struct Run {
    let x: Int
    let y: Int
    let paint: Paint
    var characters: [Character?]
  }

  /// The runs of a row, from left to right.
  func runs(_ y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<grid.size.width {
      let cell = grid[Position(x: x, y: y)]
      let paint = paint(cell.style)
      if let last = runs.last, last.paint == paint {
        runs[runs.count - 1].characters.append(cell.character)
      } else {
        runs.append(Run(x: x, y: y, paint: paint, characters: [cell.character]))
      }
    }
    return runs
  }

  private func paint(_ style: Style) -> Paint {
    let text = style.foreground ?? text
    let ground = style.background ?? page
    let isReversed = style.attributes.contains(.reverse)
    return Paint(
      text: isReversed ? ground : text, ground: isReversed ? text : ground,
      marks: style.attributes.subtracting(.reverse))
  }

  /// A character that is written as text, with its column.
  struct Written {
    let column: Int
    /// The character as XML may hold it.
    let text: String
    /// Whether it is one place for a list of places: a single scalar of the basic plane.
    let isOneScalar: Bool

    /// Nil for blanks, for lines, and for what XML has no place for.
    init?(_ character: Character, column: Int) {
      guard character != " ", LineSign(character) == nil else { return nil }
      let scalars = character.unicodeScalars.filter(\.isAllowedInXML)
      if scalars.isEmpty { return nil }
      self.column = column
      isOneScalar = scalars.count == 1 && scalars.allSatisfy { $0.value < 0x10000 }
      text = scalars.map(\.escaped).joined()
    }
  }
}

extension Unicode.Scalar {
  /// Whether a document of XML may hold it, and it moves nothing.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  fileprivate var escaped: String {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(self)
    }
  }
}

extension Color {
  /// The colour as `#rrggbb`.
  var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
