import Testing

@testable import MueWords

@Suite struct WordsTests {
  private let english: [String: Sentence] = [
    "hello": .plain("Hello, {name}."),
    "cards": .chosen(
      by: "cards", forms: ["one": .plain("{cards} card"), "other": .plain("{cards} cards")]),
    "onlyHere": .plain("only in English"),
    "says": .plain("{who} says {what}!"),
    "red": .plain("red"),
  ]

  private func german(_ sentences: [String: Sentence]) throws -> Words {
    try Words(
      code: "de", LanguageTable(name: "Deutsch", authors: [], sentences: sentences),
      english: LanguageTable(name: "English", authors: [], sentences: english))
  }

  @Test("a sentence may reorder its placeholders, and use one twice")
  func order() throws {
    let words = try german(["says": .plain("{what}! {what}! So spricht {who}.")])
    let phrase = Phrase("says", ["who": .text("Bea"), "what": .phrase(Phrase("red"))])
    #expect(words(phrase) == "red! red! So spricht Bea.")
  }

  @Test("a phrase inside a phrase is said in the same language")
  func nested() throws {
    let words = try german(["says": .plain("{who} sagt {what}"), "red": .plain("Rot")])
    let phrase = Phrase("says", ["who": .text("Bea"), "what": .phrase(Phrase("red"))])
    #expect(words(phrase) == "Bea sagt Rot")
  }

  @Test("several phrases in one placeholder are separated by commas")
  func list() throws {
    let phrase = Phrase(
      "says", ["who": .text("Bea"), "what": .list([Phrase("red"), Phrase("red")])])
    #expect(try german(["says": .plain("{who}: {what}")])(phrase) == "Bea: red, red")
  }

  @Test("the name of a card is one word of a sentence, also inside a phrase and a list")
  func names() throws {
    let english = try german([:])
    let card = Phrase("cards.card", ["suit": .phrase(Phrase("red")), "rank": .number(7)])
    let words = try german(["cards.card": .plain("{suit} {rank}"), "says": .plain("{who}: {what}")])
    let phrase = Phrase("says", ["who": .text("Bea"), "what": .list([card, card])])
    #expect(words.words(of: phrase) == ["Bea:", "red 7,", "red 7"])
    #expect(words(phrase) == "Bea: red 7, red 7")
    #expect(english.words(of: Phrase("onlyHere")) == ["only", "in", "English"])
  }

  @Test(
    "a sentence that the table lacks is taken from English, and one that English lacks is shown as its key"
  )
  func fallback() throws {
    #expect(try german([:])(Phrase("onlyHere")) == "only in English")
    #expect(try german([:])(Phrase("nobody.wrote")) == "nobody.wrote")
  }

  @Test(
    "a sentence that cannot be filled is said in English",
    arguments: ["Hallo, {nmae}.", "Hallo, {name.", "Hallo, name}.", "Hallo, {}.", "{name}{"])
  func misspelt(text: String) throws {
    let words = try german(["hello": .plain(text)])
    #expect(words(Phrase("hello", ["name": .text("Bea")])) == "Hello, Bea.")
  }

  @Test("a sentence that English cannot fill either is shown as its key")
  func unfillable() throws {
    #expect(try german([:])(Phrase("hello")) == "hello")
  }

  @Test("values are not searched for placeholders")
  func bracesInNames() throws {
    #expect(try german([:])(Phrase("hello", ["name": .text("{name}")])) == "Hello, {name}.")
  }

  @Test(
    "numbers are plain digits after a true minus",
    arguments: [(0, "0"), (-10, "−10"), (12_345, "12345")])
  func numbers(number: Int, text: String) throws {
    #expect(try german([:])(Phrase("cards", ["cards": .number(number)])) == "\(text) cards")
  }
}
