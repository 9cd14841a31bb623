import CellGrid
import MueGame
import MueWords

/// A page above the table or before it: a value that answers inputs and draws itself.
protocol Page: Sendable {
  /// The title, where the page has the whole window.
  func title(in context: PageContext) -> Phrase
  /// The keys that work now, the most useful first.
  func hints(in context: PageContext) -> [Phrase]
  /// The context that keys are looked up in; nil while text is typed.
  var keyContext: KeyContext? { get }
  var isTyping: Bool { get }
  /// The list from which a line is chosen; nil on a page without one.
  var chooser: Chooser? { get }
  /// The part of the window that the page takes.
  var area: PageArea { get }
  /// The column where the text begins of a page drawn in a block.
  func textColumn(in body: Rect) -> Int
  /// The commands of the mouse wheel, up and down, on a page without a list.
  var wheel: (up: KeyCommand, down: KeyCommand) { get }
  /// Whether the page itself shows notices where it has the whole window, as all pages do above the table.
  var showsNotices: Bool { get }

  /// Answers an input, as drawn in a block; clicks and the wheel reach only a page with a list.
  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  /// Takes an event from the program, if it concerns the page.
  mutating func take(_ event: PageEvent)
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext)
}

/// By default, a page has no keys of its own and no list, and takes no text and no events.
extension Page {
  var keyContext: KeyContext? { .everywhere }
  var isTyping: Bool { keyContext == nil }
  var chooser: Chooser? { nil }
  var area: PageArea { .text }
  var wheel: (up: KeyCommand, down: KeyCommand) { (.up, .down) }
  var showsNotices: Bool { false }

  func textColumn(in body: Rect) -> Int { body.column.x }

  mutating func take(_ event: PageEvent) {}

  /// The input for a page without a list: the wheel scrolls, unless text is typed, and a click does nothing.
  func withoutMouse(_ input: Input) -> Input? {
    guard chooser == nil, case .mouse(let mouse) = input else { return input }
    return switch mouse.action {
    case .wheelUp where keyContext != nil: .command(wheel.up)
    case .wheelDown where keyContext != nil: .command(wheel.down)
    default: nil
    }
  }
}

/// The part of a window that a page takes.
enum PageArea {
  /// Between the panels of the table, below a blank row.
  case text
  /// The same with the blank row, for a page that may need every row.
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
  let choices: Choices
  /// The code of the current language, which need not be the one in the preferences.
  public internal(set) var language: String
  /// The people at the table; nil where nobody sits at another terminal.
  public var people: People?
  /// The table below the pages; nil before the table.
  var table: Table?
  /// The notice, for a page that shows it.
  var notice: Phrase?
  /// The layout of the table below the pages, while they are drawn.
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
  /// What reviews show.
  case coach(CoachReport)
  case tables([TableOffer])
  /// The games on the shelf; `unread` more have still to be read.
  case games([ShelfGame], unread: Int)
  /// The number of the game to choose on the shelf.
  case chosen(Int)
  case puzzles(waiting: Int)
  /// The game that *Continue* resumes has changed.
  case running(GameSummary?)
  /// The review of a hand, as far as it has come.
  case review(Review?)
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
  /// Show why the input does nothing.
  case refuse(Phrase)
  case ask(Effect)
}
