import MueData
import Testing

@Suite struct WrappedTests {
  @Test("Text breaks at blanks") func blanks() {
    #expect("the Chief names the trump".wrapped(to: 9) == ["the Chief", "names the", "trump"])
  }

  @Test("A row may be filled to its last column") func exact() {
    #expect("ab cd".wrapped(to: 5) == ["ab cd"])
    #expect("ab cd".wrapped(to: 4) == ["ab", "cd"])
  }

  @Test("Several blanks count as one") func several() {
    #expect("  a   b ".wrapped(to: 10) == ["a b"])
  }

  @Test("A word longer than a row is split") func long() {
    #expect("a abcdefgh b".wrapped(to: 3) == ["a", "abc", "def", "gh", "b"])
    #expect("abcdefgh b".wrapped(to: 4) == ["abcd", "efgh", "b"])
  }

  @Test("A percent sign stays with its number") func percent() {
    #expect("es gelingt zu 44 %".wrapped(to: 16) == ["es gelingt zu", "44 %"])
    #expect("in 62 % der Fälle".wrapped(to: 7) == ["in 62 %", "der", "Fälle"])
    #expect("% of it".wrapped(to: 4) == ["% of", "it"])
  }

  @Test("A no-break space is a blank that keeps two words in one row") func noBreak() {
    #expect("the yellow\u{A0}8 wins".wrapped(to: 10) == ["the", "yellow 8", "wins"])
    #expect("the yellow\u{A0}8 wins".wrapped(to: 12) == ["the yellow 8", "wins"])
  }

  @Test("Wide characters are counted by columns") func wide() {
    #expect("好好好".wrapped(to: 4) == ["好好", "好"])
    #expect("好好好".wrapped(to: 5) == ["好好", "好"])
  }

  @Test("A character wider than the limit gets a row of its own") func tooWide() {
    #expect("好好".wrapped(to: 1) == ["好", "好"])
  }

  @Test("Empty text is one empty row", arguments: ["", " ", "   "]) func nothing(text: String) {
    #expect(text.wrapped(to: 5) == [""])
  }

  @Test("Without room each word gets its own row", arguments: [0, -3]) func noRoom(limit: Int) {
    #expect("ab cd".wrapped(to: limit) == ["ab", "cd"])
  }
}
