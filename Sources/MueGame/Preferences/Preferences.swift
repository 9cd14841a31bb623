import MueBots

/// A person's preferences for the look, sound, motion and controls of the table.
///
/// Each property has a row in `Setting.all`, through which the page of settings, `settings.json`
/// and `mue config` access it.
public struct Preferences: Hashable, Sendable {
  /// The code of the language; nil for the one in the environment.
  public var language: String?
  /// The person's name in new games; nil for the login name.
  public var name: PlayerName?
  public var speed = Speed.normal
  var trickPause = TrickPause.speed
  public var theme = Self.usualTheme
  public var symbols = Symbols.shapes
  public var colorDepth = ColorDepth.auto
  public var sorting = HandSorting.suits
  public var mouse = true
  /// Whether dragging a card up plays it and dragging it down pulls it back.
  public var dragging = true
  /// The keys that play the chosen card.
  public var confirming = Confirming.all
  /// Whether the only legal card is played automatically.
  public var autoPlay = true
  public var hints = true
  /// Whether computer players make occasional remarks.
  public var voices = true
  /// The cost above which the coach warns before a move is made.
  public var coach = CoachThreshold.off
  /// Whether the side's points are shown during the hand.
  public var runningPoints = true
  /// Whether the title shows the playing time of the game.
  public var clock = false
  public var animation = Animation.on
  /// Whether the connection to the terminal is slow, so that as little as possible is sent over it.
  public var slowLine = false
  public var display = Display.screen
  /// The signal that it is the person's turn.
  public var turnSignal = Signal.off
  /// The signal that the person's side has won a trick.
  public var trickSignal = Signal.off
  public var handSignal = Signal.off
  /// The signal that a key did nothing.
  public var errorSignal = Signal.off
  /// Whether a desktop notification says that it is the person's turn while another window is
  /// active.
  public var notification = false
  public var level = BotSettings.Level.club
  public var style = Company.balanced

  /// The theme if none was chosen: light on a light background, otherwise clear.
  public static let usualTheme = "auto"

  public init() {}

  /// The time that a finished trick stays unless a key is pressed, in milliseconds; nil to wait for
  /// a key.
  var trickMilliseconds: Int? { trickPause.milliseconds(at: speed) }

  /// The delay after a move, in milliseconds; nil to wait for a key.
  ///
  /// `isFinished` says whether it finished a trick.
  public func milliseconds(afterTrick isFinished: Bool) -> Int? {
    isFinished ? trickMilliseconds : speed.moveMilliseconds
  }

  /// The same at a table with friends, where nobody waits for a key or for long.
  public func millisecondsAmongFriends(afterTrick isFinished: Bool) -> Int {
    min(milliseconds(afterTrick: isFinished) ?? Self.longestAmongFriends, Self.longestAmongFriends)
  }

  private static let longestAmongFriends = 2500
}

extension Setting {
  /// All settings, in the order of the page of settings.
  ///
  /// A new setting needs a property of `Preferences`, a row here, its words in `SettingWords`
  /// (MueUI), and the code that applies it.
  public static let all: [Setting] = [
    .language,
    .name,
    .speed,
    Setting("trick-pause", \.trickPause),
    .theme,
    Setting("symbols", \.symbols),
    Setting("colors", \.colorDepth),
    .sorting,
    Setting("mouse", \.mouse),
    Setting("dragging", \.dragging),
    Setting("confirm", \.confirming),
    .autoPlay,
    Setting("running-points", \.runningPoints),
    Setting("clock", \.clock),
    Setting("hints", \.hints),
    Setting("voices", \.voices),
    Setting("coach", \.coach),
    Setting("animation", \.animation),
    Setting("slow-line", \.slowLine),
    Setting("display", \.display),
    Setting("signal-turn", \.turnSignal),
    Setting("signal-trick", \.trickSignal),
    Setting("signal-hand", \.handSignal),
    Setting("signal-error", \.errorSignal),
    Setting("notification", \.notification),
    Setting("level", \.level),
    Setting("style", \.style),
  ]
}

extension Preferences {
  /// The same without hints and warnings, for a game that is played without help.
  public var withoutHelp: Preferences {
    var preferences = self
    preferences.hints = false
    preferences.coach = .off
    return preferences
  }
}

/// The keys that play the chosen card.
public enum Confirming: String, CaseIterable, Hashable, Sendable {
  case enter
  /// Enter, Space and ↑.
  case all
}

/// The cost above which the coach warns before a move is made.
public enum CoachThreshold: String, CaseIterable, Hashable, Sendable {
  /// The coach never warns.
  case off
  /// More than a point.
  case one = "1"
  /// More than two points.
  case two = "2"
  /// More than five points.
  case five = "5"
  /// More than ten points.
  case ten = "10"

  /// The cost in points above which the coach warns; nil if it never does.
  public var points: Int? { Int(rawValue) }
}

/// How the game is shown, unless the command line says otherwise.
public enum Display: String, CaseIterable, Hashable, Sendable {
  case screen
  /// In lines of text.
  case lines
}

/// The amount of animation.
public enum Animation: String, CaseIterable, Hashable, Sendable {
  case on
  /// Less, for eyes that dislike motion.
  case reduced
  case off
}

/// The kinds of signal for an event.
public enum Signal: String, CaseIterable, Hashable, Sendable {
  case off, bell, flash
}

/// How suits and marks are drawn.
public enum Symbols: String, CaseIterable, Hashable, Sendable {
  case shapes
  /// The letter of each suit in the person's language.
  case letters
  /// Letters, with frames and marks in plain ASCII too, for fonts that lack the others.
  case ascii
}

/// The time that a finished trick stays on the table.
enum TrickPause: String, CaseIterable, Hashable, Sendable {
  case speed
  /// Just under a second.
  case short
  /// Four seconds.
  case long
  case key

  /// The pause at a speed, in milliseconds; nil to wait for a key.
  func milliseconds(at speed: Speed) -> Int? {
    switch self {
    case .speed: speed.trickMilliseconds
    case .short: 900
    case .long: 4000
    case .key: nil
    }
  }
}
