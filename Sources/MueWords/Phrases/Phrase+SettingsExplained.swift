extension Phrase {
  /// About the language.
  public static let aboutLanguage = Phrase("settings.aboutLanguage")
  /// About the name.
  public static let aboutName = Phrase("settings.aboutName")
  /// About the speed.
  public static let aboutSpeed = Phrase("settings.aboutSpeed")
  /// About the pause.
  public static let aboutTrickPause = Phrase("settings.aboutTrickPause")
  /// About the colours.
  public static let aboutTheme = Phrase("settings.aboutTheme")
  /// About the symbols.
  public static let aboutSymbols = Phrase("settings.aboutSymbols")
  /// About the mouse.
  public static let aboutMouse = Phrase("settings.aboutMouse")
  /// About dragging.
  public static let aboutDragging = Phrase("settings.aboutDragging")
  /// About confirming.
  public static let aboutConfirming = Phrase(
    "settings.aboutConfirming",
    ["confirm": .command("confirm"), "toggle": .command("toggle"), "up": .command("up")])
  /// About forced cards.
  public static let aboutAutoPlay = Phrase("settings.aboutAutoPlay")
  /// About hints.
  public static let aboutHints = Phrase("settings.aboutHints")
  /// About running points.
  public static let aboutRunningPoints = Phrase("settings.aboutRunningPoints")
  /// About the clock.
  public static let aboutClock = Phrase("settings.aboutClock")
  /// About animation.
  public static let aboutAnimation = Phrase("settings.aboutAnimation")
  /// About slow lines.
  public static let aboutSlowLine = Phrase("settings.aboutSlowLine")
  /// About the signal of the turn.
  public static let aboutTurnSignal = Phrase("settings.aboutTurnSignal")
  /// About the signal of a trick.
  public static let aboutTrickSignal = Phrase("settings.aboutTrickSignal")
  /// About the signal of a hand.
  public static let aboutHandSignal = Phrase("settings.aboutHandSignal")
  /// About the signal of an error.
  public static let aboutErrorSignal = Phrase("settings.aboutErrorSignal")
  /// About notifications.
  public static let aboutNotification = Phrase("settings.aboutNotification")
  /// About the level.
  public static let aboutLevel = Phrase("settings.aboutLevel")
  /// About the style.
  public static let aboutStyle = Phrase("settings.aboutStyle")
  /// About the keys.
  public static let aboutKeys = Phrase("settings.aboutKeys")
}
