import Testing

@testable import MueData

@Suite struct TextFormTests {
  @Test("a letter and its accent become one")
  func letterAccent() {
    #expect(Array("Zoe\u{308}".composed.unicodeScalars) == Array("Zo\u{EB}".unicodeScalars))
    #expect(Array("\u{1100}\u{1161}".composed.unicodeScalars) == ["\u{AC00}"])
  }

  @Test(
    "without marks letters stay letters",
    arguments: [
      ("Zoë", "Zoe"), ("ação", "acao"), ("ñ Ñ", "n N"), ("Øre", "Øre"), ("Straße", "Straße"),
    ])
  func withoutMarks(text: String, plain: String) {
    #expect(text.withoutMarks == plain)
  }

  @Test(
    "folded texts are the same without case, marks and width",
    arguments: [
      ("ZOË", "zoe"), ("Straße", "strasse"), ("ﬁn", "fin"), ("Ｒ７", "r7"), ("AÇÃO", "acao"),
      ("Σας", "σασ"),
    ])
  func foldedTexts(text: String, folded: String) {
    #expect(text.folded == folded)
  }

  @Test(
    "a form of a form is itself, and nothing is too odd for it",
    arguments: ["", "\0", "a\0b", "🂡", "\u{FFFD}\u{10FFFF}", "e\u{301}\u{302}\u{303}"])
  func formForm(text: String) {
    for form in [text.composed, text.withoutMarks, text.folded] {
      #expect(Array(form.composed.utf8) == Array(form.utf8))
    }
    #expect(text.folded.folded == text.folded)
    #expect(text.composed == text)
  }
}
