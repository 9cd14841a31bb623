import CommandOptions
import MueWords

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
  case cannotWrite(file: String)

  /// The exit status: 2 for a wrong command line, 1 for what went wrong later.
  var status: Int32 {
    switch self {
    case .illegalMove, .cannotWrite: 1
    default: 2
    }
  }

  /// The sentence for the person.
  var phrase: Phrase {
    switch self {
    case .noCommand: .arenaNoCommand
    case .unknownCommand(let word): .arenaUnknownCommand(word: word.harmless)
    case .extraWord(let word): .unexpectedWord(word: word.harmless)
    case .option(let error): error.phrase
    case .unknownMind(let name): .arenaUnknownMind(name: name.harmless)
    case .twoBudgets: .arenaTwoBudgets
    case .notTwoMinds(let number): .arenaNotTwoMinds(minds: number)
    case .tooManyMinds(let minds, let players):
      .arenaTooManyMinds(minds: minds, seats: players)
    case .illegalMove(let mind, let hand): .arenaIllegalMove(mind: mind, hand: hand)
    case .cannotWrite(let file): .arenaCannotWrite(file: file.harmless)
    }
  }
}
