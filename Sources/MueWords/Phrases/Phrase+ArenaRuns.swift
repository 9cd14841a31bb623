extension Phrase {
  /// How far a long run has come.
  public static func arenaProgress(done: Int, deals: Int, left: String) -> Phrase {
    Phrase(
      "arena.arenaProgress",
      ["done": .number(done), "deals": .number(deals), "left": .text(left)])
  }
  /// Somebody interrupted.
  public static let arenaInterrupted = Phrase("arena.arenaInterrupted")
  /// Head of a table of duels.
  public static let arenaLadderHeading = Phrase("arena.arenaLadderHeading")
  /// Nothing to join.
  public static let arenaNoFiles = Phrase("arena.arenaNoFiles")
  /// A file that cannot be read.
  public static func arenaCannotRead(file: String) -> Phrase {
    Phrase("arena.arenaCannotRead", ["file": .text(file)])
  }
  /// A file with something else than duels in it.
  public static func arenaNoDuel(file: String) -> Phrase {
    Phrase("arena.arenaNoDuel", ["file": .text(file)])
  }
  /// A deal that is in two of the files.
  public static func arenaDealTwice(deal: Int) -> Phrase {
    Phrase("arena.arenaDealTwice", ["deal": .number(deal)])
  }
}
