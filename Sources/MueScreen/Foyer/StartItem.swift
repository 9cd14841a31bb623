import MueWords

/// A line of the start screen.
public enum StartItem: CaseIterable, Hashable, Sendable {
  case goOn
  case newGame
  case results
  case settings
  case help
  case rules
  case quit

  /// What the line says.
  var name: Phrase {
    switch self {
    case .goOn: .startGoOn
    case .newGame: .startNewGame
    case .results: .resultsTitle
    case .settings: .menuSettings
    case .help: .startHelp
    case .rules: .menuRules
    case .quit: .startQuit
    }
  }

  /// What choosing it does.
  var steps: [FoyerStep] {
    switch self {
    case .goOn: [.ask(.resume)]
    case .newGame: [.ask(.newGame)]
    case .results: [.open(.results(ResultsPage())), .ask(.results)]
    case .settings: [.ask(.settings)]
    case .help: [.open(.reading(ReadingPage(.howto)))]
    case .rules: [.open(.reading(ReadingPage(.rules)))]
    case .quit: [.ask(.leave)]
    }
  }
}
