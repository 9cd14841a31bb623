import MueBots

/// A person's preferences: how the table looks, sounds, moves and is played at.
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
  /// Which keys play the chosen card.
  public var confirming = Confirming.all
  /// Whether the only legal card is played automatically.
  public var autoPlay = true
  public var hints = true
  /// Whether computer players say something now and then.
  public var voices = true
  /// What a move must cost for the coach to speak up before it is made.
  public var coach = CoachThreshold.off
  /// Whether the side's points are shown during the hand.
  public var runningPoints = true
  /// Whether the title shows for how long this game has been played.
  public var clock = false
  public var animation = Animation.on
  /// Whether the connection to the terminal is slow, so that little should be sent over it.
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
  public var style = BotSettings.Style.balanced

  /// The theme for whom has not chosen one: light on a light background, otherwise clear.
  public static let usualTheme = "auto"

  public init() {}

  /// How long a finished trick stays unless a key is pressed, in milliseconds; nil until one is.
  var trickMilliseconds: Int? { trickPause.milliseconds(at: speed) }

  /// How long a move stays before anything else happens, in milliseconds; nil until a key is
  /// pressed.
  ///
  /// `isFinished` says whether it finished a trick.
  public func milliseconds(afterTrick isFinished: Bool) -> Int? {
    isFinished ? trickMilliseconds : speed.moveMilliseconds
  }

  /// The same at a table with friends, who wait for no key and not for long.
  public func millisecondsAmongFriends(afterTrick isFinished: Bool) -> Int {
    min(milliseconds(afterTrick: isFinished) ?? Self.longestAmongFriends, Self.longestAmongFriends)
  }

  private static let longestAmongFriends = 2500
}

extension Setting {
  /// All settings, in the order of the page of settings.
  ///
  /// A new one is a property of `Preferences`, a row here, its words in `SettingWords` (MueUI), and
  /// the code that obeys it.
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

/// Which keys play the chosen card.
public enum Confirming: String, CaseIterable, Hashable, Sendable {
  case enter
  /// Enter, Space and ↑.
  case all
}

/// What a move must cost for the coach to speak up before it is made.
public enum CoachThreshold: String, CaseIterable, Hashable, Sendable {
  /// The coach never speaks up.
  case off
  /// More than a point.
  case one = "1"
  /// More than two points.
  case two = "2"
  /// More than five points.
  case five = "5"
  /// More than ten points.
  case ten = "10"

  /// The cost in points beyond which it speaks up; nil if it never does.
  public var points: Int? { Int(rawValue) }
}

/// How the game is shown, unless the command line says otherwise.
public enum Display: String, CaseIterable, Hashable, Sendable {
  case screen
  /// In lines of text.
  case lines
}

/// How much of the table is animated.
public enum Animation: String, CaseIterable, Hashable, Sendable {
  case on
  /// Less, for eyes that dislike motion.
  case reduced
  case off
}

/// How the person is told that something has happened.
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

/// How long a finished trick stays on the table.
enum TrickPause: String, CaseIterable, Hashable, Sendable {
  case speed
  /// Just under a second.
  case short
  /// Four seconds.
  case long
  case key

  /// The pause at a speed, in milliseconds; nil until a key is pressed.
  func milliseconds(at speed: Speed) -> Int? {
    switch self {
    case .speed: speed.trickMilliseconds
    case .short: 900
    case .long: 4000
    case .key: nil
    }
  }
}
