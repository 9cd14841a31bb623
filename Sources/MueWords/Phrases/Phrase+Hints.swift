extension Phrase {
  /// Giving a game a name.
  public static let hintTitle = Phrase("hints.hintTitle", ["rename": .command("rename")])
  /// Copying a game.
  public static let hintCopy = Phrase("hints.hintCopy", ["copy": .command("copy")])
  /// Deleting a game.
  public static let hintDelete = Phrase("hints.hintDelete", ["delete": .command("delete")])
  /// Bringing a deleted game back.
  public static let hintUndelete = Phrase("hints.hintUndelete", ["undo": .command("undo")])
  /// Giving a game up.
  public static let hintGiveUp = Phrase("hints.hintGiveUp", ["giveUp": .command("give-up")])
  /// Beginning the game.
  public static let hintBegin = Phrase("hints.hintBegin", ["confirm": .command("confirm")])
  /// Typing in a field.
  public static let hintType = Phrase("hints.hintType")
  /// Back while a field is typed in.
  public static let hintBack = Phrase("hints.hintBack", ["escape": .command("escape")])
}
