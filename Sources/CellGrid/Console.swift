/// A screen and a keyboard, on which a loop can wait for input: the program's only interface to a terminal.
public protocol Console: AnyObject {
  var size: Size { get }
  /// What the terminal can show; more when it has answered questions, which a `Key.reply` announces.
  var abilities: Abilities { get }
  /// Ends `waitForInput`, from any thread.
  var wake: @Sendable () -> Void { get }
  /// For how long the process has been stopped in total, as by Ctrl-Z.
  var timeStopped: Duration { get }
  /// Whether the terminal reports the mouse; if not, the person can select text with it.
  var wantsMouse: Bool { get set }
  /// Whether the terminal reports when its window gains and loses the focus.
  var wantsFocus: Bool { get set }
  /// Whether the line to the terminal is slow, so that a key's bytes may arrive apart.
  var isLineSlow: Bool { get set }
  /// The colours that the person wants; nil for the best that the terminal has.
  var wantedPalette: Abilities.Palette? { get set }
  /// Shows a grid; writes only what differs from the screen.
  func present(_ grid: Grid)
  /// Draws the next grid whole and sets all modes anew, as after the output of another program or at another terminal.
  func redraw()
  /// The next key in the order of typing; nil if none is waiting. Never blocks.
  func nextKey() -> Key?
  /// Waits for keys, a signal, a wake or the timeout; without a timeout for ever.
  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals
  /// Alerts the person.
  func ring(_ alert: Alert)
  /// Puts a text on the clipboard, if the terminal lets programs do that.
  func copy(_ text: String)
}

/// What ended a wait for input; several may come at once.
public struct Arrivals: Hashable, Sendable {
  /// Keys are waiting: take them until there are none.
  public var hasInput = false
  /// Signals that ask the program to end, in the order they arrived: SIGTERM, SIGINT, SIGHUP.
  public var signals: [Int32] = []
  /// Another thread woke the console since the last wait.
  public var isWoken = false
  /// The other descriptors that can be read from, or have been closed.
  public var readable: [Int32] = []

  public init() {}

  /// Whether nothing arrived before the timeout.
  public var isEmpty: Bool { !hasInput && signals.isEmpty && !isWoken && readable.isEmpty }

  /// Adds the arrivals of another wait.
  public mutating func merge(_ others: Arrivals) {
    hasInput = hasInput || others.hasInput
    signals += others.signals
  }
}

/// What a terminal can show.
public struct Abilities: Hashable, Sendable {
  /// The colours that the terminal can show, from the fewest to the most; `none` also if the person turned
  /// them off.
  public enum Palette: Comparable, Hashable, Sendable {
    case none
    /// The eight of every colour terminal.
    case eight
    /// Those eight, dark and bright.
    case sixteen
    /// The 256 colours of xterm's palette.
    case many
    /// Any colour, given by red, green and blue.
    case direct
  }

  public let palette: Palette
  /// Whether the terminal shows characters beyond ASCII.
  public let unicode: Bool
  /// Whether the background is light, by the terminal's answer or by the environment; nil if neither says.
  public let isLight: Bool?
  /// The characters that the terminal's font has; nil where nobody can tell, and it is likely to have all.
  public let font: Set<Unicode.Scalar>?

  public init(
    palette: Palette, unicode: Bool, isLight: Bool? = false, font: Set<Unicode.Scalar>? = nil
  ) {
    self.palette = palette
    self.unicode = unicode
    self.isLight = isLight
    self.font = font
  }
}

/// A way to alert a person who does not look at the screen.
public enum Alert: Hashable, Sendable {
  case bell
  case flash
  /// A desktop notification with a line of text.
  case notification(String)
}
