extension Phrase {
  /// Heading: the hand being played.
  public static func sheetThisHand(hand: Int) -> Phrase {
    Phrase("sheet.sheetThisHand", ["hand": .number(hand)])
  }
  /// Heading: a hand that is over.
  public static func sheetHand(hand: Int) -> Phrase {
    Phrase("sheet.sheetHand", ["hand": .number(hand)])
  }
  /// What a hand was played for.
  public static func sheetContract(bid: Int, trumps: String) -> Phrase {
    Phrase("sheet.sheetContract", ["bid": .number(bid), "trumps": .text(trumps)])
  }
  /// What the Chief's team has so far.
  public static func sheetTeam(points: Int, target: Int) -> Phrase {
    Phrase("sheet.sheetTeam", ["points": .number(points), "target": .number(target)])
  }
  /// The contract was made.
  public static func sheetMade(points: Int, target: Int) -> Phrase {
    Phrase("sheet.sheetMade", ["points": .number(points), "target": .number(target)])
  }
  /// The contract was lost.
  public static func sheetLost(points: Int, target: Int) -> Phrase {
    Phrase("sheet.sheetLost", ["points": .number(points), "target": .number(target)])
  }
  /// The auction ended in an éclat.
  public static func sheetEklat(cards: Int) -> Phrase {
    Phrase("sheet.sheetEklat", ["cards": .number(cards)])
  }
  /// Nobody bid.
  public static let sheetAllPassed = Phrase("sheet.sheetAllPassed")
  /// Head of a narrow column: card points.
  public static let sheetPoints = Phrase("sheet.sheetPoints")
  /// Head of a narrow column: bonus or penalty.
  public static let sheetBonus = Phrase("sheet.sheetBonus")
  /// Head of a narrow column: the running total.
  public static let sheetSum = Phrase("sheet.sheetSum")
  /// How many hints were given in this match.
  public static func sheetHints(times: Int) -> Phrase {
    Phrase("sheet.sheetHints", ["times": .number(times)])
  }
  /// The number of the match's deals.
  public static func sheetDeal(seed: String) -> Phrase {
    Phrase("sheet.sheetDeal", ["seed": .text(seed)])
  }
}
