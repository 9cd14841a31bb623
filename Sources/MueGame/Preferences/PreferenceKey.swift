/// The names of all preferences, as they stand in `settings.json` and behind `mue config`.
///
/// A preference is added here, in `PreferenceKey+Value.swift` and in the words of the settings page;
/// the compiler asks for each. It joins `shown` once something obeys it.
public enum PreferenceKey: String, CaseIterable, Hashable, Sendable {
  /// `Preferences.language`.
  case language
  /// `Preferences.name`.
  case name
  /// `Preferences.speed`.
  case speed
  /// `Preferences.trickPause`.
  case trickPause = "trick-pause"
  /// `Preferences.theme`.
  case theme
  /// `Preferences.symbols`.
  case symbols
  /// `Preferences.mouse`.
  case mouse
  /// `Preferences.dragging`.
  case dragging
  /// `Preferences.confirming`.
  case confirming = "confirm"
  /// `Preferences.autoPlay`.
  case autoPlay = "auto-play"
  /// `Preferences.hints`.
  case hints
  /// `Preferences.runningPoints`.
  case runningPoints = "running-points"
  /// `Preferences.clock`.
  case clock
  /// `Preferences.animation`.
  case animation
  /// `Preferences.slowLine`.
  case slowLine = "slow-line"
  /// `Preferences.turnSignal`.
  case turnSignal = "signal-turn"
  /// `Preferences.trickSignal`.
  case trickSignal = "signal-trick"
  /// `Preferences.handSignal`.
  case handSignal = "signal-hand"
  /// `Preferences.errorSignal`.
  case errorSignal = "signal-error"
  /// `Preferences.notification`.
  case notification
  /// `Preferences.level`.
  case level
  /// `Preferences.style`.
  case style

  /// The preferences that have an effect, in the order of the settings page; `mue config` knows no
  /// others.
  public static let shown: [PreferenceKey] = [
    .language, .name, .speed, .trickPause, .theme, .symbols, .mouse, .dragging, .confirming,
    .autoPlay, .runningPoints, .clock, .hints, .animation, .slowLine, .turnSignal, .trickSignal,
    .handSignal, .errorSignal, .notification, .level, .style,
  ]
}

extension PreferenceKey {
  /// What the preference can be, and how it is written as text.
  public var value: PreferenceValue {
    switch self {
    case .language: .language
    case .name: .name
    case .speed: .choice(\.speed)
    case .trickPause: .choice(\.trickPause)
    case .theme: .theme
    case .symbols: .choice(\.symbols)
    case .mouse: .onOff(\.mouse)
    case .dragging: .onOff(\.dragging)
    case .confirming: .choice(\.confirming)
    case .autoPlay: .onOff(\.autoPlay)
    case .hints: .onOff(\.hints)
    case .runningPoints: .onOff(\.runningPoints)
    case .clock: .onOff(\.clock)
    case .animation: .choice(\.animation)
    case .slowLine: .onOff(\.slowLine)
    case .turnSignal: .choice(\.turnSignal)
    case .trickSignal: .choice(\.trickSignal)
    case .handSignal: .choice(\.handSignal)
    case .errorSignal: .choice(\.errorSignal)
    case .notification: .onOff(\.notification)
    case .level: .choice(\.level)
    case .style: .choice(\.style)
    }
  }
}
