import Foundation
import Testing

@testable import PhraseGenerator

/// The members of `Phrase` that a build generates from the English table.
@Suite struct PhraseSourceTests {
  private func source(_ phrases: String) throws -> PhraseSource {
    try PhraseSource(table: Array(#"{"phrases":{\#(phrases)}}"#.utf8))
  }

  private func accessor(_ phrase: String) throws -> String? {
    try source(phrase).sentences.first?.accessor
  }

  @Test("no file makes a phrase from a key, but for families that are named after values")
  func onlyThere() throws {
    let words = Checkout.sources.appending(path: "MueWords")
    for path in try FileManager.default.subpathsOfDirectory(atPath: words.path)
    where path.hasSuffix(".swift") {
      let text = try Checkout.text(of: words.appending(path: path))
      let others = text.replacing(#/Phrase\("[a-zA-Z.]+",\s+of:/#, with: "")
      #expect(!others.contains("Phrase(\""), "\(path)")
    }
  }

  @Test("a sentence without placeholders is a constant")
  func constant() throws {
    #expect(
      try source(#""cards.red": "red""#).text == """
        extension Phrase {
          public static var red: Phrase { Phrase("cards.red") }
        }

        """)
  }

  @Test("placeholders are parameters in the order of the English sentence")
  func order() throws {
    #expect(
      try accessor(#""x.y": "{name} takes {trick}: {suit}, {name}""#)
        == "func y(name: String, trick: Int, suit: Phrase) -> Phrase { "
        + #"Phrase("x.y", ["name": .text(name), "trick": .number(trick), "suit": .phrase(suit)]) }"#
    )
  }

  @Test("the placeholder that counts is a number, even if no form contains it")
  func plural() throws {
    #expect(
      try accessor(#""x.y": {"by": "level", "one": "one of {name}", "other": "some of {name}"}"#)
        == "func y(name: String, level: Int) -> Phrase { "
        + #"Phrase("x.y", ["name": .text(name), "level": .number(level)]) }"#)
  }

  @Test("the placeholder of a seat that chooses is a phrase, wherever the forms are")
  func seats() throws {
    #expect(
      try accessor(
        #""x.y": {"by": "a", "you": "you", "other": {"by": "n", "one": "{a}", "other": "{n} {a}"}}"#
      )
        == "func y(n: Int, a: Phrase) -> Phrase { "
        + #"Phrase("x.y", ["n": .number(n), "a": .phrase(a)]) }"#)
    #expect(
      try accessor(#""x.y": {"by": "name", "you": "you {target}", "other": "{name}"}"#)
        == "func y(name: Phrase, target: Int) -> Phrase { "
        + #"Phrase("x.y", ["name": .phrase(name), "target": .number(target)]) }"#)
  }

  @Test("a command's key fills its placeholder by itself")
  func commands() throws {
    #expect(
      try accessor(#""x.y": "{giveUp} or {away}""#)
        == "var y: Phrase { "
        + #"Phrase("x.y", ["giveUp": .command("give-up"), "away": .command("send-away")]) }"#
    )
  }

  @Test("every name in the lists is that of a placeholder, and so is every exception")
  func lists() throws {
    let table = try Data(contentsOf: Checkout.localization.appending(path: "en.json"))
    let sentences = try PhraseSource(table: Array(table)).sentences
    let places = Set(sentences.flatMap { $0.placeholders.map(\.name) })
    let lists = [
      PlaceholderKind.numbers, PlaceholderKind.phrases, PlaceholderKind.lists,
      PlaceholderKind.commands,
    ]
    #expect(Set(lists.joined()).subtracting(places).sorted() == [])
    #expect(lists.map(\.count).reduce(0, +) == Set(lists.joined()).count)
    for (key, kinds) in PlaceholderKind.exceptions {
      let sentence = try #require(sentences.first { $0.key == key }, "\(key)")
      for (place, kind) in kinds {
        #expect(sentence.placeholders.contains { $0.name == place && $0.kind == kind }, "\(key)")
        #expect(
          PlaceholderKind(of: place, in: "") != kind, "\(key) needs no exception for \(place)")
      }
    }
  }
}
