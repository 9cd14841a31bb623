import MueGame
import MueWords
import Platform

/// Why the arena cannot carry out a command.
enum ArenaError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case extraWord(String)
  case option(OptionError)
  case unknownBot(String)
  case badSetting(bot: String, setting: String)
  case noSettings(bot: String)
  case twoBudgets
  case notTwoBots
  case tooManyBots(Int, players: Int)
  case noBot
  case notForOthers(bot: String)
  case noFiles
  case noGreeting(bot: String)
  case noProgram(bot: String, SystemError)
  case noThreads
  case noMemory
  case illegalMove(bot: String, hand: Int)
  case cannotWrite(file: String)
  case cannotRead(file: String)
  case noDuel(file: String)
  case dealTwice(Int)
  case noView(line: Int)
  case noReviewFile
  case noHands(file: String)
  case badHand(line: Int, HandFault)
  case unfinishedHand(line: Int)
  case noContracts
  case noSamples
  case noPolicy(bot: String)
  case unknownStart(String)
  case unknownNet(String)

  /// The exit status: 2 for a wrong command line, 1 for a later error.
  var status: Int32 {
    switch self {
    case .noGreeting, .noProgram, .noThreads, .noMemory, .illegalMove, .cannotWrite, .cannotRead,
      .noDuel, .dealTwice, .noView, .noHands, .badHand, .unfinishedHand:
      1
    default: 2
    }
  }

  var text: String {
    switch self {
    case .noCommand:
      "say what to do: \(ArenaCommand.names.dropLast().joined(separator: ", ")) or \(ArenaCommand.names.last ?? ""); "
        + "--help says more"
    case .unknownCommand(let word): "there is no command “\(word.harmless)”; --help lists them"
    case .extraWord(let word): "the word “\(word.harmless)” is one too many"
    case .option(.unknown(let word)): "there is no option \(word.harmless) here; --help lists them"
    case .option(let error): error.phrase.english
    case .unknownBot(let name): "there is no player “\(name.harmless)”"
    case .badSetting(let bot, let setting):
      "“\(setting.harmless)” in “\(bot.harmless)” is no setting of a player; --help lists them"
    case .noSettings(let bot): "“\(bot.harmless)”: this player has no such setting"
    case .twoBudgets: "give either --playouts or --budget-ms, not both"
    case .notTwoBots: "a duel needs --x and --y, a ladder at least two different players"
    case .tooManyBots(let bots, let players): "\(bots) players are too many for \(players) seats"
    case .noBot: "say which player is to answer: mue-arena bot expert"
    case .notForOthers(let bot): "“\(bot.harmless)” cannot play for other programs"
    case .noFiles: "say which files to join"
    case .noGreeting(let bot):
      "“\(bot.harmless)” does not introduce itself as a player (mue-mind/1)"
    case .noProgram(let bot, let refusal): "“\(bot.harmless)” cannot be started: \(refusal)"
    case .noThreads: Phrase.noMoreThreads.english
    case .noMemory: Phrase.noMoreMemory.english
    case .illegalMove(let bot, let hand):
      "the player “\(bot.harmless)” broke the rules in deal \(hand)"
    case .cannotWrite(let file): "“\(file.printable)” cannot be written"
    case .cannotRead(let file): "“\(file.printable)” cannot be read"
    case .noDuel(let file):
      "“\(file.printable)” has something else in it than duels written with --json"
    case .dealTwice(let deal): "deal \(deal) is in more than one of the files"
    case .noView(let line): "line \(line) of the input is no view (mue-view/1)"
    case .noReviewFile: "say which file of hands to review"
    case .noHands(let file): "“\(file.printable)” has no hand in it"
    case .badHand(let line, let fault): Phrase.lineIsWrong(line: line, reason: fault.phrase).english
    case .unfinishedHand(let line): "line \(line): this hand is not finished"
    case .noContracts: "--from needs --contracts with a file of recorded hands"
    case .noSamples: "say which file to write: --samples FILE"
    case .noPolicy(let bot): "“\(bot.harmless)” has no policy to play by"
    case .unknownStart(let word):
      "“\(word.harmless)” is no start; --from takes naming or play"
    case .unknownNet(let word):
      "“\(word.harmless)” is no net that learns from self-play; --net takes card, bid, trump or partner"
    }
  }
}
