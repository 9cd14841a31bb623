extension Phrase {
  /// The pause is that of the speed.
  public static let pauseOfSpeed = Phrase("settings.pauseOfSpeed")
  /// A short pause.
  public static let pauseShort = Phrase("settings.pauseShort")
  /// A long pause.
  public static let pauseLong = Phrase("settings.pauseLong")
  /// A pause until a key.
  public static let pauseKey = Phrase("settings.pauseKey")
  /// Shapes.
  public static let symbolsShapes = Phrase("settings.symbolsShapes")
  /// Letters.
  public static let symbolsLetters = Phrase("settings.symbolsLetters")
  /// Plain ASCII.
  public static let symbolsASCII = Phrase("settings.symbolsASCII")
  /// One key plays a card.
  public static let confirmingEnter = Phrase("settings.confirmingEnter")
  /// Three keys play a card.
  public static let confirmingAll = Phrase("settings.confirmingAll")
  /// Less animation.
  public static let animationReduced = Phrase("settings.animationReduced")
  /// The bell.
  public static let signalBell = Phrase("settings.signalBell")
  /// A flash.
  public static let signalFlash = Phrase("settings.signalFlash")
  /// A style of bidding: balanced.
  public static let styleBalanced = Phrase("settings.styleBalanced")
  /// Colours for dark rooms.
  public static let themeDark = Phrase("settings.themeDark")
  /// Colours for light rooms.
  public static let themeLight = Phrase("settings.themeLight")
  /// No colours.
  public static let themeMono = Phrase("settings.themeMono")
}
