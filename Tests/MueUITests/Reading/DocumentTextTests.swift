import CellGrid
import Testing

@testable import MueUI

@Suite("Parsing and laying out documents") struct DocumentTextTests {
  private let look = Appearance(theme: .plain, abilities: Abilities(palette: .many, unicode: true))

  @Test("headings, items and paragraphs become blocks, and links become pieces")
  func blocks() {
    let text = DocumentText("# A title\n\nSee [the rules](rules.md#the-play)\nnow.\n\n- an item\n")
    #expect(text.blocks.map(\.kind) == [.heading, .blank, .paragraph, .blank, .item])
    #expect(text.blocks[2].pieces.map(\.text) == ["See ", "the rules", " now."])
    #expect(text.blocks[2].pieces[1].link?.document == .rules)
    #expect(text.blocks[2].pieces[1].link?.heading == "the-play")
  }

  @Test("headings are spelled as links spell them")
  func anchors() {
    #expect(DocumentText.anchor("Menu, settings and help") == "menu-settings-and-help")
    #expect(DocumentText.anchor("Éclat") == "éclat")
  }

  @Test("a link keeps its characters when a row ends within it")
  func wrappedLink() {
    let set = DocumentRows(
      DocumentText("- one two [three four](rules.md) five"), look: look, width: 12)
    #expect(set.rows.map(\.text) == ["• one two", "  three four", "  five"])
    #expect(set.rows[1].links.map(\.characters) == [2..<12])
    let narrow = DocumentRows(DocumentText("go [three four](#x) five"), look: look, width: 8)
    #expect(narrow.rows.map(\.text) == ["go three", "four", "five"])
    #expect(narrow.rows[0].links.map(\.characters) == [3..<8])
    #expect(narrow.rows[1].links.map(\.characters) == [0..<4])
    #expect(narrow.row(ofLink: 0) == 0)
  }

  @Test("a text is found regardless of case and accents")
  func matches() {
    let set = DocumentRows(DocumentText("An éclat.\n\nÉCLAT and eclat"), look: look, width: 40)
    #expect(set.matches(of: "eclat").map(\.row) == [0, 2, 2])
    #expect(set.matches(of: "eclat").map(\.characters.lowerBound) == [3, 0, 10])
    #expect(set.matches(of: "").isEmpty)
    let network = DocumentRows(DocumentText("Straße, STRASSE"), look: look, width: 40)
    #expect(network.matches(of: "strasse").map(\.characters) == [0..<6, 8..<15])
    #expect(network.matches(of: "s").map(\.characters.lowerBound) == [0, 4, 8, 12, 13])
  }

  @Test("every link leads to a document and a heading there", arguments: Studio.languageCodes)
  func links(code: String) throws {
    let pen = try Studio().picture(code).pen(for: Size(width: 0, height: 0))
    var headings = 0
    for document in Document.allCases {
      let text = DocumentText(pen.documents[document])
      for piece in text.blocks.flatMap(\.pieces) {
        #expect(!piece.text.contains("]("), "\(document): \(piece.text)")
        guard let link = piece.link else { continue }
        let other = pen.documents[link.document ?? document]
        let set = DocumentRows(DocumentText(other), look: pen.look, width: 60)
        guard let heading = link.heading else { continue }
        #expect(set.row(of: heading) != nil, "\(heading)")
        headings += 1
      }
    }
    #expect(headings > 0)
  }
}
