extension Phrase {
  /// The last decision was taken back.
  public static let tookBack = Phrase("undo.tookBack", ["redo": .command("redo")])
  /// What was taken back was done again.
  public static let didAgain = Phrase("undo.didAgain")
  /// The person has decided nothing yet.
  public static let nothingToTakeBack = Phrase("undo.nothingToTakeBack")
  /// Nothing was taken back, or something new was played since.
  public static let nothingToDoAgain = Phrase("undo.nothingToDoAgain")
  /// Other people play too, so nothing is taken back.
  public static let takeBackOnlyAlone = Phrase("undo.takeBackOnlyAlone")
  /// How often something was taken back in this game.
  public static func takenBack(times: Int) -> Phrase {
    Phrase("undo.takenBack", ["times": .number(times)])
  }
}
