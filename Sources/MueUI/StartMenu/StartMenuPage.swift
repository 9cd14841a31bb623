import CellGrid
import MueGame
import MueWords

/// A page before the table: a value that answers and draws itself.
protocol StartMenuPage: Sendable {
  /// The title of the page.
  var title: Phrase { get }
  /// The keys that work now, the most useful first.
  var hints: [Phrase] { get }
  /// The context that keys are looked up in; nil while text is typed.
  var keyContext: KeyContext? { get }
  /// Whether text is typed on the page.
  var isTyping: Bool { get }
  /// Whether the page shows nearby tables, which are searched for while it is open.
  var showsTables: Bool { get }
  /// Whether the page shows what reviews tell, which changes when another hand has been reviewed.
  var showsReviews: Bool { get }

  /// Answers a command or typing.
  mutating func answer(_ input: Input) -> [StartMenuStep]
  /// Answers the mouse, for a page drawn in a block.
  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep]
  /// Takes an event from the program, if it concerns the page.
  mutating func take(_ event: StartMenuEvent)
  /// Limits what depends on the window, such as the scroll position of a text.
  mutating func fit(_ body: Rect, _ pen: Pen)
  /// Draws the page in a block.
  func draw(on pen: inout Pen, in body: Rect)
}

extension StartMenuPage {
  /// By default, a page has no keys of its own and takes no text.
  var keyContext: KeyContext? { .everywhere }

  /// By default, text is typed where keys are not looked up.
  var isTyping: Bool { keyContext == nil }

  /// By default, a page shows no nearby tables.
  var showsTables: Bool { false }

  /// By default, a page shows nothing of reviews.
  var showsReviews: Bool { false }

  /// By default, the wheel goes up and down, unless text is typed.
  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] { turnWheel(mouse) }

  /// Goes up or down by the wheel.
  mutating func turnWheel(_ mouse: Mouse) -> [StartMenuStep] {
    switch mouse.action {
    case .wheelUp where keyContext != nil: answer(.command(.up))
    case .wheelDown where keyContext != nil: answer(.command(.down))
    default: []
    }
  }

  /// By default, a page ignores events.
  mutating func take(_ event: StartMenuEvent) {}

  /// By default, a page fits any window.
  mutating func fit(_ body: Rect, _ pen: Pen) {}
}

/// An event in the program that the pages before the table are told of.
enum StartMenuEvent: Sendable {
  /// The results.
  case results(Results)
  /// What reviews tell.
  case coach(CoachReport)
  /// The nearby tables.
  case tables([TableOffer])
  /// The games on the shelf; `unread` more have still to be read.
  case games([ShelfGame], unread: Int)
  /// The number of the game to choose on the shelf.
  case chosen(Int)
  /// How many puzzles wait today.
  case puzzles(waiting: Int)
  /// The game that *Continue* resumes has changed.
  case running(GameSummary?)
}

/// A step that a page asks for in answer to an input.
enum StartMenuStep: Sendable {
  /// Open another page on top.
  case open(any StartMenuPage)
  /// Go back to the page below.
  case back
  /// Show a notice until the next key.
  case say(Phrase)
  /// Ask the program for an effect.
  case ask(StartMenuEffect)
}

/// An effect that the program performs for a page before the table.
public enum StartMenuEffect: Hashable, Sendable {
  /// Resume the game played last.
  case resume
  /// Open the form for a new game, by `StartMenuState.open`.
  case planGame
  /// Begin a game by a plan and go to its table, or open the table for friends first.
  case begin(NewGamePlan, Speed, Invitation)
  /// Search for nearby tables, and show them with `StartMenuState.show`.
  case lookForTables
  /// Join somebody else's table, as a player or as an onlooker.
  case join(String, code: String?, isWatching: Bool)
  /// Go to the deal of the day: to the game begun with it, or a new one.
  case day
  /// Go to the puzzles.
  case practice
  /// Deal a drill and go there.
  case drill(Drill)
  /// Read the list of games, and show it with `StartMenuState.show`.
  case readShelf
  /// Go to a game, by its number.
  case open(Int)
  /// Rename a game; nil removes its name.
  case rename(Int, GameTitle?)
  /// Copy a game.
  case duplicate(Int)
  /// Abandon a game, or resume it.
  case abandon(Int, Bool)
  /// Delete a game so that it can be restored.
  case delete(Int)
  /// Restore a deleted game.
  case undelete(Int)
  /// Read the results and show them.
  case results
  /// Read what reviews tell and show it.
  case coach
  /// Replay the hands of decisions, each from the decision on.
  case replay([LeakFigures.Case])
  /// Open the page for learning, by `StartMenuState.open`.
  case learn
  /// Start a lesson.
  case lesson(Lesson)
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
