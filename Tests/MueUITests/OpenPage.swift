import MueRules

@testable import MueUI

/// What a window at a table shows, to set up states and to compare them.
enum OpenPage: Equatable {
  case table
  case why(Card)
  case pastTrick(Int)
  case summary
  case sheet(row: Int)
  case log(row: Int)
  case review(row: Int, Review? = nil)
  case bids(Seat)
  case menu(MenuItem)
  case settings(SettingsPage)
  case keys(KeysPage)
  case document(Reader)
  case people(PeoplePage)
  case replay(ReplayPage)
  case best(BestPage)
  case explain(ExplainPage)

  /// The pages above the table, as a person opens them.
  fileprivate var pages: [any Page] {
    switch self {
    case .table, .why, .pastTrick: []
    case .summary: [SummaryPage()]
    case .sheet(let row): [SheetPage(position: ScrollPosition(row: row))]
    case .log(let row): [LogPage(position: ScrollPosition(row: row))]
    case .review(let row, let review):
      [ReviewPage(review: review, position: ScrollPosition(row: row))]
    case .bids(let seat): [BidPage(about: seat)]
    case .menu(let item): [MenuPage(chosen: item)]
    case .settings(let page): [MenuPage(chosen: .settings), page]
    case .keys(let page): OpenPage.settings(SettingsPage(chosen: .keys)).pages + [page]
    case .document(let reader): [reader]
    case .people(let page): [page]
    case .replay(let page): [page]
    case .best(let page): [page]
    case .explain(let page): [page]
    }
  }
}

extension ScreenState {
  /// The visible page, or what is looked at on the table.
  var openPage: OpenPage {
    get {
      switch stack.top {
      case is SummaryPage: .summary
      case let page as SheetPage: .sheet(row: page.position.row)
      case let page as LogPage: .log(row: page.position.row)
      case let page as ReviewPage: .review(row: page.position.row, page.review)
      case let page as BidPage: .bids(page.seat)
      case let page as MenuPage: .menu(page.list.chosen)
      case let page as SettingsPage: .settings(page)
      case let page as KeysPage: .keys(page)
      case let page as Reader: .document(page)
      case let page as PeoplePage: .people(page)
      case let page as ReplayPage: .replay(page)
      case let page as BestPage: .best(page)
      case let page as ExplainPage: .explain(page)
      default:
        switch inspected {
        case .card(let card): .why(card)
        case .trick(let index): .pastTrick(index)
        case nil: .table
        }
      }
    }
    set {
      closePages()
      for page in newValue.pages { open(page) }
      if case .why(let card) = newValue { inspected = .card(card) }
      if case .pastTrick(let index) = newValue { inspected = .trick(index) }
    }
  }

  var keys: KeyMap {
    get { stack.context.keys }
    set { stack.context.keys = newValue }
  }

  var language: String {
    get { stack.context.language }
    set { stack.context.language = newValue }
  }

  var choices: Choices { stack.context.choices }
}
