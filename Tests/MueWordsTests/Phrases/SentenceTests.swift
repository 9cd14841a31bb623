import MueData
import Testing

@testable import MueWords

@Suite struct SentenceTests {
  private func read(_ json: String) throws -> Sentence? {
    Sentence(try JSONObject(reading: Array("{\"a\":\(json)}".utf8))["a"] ?? .null)
  }

  private func sentence(_ json: String) throws -> Sentence { try #require(try read(json)) }

  @Test("a string is one text for every count")
  func plain() throws {
    #expect(try sentence(#""{cards} laid""#) == .plain("{cards} laid"))
  }

  @Test(
    "zero, one and two are for exactly that number, other for the rest",
    arguments: [(0, "none"), (1, "one"), (-1, "one"), (2, "a pair"), (3, "many"), (.min, "many")])
  func forms(count: Int, text: String) throws {
    let counted = try sentence(
      #"{"by":"n","zero":"none","one":"one","two":"a pair","other":"many"}"#)
    #expect(counted.text(for: ["n": .number(count)]) == text)
  }

  @Test("an omitted form is replaced by other")
  func leftOut() throws {
    let counted = try sentence(#"{"by":"n","one":"one","other":"many"}"#)
    #expect(counted.text(for: ["n": .number(0)]) == "many")
  }

  @Test("without a number to count there is no text")
  func noNumber() throws {
    let counted = try sentence(#"{"by":"n","other":"many"}"#)
    #expect(counted.text(for: [:]) == nil)
    #expect(counted.text(for: ["n": .text("3")]) == nil)
  }

  @Test("the form you is for the person's own seat, other for every other one")
  func seats() throws {
    let sentence = try sentence(#"{"by":"name","you":"you pass","other":"{name} passes"}"#)
    #expect(sentence.text(for: ["name": .phrase(.you)]) == "you pass")
    #expect(sentence.text(for: ["name": .phrase(.player(name: "Bea"))]) == "{name} passes")
    #expect(sentence.text(for: ["name": .text("Bea")]) == nil)
  }

  @Test("a seat and a number choose together, and so do two seats")
  func both() throws {
    let takes = try sentence(
      #"""
      {"by":"name","you":{"by":"n","one":"you, one","other":"you, {n}"},
      "other":{"by":"n","one":"{name}, one","other":"{name}, {n}"}}
      """#)
    let bea = Phrase.Value.phrase(.player(name: "Bea"))
    #expect(takes.text(for: ["name": .phrase(.you), "n": .number(1)]) == "you, one")
    #expect(takes.text(for: ["name": .phrase(.you), "n": .number(3)]) == "you, {n}")
    #expect(takes.text(for: ["name": bea, "n": .number(1)]) == "{name}, one")
    #expect(takes.placeholders == ["name", "n"])
    let picks = try sentence(
      #"{"by":"a","you":"you and {b}","other":{"by":"b","you":"{a} and you","other":"{a} and {b}"}}"#
    )
    #expect(picks.text(for: ["a": .phrase(.you), "b": bea]) == "you and {b}")
    #expect(picks.text(for: ["a": bea, "b": .phrase(.you)]) == "{a} and you")
    #expect(picks.text(for: ["a": bea, "b": bea]) == "{a} and {b}")
  }

  @Test(
    "forms need a placeholder that chooses, the form other, and no unknown form",
    arguments: [
      #"{"one":"a","other":"b"}"#, #"{"by":"n","one":"a"}"#,
      #"{"by":"n","other":"b","few":"c"}"#, #"{"by":"n","other":1}"#, "1", "null", "[]",
      #"{"by":"n","you":"a"}"#, #"{"by":"n","you":"a","one":"b","other":"c"}"#,
      #"{"by":"n","by":"m","other":"a"}"#, #"{"by":{},"other":"a"}"#,
      #"{"by":"n","you":"a","other":{"by":"m"}}"#,
    ])
  func malformed(json: String) throws {
    #expect(try read(json) == nil)
  }
}
