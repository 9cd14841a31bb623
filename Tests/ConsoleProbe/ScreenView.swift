import CellGrid

/// The picture of the probe.
struct ScreenView {
  /// Whether narrow characters replace the wide ones.
  var isNarrow = false
  /// Chooses the colours of many cells; 0 for none of them.
  var colorShift = 0

  private static let red = Color(rgb: 0xD70000, basic: 1)
  private static let pink = Color(rgb: 0xFF87AF, basic: 9)
  private static let gray = Color(rgb: 0x808080, basic: 8)
  private static let blue = Color(rgb: 0x00005F, basic: 4)

  /// The picture in a window of the given size.
  func grid(size: Size, abilities: Abilities, keys: [String]) -> Grid {
    var grid = Grid(size)
    grid.write("ü ▲ ♛ ┌─┐ ♥\u{FE0F} é", x: 0, y: 0)
    grid.write(isNarrow ? "abcdefgh|" : "a好好b好|", x: 0, y: 1)
    var x = 0
    for (text, style) in Self.samples {
      x += 1 + grid.write(text, x: x, y: 2, style: style)
    }
    let unicode = abilities.unicode ? "unicode" : "ascii"
    grid.write("\(size.width)x\(size.height) \(abilities.palette) \(unicode)", x: 0, y: 3)
    grid.write(keys.joined(separator: " ").wrapped(to: size.width).last ?? "", x: 0, y: 4)
    if colorShift > 0 { drawColors(&grid) }
    grid.write("@", x: size.width - 1, y: size.height - 1)
    grid.focus = Position(x: 7, y: 2)
    return grid
  }

  private static let samples: [(String, CellStyle)] = [
    ("red", CellStyle(foreground: red)), ("pink", CellStyle(foreground: pink)),
    ("gray", CellStyle(foreground: gray)), ("onblue", CellStyle(foreground: red, background: blue)),
    ("blue", CellStyle(background: blue)), ("bold", CellStyle(attributes: .bold)),
    ("line", CellStyle(attributes: .underline)), ("turn", CellStyle(attributes: .reverse)),
    ("dim", CellStyle(attributes: .dim)),
  ]

  /// 1280 cells with different pairs of colours, and yet others after each shift.
  private func drawColors(_ grid: inout Grid) {
    for cell in 0..<1280 {
      let number = UInt32(1280 * colorShift + cell)
      let style = CellStyle(
        foreground: Color(rgb: number * 256, basic: 1),
        background: Color(rgb: 0xFF_0000 + number, basic: 2))
      grid.write("x", x: cell % 80, y: 6 + cell / 80, style: style)
    }
  }
}
