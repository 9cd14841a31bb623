import MueGame
import MueWords
import Platform

/// Why the arena cannot do what it was asked to.
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

  /// The sentence for the person.
  var phrase: Phrase {
    switch self {
    case .noCommand: .arenaNoCommand
    case .unknownCommand(let word): .arenaUnknownCommand(word: word.harmless)
    case .extraWord(let word): .unexpectedWord(word: word.harmless)
    case .option(.unknown(let word)): .arenaUnknownOption(word: word.harmless)
    case .option(let error): error.phrase
    case .unknownBot(let name): .arenaUnknownMind(name: name.harmless)
    case .badSetting(let bot, let setting):
      .arenaBadSetting(setting: setting.harmless, mind: bot.harmless)
    case .noSettings(let bot): .arenaNoSettings(mind: bot.harmless)
    case .twoBudgets: .arenaTwoBudgets
    case .notTwoBots: .arenaNotTwoMinds
    case .tooManyBots(let bots, let players):
      .arenaTooManyMinds(minds: bots, seats: players)
    case .noBot: .arenaNoMind
    case .notForOthers(let bot): .arenaNotForOthers(mind: bot.harmless)
    case .noFiles: .arenaNoFiles
    case .noGreeting(let bot): .arenaNoGreeting(mind: bot.harmless)
    case .noProgram(let bot, let refusal):
      .arenaNoProgram(mind: bot.harmless, reason: refusal.description)
    case .noThreads: .noMoreThreads
    case .noMemory: .noMoreMemory
    case .illegalMove(let bot, let hand): .arenaIllegalMove(mind: bot.harmless, hand: hand)
    case .cannotWrite(let file): .arenaCannotWrite(file: file.harmless)
    case .cannotRead(let file): .arenaCannotRead(file: file.harmless)
    case .noDuel(let file): .arenaNoDuel(file: file.harmless)
    case .dealTwice(let deal): .arenaDealTwice(deal: deal)
    case .noView(let line): .arenaNoView(line: line)
    case .noReviewFile: .arenaNoReviewFile
    case .noHands(let file): .arenaNoHands(file: file.harmless)
    case .badHand(let line, let fault): .lineIsWrong(line: line, reason: fault.phrase)
    case .unfinishedHand(let line): .arenaHandUnfinished(line: line)
    case .noContracts: .arenaNoContracts
    case .noSamples: .arenaNoSamples
    case .noPolicy(let bot): .arenaNoPolicy(mind: bot.harmless)
    case .unknownStart(let word): .arenaUnknownStart(word: word.harmless)
    case .unknownNet(let word): .arenaUnknownNet(word: word.harmless)
    }
  }
}
