import CellGrid
import CursesConsole
import MueBots
import MueData
import MueGame
import MueUI
import MueWords

extension AppContext {
  /// A console of lines; nil, after printing the reason, if one cannot be opened.
  func lineConsole() -> LineConsole? {
    do throws(ConsoleError) {
      return try LineConsole(environment: environment)
    } catch {
      complain(error.phrase)
      return nil
    }
  }

  /// The words of plain mode: its sentences name what to type instead of keys.
  var plainWords: Words {
    languages.naming(Vocabulary.commands(words)).words(for: words.code) ?? words
  }

  /// The words that a person can type in plain mode.
  var vocabulary: Vocabulary {
    Vocabulary(words, english: languages.words(for: "en") ?? words, keys: keys.map)
  }

  /// The exit code of plain mode when its output has failed.
  func outcome(of loss: LineLoss) -> ExitCode {
    switch loss {
    // The output has lost its reader, for example because the terminal was closed.
    case .unread: return .done
    case .refused:
      complain(.outputLost)
      return .failed
    }
  }
}
