import CellGrid
import Testing

@testable import MueUI

@Suite("Reading a document") struct ReaderTests {
  private let block = Rect(x: 0, y: 0, width: 60, height: 20)

  private func press(_ keys: [Key], _ reader: inout Reader) throws {
    for key in keys { #expect(reader.answer(key, in: block) == .none) }
  }

  @Test("Tab and Enter follow a link, Backspace goes back to the position before")
  func following() throws {
    var reader = Reader(.playWell)
    try press([.tab, .enter], &reader)
    #expect(reader.document == .rules)
    try press([.backspace], &reader)
    #expect(reader.document == .playWell)
    #expect(reader.location.link == 0)
    #expect(reader.answer(.backspace) == .back)
  }

  @Test("a link to a heading shows the heading at the top")
  func headings() throws {
    var reader = Reader(.playWell)
    try press([.tab, .tab, .enter], &reader)
    let pen = try Studio().picture().pen(for: Size(width: 0, height: 0))
    #expect(reader.rows(pen, block.column).rows[reader.location.row].text == "Éclat")
  }

  @Test("a typed text is searched for; n and N go through the matches, around the ends")
  func searching() throws {
    var reader = Reader(.rules)
    try press([.character("/")] + "Vice".map { .character($0) } + [.enter], &reader)
    let total = try #require(reader.found).total
    #expect(total > 5)
    #expect(reader.found?.number == 0)
    try press([.character("n")], &reader)
    #expect(reader.found?.number == 1)
    try press([.character("N"), .character("N")], &reader)
    #expect(reader.found?.number == total - 1)
    #expect(reader.location.row > 50)
  }

  @Test("letters are typed and not obeyed; Escape cancels the search")
  func typing() throws {
    var reader = Reader(.rules)
    try press([.character("/"), .character("q"), .character("n")], &reader)
    #expect(reader.typed?.text == "qn")
    try press([.escape], &reader)
    #expect(!reader.isTyping)
    #expect(reader.found == nil)
    #expect(reader.answer(.escape) == .back)
  }

  @Test("a search text is edited like any line; Backspace closes an empty one")
  func editing() throws {
    var reader = Reader(.rules)
    try press([.character("/"), .character("a"), .character("c"), .left, .character("b")], &reader)
    #expect(reader.typed?.text == "abc")
    try press([.control("u"), .backspace], &reader)
    #expect(!reader.isTyping)
  }

  @Test("a text without a match is reported, and the page stays where it is")
  func nowhere() throws {
    var reader = Reader(.rules)
    try press([.down, .down, .character("/"), .character("§"), .enter], &reader)
    #expect(reader.found == Reader.Found(number: 0, total: 0))
    #expect(reader.location.row == 2)
  }

  @Test("at the table letters of a search are not commands, and q goes back otherwise")
  func atTheTable() throws {
    var state = try Studio().state(Positions.game(.five))
    state.openPage = .document(Reader(.rules))
    #expect(state.handle(.character("/")) == [])
    #expect(state.handle(.character("q")) == [])
    _ = state.handle(.escape)
    #expect(state.handle(.character("q")) == [])
    #expect(state.openPage == .table)
  }

  @Test("marks beside the text say where it goes on, and a rule goes on from headings")
  func marks() throws {
    let view = try Studio().picture()
    var reader = Reader(.rules)
    func drawn() -> [String] {
      var pen = view.pen(for: Size(width: 80, height: 24))
      reader.draw(on: &pen, in: block)
      return pen.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(drawn()[block.y].hasSuffix("──") && drawn()[block.bottom - 2].hasSuffix("↓"))
    try press([.pageDown], &reader)
    #expect(drawn()[block.y].hasSuffix("↑") && drawn()[block.bottom - 2].hasSuffix("↓"))
    try press([.end], &reader)
    #expect(drawn()[block.y].hasSuffix("↑") && !drawn()[block.bottom - 2].hasSuffix("↓"))
  }
}
