extension Phrase {
  /// The arrows choose.
  public static let keysChoose = Phrase(
    "keys.keysChoose", ["previous": .command("previous"), "next": .command("next")])
  /// Pushing cards forward and pulling them back.
  public static let keysPush = Phrase(
    "keys.keysPush", ["up": .command("up"), "down": .command("down")])
  /// Locking the bid.
  public static let keyLock = Phrase("keys.keyLock", ["confirm": .command("confirm")])
  /// Passing.
  public static let keyPass = Phrase("keys.keyPass", ["pass": .command("pass")])
  /// Playing the chosen card.
  public static let keyPlay = Phrase("keys.keyPlay", ["confirm": .command("confirm")])
  /// Confirming a choice.
  public static let keyConfirm = Phrase("keys.keyConfirm", ["confirm": .command("confirm")])
  /// Going on.
  public static let keyGoOn = Phrase("keys.keyGoOn", ["confirm": .command("confirm")])
  /// Help.
  public static let keyHelp = Phrase("keys.keyHelp", ["help": .command("help")])
  /// Why cards are grey.
  public static let keyWhy = Phrase("keys.keyWhy", ["help": .command("help")])
  /// The menu.
  public static let keyMenu = Phrase("keys.keyMenu", ["menu": .command("menu")])
  /// The score sheet.
  public static let keySheet = Phrase("keys.keySheet", ["sheet": .command("sheet")])
  /// The pages: summary cards and score sheet.
  public static let keyPages = Phrase(
    "keys.keyPages", ["summary": .command("summary"), "sheet": .command("sheet")])
  /// A hint.
  public static let keyHint = Phrase("keys.keyHint", ["hint": .command("hint")])
  /// The last trick.
  public static let keyPastTrick = Phrase(
    "keys.keyPastTrick", ["pastTrick": .command("past-trick")])
  /// Taking the last decision back.
  public static let keyUndo = Phrase("keys.keyUndo", ["undo": .command("undo")])
  /// Claiming the rest.
  public static let keyClaim = Phrase("keys.keyClaim", ["claim": .command("claim")])
  /// The log of the hand.
  public static let keyLog = Phrase("keys.keyLog", ["log": .command("log")])
  /// Leaving; the game is saved.
  public static let keyLeave = Phrase("keys.keyLeave", ["leave": .command("leave")])
  /// Back to the table.
  public static let keyBack = Phrase("keys.keyBack", ["menu": .command("menu")])
  /// Scrolling.
  public static let keysScroll = Phrase(
    "keys.keysScroll", ["up": .command("up"), "down": .command("down")])
  /// Seeking a text on a page.
  public static let keySearch = Phrase("keys.keySearch", ["search": .command("search")])
  /// Seeking what has been typed.
  public static let keyFind = Phrase("keys.keyFind", ["enter": .command("enter")])
  /// Choosing and following links.
  public static let keyLinks = Phrase(
    "keys.keyLinks", ["turnPage": .command("turn-page"), "confirm": .command("confirm")])
  /// Through the tricks of the hand.
  public static let keysTricks = Phrase(
    "keys.keysTricks", ["previous": .command("previous"), "next": .command("next")])
  /// In a list.
  public static let keysUpDown = Phrase(
    "keys.keysUpDown", ["up": .command("up"), "down": .command("down")])
  /// Changing a setting in the menu.
  public static let keysChange = Phrase(
    "keys.keysChange", ["previous": .command("previous"), "next": .command("next")])
  /// What was typed is kept.
  public static let keyKeepText = Phrase("keys.keyKeepText", ["enter": .command("enter")])
  /// What was typed is dropped.
  public static let keyDropText = Phrase("keys.keyDropText", ["escape": .command("escape")])
  /// Opening a line of the menu.
  public static let keyOpen = Phrase("keys.keyOpen", ["confirm": .command("confirm")])
  /// The review of the hand.
  public static let keyReview = Phrase("keys.keyReview", ["review": .command("review")])
  /// The hands that are over, once more.
  public static let keyReplay = Phrase("keys.keyReplay", ["replay": .command("replay")])
  /// Opening the dearest decisions.
  public static let keysDearest = Phrase("keys.keysDearest")
  /// Through a hand move by move.
  public static let keysMoves = Phrase(
    "keys.keysMoves", ["previous": .command("previous"), "next": .command("next")])
  /// Through a hand trick by trick.
  public static let keysTrickwise = Phrase(
    "keys.keysTrickwise", ["up": .command("up"), "down": .command("down")])
  /// Through the hands.
  public static let keysHands = Phrase(
    "keys.keysHands", ["pageUp": .command("page-up"), "pageDown": .command("page-down")])
  /// Playing from here on.
  public static let keyPlayHere = Phrase("keys.keyPlayHere", ["confirm": .command("confirm")])
}
