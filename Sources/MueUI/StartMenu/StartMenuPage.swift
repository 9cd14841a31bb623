/// A page of the foyer: every room before the table is one case.
public enum StartMenuPage: Sendable {
  /// The start screen.
  case start(StartPage)
  /// The games there are.
  case shelf(ShelfPage)
  /// The form for a new game.
  case newGame(NewGamePage)
  /// What helps who is new to the game.
  case learn(LearnPage)
  /// A text.
  case reading(ReadingPage)
  /// Best results and statistics.
  case results(ResultsPage)
  /// The settings.
  case settings(StartMenuSettings)
  /// Which key means what.
  case keys(StartMenuKeys)
  /// Tables of friends that can be joined.
  case join(JoinPage)

  /// What the page is and does.
  var content: any StartMenuContent {
    switch self {
    case .start(let page): page
    case .shelf(let page): page
    case .newGame(let page): page
    case .learn(let page): page
    case .reading(let page): page
    case .results(let page): page
    case .settings(let page): page
    case .keys(let page): page
    case .join(let page): page
    }
  }
}
