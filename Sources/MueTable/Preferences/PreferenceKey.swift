/// The names of all preferences, as they stand in `settings.json` and behind `mue config`.
///
/// A preference is added here, in `PreferenceKey+Value.swift` and in the words of the settings page;
/// the compiler asks for each. It joins `shown` once something obeys it.
public enum PreferenceKey: String, CaseIterable, Hashable, Sendable {
  case language
  case name
  case speed
  case trickPause = "trick-pause"
  case theme
  case symbols
  case mouse
  case dragging
  case confirming = "confirm"
  case autoPlay = "auto-play"
  case hints
  case runningPoints = "running-points"
  case clock
  case animation
  case slowLine = "slow-line"
  case turnSignal = "signal-turn"
  case trickSignal = "signal-trick"
  case handSignal = "signal-hand"
  case errorSignal = "signal-error"
  case notification
  case level
  case style

  /// The preferences that have an effect, in the order of the settings page; `mue config` knows no
  /// others.
  public static let shown: [PreferenceKey] = [
    .language, .name, .speed, .trickPause, .theme, .symbols, .mouse, .dragging, .confirming,
    .autoPlay, .runningPoints, .clock, .hints, .animation, .slowLine, .turnSignal, .trickSignal,
    .handSignal, .errorSignal, .notification, .level, .style,
  ]
}
