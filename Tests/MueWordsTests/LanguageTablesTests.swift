import Foundation
import Testing

@testable import MueWords
@testable import PhraseGenerator

/// Compares the Swift sources with the tables in `Localization/`.
@Suite struct LanguageTablesTests {
  /// The codes of the languages of the game.
  static let codes: [String] = {
    let files = try? Checkout.names(in: Checkout.localization, ending: ".json")
    return (files ?? []).map { String($0.dropLast(".json".count)) }
  }()

  private let uses: [PhraseUse]
  private let source: String
  private let english: LanguageTable

  private static let shared = Result {
    let english = try Data(contentsOf: Checkout.localization.appending(path: "en.json"))
    let source = try PhraseSource(table: Array(english)).text
    return (source, PhraseUse.all(in: source), try table("en"))
  }

  init() throws { (source, uses, english) = try Self.shared.get() }

  private static func table(_ code: String) throws -> LanguageTable {
    try LanguageFile.table(path: Checkout.localization.appending(path: code + ".json").path)
  }

  @Test("every table is that of a language, English first, and gives its name and authors")
  func languages() throws {
    let languages = try Languages.load(from: Checkout.localization.path)
    #expect(languages.codes.first == "en" && languages.codes.sorted() == Self.codes)
    #expect(Set(Self.codes).isSuperset(of: ["de", "en", "es", "pt"]))
    let all = try languages.codes.map { try #require(languages.words(for: $0), "\($0)") }
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { !$0.name.isEmpty && !$0.authors.isEmpty })
  }

  @Test("every phrase has a unique key in one literal, with its group before the dot")
  func keys() {
    #expect(!uses.isEmpty)
    for use in uses {
      let rooms = use.key.split(separator: ".", omittingEmptySubsequences: false)
      #expect(rooms.count >= 2 && !rooms.contains(""), "\(use.key)")
    }
    let twice = Dictionary(grouping: uses, by: \.key).filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice)")
  }

  @Test("the phrases in Swift and the English sentences are the same set")
  func englishKeys() {
    let inSwift = Set(uses.map(\.key))
    let inTable = Set(english.sentences.keys)
    #expect(inSwift.subtracting(inTable).sorted() == [], "missing in en.json")
    #expect(inTable.subtracting(inSwift).sorted() == [], "no phrase says them")
  }

  @Test("no table has a sentence that English lacks", arguments: codes)
  func sameKeys(code: String) throws {
    let keys = Set(try Self.table(code).sentences.keys)
    #expect(keys.subtracting(english.sentences.keys).sorted() == [], "unknown")
  }

  @Test(
    "every sentence has all the placeholders that its phrase fills and no other", arguments: codes)
  func placeholders(code: String) throws {
    let sentences = try Self.table(code).sentences
    let wrong = uses.filter { use in
      guard let sentence = sentences[use.key] else { return false }
      // A form such as “one card” need not contain the number; together the forms must have every
      // placeholder. Nil means braces that do not match.
      return sentence.placeholders != use.placeholders
    }
    #expect(wrong.map(\.key) == [])
  }

  @Test("only the placeholder that counts may be omitted in a plural form", arguments: codes)
  func pluralForms(code: String) throws {
    var counted = 0
    for (key, sentence) in try Self.table(code).sentences {
      for case .chosen(let by, let forms) in sentence.all where forms["you"] == nil {
        let others = forms.values.map { Set($0.placeholders ?? []).subtracting([by]) }
        #expect(Set(others).count == 1, "\(key)")
        counted += 1
      }
    }
    #expect(counted > 50)
  }

  @Test("both forms of a sentence about a seat are different texts", arguments: codes)
  func seatForms(code: String) throws {
    var found = 0
    for (key, sentence) in try Self.table(code).sentences {
      for case .chosen(_, let forms) in sentence.all {
        guard let you = forms["you"] else { continue }
        #expect(Set(forms.keys) == ["you", "other"] && you != forms["other"], "\(key)")
        found += 1
      }
    }
    #expect(found > 25)
  }

  @Test("mue check-language finds no fault and little missing", arguments: codes)
  func whole(code: String) throws {
    let table = try Self.table(code)
    #expect(table.faults(against: english) == [])
    #expect(table.percent(of: english) >= 90)
  }

  @Test("no sentence is empty or has superfluous blanks", arguments: codes)
  func blanks(code: String) throws {
    for (key, sentence) in try Self.table(code).sentences {
      for text in sentence.texts {
        #expect(!text.isEmpty, "\(key)")
        #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
        #expect(!text.contains("  "), "\(key)")
        #expect(!text.disturbsTerminal, "\(key)")
      }
    }
  }

  @Test("no key is repeated in a table, and the keys of a group stand together", arguments: codes)
  func file(code: String) throws {
    let text = try Checkout.text(of: Checkout.localization.appending(path: code + ".json"))
    let keys = text.split(separator: "\n").compactMap { line -> Substring? in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 && parts[1].contains(".") && parts[2].hasPrefix(":") ? parts[1] : nil
    }
    #expect(try keys.count == Self.table(code).sentences.count)
    let rooms = keys.map { $0.prefix { $0 != "." } }
    let turns = zip(rooms, rooms.dropFirst()).count { $0 != $1 }
    #expect(turns == Set(rooms).count - 1)
  }

  @Test("the suit letters are five plain capitals that are not command keys", arguments: codes)
  func suitLetters(code: String) throws {
    let words = try #require(
      try Languages.load(from: Checkout.localization.path).words(for: code))
    let letters = [
      Phrase.redLetter, .yellowLetter, .greenLetter, .blueLetter, .blackLetter,
    ].map { words($0) }
    #expect(Set(letters).count == 5)
    #expect(letters.allSatisfy { $0.count == 1 && ("A"..."Z").contains($0) })
    #expect(Set(letters.map { $0.lowercased() }).isDisjoint(with: ["h", "l", "p", "q", "u"]))
  }

  @Test("every phrase is used somewhere")
  func unused() throws {
    let placeholders = try FileManager.default.subpathsOfDirectory(atPath: Checkout.sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try Checkout.text(of: Checkout.sources.appending(path: $0)) }
      .joined(separator: "\n")
    let said = Set(
      placeholders.components(separatedBy: ".").dropFirst().map { rest in
        String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      })
    let families = PhraseUse.families(in: placeholders)
    #expect(families.count > 5)
    let unused = PhraseUse.all(in: source).map(\.key).filter { key in
      !said.contains(String(key.drop { $0 != "." }.dropFirst()))
        && !families.contains { key.hasPrefix($0) }
    }
    #expect(unused == [])
  }
}

extension Sentence {
  /// The sentence and all its forms.
  fileprivate var all: [Sentence] {
    guard case .chosen(_, let forms) = self else { return [self] }
    return [self] + forms.values.flatMap(\.all)
  }
}
