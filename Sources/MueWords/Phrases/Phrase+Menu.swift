extension Phrase {
  /// Heading of the menu.
  public static let menuTitle = Phrase("menu.menuTitle")
  /// Back to the game.
  public static let menuGoOn = Phrase("menu.menuGoOn")
  /// The language.
  public static let menuLanguage = Phrase("menu.menuLanguage")
  /// The pace of the table.
  public static let menuSpeed = Phrase("menu.menuSpeed")
  /// The colours.
  public static let menuTheme = Phrase("menu.menuTheme")
  /// The settings.
  public static let menuSettings = Phrase("menu.menuSettings")
  /// How to play at this table.
  public static let menuHowto = Phrase("menu.menuHowto")
  /// The rules.
  public static let menuRules = Phrase("menu.menuRules")
  /// Advice on how to play well.
  public static let menuPlayWell = Phrase("menu.menuPlayWell")
  /// All keys.
  public static let menuKeys = Phrase("menu.menuKeys")
  /// Whose game it is.
  public static let menuCredits = Phrase("menu.menuCredits")
  /// Another match.
  public static let menuNewGame = Phrase("menu.menuNewGame")
  /// Back to the start screen.
  public static let menuFoyer = Phrase("menu.menuFoyer")
  /// Close the program.
  public static let menuLeave = Phrase("menu.menuLeave")
  /// Pace: slow.
  public static let speedSlow = Phrase("menu.speedSlow")
  /// Pace: normal.
  public static let speedNormal = Phrase("menu.speedNormal")
  /// Pace: fast.
  public static let speedFast = Phrase("menu.speedFast")
  /// Pace: as fast as it goes.
  public static let speedFastest = Phrase("menu.speedFastest")
  /// Colours safe for colour-blind eyes.
  public static let themeClear = Phrase("menu.themeClear")
  /// The usual colours.
  public static let themeTraditional = Phrase("menu.themeTraditional")
}
