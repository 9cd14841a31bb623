import MueWords

/// A line of the start screen.
enum StartItem: CaseIterable, ListItem {
  case goOn
  case newGame
  case join
  case day
  case games
  case results
  case learn
  case settings
  case help
  case quit

  /// What the line says.
  var name: Phrase {
    switch self {
    case .goOn: .startGoOn
    case .newGame: .startNewGame
    case .join: .joinTitle
    case .day: .dayItem
    case .games: .startGames
    case .results: .resultsTitle
    case .learn: .learnTitle
    case .settings: .menuSettings
    case .help: .startHelp
    case .quit: .startQuit
    }
  }

  /// What choosing it does.
  var steps: [StartMenuStep] {
    switch self {
    case .goOn: [.ask(.resume)]
    case .newGame: [.ask(.planGame)]
    case .join: [.open(.join(JoinPage())), .ask(.lookForTables)]
    case .day: [.ask(.day)]
    case .games: [.open(.shelf(ShelfPage())), .ask(.readShelf)]
    case .results: [.open(.results(ResultsPage())), .ask(.results)]
    case .learn: [.open(.learn(LearnPage()))]
    case .settings: [.ask(.settings)]
    case .help: [.open(.reading(ReadingPage(.howto)))]
    case .quit: [.ask(.leave)]
    }
  }
}
