import MueBots

/// What a person likes: how the table looks, sounds, moves and is played at.
///
/// Each property has a row in `Setting.all`, by which the page of settings, `settings.json` and
/// `mue config` reach it.
public struct Preferences: Hashable, Sendable {
  /// The code of the language; nil for that of the environment.
  public var language: String?
  /// The person's name in new games; nil for that of the login.
  public var name: PlayerName?
  /// How fast the table goes on.
  public var speed = Speed.normal
  /// How long a finished trick lies on the table.
  public var trickPause = TrickPause.speed
  /// The name of the set of colours.
  public var theme = Self.usualTheme
  /// How suits and marks are drawn.
  public var symbols = Symbols.shapes
  /// Whether the mouse does anything.
  public var mouse = true
  /// Whether dragging a card upwards plays it and downwards pulls it back.
  public var dragging = true
  /// Which keys play the chosen card.
  public var confirming = Confirming.all
  /// Whether a card that is the only legal one is played by itself.
  public var autoPlay = false
  /// Whether hints may be asked for.
  public var hints = true
  /// Whether the team's points stand on the table during the hand.
  public var runningPoints = false
  /// Whether the title shows for how long this game has been played.
  public var clock = false
  /// How much on the table moves.
  public var animation = Animation.on
  /// Whether the line to the terminal is slow, so that little should be sent over it.
  public var slowLine = false
  /// What tells that the person is to move.
  public var turnSignal = Signal.off
  /// What tells that the person's team won a trick.
  public var trickSignal = Signal.off
  /// What tells that a hand is over.
  public var handSignal = Signal.off
  /// What tells that a key did nothing.
  public var errorSignal = Signal.off
  /// Whether the desktop tells that the person is to move, while the window is away.
  public var notification = false
  /// How well the computer players of new games play.
  public var level = BotSettings.Level.club
  /// How much the computer players of new games dare.
  public var style = BotSettings.Style.balanced

  /// The theme the program comes with.
  public static let usualTheme = "clear"

  /// What the program comes with.
  public init() {}

  /// How long a finished trick stays unless a key is pressed, in milliseconds; nil until one is.
  public var trickMilliseconds: Int? { trickPause.milliseconds(at: speed) }

  /// How long a move, or the trick that it finished, stays before anything else happens, in
  /// milliseconds; nil until a key is pressed.
  public func milliseconds(afterTrick isFinished: Bool) -> Int? {
    isFinished ? trickMilliseconds : speed.moveMilliseconds
  }

  /// The same where friends play too: they are not kept waiting for a key, nor for long.
  public func millisecondsAmongFriends(afterTrick isFinished: Bool) -> Int {
    min(milliseconds(afterTrick: isFinished) ?? Self.longestAmongFriends, Self.longestAmongFriends)
  }

  private static let longestAmongFriends = 2500
}

extension Setting {
  /// All settings, in the order of the page of settings.
  ///
  /// A new one is a property of `Preferences`, a row here, its words in `SettingWords` (MueUI), and
  /// what obeys it.
  public static let all: [Setting] = [
    .language,
    .name,
    .speed,
    Setting("trick-pause", \.trickPause),
    .theme,
    Setting("symbols", \.symbols),
    Setting("mouse", \.mouse),
    Setting("dragging", \.dragging),
    Setting("confirm", \.confirming),
    .autoPlay,
    Setting("running-points", \.runningPoints),
    Setting("clock", \.clock),
    Setting("hints", \.hints),
    Setting("animation", \.animation),
    Setting("slow-line", \.slowLine),
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
  /// Enter alone.
  case enter
  /// Enter, Space and ↑.
  case all
}

/// How much on the table moves.
public enum Animation: String, CaseIterable, Hashable, Sendable {
  /// All that can move moves.
  case on
  /// Less of it, for eyes that do not like it.
  case reduced
  /// Nothing moves.
  case off
}

/// What tells the person that something has happened.
public enum Signal: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case off
  /// The terminal's bell.
  case bell
  /// The screen flashes.
  case flash
}

/// How suits and marks are drawn.
public enum Symbols: String, CaseIterable, Hashable, Sendable {
  /// A shape for each suit.
  case shapes
  /// The letter of each suit in the person's language.
  case letters
  /// Letters, and frames and marks of plain ASCII too, for fonts that lack the others.
  case ascii
}

/// How long a finished trick lies on the table before it goes.
public enum TrickPause: String, CaseIterable, Hashable, Sendable {
  /// As long as the speed says.
  case speed
  /// Just under a second.
  case short
  /// Four seconds.
  case long
  /// Until a key is pressed.
  case key

  /// The pause in milliseconds at a speed; nil until a key is pressed.
  public func milliseconds(at speed: Speed) -> Int? {
    switch self {
    case .speed: speed.trickMilliseconds
    case .short: 900
    case .long: 4000
    case .key: nil
    }
  }
}
