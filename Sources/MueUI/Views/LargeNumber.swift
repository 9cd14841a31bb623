import CellGrid
import MueData
import MueWords

/// A whole number in digits of three columns by three rows, made of half blocks.
struct LargeNumber {
  /// The number as a line of text, with its sign.
  let text: String
  /// The rows from the top down, all equally wide.
  let rows: [String]

  static let height = 3

  /// A number; with `isSigned`, a gain has a plus sign.
  init(_ number: Int, isSigned: Bool = false) {
    text = isSigned ? number.signed : number.withMinus
    let figures = text.map(Self.figure)
    rows = (0..<Self.height).map { row in figures.map { $0[row] }.joined(separator: " ") }
  }

  var width: Int { rows[0].columns }

  /// Draws the number from its upper left corner; without block characters, as a line of text in
  /// its middle row.
  func draw(on pen: inout Pen, x: Int, y: Int, _ ink: Ink, in block: Rect) {
    if pen.glyphs.unicode {
      pen.write(rows, x: x, y: y, ink, in: block)
    } else {
      pen.write(text, x: x + (width - text.columns) / 2, y: y + 1, ink, in: block)
    }
  }

  /// The three rows of a digit.
  static func rows(ofDigit digit: Int) -> [String] { digits[digit] }

  private static func figure(_ sign: Character) -> [String] {
    if let digit = sign.wholeNumberValue, digits.indices.contains(digit) { return digits[digit] }
    return sign == "+" ? [" ▄ ", "▀█▀", "   "] : ["   ", "▀▀▀", "   "]
  }

  private static let digits = [
    ["█▀█", "█ █", "▀▀▀"], ["▀█ ", " █ ", "▀▀▀"], ["▀▀█", "█▀▀", "▀▀▀"], ["▀▀█", "▀▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"], ["█▀▀", "▀▀█", "▀▀▀"], ["█▀▀", "█▀█", "▀▀▀"], ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"], ["█▀█", "▀▀█", "▀▀▀"],
  ]
}
