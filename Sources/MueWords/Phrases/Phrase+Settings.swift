extension Phrase {
  /// Heading of the page of settings.
  public static let settingsTitle = Phrase("settings.settingsTitle")
  /// The name is that of the login.
  public static let settingsOfLogin = Phrase("settings.settingsOfLogin")
  /// A setting is on.
  public static let settingOn = Phrase("settings.settingOn")
  /// A setting is off.
  public static let settingOff = Phrase("settings.settingOff")
  /// The person’s name.
  public static let settingName = Phrase("settings.settingName")
  /// How long a trick stays.
  public static let settingTrickPause = Phrase("settings.settingTrickPause")
  /// How suits are drawn.
  public static let settingSymbols = Phrase("settings.settingSymbols")
  /// Whether the mouse is used.
  public static let settingMouse = Phrase("settings.settingMouse")
  /// Whether dragging plays.
  public static let settingDragging = Phrase("settings.settingDragging")
  /// Which keys play a card.
  public static let settingConfirming = Phrase("settings.settingConfirming")
  /// Whether forced cards are played.
  public static let settingAutoPlay = Phrase("settings.settingAutoPlay")
  /// Whether hints are allowed.
  public static let settingHints = Phrase("settings.settingHints")
  /// Whether running points are shown.
  public static let settingRunningPoints = Phrase("settings.settingRunningPoints")
  /// Whether the time is shown.
  public static let settingClock = Phrase("settings.settingClock")
  /// How much moves.
  public static let settingAnimation = Phrase("settings.settingAnimation")
  /// Whether the line is slow.
  public static let settingSlowLine = Phrase("settings.settingSlowLine")
  /// The signal of the turn.
  public static let settingTurnSignal = Phrase("settings.settingTurnSignal")
  /// The signal of a trick.
  public static let settingTrickSignal = Phrase("settings.settingTrickSignal")
  /// The signal of a hand.
  public static let settingHandSignal = Phrase("settings.settingHandSignal")
  /// The signal of an error.
  public static let settingErrorSignal = Phrase("settings.settingErrorSignal")
  /// Whether the desktop notifies.
  public static let settingNotification = Phrase("settings.settingNotification")
  /// How well opponents play.
  public static let settingLevel = Phrase("settings.settingLevel")
  /// How opponents bid.
  public static let settingStyle = Phrase("settings.settingStyle")
  /// A setting nobody knows.
  public static func settingUnknownKey(key: String, offered: String) -> Phrase {
    Phrase("settings.settingUnknownKey", ["key": .text(key), "offered": .text(offered)])
  }
  /// A value that is not offered.
  public static func settingBadValue(key: String, value: String, offered: String) -> Phrase {
    Phrase(
      "settings.settingBadValue",
      ["key": .text(key), "value": .text(value), "offered": .text(offered)])
  }
  /// A name that cannot be shown.
  public static func settingBadName(value: String) -> Phrase {
    Phrase("settings.settingBadName", ["value": .text(value)])
  }
  /// Only one key plays a card.
  public static let onlyOneKeyPlays = Phrase(
    "settings.onlyOneKeyPlays", ["confirm": .command("confirm")])
}
