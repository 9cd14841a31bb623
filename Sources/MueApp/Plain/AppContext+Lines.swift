import CellGrid
import CursesConsole
import MueBots
import MueData
import MueGame
import MueUI
import MueWords

extension AppContext {
  /// A console of lines; nil, after printing the reason, if there can be none.
  func lineConsole() -> LineConsole? {
    do throws(ConsoleError) {
      return try LineConsole(environment: environment)
    } catch {
      complain(error.phrase)
      return nil
    }
  }

  /// The words of plain mode, whose sentences name what a person types where others name keys.
  var plainWords: Words {
    languages.naming(Vocabulary.commands(words)).words(for: words.code) ?? words
  }

  /// The words that a person can type in lines.
  var vocabulary: Vocabulary {
    Vocabulary(words, english: languages.words(for: "en") ?? words, keys: keys.map)
  }

  /// The outcome of what is told in lines when its output has failed.
  func outcome(of loss: LineLoss) -> ExitCode {
    switch loss {
    // Nobody reads the output any more, as when a terminal is lost.
    case .unread: return .done
    case .refused:
      complain(.outputLost)
      return .failed
    }
  }
}
