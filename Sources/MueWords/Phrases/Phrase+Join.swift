extension Phrase {
  /// The page of tables around, and its line on the start screen.
  public static let joinTitle = Phrase("join.joinTitle")
  /// A key in the bar: sit down at a table.
  public static let joinKeySit = Phrase("join.joinKeySit", ["enter": .command("enter")])
  /// A key in the bar: only look on at a table.
  public static let joinKeyWatch = Phrase("join.joinKeyWatch", ["watch": .command("watch")])
  /// A key in the bar: go where it was typed.
  public static let joinKeyGo = Phrase("join.joinKeyGo", ["enter": .command("enter")])
  /// The line for a table that is not found by itself.
  public static let joinElsewhere = Phrase("join.joinElsewhere")
  /// Where a table is: on this machine.
  public static let joinHere = Phrase("join.joinHere")
  /// The person has sat at a table before.
  public static let joinSeatKept = Phrase("join.joinSeatKept")
  /// How many seats of a table are free.
  public static func joinSeatsFree(free: Int, players: Int) -> Phrase {
    Phrase("join.joinSeatsFree", ["free": .number(free), "players": .number(players)])
  }
  /// The question where a table is.
  public static let joinTypePlace = Phrase("join.joinTypePlace")
  /// The question for a seat's code.
  public static let joinTypeCode = Phrase("join.joinTypeCode")
  /// No table has been found.
  public static let joinNobodyYet = Phrase("join.joinNobodyYet")
  /// What the line for another address is good for.
  public static let joinElsewhereExplained = Phrase("join.joinElsewhereExplained")
  /// What sitting down takes where a seat is kept.
  public static let joinKeptExplained = Phrase("join.joinKeptExplained")
  /// What sitting down takes in a network.
  public static let joinCodeExplained = Phrase("join.joinCodeExplained")
  /// What sitting down takes on this machine.
  public static let joinHereExplained = Phrase("join.joinHereExplained")
}
