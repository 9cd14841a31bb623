import MueBots
import MueGame
import MueWords

/// The texts of a setting on the page of settings.
struct SettingWords: Hashable, Sendable {
  let title: Phrase
  let explanation: Phrase
  /// The words for its values; empty if values are shown unchanged.
  let values: [String: Phrase]

  private init(_ title: Phrase, _ explanation: Phrase, _ values: [String: Phrase] = onOff) {
    self.title = title
    self.explanation = explanation
    self.values = values
  }

  /// The line that opens the page of keys.
  static let keys = SettingWords(.menuKeys, .aboutKeys, [:])

  /// The texts of each setting, by its key in `Setting.all`.
  static let all: [String: SettingWords] = [
    "language": SettingWords(.menuLanguage, .aboutLanguage, [:]),
    "name": SettingWords(.settingName, .aboutName, [:]),
    "speed": SettingWords(.menuSpeed, .aboutSpeed, names { (speed: Speed) in .name(of: speed) }),
    "trick-pause": SettingWords(
      .settingTrickPause, .aboutTrickPause,
      ["speed": .pauseOfSpeed, "short": .pauseShort, "long": .pauseLong, "key": .pauseKey]),
    "theme": SettingWords(.menuTheme, .aboutTheme, [:]),
    "symbols": SettingWords(
      .settingSymbols, .aboutSymbols,
      ["shapes": .symbolsShapes, "letters": .symbolsLetters, "ascii": .symbolsASCII]),
    "colors": SettingWords(
      .settingColorDepth, .aboutColorDepth,
      [
        "auto": .depthAuto, "24bit": .depthDirect, "256": .depthMany, "16": .depthSixteen,
        "none": .depthNone,
      ]),
    "sort": SettingWords(
      .settingSorting, .aboutSorting, ["suits": .sortingSuits, "numbers": .sortingNumbers]),
    "mouse": SettingWords(.settingMouse, .aboutMouse),
    "dragging": SettingWords(.settingDragging, .aboutDragging),
    "confirm": SettingWords(
      .settingConfirming, .aboutConfirming, ["enter": .confirmingEnter, "all": .confirmingAll]),
    "auto-play": SettingWords(.settingAutoPlay, .aboutAutoPlay),
    "running-points": SettingWords(.settingRunningPoints, .aboutRunningPoints),
    "clock": SettingWords(.settingClock, .aboutClock),
    "hints": SettingWords(.settingHints, .aboutHints),
    "voices": SettingWords(.settingVoices, .aboutVoices),
    "coach": SettingWords(
      .settingCoach, .aboutCoach,
      names { (coach: CoachThreshold) in
        coach.points.map { .coachOver(points: $0) } ?? .settingOff
      }),
    "animation": SettingWords(
      .settingAnimation, .aboutAnimation,
      ["on": .settingOn, "reduced": .animationReduced, "off": .settingOff]),
    "slow-line": SettingWords(.settingSlowLine, .aboutSlowLine),
    "display": SettingWords(
      .settingDisplay, .aboutDisplay, ["screen": .displayScreen, "lines": .displayLines]),
    "signal-turn": SettingWords(.settingTurnSignal, .aboutTurnSignal, signals),
    "signal-trick": SettingWords(.settingTrickSignal, .aboutTrickSignal, signals),
    "signal-hand": SettingWords(.settingHandSignal, .aboutHandSignal, signals),
    "signal-error": SettingWords(.settingErrorSignal, .aboutErrorSignal, signals),
    "notification": SettingWords(.settingNotification, .aboutNotification),
    "level": SettingWords(
      .settingLevel, .aboutLevel, names { (level: BotSettings.Level) in .name(of: level) }),
    "style": SettingWords(
      .settingStyle, .aboutStyle,
      names { (style: Company) in .name(of: style) }),
  ]

  /// The groups of the page: their headlines, and the keys of their settings.
  static let groups: [(headline: Phrase, keys: [String])] = [
    (.settingsYou, ["language", "name"]),
    (.settingsTable, ["speed", "trick-pause", "sort", "running-points", "clock"]),
    (.settingsLooks, ["theme", "symbols", "colors", "animation", "slow-line", "display"]),
    (.settingsHelp, ["hints", "coach"]),
    (.settingsOpponents, ["level", "style", "voices"]),
    (
      .settingsSignals,
      ["signal-turn", "signal-trick", "signal-hand", "signal-error", "notification"]
    ),
    (.settingsKeys, ["confirm", "auto-play", "mouse", "dragging"]),
  ]

  private static let onOff: [String: Phrase] = ["on": .settingOn, "off": .settingOff]

  private static let signals: [String: Phrase] = [
    "off": .settingOff, "bell": .signalBell, "flash": .signalFlash,
  ]

  private static func names<Value>(_ name: (Value) -> Phrase) -> [String: Phrase]
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0.rawValue, name($0)) })
  }
}
