import CellGrid
import Testing

@Suite struct GridTests {
  private var grid = Grid(Size(width: 6, height: 3))

  private func character(_ x: Int, _ y: Int) -> Character? { grid[Position(x: x, y: y)].character }

  @Test("A new grid is blank") func blank() {
    #expect(grid.text == "\n\n")
    #expect(grid[Position(x: 5, y: 2)] == .blank)
  }

  @Test("Text is where it was written, in its style") mutating func write() {
    let style = CellStyle(attributes: .bold)
    #expect(grid.write("Mü", x: 2, y: 1, style: style) == 2)
    #expect(grid.text == "\n  Mü\n")
    #expect(grid[Position(x: 3, y: 1)] == Cell("ü", style: style))
    #expect(grid[Position(x: 4, y: 1)] == .blank)
    #expect(grid.faults.isEmpty)
  }

  @Test("A wide character covers the cell to its right") mutating func wide() {
    #expect(grid.write("a好b", x: 0, y: 0) == 4)
    #expect(character(1, 0) == "好")
    #expect(character(2, 0) == nil)
    #expect(character(3, 0) == "b")
    #expect(grid.line(0) == "a好b")
  }

  @Test("Characters without columns are left out") mutating func controls() {
    #expect(grid.write("a\u{1B}\n\u{200D}b", x: 0, y: 0) == 2)
    #expect(grid.line(0) == "ab")
  }

  @Test("Parts of a joined character get cells of their own") mutating func joined() {
    #expect(grid.write("👨‍👩‍👧", x: 0, y: 0) == 6)
    #expect(character(0, 0) == "👨")
    #expect(character(2, 0) == "👩")
    #expect(character(4, 0) == "👧")
    grid.write("♥\u{FE0F}", x: 0, y: 1)
    #expect(character(0, 1) == "♥")
  }

  @Test("Text beyond the edge is cut, and that is a fault") mutating func cut() {
    #expect(grid.write("abc", x: 4, y: 0) == 2)
    #expect(grid.line(0) == "    ab")
    #expect(grid.faults == [.cut("abc")])
  }

  @Test("Half a wide character is never drawn") mutating func cutWide() {
    #expect(grid.write("好", x: 5, y: 0) == 0)
    #expect(grid.line(0) == "")
    #expect(grid.faults == [.cut("好")])
  }

  @Test("Text is cut at its block's edge") mutating func block() {
    let block = Rect(x: 1, y: 1, width: 3, height: 1)
    #expect(grid.write("abcd", x: 1, y: 1, in: block) == 3)
    #expect(grid.line(1) == " abc")
    #expect(grid.write("x", x: 1, y: 0, in: block) == 0)
    #expect(grid.write("x", x: 0, y: 1, in: block) == 0)
    #expect(grid.faults == [.cut("abcd"), .cut("x"), .cut("x")])
  }

  @Test("Nothing is drawn outside the grid", arguments: [(-1, 0), (0, -1), (0, 3), (6, 0), (9, 9)])
  func outside(x: Int, y: Int) {
    var grid = grid
    #expect(grid.write("a", x: x, y: y) == 0)
    #expect(grid.write("", x: x, y: y) == 0)
    #expect(grid.text == "\n\n")
    #expect(grid.faults == [.cut("a")])
  }

  @Test("A block that is larger than the grid does not let text out of it")
  mutating func largeBlock() {
    let block = Rect(x: -5, y: -5, width: 50, height: 50)
    #expect(grid.write("abcdefgh", x: 0, y: 2, in: block) == 6)
    #expect(grid.write("a", x: -1, y: 0, in: block) == 0)
    #expect(grid.write("a", x: 0, y: 3, in: block) == 0)
  }

  @Test("Writing over text is a fault, over blanks it is not") mutating func overlap() {
    grid.write("ab", x: 0, y: 0)
    grid.write("x", x: 1, y: 0)
    #expect(grid.faults == [.overlap("x", at: Position(x: 1, y: 0))])
    grid.write("  ", x: 3, y: 0)
    grid.write("y", x: 3, y: 0)
    #expect(grid.faults.count == 1)
    #expect(grid.line(0) == "ax y")
  }

  @Test("A blank over text is not a fault, and the text's cells stay taken")
  mutating func blankOver() {
    grid.write("a", x: 0, y: 0)
    grid.write(" ", x: 0, y: 0)
    #expect(grid.faults.isEmpty)
    #expect(grid.line(0) == "")
    grid.write("b", x: 0, y: 0)
    #expect(grid.faults == [.overlap("b", at: Position(x: 0, y: 0))])
  }

  @Test("Writing over half a wide character blanks the other half") mutating func halves() {
    grid.write("好好", x: 0, y: 0)
    grid.write("a", x: 1, y: 0)
    #expect(grid.line(0) == " a好")
    grid.write("b", x: 2, y: 0)
    #expect(grid.line(0) == " ab")
    #expect(character(3, 0) == " ")
    grid.write("好", x: 1, y: 1)
    grid.write("好", x: 0, y: 1)
    #expect(grid.line(1) == "好")
    #expect(character(2, 1) == " ")
  }

  @Test("A cleared block may be written to again") mutating func clear() {
    let style = CellStyle(attributes: .reverse)
    grid.write("abcdef", x: 0, y: 0)
    grid.clear(Rect(x: 1, y: 0, width: 2, height: 9), style: style)
    #expect(grid.line(0) == "a  def")
    #expect(grid[Position(x: 1, y: 2)] == Cell(" ", style: style))
    grid.write("xy", x: 1, y: 0)
    #expect(grid.faults.isEmpty)
  }

  @Test("Clearing cuts wide characters cleanly") mutating func clearWide() {
    grid.write("好好好", x: 0, y: 0)
    grid.clear(Rect(x: 1, y: 0, width: 2, height: 1))
    #expect(grid.line(0) == "    好")
    #expect(character(0, 0) == " " && character(3, 0) == " ")
  }

  @Test(
    "Clearing outside the grid changes nothing",
    arguments: [
      Rect(x: 9, y: 0, width: 3, height: 1), Rect(x: 0, y: 9, width: 1, height: 1),
      Rect(x: -9, y: -9, width: 3, height: 3), Rect(x: 1, y: 1, width: 0, height: 0),
    ])
  func clearOutside(block: Rect) {
    var grid = grid
    grid.write("abcdef", x: 0, y: 0)
    let before = grid
    grid.clear(block)
    #expect(grid == before)
  }

  @Test("The changes of a row are the runs of columns that differ") func changes() {
    var other = Grid(Size(width: 9, height: 2))
    let old = other
    other.write("ab  c", x: 1, y: 1)
    #expect(other.changes(inRow: 0, since: old) == [])
    #expect(other.changes(inRow: 1, since: old) == [1..<3, 5..<6])
    other.write("d", x: 8, y: 1, style: CellStyle(attributes: .bold))
    #expect(other.changes(inRow: 1, since: old) == [1..<3, 5..<6, 8..<9])
  }

  @Test("Changes cover wide characters whole, the old and the new") func wideChanges() {
    var wide = Grid(Size(width: 6, height: 1))
    wide.write("日本", x: 1, y: 0)
    var narrow = Grid(Size(width: 6, height: 1))
    narrow.write("日ab", x: 1, y: 0)
    #expect(narrow.changes(inRow: 0, since: wide) == [3..<5])
    var shifted = Grid(Size(width: 6, height: 1))
    shifted.write("x日", x: 1, y: 0)
    #expect(shifted.changes(inRow: 0, since: wide) == [1..<5])
    #expect(wide.changes(inRow: 0, since: shifted) == [1..<5])
  }

  @Test("A grid without cells can be drawn to") func empty() {
    var grid = Grid(Size(width: 0, height: -2))
    #expect(grid.write("a", x: 0, y: 0) == 0)
    grid.clear(grid.bounds)
    #expect(grid.text == "")
  }

  @Test("A new background changes neither the character nor its other colours")
  func background() {
    let red = Color(rgb: 0xAF0000, basic: 1)
    let blue = Color(rgb: 0x0000AF, basic: 4)
    var grid = Grid(Size(width: 2, height: 1))
    grid.write("ab", x: 0, y: 0, style: CellStyle(foreground: red, background: red))
    grid.setBackground(blue, at: Position(x: 1, y: 0))
    #expect(grid.text == "ab" && grid.faults.isEmpty)
    #expect(grid[Position(x: 0, y: 0)].style.background == red)
    #expect(
      grid[Position(x: 1, y: 0)].style == CellStyle(foreground: red, background: blue))
  }
}
