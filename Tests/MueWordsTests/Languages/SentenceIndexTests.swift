import Foundation
import Testing

@testable import MueWords

/// The files in `Localization/` are not read as a whole: an index finds single sentences.
@Suite struct SentenceIndexTests {
  private func indexed(_ phrases: String, end: String = "\n  }\n}\n") -> SentenceIndex? {
    SentenceIndex(
      Array("{\n  \"language\": {\"name\": \"x\"},\n  \"phrases\": {\n\(phrases)\(end)".utf8))
  }

  @Test("every shipped table has one", arguments: LanguageTablesTests.codes)
  func shipped(code: String) throws {
    let path = Checkout.localization.appending(path: code + ".json").path
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let index = try #require(SentenceIndex(bytes))
    let read = try LanguageFile.decoded(bytes, path: path)
    let table = try LanguageFile.table(path: path)
    #expect(table.name == read.name)
    #expect(table.authors == read.authors)
    #expect(table.sentences == read.sentences)
    for (key, sentence) in read.sentences {
      #expect(index[key] == sentence)
      #expect(table[key] == sentence)
    }
  }

  @Test("texts, escapes and forms are found by their keys, other keys are not")
  func found() throws {
    let index = try #require(
      indexed(
        #"""
            "a.b": "red",
            "a.c": "“{name}” says \"\u00e9\"",
            "a.d": {"by": "n", "one": "1, or", "other": "{n}"},
            "a.f": {"by": "x", "you": "you", "other": {"by": "n", "other": "{x}, {n}"}}
        """#))
    #expect(index["a.b"] == .plain("red"))
    #expect(index["a.c"] == .plain("“{name}” says \"é\""))
    #expect(
      index["a.d"] == .chosen(by: "n", forms: ["one": .plain("1, or"), "other": .plain("{n}")]))
    #expect(
      index["a.f"]
        == .chosen(
          by: "x",
          forms: [
            "you": .plain("you"), "other": .chosen(by: "n", forms: ["other": .plain("{x}, {n}")]),
          ]))
    for key in ["", "a", "a.", "a.bb", "a.e", "\"a.b"] { #expect(index[key] == nil) }
  }

  @Test("a file in another layout has none")
  func others() {
    for text in [
      "", "{}", "{\"language\": {\"name\": \"x\"},\n  \"phrases\": {\n    \"a\": \"b\"\n  }\n}\n",
      "{\n  \"phrases\": {\n    \"a\": \"b\"\n  },\n  \"language\": {\"name\": \"x\"}\n}\n",
      "{\n  \"language\": {\"name\": \"x\"},\n  \"phrases\":\n  {\n    \"a\": \"b\"\n  }\n}\n",
    ] {
      #expect(SentenceIndex(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test("a file that is cut off has none")
  func cutOff() {
    let whole =
      "{\n  \"language\": {\"name\": \"x\"},\n  \"phrases\": {\n    \"a\": \"b\"\n  }\n}\n"
    #expect(SentenceIndex(Array(whole.utf8)) != nil)
    for length in 0..<whole.utf8.count {
      #expect(SentenceIndex(Array(whole.utf8.prefix(length))) == nil, "\(length)")
    }
    #expect(indexed("    \"a\": \"b\"", end: "\n  }\n}\n ") == nil)
  }

  @Test("an invalid sentence is not found")
  func noSentences() throws {
    let index = try #require(
      indexed(
        #"""
            "a": {"by": 1, "other": "x"},
            "b": {"other": "x"},
            "c": {x},
            "d": "\x",
            "e": b",
            "f": "b"c",
            "g": "b""c",
            "h": {"by": "b",
            "i": "b"},
            "j": "	b",
            "k":"b",
            "l"
        """#))
    for key in "abcdefghijkl" { #expect(index[String(key)] == nil) }
  }

  @Test(
    "a sentence that would control the terminal is not used", arguments: ["\u{9B}", "\u{202E}"])
  func disturbing(mark: String) throws {
    let index = try #require(indexed("    \"a\": \"x\(mark)\",\n    \"b\": \"x\""))
    let table = try #require(LanguageTable(index) { [:] })
    #expect(table["a"] == nil)
    #expect(table["b"] == .plain("x"))
  }

  @Test("bytes that are not text are not a sentence")
  func noText() throws {
    let text = "{\n  \"language\": {\"name\": \"x\"},\n  \"phrases\": {\n    \"a\": \"?\"\n  }\n}\n"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    #expect(try #require(SentenceIndex(bytes))["a"] == nil)
  }
}
