import MueGame

/// Opens a game of the shelf: `mue open GAME`.
struct OpenCommand {
  let context: AppContext
  let speed: Speed?
  let isPlain: Bool

  /// Sits down at the game that is meant; says in a sentence why it cannot.
  func run(_ arguments: GameSelector) -> ExitCode {
    guard let (number, _) = context.savedGame(arguments) else { return .failed }
    return TableCommand(context: context, speed: speed, isPlain: isPlain).open(number)
  }
}
