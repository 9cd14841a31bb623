import Foundation
import Testing

@testable import MueWords

@Suite struct LanguagesTests {
  @Test("English comes first and the others in the order of their codes")
  func order() throws {
    let tables = try TemporaryTables()
    for code in ["pt", "en", "de", "az"] { try tables.write(table: code, phrases: "") }
    #expect(try Languages.load(from: tables.path).codes == ["en", "az", "de", "pt"])
  }

  @Test("a language without a table is nil")
  func unknown() throws {
    let tables = try TemporaryTables()
    try tables.write(table: "en", phrases: "")
    let languages = try Languages.load(from: tables.path)
    #expect(languages.words(for: "fr") == nil)
    #expect(languages.words(for: "en")?.name == "Name")
  }

  @Test("without English nothing can be said")
  func noEnglish() throws {
    let tables = try TemporaryTables()
    try tables.write(table: "de", phrases: "")
    #expect(throws: LanguageError.noEnglish(directory: tables.path)) {
      try Languages.load(from: tables.path)
    }
    #expect(throws: LanguageError.noEnglish(directory: "/nowhere/at/all")) {
      try Languages.load(from: "/nowhere/at/all")
    }
  }

  @Test("a table is read when it is needed, and a faulty one counts as missing")
  func onDemand() throws {
    let tables = try TemporaryTables()
    for code in ["en", "de"] { try tables.write(table: code, phrases: "") }
    try tables.write("no table", to: "pt.json")
    let languages = try Languages.load(from: tables.path)
    #expect(languages.codes == ["en", "de", "pt"])
    #expect(languages.words(for: "pt") == nil)
    try tables.write("no table any more", to: "de.json")
    #expect(languages.words(for: "de") == nil)
    try tables.write("no table any more", to: "en.json")
    #expect(languages.words(for: "en") != nil)
  }

  @Test("a person's own table takes precedence over the shipped one, sentence by sentence")
  func own() throws {
    let tables = try TemporaryTables()
    try tables.write(table: "en", phrases: #""a":"A","b":"B""#)
    try tables.write(table: "de", name: "Deutsch", phrases: #""a":"Ah","b":"Beh""#)
    var languages = try Languages.load(from: tables.path)
    languages.lay(
      try LanguageTable(name: "Wienerisch", authors: [], sentences: ["b": .plain("Bee")]),
      for: "de")
    languages.lay(
      try LanguageTable(
        name: "Platt", authors: [], sentences: ["a": .plain("Aa"), "b": .plain("{x}")]), for: "nds")
    let german = try #require(languages.words(for: "de"))
    let low = try #require(languages.words(for: "nds"))
    #expect(german.name == "Wienerisch")
    #expect([Phrase("a"), Phrase("b")].map { german($0) } == ["Ah", "Bee"])
    #expect([Phrase("a"), Phrase("b")].map { low($0) } == ["Aa", "B"])
    #expect(german.percent == 100)
    #expect(low.percent == 50)
  }

  @Test(
    "a file whose name is not a language code is ignored",
    arguments: ["package.json", "x.json", "DE.json", "de.json.bak", "de-.json", "\u{1B}[2J.json"])
  func otherFiles(name: String) throws {
    let tables = try TemporaryTables()
    try tables.write(table: "en", phrases: "")
    try tables.write("no table", to: name)
    #expect(try Languages.load(from: tables.path).codes == ["en"])
  }

  @Test("every shipped table is loaded, each under the code of its file")
  func shipped() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Checkout.localization.path)
    let codes = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    let languages = try Languages.load(from: Checkout.localization.path)
    #expect(Set(languages.codes) == Set(codes))
    #expect(languages.codes.count == codes.count)
    for code in codes { #expect(languages.words(for: code)?.code == code) }
  }
}
