import CellGrid
import MueBots
import MueGame
import MueWords

/// A page above the table or before it: a value that answers inputs and draws itself.
protocol Page: Sendable {
  /// The title, shown if the page has the whole window.
  func title(in context: PageContext) -> Phrase
  /// The keys that work now, the most useful first.
  func hints(in context: PageContext) -> [Phrase]
  /// The context in which keys are looked up; nil while text is typed.
  var keyContext: KeyContext? { get }
  var isTyping: Bool { get }
  /// The list with the chosen line; nil on a page without a list.
  var chooser: Chooser? { get }
  /// The part of the window that the page occupies.
  var area: PageArea { get }
  /// The column where the text of a page drawn in a block begins.
  func textColumn(in body: Rect) -> Int
  /// The commands of the mouse wheel, up and down, on a page without a list.
  var wheel: (up: KeyCommand, down: KeyCommand) { get }
  /// Whether the page answers clicks, though it has no list.
  var takesClicks: Bool { get }
  /// Whether the page shows notices itself when it has the whole window; above the table every page
  /// does.
  var showsNotices: Bool { get }

  /// Adapts the page to what is offered where it is opened.
  mutating func open(in context: PageContext)
  /// Answers an input for the page as drawn in a block; the wheel reaches only pages with a list,
  /// and so do clicks unless the page takes them.
  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  /// Takes an event from the program, if it concerns the page.
  mutating func take(_ event: PageEvent)
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext)
}

/// By default, a page has no keys of its own and no list, and accepts no text and no events.
extension Page {
  var keyContext: KeyContext? { .everywhere }
  var isTyping: Bool { keyContext == nil }
  var chooser: Chooser? { nil }
  var area: PageArea { .text }
  var wheel: (up: KeyCommand, down: KeyCommand) { (.up, .down) }
  var takesClicks: Bool { false }
  var showsNotices: Bool { false }

  func textColumn(in body: Rect) -> Int { body.column.x }

  mutating func open(in context: PageContext) {}
  mutating func take(_ event: PageEvent) {}

  /// The input for a page without a list: the wheel scrolls unless text is typed, and a click does
  /// nothing on most pages.
  func withoutMouse(_ input: Input) -> Input? {
    guard chooser == nil, case .mouse(let mouse) = input else { return input }
    return switch mouse.action {
    case .wheelUp where keyContext != nil: .command(wheel.up)
    case .wheelDown where keyContext != nil: .command(wheel.down)
    case .press where takesClicks: input
    default: nil
    }
  }
}

/// The part of a window that a page occupies.
enum PageArea {
  /// Between the panels of the table, below a blank row.
  case text
  /// The same including the blank row, for a page that may need every row.
  case fullText
  /// Between the panels.
  case middle

  /// The block above a table.
  func rect(in layout: Layout) -> Rect {
    switch self {
    case .text: layout.text
    case .fullText: layout.fullText
    case .middle: layout.middle
    }
  }

  /// The block in a window without a table.
  func rect(in layout: StartMenuLayout) -> Rect {
    guard self == .fullText else { return layout.body }
    return Rect(
      x: layout.body.x, y: layout.title.bottom, width: layout.body.width,
      height: layout.notice.bottom - layout.title.bottom)
  }
}

/// What all pages of a window share.
public struct PageContext: Sendable {
  public internal(set) var preferences: Preferences
  public var keys: KeyMap
  var choices: Choices
  /// The code of the current language, which may differ from the one in the preferences.
  public internal(set) var language: String
  /// The people at the table; nil if nobody sits at another terminal.
  public var people: People?
  /// The table below the pages; nil if there is none yet.
  var table: Table?
  /// The notice, for a page that shows it.
  var notice: Phrase?
  /// The layout of the table below the pages; set only while they are drawn.
  var layout: Layout?

  /// What pages see of the table below them.
  struct Table: Sendable {
    let view: GameObservation
    let status: ScreenState.Status
  }

  public init(
    preferences: Preferences = Preferences(), keys: KeyMap = KeyMap(),
    choices: Choices = Choices(languages: ["en"], themes: []), language: String = "en"
  ) {
    self.preferences = preferences
    self.keys = keys
    self.choices = choices
    self.language = language
  }
}

/// An event in the program that concerns pages.
public enum PageEvent: Sendable {
  case results(Results)
  case achievements(FoundAchievements)
  /// The deals of the day played so far.
  case days(DayCalendar)
  /// The figures from reviewed hands.
  case coach(CoachReport)
  case tables([TableOffer])
  /// The games on the shelf; `unread` more are still to be read.
  case games([ShelfGame], unread: Int)
  /// The number of the game to choose on the shelf.
  case chosen(Int)
  /// The card room, after a change.
  case hall(Hall)
  /// The code that the person has asked for.
  case accessCode(String)
  case puzzles(waiting: Int)
  /// The auctions to read that are waiting, and how many of all have been learned.
  case auctions(waiting: Int, learned: Int, all: Int)
  /// The game that *Continue* resumes, after a change.
  case running(GameSummary?)
  /// What the bids of a seat say.
  case bids(BidAnswer)
  /// The review of a hand, as far as it has progressed.
  case review(Review?)
  /// The curve of the open hand, as far as it has been worked out; nil if it has none.
  case curve(ContractCurve?)
  /// What has been worked out of best play in the hand; nil if it had no contract.
  case best(BestPlays?)
  /// Why a move was made.
  case explanation(MoveExplanation)
  /// The index of the move to show in the open hand.
  case move(Int)
}

/// A step that a page asks for in answer to an input.
enum PageStep: Sendable {
  case open(any Page)
  case replace(any Page)
  case back
  /// Pass an event to the page that is on top now.
  case send(PageEvent)
  case say(Phrase)
  /// Show the reason why the input does nothing.
  case refuse(Phrase)
  case ask(Effect)
}
