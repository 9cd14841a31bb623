import Foundation
import MueWords
import Testing

/// The documents in `Resources/`, which every language has.
@Suite struct DocumentsTests {
  static let names = ["credits.md", "howto.md", "play-well.md", "rules.md"]
  /// The text that `mue --help` prints unchanged.
  static let usages = ["mue.txt"]
  /// The words of join codes, one a line.
  static let lists = ["words.txt"]
  static let languages = LanguageTablesTests.codes

  @Test("every shipped language has the same documents, but perhaps no words of codes")
  func sameDocuments() throws {
    #expect(
      try Checkout.names(in: Checkout.resources, ending: "").filter {
        !["mue-arena.txt", "policies", "puzzles", "themes"].contains($0)
      }
        == Self.languages)
    for language in Self.languages {
      let directory = Checkout.resources.appending(path: language)
      let all = Self.names + Self.usages + Self.lists
      let names = try Checkout.names(in: directory, ending: "")
      #expect(names == all.sorted() || language != "en" && names + Self.lists == all.sorted())
    }
  }

  @Test(
    "documents are written in the Markdown that the screens support", arguments: languages, names)
  func markdown(language: String, name: String) throws {
    #expect(try Document(language: language, name: name).faults == [])
  }

  @Test("a document has the same sections in every language", arguments: languages, names)
  func sections(language: String, name: String) throws {
    let english = try Document(language: "en", name: name).sections
    let sections = try Document(language: language, name: name).sections
    #expect(sections.count == english.count)
    for (section, other) in zip(sections, english) {
      let items = section.count { $0.hasPrefix("- ") }
      #expect(items == other.count { $0.hasPrefix("- ") }, "\(section.first ?? "")")
    }
  }

  @Test("the rules contain the same numbers in every language", arguments: languages)
  func numbers(language: String) throws {
    let english = try Document(language: "en", name: "rules.md").sections
    let sections = try Document(language: language, name: "rules.md").sections
    for (section, other) in zip(sections, english) {
      #expect(Self.numbers(in: section) == Self.numbers(in: other), "\(section.first ?? "")")
    }
  }

  @Test("the targets are in lines that fit a narrow screen", arguments: languages)
  func targets(language: String) throws {
    let lines = try Document(language: language, name: "rules.md").lines
      .filter { $0.hasPrefix("- ") && $0.contains(" = ") }
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.count <= 46 })
  }

  @Test("how to play names the suit letters of its language", arguments: languages)
  func letters(language: String) throws {
    let words = try #require(
      try Languages.load(from: Checkout.localization.path).words(for: language))
    let letters = [
      Phrase.redLetter, .yellowLetter, .greenLetter, .blueLetter, .blackLetter,
    ].map { words($0) }
    let lines = try Document(language: language, name: "howto.md").lines.map { line in
      line.split { !$0.isLetter }.filter { $0.count == 1 && $0.first?.isUppercase == true }
        .map { String($0) }
    }
    #expect(lines.contains(letters))
  }

  /// The numbers that are written in digits.
  private static func numbers(in section: [String]) -> Set<Int> {
    Set(section.joined(separator: " ").split { !$0.isWholeNumber }.compactMap { Int($0) })
  }
}
