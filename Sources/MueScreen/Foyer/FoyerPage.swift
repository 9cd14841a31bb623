/// A page of the foyer: every room before the table is one case.
public enum FoyerPage: Sendable {
  case start(StartPage)
  case shelf(ShelfPage)
  case newGame(NewGamePage)
  case learn(LearnPage)
  case reading(ReadingPage)
  case results(ResultsPage)
  case settings(SettingsRoom)
  case keys(KeysRoom)
  case join(JoinPage)

  /// What the page is and does.
  var content: any FoyerContent {
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
