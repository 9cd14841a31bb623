import CellGrid
import MueGame
import MueWords

/// What every page of the foyer can do, whichever it is.
protocol StartMenuContent: Sendable {
  /// The page with this content.
  var page: StartMenuPage { get }
  /// What the page is called.
  var title: Phrase { get }
  /// The keys that do something now, the most useful first.
  var hints: [Phrase] { get }
  /// Whether keys are typed, so that none of them is a command.
  var takesText: Bool { get }
  /// Which keys the page has for itself.
  var room: KeyContext { get }

  /// Answers a key: the usual one for what the person wants, or what was typed.
  mutating func answer(_ key: Key) -> [StartMenuStep]
  /// Answers the mouse, for a page drawn in a block.
  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep]
  /// Keeps what depends on the window, such as a place in a long text, within what there is.
  mutating func fit(_ body: Rect, _ pen: Pen)
  /// Draws the page in a block.
  func draw(on pen: inout Pen, in body: Rect)
}

extension StartMenuContent {
  /// Most pages take no text.
  var takesText: Bool { false }

  /// Most pages have none.
  var room: KeyContext { .everywhere }

  /// Where nothing else is said, the wheel goes up and down.
  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    switch mouse.action {
    case .wheelUp: answer(.up)
    case .wheelDown: answer(.down)
    default: []
    }
  }

  /// Most pages fit any window.
  mutating func fit(_ body: Rect, _ pen: Pen) {}
}

/// What a page wants after a key, besides having changed itself.
enum StartMenuStep: Sendable {
  /// Lay another page on top.
  case open(StartMenuPage)
  /// Go back to the page below.
  case back
  /// Say something until the next key.
  case say(Phrase)
  /// Have the program do something.
  case ask(StartMenuEffect)
}

/// What the program is to do for a page of the foyer: everything beyond the picture.
public enum StartMenuEffect: Hashable, Sendable {
  /// Sit down at the game played last.
  case resume
  /// Lay the form for a new game on top, by `StartMenuState.open`.
  case planGame
  /// Begin a game as planned, at a pace, and sit down at it; or open its table for friends first.
  case begin(NewGamePlan, Speed, Invitation)
  /// Look which tables there are around, and show them by `StartMenuState.show`.
  case lookForTables
  /// Sit down at a table of somebody else's, or only look on there.
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
  /// Sit down for the first hand, with somebody to explain it.
  case lesson
  /// Open the settings as they are.
  case settings
  /// Obey and remember a preference that has changed; `language` is the one to speak.
  case keep(PreferenceKey, Preferences, language: String)
  /// Open the keys as they are.
  case keys
  /// Obey and remember keys that have changed.
  case keepKeys(KeyMap)
  /// Close the program.
  case leave
}
