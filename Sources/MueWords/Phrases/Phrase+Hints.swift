extension Phrase {
  /// Giving a game a name.
  public static let hintTitle = Phrase("hints.hintTitle")
  /// Copying a game.
  public static let hintCopy = Phrase("hints.hintCopy")
  /// Deleting a game.
  public static let hintDelete = Phrase("hints.hintDelete")
  /// Bringing a deleted game back.
  public static let hintUndelete = Phrase("hints.hintUndelete")
  /// Giving a game up.
  public static let hintGiveUp = Phrase("hints.hintGiveUp")
  /// Taking a new name.
  public static let hintRename = Phrase("hints.hintRename", ["confirm": .command("confirm")])
  /// Beginning the game.
  public static let hintBegin = Phrase("hints.hintBegin", ["confirm": .command("confirm")])
  /// Typing in a field.
  public static let hintType = Phrase("hints.hintType")
}
