extension Phrase {
  /// The person is to bid or pass.
  public static func askBid(cards: Int) -> Phrase {
    Phrase("asking.askBid", ["cards": .number(cards)])
  }
  /// The person has laid all cards and can only pass.
  public static let askPassOnly = Phrase("asking.askPassOnly")
  /// The person has pushed cards forward and may lock the bid.
  public static func askLock(cards: Int, target: Int) -> Phrase {
    Phrase(
      "asking.askLock",
      ["cards": .number(cards), "target": .number(target), "confirm": .command("confirm")])
  }
  /// The person as Vice names the lower trump.
  public static func askViceTrump(trump: Phrase, cards: Int) -> Phrase {
    Phrase("asking.askViceTrump", ["trump": .phrase(trump), "cards": .number(cards)])
  }
  /// The person as Chief names the higher trump.
  public static func askChiefTrump(trump: Phrase, cards: Int, bonus: Int) -> Phrase {
    Phrase(
      "asking.askChiefTrump",
      ["trump": .phrase(trump), "cards": .number(cards), "bonus": .number(bonus)])
  }
  /// The person as Chief picks the partner.
  public static let askPartner = Phrase("asking.askPartner")
  /// The person leads a trick.
  public static let askLead = Phrase("asking.askLead")
  /// The person cannot follow.
  public static let askAnything = Phrase("asking.askAnything")
  /// The person must follow a suit.
  public static func askFollow(suit: Phrase) -> Phrase {
    Phrase("asking.askFollow", ["suit": .phrase(suit)])
  }
  /// The person must play a trump.
  public static let askFollowTrump = Phrase("asking.askFollowTrump")
  /// A page about a finished hand waits to be read.
  public static let askGoOn = Phrase("asking.askGoOn", ["confirm": .command("confirm")])
  /// The match is over; another may begin.
  public static let askNewMatch = Phrase(
    "asking.askNewMatch", ["confirm": .command("confirm"), "leave": .command("leave")])
  /// The finished trick lies on the table.
  public static let anyKeyTakesTrick = Phrase("asking.anyKeyTakesTrick")
  /// A computer player is thinking.
  public static func thinking(name: String) -> Phrase {
    Phrase("asking.thinking", ["name": .text(name)])
  }
}
