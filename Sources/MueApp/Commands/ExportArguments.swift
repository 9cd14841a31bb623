import Platform

/// What `mue export` is to write, and as what.
struct ExportArguments: Hashable {
  /// What a game is written as.
  enum Format: String, CaseIterable {
    /// Hand records, one a line.
    case records
    /// A score sheet to read.
    case text
    /// A drawing of the table.
    case svg
  }

  /// Which game; nil for all of them.
  let game: GameSelector?
  let format: Format

  /// The options of `mue export`.
  static let options = ["all", "format"]

  /// Reads the options, and the word behind the command.
  init(_ options: ParsedOptions, game word: String?) throws(CommandError) {
    format = try Self.format(options.value(of: "format"))
    game = options.has("all") ? nil : GameSelector(word)
    guard options.has("all") else { return }
    if let word { throw .unexpectedWord(word) }
    if format == .svg { throw .foreignOption("all", command: "mue export --format svg") }
  }

  private static func format(_ text: String?) throws(CommandError) -> Format {
    guard let text else { return .records }
    guard let format = Format(rawValue: text) else {
      throw .notOffered(option: "format", value: text, of: Format.allCases.map(\.rawValue))
    }
    return format
  }
}
