/// A screen and a keyboard: the program's only interface to a terminal.
public protocol Console: AnyObject {
  var size: Size { get }
  /// What the terminal can show; this may grow after the terminal answers a question, which a
  /// `Key.reply` announces.
  var abilities: Abilities { get }
  /// Ends `waitForInput`, from any thread.
  var wake: @Sendable () -> Void { get }
  /// The total time for which the process was stopped, as by Ctrl-Z.
  var timeStopped: Duration { get }
  /// Whether the terminal should report the mouse; if not, the person can select text with it.
  var wantsMouse: Bool { get set }
  /// Whether the terminal should report when its window gains and loses the focus.
  var wantsFocus: Bool { get set }
  /// Whether the connection to the terminal is slow, so that the bytes of a key may arrive
  /// separately.
  var isLineSlow: Bool { get set }
  /// The palette that the person wants; nil for the best that the terminal has.
  var wantedPalette: Abilities.Palette? { get set }
  /// Shows a grid, writing only what differs from the screen.
  func present(_ grid: Grid)
  /// Draws the next grid whole and sets all modes again, as after another program's output or on a
  /// new terminal.
  func redraw()
  /// The next key in the order of typing; nil if none is waiting. Never blocks.
  func nextKey() -> Key?
  /// Waits for keys, a signal, a wake-up or the timeout; without a timeout it waits for ever.
  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals
  /// Alerts the person.
  func ring(_ alert: Alert)
  /// Puts a text on the clipboard if the terminal allows that.
  func copy(_ text: String)
}

/// What ended a wait for input; several may come at once.
public struct Arrivals: Hashable, Sendable {
  /// Keys are waiting: take them until there are none.
  public var hasInput = false
  /// Signals that ask the program to end, in order of arrival: SIGTERM, SIGINT, SIGHUP.
  public var signals: [Int32] = []
  /// Another thread has woken the console since the last wait.
  public var isWoken = false
  /// The other descriptors that are readable or have been closed.
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
  /// The palettes of terminals, from the fewest colours to the most; `none` also if the person has
  /// turned colours off.
  public enum Palette: Comparable, Hashable, Sendable {
    case none
    /// The eight colours of every colour terminal.
    case eight
    /// Those eight, each dark and bright.
    case sixteen
    /// The 256 colours of xterm's palette.
    case many
    /// Any colour, given as red, green and blue.
    case direct
  }

  public let palette: Palette
  /// Whether the terminal shows characters beyond ASCII.
  public let unicode: Bool
  /// Whether the background is light, according to the terminal or the environment; nil if neither
  /// reports it.
  public let isLight: Bool?
  /// The characters in the terminal's font; nil if unknown, in which case it probably has all of
  /// them.
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

/// A way to alert a person who is not looking at the screen.
public enum Alert: Hashable, Sendable {
  case bell
  case flash
  /// A desktop notification with a line of text.
  case notification(String)
}
