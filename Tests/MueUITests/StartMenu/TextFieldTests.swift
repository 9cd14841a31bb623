import CellGrid
import Testing

@testable import MueUI

@Suite("A text field") struct TextFieldTests {
  private func field(_ text: String, _ keys: [Key], limit: Int = 40) -> TextField {
    var field = TextField(text, limit: limit)
    for key in keys {
      let isTaken = field.type(key)
      #expect(isTaken)
    }
    return field
  }

  @Test("knows the keys that a shell has for its line") func shell() {
    #expect(field("one two", [.control("a"), .character("x")]).text == "xone two")
    #expect(field("one", [.home, .control("e"), .character("x")]).text == "onex")
    #expect(field("one two", [.left, .left, .control("k")]).text == "one t")
    #expect(field("one two", [.control("u")]).text.isEmpty)
  }

  @Test("removes the word before the cursor") func words() {
    #expect(field("one two", [.control("w")]).text == "one ")
    #expect(field("one two  ", [.control("w"), .control("w")]).text.isEmpty)
    #expect(field("one two", [.left, .control("w")]).text == "one o")
    #expect(field("", [.control("w")]).text.isEmpty)
    #expect(field("one two", [.left, .control("w"), .character("x")]).text == "one xo")
  }

  @Test("takes pasted text as one line, at the cursor, as far as there is room") func paste() {
    #expect(field("ac", [.left, .paste("b")]).text == "abc")
    #expect(field("", [.paste(" amber-kettle\r\n")]).text == "amber-kettle")
    #expect(field("", [.paste("one\ntwo\r\n\tthree")]).text == "one two three")
    #expect(field("", [.paste("a\u{1B}[31mb\u{7}\u{202E}c")]).text == "a[31mbc")
    #expect(field("ab", [.paste("cdefgh")], limit: 5).text == "abcde")
    var number = TextField("1", limit: 9, isNumber: true)
    let isTaken = number.type(.paste("2 x3\n"))
    #expect(isTaken && number.text == "123")
  }

  @Test("ignores everything but text") func others() {
    var field = TextField("a", limit: 9)
    for key in [Key.f1, .reply("[0n"), .control("x"), .pageUp] {
      let isTaken = field.type(key)
      #expect(!isTaken)
    }
    #expect(field.text == "a")
  }
}
