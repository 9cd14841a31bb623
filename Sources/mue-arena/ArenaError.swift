import CommandOptions

/// What keeps the arena from doing what it was asked for.
enum ArenaError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case extraWord(String)
  case option(OptionError)
  case unknownMind(String)
  case twoBudgets
  case notTwoMinds(Int)
  case tooManyMinds(Int, players: Int)
  case illegalMove(mind: String, hand: Int)

  /// The exit status: 2 for a wrong command line, 1 for what went wrong later.
  var status: Int32 {
    if case .illegalMove = self { 1 } else { 2 }
  }
}
