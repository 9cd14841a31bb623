import MueRules

/// A suit drawn large: a shape of half blocks and quadrants, designed for each of its sizes.
///
/// The shape is as wide as high where a cell is twice as high as wide; the upper half of its first
/// row is blank.
struct SuitFigure {
  /// The rows from the top down, all equally wide.
  let rows: [String]

  /// The largest figure of a suit for a number of columns and rows; nil if there is none.
  init?(_ suit: Suit, columns: Int, rows: Int) {
    let fitting = Self.figures(suit).last { $0[0].count <= columns && $0.count <= rows }
    guard let fitting else { return nil }
    self.rows = fitting
  }

  var width: Int { rows[0].count }
  var height: Int { rows.count }

  /// The figures of a suit, the smallest first.
  private static func figures(_ suit: Suit) -> [[String]] {
    switch suit {
    case .red:
      [
        ["  ▄  ", " ▟█▙ ", "▟███▙"],
        ["   ▄   ", "  ▟█▙  ", " ▟███▙ ", "▟█████▙"],
        [
          "     ▄     ", "    ▟█▙    ", "   ▟███▙   ", "  ▟█████▙  ", " ▟███████▙ ",
          "▟█████████▙",
        ],
      ]
    case .yellow:
      [
        ["▄▄▄▄▄", "█████", "█████"],
        ["▄▄▄▄▄▄▄", "███████", "███████", "███████"],
        [
          "▄▄▄▄▄▄▄▄▄▄▄", "███████████", "███████████", "███████████", "███████████",
          "███████████",
        ],
      ]
    case .green:
      [
        [" ▄▄▄ ", "▟███▙", "▝███▘"],
        [" ▗▄▄▄▖ ", "▟█████▙", "███████", "▝▜███▛▘"],
        [
          "   ▄▄▄▄▄   ", " ▟███████▙ ", "▟█████████▙", "███████████", "▝█████████▘",
          " ▝▀█████▀▘ ",
        ],
      ]
    case .blue:
      [
        ["  ▄  ", "▄███▄", " ▀█▀ "],
        ["   ▄   ", " ▄███▄ ", "▀█████▀", "  ▀█▀  "],
        [
          "     ▄     ", "   ▄███▄   ", " ▄███████▄ ", "▀█████████▀", "  ▀█████▀  ",
          "    ▀█▀    ",
        ],
      ]
    case .black:
      [
        ["  ▄  ", "▜███▛", "▗▛ ▜▖"],
        ["   ▄   ", "▄▄▟█▙▄▄", " ▜███▛ ", " ▟▀ ▀▙ "],
        [
          "     ▄     ", "    ▗█▖    ", "▄▄▄▄███▄▄▄▄", " ▝▀█████▀▘ ", "  ▟██▀██▙  ",
          " ▗▛▀   ▀▜▖ ",
        ],
      ]
    }
  }
}
