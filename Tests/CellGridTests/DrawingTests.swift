import Foundation
import FoundationXML
import Testing

@testable import CellGrid

@Suite("A grid as an SVG file") struct DrawingTests {
  private let white = Color(rgb: 0xFFFFFF, basic: 15)
  private let black = Color(rgb: 0, basic: 0)

  private func svg(_ grid: Grid) -> String { Drawing(grid, text: white, page: black).svg }

  @Test("every character has its own position, blanks have none, and each word is an element")
  func positions() {
    var grid = Grid(Size(width: 5, height: 2))
    grid.write("a  b", x: 1, y: 1)
    #expect(svg(grid).contains(##"<text x="10" y="35" fill="#ffffff">a</text>"##))
    #expect(svg(grid).contains(##"<text x="40" y="35" fill="#ffffff">b</text>"##))
    #expect(svg(grid).contains(#"viewBox="-10 -10 70 60""#))
  }

  @Test("colours and attributes are those of the cells; reverse exchanges the colours")
  func paint() {
    var grid = Grid(Size(width: 2, height: 1))
    let red = Color(rgb: 0xAF0000, basic: 1)
    grid.write("x", x: 0, y: 0, style: CellStyle(foreground: red, attributes: [.bold, .reverse]))
    grid.write("y", x: 1, y: 0, style: CellStyle(attributes: [.dim, .underline]))
    let svg = svg(grid)
    #expect(svg.contains(##"<rect x="0" y="0" width="10" height="20" fill="#af0000""##))
    #expect(svg.contains(##"fill="#000000" font-weight="bold">x<"##))
    #expect(svg.contains(##"text-decoration="underline" opacity="0.6">y<"##))
  }

  @Test("frames are lines that reach the edges of their cells")
  func frames() {
    var grid = Grid(Size(width: 3, height: 2))
    grid.write("┌─┐", x: 0, y: 0)
    grid.write("╚╌╯", x: 0, y: 1)
    let svg = svg(grid)
    #expect(svg.contains("M15 10L20 10M15 10L10 10"))
    #expect(!svg.contains("<text"))
  }

  @Test("block elements are rectangles, and quarters are where their names say")
  func blocks() {
    func path(_ character: Character) -> String? { BlockSign(character)?.path(x: 0, y: 0) }
    #expect(path("█") == "M0 0h10v20h-10z")
    #expect(path("▄") == "M0 10h10v10h-10z")
    #expect(path("▐") == "M5 0h5v20h-5z")
    let (upperLeft, upperRight) = ("M0 0h5v10h-5z", "M5 0h5v10h-5z")
    let (lowerLeft, lowerRight) = ("M0 10h5v10h-5z", "M5 10h5v10h-5z")
    #expect(path("▘") == upperLeft && path("▝") == upperRight)
    #expect(path("▖") == lowerLeft && path("▗") == lowerRight)
    #expect(path("▚") == upperLeft + lowerRight && path("▞") == upperRight + lowerLeft)
    #expect(path("▙") == upperLeft + lowerLeft + lowerRight)
    #expect(path("▜") == upperLeft + upperRight + lowerRight)
    #expect(path("─") == nil && path("A") == nil)
  }

  @Test("with any name, the file is well-formed XML without control bytes")
  func hostile() throws {
    var grid = Grid(Size(width: 60, height: 1))
    grid.write("<&>\"']]>\u{1B}[2J\u{7}\u{9B}\u{202E}漢字e\u{301}👩‍👩‍👧\u{FFFF}\u{85}", x: 0, y: 0)
    let svg = svg(grid)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{9B}" })
    #expect(svg.contains("&lt;&amp;&gt;&quot;"))
  }
}
