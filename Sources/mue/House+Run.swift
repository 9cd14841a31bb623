import CommandOptions
import CursesConsole
import MueTable
import MueWords
import Streams

extension House {
  /// Does what the command line asks for.
  func run() -> Outcome {
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
        return TableCommand(house: self, speed: speed, isPlain: isPlain).resume()
      case .new(let wish):
        return TableCommand(house: self, speed: wish.speed, isPlain: wish.isPlain).new(wish)
      case .day(isLine: true, _, _): return DayLineCommand(house: self).run()
      case .day(_, let speed, let isPlain):
        return TableCommand(house: self, speed: speed, isPlain: isPlain).day()
      case .games(let isJSON): return GamesCommand(house: self).run(isJSON: isJSON)
      case .open(let wish, let speed, let isPlain):
        return OpenCommand(house: self, speed: speed, isPlain: isPlain).run(wish)
      case .export(let wish):
        return ExportCommand(house: self, format: wish.format).run(wish.game)
      case .check(let file): return CheckCommand(house: self).run(file: file)
      case .checkLanguage(let file): return CheckLanguageCommand(house: self).run(file: file)
      case .score(let file): return ScoreCommand(house: self).run(file: file)
      case .rules(let page): return RulesCommand(house: self).run(page)
      case .replay(let file, let hand):
        return ReplayCommand(house: self, name: file, hand: hand).run()
      case .stats(let wish): return StatsCommand(house: self).run(wish)
      case .config(let key, let value):
        return try ConfigCommand(house: self).run(key: key, value: value)
      case .host(let wish): return HostCommand(house: self, wish: wish).run()
      case .join(let wish):
        CommandLine.conceal(wish.codeWords)
        return JoinCommand(house: self, wish: wish).run()
      case .doctor: return DoctorCommand(house: self).run()
      }
    } catch {
      if case .unknownLanguage = error, let languagesNotice { complain(languagesNotice) }
      complain(error.phrase)
      return .misused
    }
  }

  /// How a game told in lines ends when nothing can be written any more.
  func outcome(of loss: LineConsole.Loss) -> Outcome {
    switch loss {
    // Nobody hears what happens any more, as when a terminal is lost.
    case .unread: return .done
    case .refused:
      complain(.outputLost)
      return .failed
    }
  }

  /// The outcome of a command whose answer was printed: it has failed when not all of that arrived.
  func finish(_ outcome: Outcome) -> Outcome {
    if StandardStreams.isOutputWhole { return outcome }
    complain(.outputLost)
    return outcome == .done ? .failed : outcome
  }
}
