/// The sentences of one language, with English as a fallback: `words(.chief)` is `"Chef"` in
/// German.
///
/// A sentence that a table lacks, or that has a placeholder without a value, is taken from English;
/// one that English lacks too is shown as its key.
public struct Words: Sendable {
  /// The code of the language, such as `de`: the name of its file.
  public let code: String
  /// The language's own name, such as `Deutsch`.
  public let name: String
  /// The authors of the table.
  public let authors: [String]

  /// The label of each command's key, by the command's name.
  var commands: [String: Phrase.Value] = [:]
  /// How much of English the language covers correctly, in per cent.
  public let percent: Int
  /// The tables of the language, the person's own first.
  private let tables: [LanguageTable]
  private let english: LanguageTable

  /// A language with its table, and the table below it, if there is one.
  init(
    code: String, _ table: LanguageTable, over below: Words? = nil, english: LanguageTable,
    isWhole: Bool = false
  ) {
    self.code = code
    name = table.name
    authors = (below?.authors ?? []) + table.authors
    tables = [table] + (below?.tables ?? [])
    self.english = english
    percent = isWhole ? 100 : Self.percent(of: tables, besides: english)
  }

  /// The phrase as a sentence of this language.
  public func callAsFunction(_ phrase: Phrase) -> String {
    let sentence = tables.lazy.compactMap { $0[phrase.key] }.first
    return filled(sentence, for: phrase) ?? filled(english[phrase.key], for: phrase) ?? phrase.key
  }

  private static func percent(of tables: [LanguageTable], besides english: LanguageTable) -> Int {
    let sentences = tables.reversed().reduce(into: [:]) { all, table in
      all.merge(table.sentences) { $1 }
    }
    return LanguageTable.percent(of: sentences, besides: english)
  }

  /// The label of a command's key, by the command's name.
  public func key(of command: String) -> String { text(.command(command)) }

  /// The labels of keys, separated by commas.
  public func names(of keys: [Phrase.Value]) -> String {
    keys.map(text).joined(separator: ", ")
  }

  private func filled(_ sentence: Sentence?, for phrase: Phrase) -> String? {
    guard let text = sentence?.text(for: phrase.places) else { return nil }
    return Template(text).filled { place in
      phrase.places[place].map(self.text)
    }
  }

  private func text(_ value: Phrase.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number.withMinus
    case .phrase(let phrase): self(phrase)
    case .list(let phrases): phrases.map { self($0) }.joined(separator: ", ")
    case .command(let name): commands[name].map(text) ?? name
    }
  }
}
