import CellGrid
import Testing

@testable import MueUI

@Suite("A text being typed") struct TextEntryTests {
  private func entry(_ text: String, _ keys: [Key], limit: Int = 40) -> TextEntry {
    var entry = TextEntry(text, limit: limit)
    for key in keys {
      let answer = entry.answer(.key(key))
      #expect(answer == .typed)
    }
    return entry
  }

  @Test("knows the keys that a shell has for its line") func shell() {
    #expect(entry("one two", [.control("a"), .character("x")]).text == "xone two")
    #expect(entry("one", [.home, .control("e"), .character("x")]).text == "onex")
    #expect(entry("one two", [.left, .left, .control("k")]).text == "one t")
    #expect(entry("one two", [.control("u")]).text.isEmpty)
  }

  @Test("removes the word before the cursor") func words() {
    #expect(entry("one two", [.control("w")]).text == "one ")
    #expect(entry("one two  ", [.control("w"), .control("w")]).text.isEmpty)
    #expect(entry("one two", [.left, .control("w")]).text == "one o")
    #expect(entry("", [.control("w")]).text.isEmpty)
    #expect(entry("one two", [.left, .control("w"), .character("x")]).text == "one xo")
  }

  @Test("takes pasted text as one line, at the cursor, as far as there is room") func paste() {
    #expect(entry("ac", [.left, .paste("b")]).text == "abc")
    #expect(entry("", [.paste(" amber-kettle\r\n")]).text == "amber-kettle")
    #expect(entry("", [.paste("one\ntwo\r\n\tthree")]).text == "one two three")
    #expect(entry("", [.paste("a\u{1B}[31mb\u{7}\u{202E}c")]).text == "a[31mbc")
    #expect(entry("ab", [.paste("cdefgh")], limit: 5).text == "abcde")
    var number = TextEntry("1", limit: 9, isNumber: true)
    let answer = number.answer(.key(.paste("2 x3\n")))
    #expect(answer == .typed && number.text == "123")
  }

  @Test("is kept by Enter and dropped by Esc, or by a click on their buttons") func ends() {
    for (input, answer): (Input, TextEntry.Answer) in [
      (.key(.enter), .kept("a")), (.command(.confirm), .kept("a")), (.key(.escape), .dropped),
      (.command(.menu), .dropped),
    ] {
      var entry = TextEntry("a", limit: 9)
      #expect(entry.answer(input) == answer)
    }
  }

  @Test("refuses what is no text, or too much of it, and a click leaves it as it is") func others()
  {
    var entry = TextEntry("a", limit: 1, isNumber: true)
    for key in [Key.f1, .reply("[0n"), .control("x"), .pageUp, .character("b"), .character("2")] {
      let answer = entry.answer(.key(key))
      #expect(answer == .refused)
    }
    let answer = entry.answer(.mouse(Mouse(.wheelUp, at: Position(x: 0, y: 0))))
    #expect(answer == .typed && entry.text == "a")
  }
}
