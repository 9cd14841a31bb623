extension Phrase {
  /// The choice moves left.
  public static let commandPrevious = Phrase("commands.commandPrevious")
  /// The choice moves right.
  public static let commandNext = Phrase("commands.commandNext")
  /// The first is chosen.
  public static let commandFirst = Phrase("commands.commandFirst")
  /// The last is chosen.
  public static let commandLast = Phrase("commands.commandLast")
  /// Up, or a card forward.
  public static let commandUp = Phrase("commands.commandUp")
  /// Down, or a card back.
  public static let commandDown = Phrase("commands.commandDown")
  /// A page up.
  public static let commandPageUp = Phrase("commands.commandPageUp")
  /// A page down.
  public static let commandPageDown = Phrase("commands.commandPageDown")
  /// Confirming.
  public static let commandConfirm = Phrase("commands.commandConfirm")
  /// Pushing forward or pulling back, or playing.
  public static let commandToggle = Phrase("commands.commandToggle")
  /// Passing.
  public static let commandPass = Phrase("commands.commandPass")
  /// The summary cards.
  public static let commandSummary = Phrase("commands.commandSummary")
  /// The score sheet.
  public static let commandSheet = Phrase("commands.commandSheet")
  /// The next page.
  public static let commandTurnPage = Phrase("commands.commandTurnPage")
  /// The last trick.
  public static let commandPastTrick = Phrase("commands.commandPastTrick")
  /// Taking back.
  public static let commandUndo = Phrase("commands.commandUndo")
  /// Doing again what was taken back.
  public static let commandRedo = Phrase("commands.commandRedo")
  /// Claiming the rest.
  public static let commandClaim = Phrase("commands.commandClaim")
  /// The log of the hand.
  public static let commandLog = Phrase("commands.commandLog")
  /// The review of the hand.
  public static let commandReview = Phrase("commands.commandReview")
  /// The hands that are over, once more.
  public static let commandReplay = Phrase("commands.commandReplay")
  /// A hint.
  public static let commandHint = Phrase("commands.commandHint")
  /// Help, or why a card is grey.
  public static let commandHelp = Phrase("commands.commandHelp")
  /// The menu, or back.
  public static let commandMenu = Phrase("commands.commandMenu")
  /// Leaving.
  public static let commandLeave = Phrase("commands.commandLeave")
  /// Giving a game a name.
  public static let commandRename = Phrase("commands.commandRename")
  /// Copying a game.
  public static let commandCopy = Phrase("commands.commandCopy")
  /// Deleting a game, or a key of one’s own.
  public static let commandDelete = Phrase("commands.commandDelete")
  /// Giving a game up.
  public static let commandGiveUp = Phrase("commands.commandGiveUp")
  /// Only looking on at somebody else's table.
  public static let commandWatch = Phrase("commands.commandWatch")
  /// Seeking a text.
  public static let commandSearch = Phrase("commands.commandSearch")
  /// The next place where it stands.
  public static let commandNextMatch = Phrase("commands.commandNextMatch")
  /// The place before.
  public static let commandPreviousMatch = Phrase("commands.commandPreviousMatch")
}
