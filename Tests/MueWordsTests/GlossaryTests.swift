import Foundation
import Testing

@testable import MueWords

/// The glossary `Localization/README.md` beside the tables and the texts of `Resources/`.
@Suite("The glossary") struct GlossaryTests {
  private static let codes = LanguageTablesTests.codes
  /// The languages of the columns.
  private let columns: [String]
  private let terms: [[String]]
  private let banned: [String: [String]]

  init() throws {
    let text = try Checkout.text(of: Checkout.localization.appending(path: "README.md"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") }
      .map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
      }
    columns = try #require(rows.first)
    terms = rows.dropFirst().filter { $0.count > 2 }
    banned = Dictionary(
      uniqueKeysWithValues: rows.filter { $0.count == 2 }.map { row in
        (row[0], row[1].split(separator: ",").map { Self.words(in: String($0)) })
      })
  }

  /// The words of a text in lower case, between single blanks.
  private static func words(in text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ") + " "
  }

  /// The sentences of a language by key, but for the commands of plain mode, which also understand
  /// other words; then the pages by name.
  private static func texts(_ code: String) throws -> [String: String] {
    let table = Checkout.localization.appending(path: code + ".json").path
    let sentences = try LanguageFile.table(path: table).sentences
      .filter { !$0.key.hasPrefix("words.") }.mapValues { $0.texts.joined(separator: "\n") }
    let names = DocumentsTests.names + DocumentsTests.usages
    let pages = try names.map { name in
      let page = Checkout.resources.appending(path: code).appending(path: name)
      return (name, try Checkout.text(of: page))
    }
    return sentences.merging(pages) { $1 }
  }

  @Test("it has some forty terms, each once, and words to refuse in every language")
  func whole() {
    #expect((36...50).contains(terms.count))
    #expect(Set(terms.map(\.[0])).count == terms.count)
    #expect(columns.sorted() == Self.codes && terms.allSatisfy { $0.count == columns.count })
    #expect(Set(banned.keys) == Set(Self.codes))
  }

  @Test("every term of a language is one of its words", arguments: codes)
  func used(code: String) throws {
    let column = try #require(columns.firstIndex(of: code))
    let all = try Self.texts(code).values.map(Self.words).joined()
    for term in terms.map(\.[column]) {
      #expect(all.contains(Self.words(in: term)), "\(term)")
    }
  }

  @Test("no sentence and no page has a word that the glossary refuses", arguments: codes)
  func refused(code: String) throws {
    let never = try #require(banned[code])
    #expect(!never.isEmpty)
    for (key, text) in try Self.texts(code) {
      let words = Self.words(in: text)
      for word in never where words.contains(word) {
        Issue.record("\(key) says “\(word.trimmingCharacters(in: .whitespaces))”")
      }
    }
  }

  @Test("per cent signs and quotation marks are those of the language", arguments: codes)
  func signs(code: String) throws {
    let isApart = ["de", "es"].contains(code)
    let foreign = ["de": "“”«»", "es": "“”„"][code] ?? "„«»"
    for (key, text) in try Self.texts(code) {
      let wrong = isApart ? /[0-9}]%/ : /[0-9}] %/
      #expect(text.firstMatch(of: wrong) == nil, "\(key)")
      // German closes with the sign that opens in English.
      let marks = code == "de" ? text.replacing(/„[^“]*“/, with: "") : text
      #expect(!marks.contains { foreign.contains($0) }, "\(key)")
    }
  }
}
