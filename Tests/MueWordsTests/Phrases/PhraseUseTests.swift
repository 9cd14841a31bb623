import Testing

/// The scanner that the table tests rely on, tested on small sources.
@Suite struct PhraseUseTests {
  @Test("a phrase without placeholders is its key")
  func plain() {
    let uses = PhraseUse.all(in: #"public static let pass = Phrase("auction.pass")"#)
    #expect(uses.map(\.key) == ["auction.pass"])
    #expect(uses.map(\.placeholders) == [[]])
  }

  @Test("placeholders are found over several lines, and nothing else is")
  func placeholders() {
    let uses = PhraseUse.all(
      in: """
        public static func trick(by name: String, points: Int) -> Phrase {
          Phrase(
            "play.trick",
            ["name": .text(name.isEmpty ? "?" : name), "points": .number(max(points, 0))])
        }
        """)
    #expect(uses.map(\.key) == ["play.trick"])
    #expect(uses.map(\.placeholders) == [["name", "points"]])
  }

  @Test("a key built at run time has no name here, so that the table test finds it")
  func computed() {
    #expect(PhraseUse.all(in: #"Phrase("cards.\(suit)")"#).map(\.key) == [""])
    #expect(PhraseUse.all(in: "Phrase(key)").map(\.key) == [""])
  }

  @Test("a family is named where its phrases are made from values")
  func families() {
    let source =
      #"Phrase("coach.leak", of: self) Phrase(isOne ? "a.b" : "a.c", of: one) Phrase("d.e")"#
    #expect(PhraseUse.families(in: source) == ["coach.leak", "a.b", "a.c"])
  }

  @Test("members are the public static ones")
  func members() {
    let source = """
      public static let red = Phrase("cards.red")
      static let secret = 1
      public static func atMost(cards: Int) -> Phrase { Phrase("a.b", ["cards": .number(cards)]) }
      """
    #expect(PhraseUse.members(in: source) == ["red", "atMost"])
  }
}
