import Foundation
import Testing

@testable import MueWords

/// A language file may come from anybody and contain anything: there is at most one error.
@Suite struct LanguageFileTests {
  private func error(of text: String) throws -> LanguageError? {
    let tables = try TemporaryTables()
    try tables.write(text, to: "de.json")
    let path = tables.path + "/de.json"
    do throws(LanguageError) {
      _ = try LanguageFile.table(path: path)
      return nil
    } catch {
      return error.withoutDirectory
    }
  }

  private func table(_ phrases: String) -> String {
    #"{"language":{"name":"Deutsch"},"phrases":{\#(phrases)}}"#
  }

  @Test("a table with sentences of both kinds is read")
  func wellFormed() throws {
    let tables = try TemporaryTables()
    try tables.write(table: "de", phrases: #""a":"A","n":{"by":"n","one":"1","other":"{n}"}"#)
    let file = try LanguageFile.table(path: tables.path + "/de.json")
    #expect(file.sentences["a"] == .plain("A"))
    #expect(
      file.sentences["n"] == .chosen(by: "n", forms: ["one": .plain("1"), "other": .plain("{n}")]))
  }

  @Test(
    "what is not a JSON object is malformed",
    arguments: [
      "", "{", "[]", "null", String(repeating: "[", count: 100_000),
      #"{"language":{"name":"x"},"phrases":{"a":"#
        + String(repeating: #"{"by":"#, count: 50_000),
    ])
  func malformed(text: String) throws {
    #expect(try error(of: text) == .malformed(file: "de.json"))
  }

  @Test(
    "what is not a table is refused with the reason",
    arguments: [
      ("{}", LanguageFault.noName), (#"{"language":{"name":1},"phrases":{}}"#, .noName),
      (#"{"language":{"name":"x"}}"#, .noSentences),
      (#"{"language":{"name":"x"},"phrases":{"a":["b"]}}"#, .notASentence(key: "a")),
      (#"{"language":{"name":"x"},"phrases":{"a":"b","a":"c"}}"#, .keyTwice("a")),
    ])
  func wrong(text: String, fault: LanguageFault) throws {
    #expect(try error(of: text) == .wrong(file: "de.json", fault))
  }

  @Test("authors that are not a list are read as none")
  func authors() throws {
    #expect(try error(of: #"{"language":{"name":"x","authors":"me"},"phrases":{}}"#) == nil)
  }

  @Test("bytes that are not text are malformed")
  func noText() throws {
    let tables = try TemporaryTables()
    let path = tables.path + "/de.json"
    try Data([0x22, 0xFF, 0xFE, 0x80, 0x22]).write(to: URL(filePath: path))
    #expect(throws: LanguageError.malformed(file: path)) { try LanguageFile.table(path: path) }
  }

  @Test(
    "a text that would control the terminal is refused",
    arguments: [
      #"\u001b[2J"#, #"\n"#, #"\u0000"#, #"\u009b"#, #"\u2028"#, #"\u202e"#, #"\u2067"#,
      #"\u200f"#, #"\u00ad"#, #"\u0300\u0301\u0302\u0303"#,
    ])
  func controlCharacters(escape: String) throws {
    let expected = LanguageError.wrong(file: "de.json", .disturbing(key: "a"))
    #expect(try error(of: table(#""a":"x\#(escape)""#)) == expected)
    #expect(try error(of: table(#""a":{"by":"n","other":"x\#(escape)"}"#)) == expected)
    #expect(
      try error(of: table(#""a\u001b":"b""#))
        == .wrong(file: "de.json", .disturbing(key: "a\u{1B}")))
    #expect(
      try error(of: #"{"language":{"name":"\#(escape)"},"phrases":{}}"#)
        == .wrong(file: "de.json", .disturbing(key: "language")))
  }

  @Test("a sentence longer than any screen is refused")
  func tooLong() throws {
    let expected = LanguageError.wrong(file: "de.json", .tooLong(key: "a"))
    let long = String(repeating: "x", count: LanguageTable.sentenceByteLimit + 1)
    let crowded = String(repeating: "{x}", count: LanguageTable.placeholderLimit + 1)
    #expect(try error(of: table(#""a":"\#(long)""#)) == expected)
    #expect(try error(of: table(#""a":"\#(crowded)""#)) == expected)
  }

  @Test("a file over the limit is refused before it is parsed")
  func tooLarge() throws {
    let blanks = String(repeating: " ", count: LanguageTable.byteLimit)
    #expect(
      try error(of: table("") + blanks)
        == .tooLarge(file: "de.json", limit: LanguageTable.byteLimit))
  }

  @Test("a directory, a missing file and a pipe are unreadable")
  func noFile() throws {
    let tables = try TemporaryTables()
    let pipe = tables.path + "/pt.json"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [tables.path, tables.path + "/en.json", pipe] {
      #expect(throws: LanguageError.unreadable(file: path)) { try LanguageFile.table(path: path) }
    }
  }

  @Test("a link to a table works like the table")
  func link() throws {
    let tables = try TemporaryTables()
    try tables.write(table: "en", phrases: "")
    try FileManager.default.createSymbolicLink(
      atPath: tables.path + "/de.json", withDestinationPath: tables.path + "/en.json")
    #expect(try LanguageFile.table(path: tables.path + "/de.json").sentences.isEmpty)
  }
}

extension LanguageError {
  /// The same error with the file's name instead of its path.
  fileprivate var withoutDirectory: LanguageError {
    func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
    return switch self {
    case .noEnglish(let directory): .noEnglish(directory: name(directory))
    case .unreadable(let file): .unreadable(file: name(file))
    case .tooLarge(let file, let limit): .tooLarge(file: name(file), limit: limit)
    case .malformed(let file): .malformed(file: name(file))
    case .wrong(let file, let fault): .wrong(file: name(file), fault)
    }
  }
}
