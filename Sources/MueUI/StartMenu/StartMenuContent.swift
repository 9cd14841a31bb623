import CellGrid
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
