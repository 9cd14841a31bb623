import CursesConsole
import MueGame
import MueWords
import Platform

extension AppContext {
  /// Does what the command line asks for.
  func run() -> ExitCode {
    do {
      let command = try Command(arguments, languages: languages)
      switch command {
      case .help:
        print(text("mue.txt", words.code) ?? "", terminator: "")
        return .done
      case .version:
        print("mue \(Version.text)")
        return .done
      case .resume(let speed, let isPlain):
        return TableCommand(context: self, speed: speed, isPlain: isPlain).resume()
      case .new(let arguments):
        return TableCommand(context: self, speed: arguments.speed, isPlain: arguments.isPlain).new(
          arguments)
      case .day(isLine: true, _, _): return DayLineCommand(context: self).run()
      case .day(_, let speed, let isPlain):
        return TableCommand(context: self, speed: speed, isPlain: isPlain).day()
      case .games(let isJSON): return GamesCommand(context: self).run(isJSON: isJSON)
      case .open(let arguments, let speed, let isPlain):
        return OpenCommand(context: self, speed: speed, isPlain: isPlain).run(arguments)
      case .export(let arguments):
        return ExportCommand(context: self, format: arguments.format).run(arguments.game)
      case .check(let file): return CheckCommand(context: self).run(file: file)
      case .checkLanguage(let file): return CheckLanguageCommand(context: self).run(file: file)
      case .score(let file): return ScoreCommand(context: self).run(file: file)
      case .rules(let page): return RulesCommand(context: self).run(page)
      case .replay(let file, let hand):
        return ReplayCommand(context: self, name: file, hand: hand).run()
      case .stats(let arguments): return StatsCommand(context: self).run(arguments)
      case .config(let key, let value):
        return try ConfigCommand(context: self).run(key: key, value: value)
      case .host(let arguments): return HostCommand(context: self, arguments: arguments).run()
      case .join(let arguments):
        CommandLine.conceal(arguments.codeWords)
        return JoinCommand(context: self, arguments: arguments).run()
      case .doctor: return DoctorCommand(context: self).run()
      }
    } catch {
      if case .unknownLanguage = error, let languagesNotice { complain(languagesNotice) }
      complain(error.phrase)
      return .misused
    }
  }

  /// How a game told in lines ends when nothing can be written any more.
  func outcome(of loss: LineConsole.Loss) -> ExitCode {
    switch loss {
    // Nobody hears what happens any more, as when a terminal is lost.
    case .unread: return .done
    case .refused:
      complain(.outputLost)
      return .failed
    }
  }

  /// The outcome of a command whose answer was printed: it has failed when not all of that arrived.
  func finish(_ outcome: ExitCode) -> ExitCode {
    if StandardStreams.isOutputWhole { return outcome }
    complain(.outputLost)
    return outcome == .done ? .failed : outcome
  }
}
