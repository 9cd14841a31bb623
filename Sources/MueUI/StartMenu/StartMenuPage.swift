import CellGrid
import MueGame
import MueWords

/// A page before the table: a value that answers and draws itself.
protocol StartMenuPage: Sendable {
  /// The title of the page.
  var title: Phrase { get }
  /// The keys that work now, the most useful first.
  var hints: [Phrase] { get }
  /// Which keys count; nil while text is typed.
  var keyContext: KeyContext? { get }
  /// Whether the page shows nearby tables, so that they are searched for.
  var showsTables: Bool { get }

  /// Answers a command or what is typed.
  mutating func answer(_ input: Input) -> [StartMenuStep]
  /// Answers the mouse, for a page drawn in a block.
  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep]
  /// Takes news from the program, if it concerns the page.
  mutating func take(_ news: StartMenuNews)
  /// Limits what depends on the window, such as the scroll position of a text.
  mutating func fit(_ body: Rect, _ pen: Pen)
  /// Draws the page in a block.
  func draw(on pen: inout Pen, in body: Rect)
}

extension StartMenuPage {
  /// Most pages have no keys of their own and take no text.
  var keyContext: KeyContext? { .everywhere }

  /// Only one page shows them.
  var showsTables: Bool { false }

  /// Where nothing else is said, the wheel goes up and down, unless text is typed.
  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] { turnWheel(mouse) }

  /// Goes up or down by the wheel.
  mutating func turnWheel(_ mouse: Mouse) -> [StartMenuStep] {
    switch mouse.action {
    case .wheelUp where keyContext != nil: answer(.command(.up))
    case .wheelDown where keyContext != nil: answer(.command(.down))
    default: []
    }
  }

  /// Most pages wait for nothing.
  mutating func take(_ news: StartMenuNews) {}

  /// Most pages fit any window.
  mutating func fit(_ body: Rect, _ pen: Pen) {}
}

/// News from the program for the pages before the table.
enum StartMenuNews: Sendable {
  /// The results.
  case results(Results)
  /// The tables around.
  case tables([TableOffer])
  /// The games on the shelf; `unread` more have still to be read.
  case games([ShelfGame], unread: Int)
  /// The number of the game to choose on the shelf.
  case chosen(Int)
  /// The game that *Continue* goes on with.
  case running(GameSummary?)
}

/// A step that a page asks for after an input.
enum StartMenuStep: Sendable {
  /// Open another page on top.
  case open(any StartMenuPage)
  /// Go back to the page below.
  case back
  /// Say something until the next key.
  case say(Phrase)
  /// Have the program do something.
  case ask(StartMenuEffect)
}

/// An effect that the program performs for a page before the table.
public enum StartMenuEffect: Hashable, Sendable {
  /// Sit down at the game played last.
  case resume
  /// Open the form for a new game, by `StartMenuState.open`.
  case planGame
  /// Begin a game as planned, at a pace, and sit down at it; or open its table for friends first.
  case begin(NewGamePlan, Speed, Invitation)
  /// Search for nearby tables, and show them by `StartMenuState.show`.
  case lookForTables
  /// Join somebody else's table, or only watch it.
  case join(String, code: String?, isWatching: Bool)
  /// Sit down at the deal of the day: at the game begun with it, or a new one.
  case day
  /// Read which games there are, and show them by `StartMenuState.show`.
  case readShelf
  /// Sit down at a game, by its number.
  case open(Int)
  /// Give a game a name, or none.
  case rename(Int, GameTitle?)
  /// Put a copy of a game on the shelf.
  case duplicate(Int)
  /// Give a game up, or take it up again.
  case abandon(Int, Bool)
  /// Take a game off the shelf, so that it can be brought back.
  case delete(Int)
  /// Bring a deleted game back.
  case undelete(Int)
  /// Read the results and show them.
  case results
  /// Start the lesson.
  case lesson
  /// Open the settings as they are.
  case settings
  /// Apply and save a changed preference; `language` is the current one.
  case keep(Setting, Preferences, language: String)
  /// Open the keys as they are.
  case keys
  /// Apply and save changed keys.
  case keepKeys(KeyMap)
  /// Close the program.
  case leave
}
