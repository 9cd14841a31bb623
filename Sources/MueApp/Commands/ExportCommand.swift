import CellGrid
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// Prints games on standard output: `mue export`.
struct ExportCommand {
  let context: AppContext
  let arguments: ExportArguments

  /// Exports one game, or all games in the order in which they were begun.
  func run() -> ExitCode {
    guard let selector = arguments.game else { return exportAll() }
    guard let (_, game) = context.savedGame(selector) else { return .failed }
    write(game)
    return .done
  }

  private func exportAll() -> ExitCode {
    guard let store = context.savedGames() else { return .failed }
    var outcome = ExitCode.done
    for (index, stored) in store.allGames().enumerated() {
      switch stored.game {
      case .success(let game):
        if index > 0, arguments.format == .text { print("\n") }
        write(game)
      case .failure:
        if let trouble = stored.trouble { context.complain(trouble) }
        outcome = .failed
      }
    }
    return outcome
  }

  private func write(_ game: Game) {
    switch arguments.format {
    case .records:
      let isLeftOut = game.isHandAmongFriends
      for record in game.handRecords(for: .anybody) { print(record.line) }
      if isLeftOut { context.complain(.runningLeftOut) }
    case .text:
      let text = SheetText(
        game: game, day: game.notes.begun.flatMap(Day.local), words: context.words,
        isUnicode: context.isUnicode)
      for line in text.lines { print(line) }
    case .svg: print(drawing(of: game), terminator: "")
    }
  }

  /// The table as the person sees it; after a match, its final ranking.
  ///
  /// A hand with friends that is still being played appears as to an onlooker.
  private func drawing(of game: Game) -> String {
    let preferences = context.settings.preferences
    let look = Appearance(
      theme: context.themes[preferences.theme], symbols: preferences.symbols,
      abilities: Abilities(palette: .direct, unicode: true))
    var state = ScreenState(
      view: game.isHandAmongFriends ? game.onlookersView : game.view(for: game.personSeat),
      context: PageContext(
        preferences: preferences, choices: context.choices, language: context.words.code))
    if !game.isHandAmongFriends { state.status.dealNumber = game.match.seed }
    if game.match.isOver { state.isFinalOrderShown = true }
    let view = ScreenView(words: context.words, look: look, documents: .none)
    return look.drawing(of: view.picture(of: state, size: arguments.size)).svg
  }
}

/// What `mue export` prints, and in which format.
struct ExportArguments: Hashable {
  enum Format: String, CaseIterable {
    case records
    /// A score sheet for people to read.
    case text
    case svg
  }

  /// The sizes of a drawing, in cells.
  static let sizes = ["80x24", "48x40", "118x40", "140x45", "200x60"]

  let game: GameSelector?
  let format: Format
  let size: Size

  /// Parses the options and the word after the command.
  ///
  /// - Throws: `CommandError` for the first error.
  init(_ options: ParsedOptions) throws(CommandError) {
    let word = options.argument
    format = try options.choice("format") ?? .records
    size = try Self.size(options.value(of: "size"))
    if options.has("size"), format != .svg {
      throw .foreignOption("size", command: "mue export --format \(format.rawValue)")
    }
    game = options.has("all") ? nil : GameSelector(word)
    guard options.has("all") else { return }
    if let word { throw .unexpectedWord(word) }
    if format == .svg { throw .foreignOption("all", command: "mue export --format svg") }
  }

  private static func size(_ text: String?) throws(CommandError) -> Size {
    let text = text ?? "118x40"
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard sizes.contains(text), parts.count == 2 else {
      throw .notOffered(option: "size", value: text, of: sizes)
    }
    return Size(width: parts[0], height: parts[1])
  }
}
