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

  @Test("all per cent signs follow their number, or all a blank after it", arguments: codes)
  func perCent(code: String) throws {
    let texts = try Self.texts(code)
    let (close, apart) = (/[0-9}]%/, /[0-9}][ \u{A0}\u{202F}]%/)
    let written = [close, apart].map { sign in
      texts.filter { $0.value.firstMatch(of: sign) != nil }.keys.sorted()
    }
    #expect(written.contains([]) && written.contains { !$0.isEmpty }, "\(written)")
  }

  @Test("the same two quotation marks open and close in all texts", arguments: codes)
  func quotationMarks(code: String) throws {
    let texts = try Self.texts(code)
    #expect(Self.misquoted(texts) == [])
    #expect(texts.values.contains { $0.contains { Self.marks.contains($0) } })
  }

  @Test("French, Polish and Swedish marks pass; straight, unpaired and mixed ones do not")
  func otherMarks() {
    func misquoted(_ texts: String...) -> [String] {
      Self.misquoted(Dictionary(uniqueKeysWithValues: texts.map { ($0, $0) }))
    }
    for quoted in ["« {name} » part", "„{name}” odchodzi", "”{name}” går", "»{name}« geht"] {
      #expect(misquoted(quoted, "{name}") == [])
    }
    #expect(misquoted("“a”", "\"b\"") == ["\"b\""])
    #expect(misquoted("“a”", "“b”", "„c“") == ["„c“"])
    #expect(misquoted("“a”", "“b") == ["“b"])
    #expect(misquoted("“a”", "”b“") == ["”b“"])
  }

  /// What opens and what closes in some language.
  private static let pairs = ["“”", "„“", "„”", "””", "«»", "»«", "「」", "『』"].map(Array.init)
  private static let marks = Set(pairs.joined() + ["\""])

  /// The keys of texts that break the use of the pair of marks which suits most of them.
  private static func misquoted(_ texts: [String: String]) -> [String] {
    let misquoted = pairs.map { pair in
      texts.filter { _, text in
        // Examples of JSON have straight ones.
        let found = text.replacing(/[{\[]".*"[\]}]+/, with: "").filter(marks.contains)
        return found.count % 2 != 0
          || found.enumerated().contains { $0.element != pair[$0.offset % 2] }
      }.keys.sorted()
    }
    return misquoted.min { $0.count < $1.count } ?? []
  }
}
