extension Phrase {
  /// The arrows choose.
  public static let keysChoose = Phrase("keys.keysChoose")
  /// Pushing cards forward and pulling them back.
  public static let keysPush = Phrase("keys.keysPush")
  /// Locking the bid.
  public static let keyLock = Phrase("keys.keyLock")
  /// Passing.
  public static let keyPass = Phrase("keys.keyPass")
  /// Playing the chosen card.
  public static let keyPlay = Phrase("keys.keyPlay")
  /// Confirming a choice.
  public static let keyConfirm = Phrase("keys.keyConfirm")
  /// Going on.
  public static let keyGoOn = Phrase("keys.keyGoOn")
  /// Help, or why a card is grey.
  public static let keyHelp = Phrase("keys.keyHelp")
  /// The menu.
  public static let keyMenu = Phrase("keys.keyMenu")
  /// The score sheet.
  public static let keySheet = Phrase("keys.keySheet")
  /// The pages: summary cards and score sheet.
  public static let keyPages = Phrase("keys.keyPages")
  /// The last trick.
  public static let keyPastTrick = Phrase("keys.keyPastTrick")
  /// Leaving; the game is saved.
  public static let keyLeave = Phrase("keys.keyLeave")
  /// Back to the table.
  public static let keyBack = Phrase("keys.keyBack")
  /// Scrolling.
  public static let keysScroll = Phrase("keys.keysScroll")
  /// Through the tricks of the hand.
  public static let keysTricks = Phrase("keys.keysTricks")
  /// In a list.
  public static let keysUpDown = Phrase("keys.keysUpDown")
  /// Changing a setting in the menu.
  public static let keysChange = Phrase("keys.keysChange")
  /// Opening a line of the menu.
  public static let keyOpen = Phrase("keys.keyOpen")
  /// What can be done with a game of the shelf.
  public static let keysShelf = Phrase("keys.keysShelf")
  /// Bringing a deleted game back.
  public static let keyUndelete = Phrase("keys.keyUndelete")
  /// Giving a game up.
  public static let keyGiveUp = Phrase("keys.keyGiveUp")
  /// Taking a new name.
  public static let keyRename = Phrase("keys.keyRename")
  /// Beginning the game.
  public static let keyBegin = Phrase("keys.keyBegin")
  /// Typing in a field.
  public static let keysType = Phrase("keys.keysType")
}
