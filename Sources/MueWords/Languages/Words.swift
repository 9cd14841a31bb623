/// The sentences of one language, with English beneath: `words(.chief)` is `"Chef"` in German.
///
/// What a table lacks, or says with a place the phrase does not fill, is said in English; what
/// English lacks too comes out as its key.
public struct Words: Sendable {
  /// The language's code, such as `de`: the name of its file.
  public let code: String
  /// What the language calls itself, such as `Deutsch`.
  public let name: String
  /// Who wrote the table.
  public let authors: [String]

  /// What stands for the key of each command, by the command's name.
  var commands: [String: Phrase.Value] = [:]
  /// How much of English the language says as it should, in per cent.
  public let percent: Int
  /// The language's tables, a person's own first.
  private let tables: [LanguageTable]
  private let english: LanguageTable

  /// A language with a table, and with what lies below it, if anything.
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

  /// What is written on the key of a command, by the command's name.
  public func key(of command: String) -> String { text(.command(command)) }

  /// What is written on some keys, with commas between them.
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
    case .number(let number): String(number)
    case .phrase(let phrase): self(phrase)
    case .list(let phrases): phrases.map { self($0) }.joined(separator: ", ")
    case .command(let name): commands[name].map(text) ?? name
    }
  }
}
