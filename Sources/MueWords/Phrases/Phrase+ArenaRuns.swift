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

// Reviews of hands.
extension Phrase {
  /// How far a review has come.
  public static func arenaReviewProgress(done: Int, decisions: Int, left: String) -> Phrase {
    Phrase(
      "arena.arenaReviewProgress",
      ["done": .number(done), "decisions": .number(decisions), "left": .text(left)])
  }
  /// Somebody interrupted a review.
  public static let arenaReviewInterrupted = Phrase("arena.arenaReviewInterrupted")
  /// A file without hands.
  public static func arenaNoHands(file: String) -> Phrase {
    Phrase("arena.arenaNoHands", ["file": .text(file)])
  }
  /// A hand that is not over yet.
  public static func arenaHandUnfinished(line: Int) -> Phrase {
    Phrase("arena.arenaHandUnfinished", ["line": .number(line)])
  }
  /// No file to review.
  public static let arenaNoReviewFile = Phrase("arena.arenaNoReviewFile")
}
