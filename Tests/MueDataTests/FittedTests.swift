import MueData
import Testing

@Suite struct FittedTests {
  @Test("Text that fits is left alone") func whole() {
    #expect("Müller".fitted(to: 6) == "Müller")
    #expect("".fitted(to: 0) == "")
  }

  @Test("Longer text ends with an ellipsis") func cut() {
    #expect("Müller".fitted(to: 4) == "Mül…")
    #expect("Müller".fitted(to: 1) == "…")
    #expect("Müller".fitted(to: 4, ellipsis: ".") == "Mül.")
  }

  @Test("Nothing after a character that does not fit is taken") func order() {
    #expect("a好b".fitted(to: 3) == "a…")
    #expect("好好好".fitted(to: 5) == "好好…")
    #expect("好好好".fitted(to: 4) == "好…")
  }

  @Test("Without room the result is empty", arguments: [0, -1]) func noRoom(limit: Int) {
    #expect("Mü".fitted(to: limit) == "")
  }

  @Test("An ellipsis wider than the room is omitted") func wideEllipsis() {
    #expect("abc".fitted(to: 1, ellipsis: "好") == "")
  }

  @Test("The result never has more columns than the limit", arguments: 0...12)
  func limit(limit: Int) {
    for text in ["abcdefghijklmnop", "好a好b好c好d", "👍🏽👨‍👩‍👧क्षि🇩🇪"] {
      #expect(text.fitted(to: limit).columns <= limit)
    }
  }

  @Test("A column counts columns, not characters, and cuts nothing off") func aligned() {
    #expect("好".leftAligned(in: 4) == "好  ")
    #expect("好".rightAligned(in: 4) == "  好")
    #expect("Müller".leftAligned(in: 4) == "Müller")
    #expect("Müller".rightAligned(in: -1) == "Müller")
  }
}
