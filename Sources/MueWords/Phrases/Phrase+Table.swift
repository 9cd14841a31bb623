extension Phrase {
  /// How many cards a seat holds.
  public static func cardsHeld(cards: Int) -> Phrase {
    Phrase("table.cardsHeld", ["cards": .number(cards)])
  }
  /// A seat's last turn in the auction was a pass.
  public static let passed = Phrase("table.passed")
  /// The auction so far: nobody has laid a card.
  public static let nobodyHasLaid = Phrase("table.nobodyHasLaid")
  /// The auction so far: the most cards laid, and the target for them.
  public static func mostLaid(cards: Int, target: Int) -> Phrase {
    Phrase("table.mostLaid", ["cards": .number(cards), "target": .number(target)])
  }
  /// What is played for.
  public static func bidAndTarget(bid: Int, target: Int) -> Phrase {
    Phrase("table.bidAndTarget", ["bid": .number(bid), "target": .number(target)])
  }
  /// What is played for, and what the Chief's team has of it.
  public static func bidAndPoints(bid: Int, points: Int, target: Int) -> Phrase {
    Phrase(
      "table.bidAndPoints",
      ["bid": .number(bid), "points": .number(points), "target": .number(target)])
  }
  /// The trumps from the top down.
  public static func trumpOrder(order: String) -> Phrase {
    Phrase("table.trumpOrder", ["order": .text(order)])
  }
  /// An unfinished trick: who led, who holds it, what it is worth.
  public static func trickSoFar(leader: String, best: String, points: Int) -> Phrase {
    Phrase(
      "table.trickSoFar", ["leader": .text(leader), "best": .text(best), "points": .number(points)])
  }
  /// A finished trick: who takes it and what it is worth.
  public static func takesTrick(name: String, points: Int) -> Phrase {
    Phrase("table.takesTrick", ["name": .text(name), "points": .number(points)])
  }
  /// Which trick of the hand is looked at again.
  public static func trickSeenAgain(number: Int, total: Int) -> Phrase {
    Phrase("table.trickSeenAgain", ["number": .number(number), "total": .number(total)])
  }
}
