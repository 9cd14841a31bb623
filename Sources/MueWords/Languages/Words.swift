import MueData
import MueRules

/// The sentences of one language, with English as a fallback: `words(.chief)` is `"Chef"` in
/// German.
///
/// If a table lacks a sentence, or a placeholder has no value, the English sentence is used; if
/// English lacks it too, its key is shown.
public struct Words: Sendable {
  /// The code of the language, such as `de`: the name of its file.
  public let code: String
  /// The language's own name, such as `Deutsch`.
  public let name: String
  let authors: [String]

  /// The label of each command's key, by the command's name.
  var commands: [String: Phrase.Value] = [:]
  /// Writes a card for a screen; returns nil for a card to be written in words.
  public var cardSign: (@Sendable (Card) -> String)?
  /// The share of English that the language covers correctly, in per cent.
  public let percent: Int
  /// The tables of the language, the person's own first.
  private let tables: [LanguageTable]
  private let english: LanguageTable

  /// A language with its table, and the table below that, if any.
  init(
    code: String, _ table: LanguageTable, over below: Words? = nil, english: LanguageTable,
    isWhole: Bool = false
  ) {
    self.code = code
    name = table.name
    authors = (below?.authors ?? []) + table.authors
    tables = [table] + (below?.tables ?? [])
    self.english = english
    percent = isWhole ? 100 : Self.percent(of: tables, against: english)
  }

  /// The phrase as a sentence of this language.
  public func callAsFunction(_ phrase: Phrase) -> String { sentence(of: phrase) }

  /// The parts of the sentence between which a row may end; a name such as `yellow 8` is one part,
  /// and so is an item of a list with the number before it.
  public func words(of phrase: Phrase) -> [String] {
    sentence(of: phrase, holdsNames: true).words
  }

  /// The sentence; with `holdsNames`, no-break spaces keep names together.
  private func sentence(of phrase: Phrase, holdsNames: Bool = false) -> String {
    if let cardSign, let card = phrase.card { return cardSign(card) }
    let sentence = tables.lazy.compactMap { $0[phrase.key] }.first
    let text =
      filled(sentence, for: phrase, holdsNames)
      ?? filled(english[phrase.key], for: phrase, holdsNames) ?? phrase.key
    return holdsNames && phrase.isName ? text.held : text
  }

  private static func percent(of tables: [LanguageTable], against english: LanguageTable) -> Int {
    let sentences = tables.reversed().reduce(into: [:]) { all, table in
      all.merge(table.sentences) { $1 }
    }
    return LanguageTable.percent(of: sentences, against: english)
  }

  /// The label of a command's key, by the command's name.
  public func key(of command: String) -> String { text(.command(command)) }

  /// The labels of keys, separated by commas.
  public func names(of keys: [Phrase.Value]) -> String {
    keys.map { text($0) }.joined(separator: ", ")
  }

  private func filled(_ sentence: Sentence?, for phrase: Phrase, _ holdsNames: Bool) -> String? {
    guard let text = sentence?.text(for: phrase.values) else { return nil }
    let template = holdsNames && phrase.isItem ? text.held : text
    return Template(template).filled { name in
      phrase.values[name].map { self.text($0, holdsNames) }
    }
  }

  private func text(_ value: Phrase.Value, _ holdsNames: Bool = false) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number.withMinus
    case .phrase(let phrase): sentence(of: phrase, holdsNames: holdsNames)
    case .list(let phrases):
      phrases.map { sentence(of: $0, holdsNames: holdsNames) }.joined(separator: ", ")
    case .command(let name): commands[name].map { text($0) } ?? name
    }
  }
}

extension Phrase {
  /// Whether the phrase is a name that must stay in one row: of a card, or of a choice by its
  /// number.
  fileprivate var isName: Bool { key == "cards.card" || key == "advice.adviceChoice" }

  /// Whether the phrase combines a few values that must stay in one row, such as a number and a
  /// card.
  fileprivate var isItem: Bool { Self.items.contains(key) }

  private static let items: Set<String> = [
    "plain.plainNumbered", "plain.plainNumberedName", "plain.plainCardOf", "plain.plainTotal",
    "plain.plainTarget",
  ]
}

extension String {
  /// The text with no-break spaces for its blanks.
  fileprivate var held: String { String(map { $0 == " " ? .noBreakSpace : $0 }) }
}
