import MueData
import MueWords
import Testing

/// A language file may come from anybody: it is a table, or one fault with its line.
@Suite struct LanguageReadingTests {
  private func fault(_ text: String) throws -> LineFault<LanguageFault>? {
    let document = try JSONDocument(reading: Array(text.utf8), limit: LanguageTable.byteLimit)
    do throws(LineFault<LanguageFault>) {
      _ = try LanguageTable(document)
      return nil
    } catch {
      return error
    }
  }

  private func file(_ phrases: String) -> String {
    "{\"language\": {\"name\": \"Platt\"},\n\"phrases\": {\n\(phrases)}}"
  }

  @Test("a table with sentences of both kinds is read, and compared with another")
  func wellFormed() throws {
    let text = file(
      """
      "a": "A {x}",
      "n": {"by": "n", "one": "een", "other": "{n}"},
      "z": "Z"
      """)
    let table = try LanguageTable(JSONDocument(reading: Array(text.utf8)))
    #expect(table.name == "Platt")
    #expect(
      table.sentences["n"]
        == Sentence.chosen(
          by: "n", forms: ["one": .plain("een"), "other": .plain("{n}")]))
    let whole = try LanguageTable(
      name: "English", authors: [],
      sentences: ["a": .plain("A {y}"), "b": .plain("B"), "n": .plain("{n}")])
    #expect(table.missing(from: whole) == ["b"])
    #expect(
      table.faults(against: whole) == [
        .unknownPlaceholder("x", key: "a"), .missingPlaceholder("y", key: "a"), .unknownKey("z"),
      ])
    #expect(table.percent(of: whole) == 33)
  }

  @Test(
    "what is not a table is refused with its line",
    arguments: [
      ("{\n\"phrases\": {}}", 1, LanguageFault.noName),
      ("{\n\"language\": {\"name\": 7},\n\"phrases\": {}}", 2, .noName),
      ("{\"language\": {\"name\": \"x\"},\n\n\"phrases\": []}", 3, .noSentences),
    ])
  func noTable(text: String, line: Int, reason: LanguageFault) throws {
    #expect(try fault(text) == LineFault(line: line, reason))
  }

  @Test(
    "an invalid sentence is refused with its line",
    arguments: [
      (#""b": 7"#, LanguageFault.notASentence(key: "b")),
      (#""b": {"by": "n", "few": "x", "other": "y"}"#, .notASentence(key: "b")),
      (#""b": {"by": "n", "one": "x"}"#, .notASentence(key: "b")),
      (#""b": {"by": "n", "other": "x", "other": "y"}"#, .notASentence(key: "b")),
      (#""b": "\u001b[2J""#, .disturbing(key: "b")),
      (#""b": "\u202eabc""#, .disturbing(key: "b")),
      (#""b": {"by": "n", "other": "a\u200fb"}"#, .disturbing(key: "b")),
      (#""b": "a\u0300\u0301\u0302\u0303""#, .disturbing(key: "b")),
      ("\"b\": \"\(String(repeating: "x", count: 5000))\"", .tooLong(key: "b")),
      ("\"b\": \"\(String(repeating: "{x}", count: 17))\"", .tooLong(key: "b")),
    ])
  func noSentence(phrase: String, reason: LanguageFault) throws {
    #expect(try fault(file("\"a\": \"A\",\n\n\(phrase)")) == LineFault(line: 5, reason))
  }

  @Test("a repeated sentence is refused")
  func twice() throws {
    let expected = LineFault(line: 4, LanguageFault.keyTwice("a"))
    #expect(try fault(file("\"a\": \"A\",\n\"a\": \"B\"")) == expected)
  }

  @Test("a file that is too large or too deep is refused")
  func bounds() {
    let large = Array(repeating: UInt8(ascii: " "), count: LanguageTable.byteLimit + 1)
    #expect(throws: LineFault<JSONFault>.self) {
      try JSONDocument(reading: large, limit: LanguageTable.byteLimit)
    }
    let deep = Array(String(repeating: "{\"a\":", count: 100_000).utf8)
    #expect(throws: LineFault<JSONFault>.self) {
      try JSONDocument(reading: deep, limit: LanguageTable.byteLimit)
    }
  }
}
