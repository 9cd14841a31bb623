extension Phrase {
  /// A seat deals, and opens the auction.
  public static func toldDeals(name: String) -> Phrase {
    Phrase("told.toldDeals", ["name": .text(name)])
  }
  /// The person deals, and opens the auction.
  public static let toldYouDeal = Phrase("told.toldYouDeal")

  /// A seat lays some cards in the auction.
  public static func toldLays(name: String, cards: [Phrase], total: Int) -> Phrase {
    Phrase("told.toldLays", ["name": .text(name), "cards": .list(cards), "total": .number(total)])
  }
  /// The person lays some cards in the auction.
  public static func toldYouLay(cards: [Phrase], total: Int) -> Phrase {
    Phrase("told.toldYouLay", ["cards": .list(cards), "total": .number(total)])
  }
  /// The person passes.
  public static let toldYouPass = Phrase("told.toldYouPass")

  /// Who has become Chief, and for what.
  public static func toldChief(name: String, bid: Int, target: Int) -> Phrase {
    Phrase(
      "told.toldChief", ["name": .text(name), "bid": .number(bid), "target": .number(target)])
  }
  /// The person has become Chief.
  public static func toldYouAreChief(bid: Int, target: Int) -> Phrase {
    Phrase("told.toldYouAreChief", ["bid": .number(bid), "target": .number(target)])
  }
  /// Who has become Vice.
  public static func toldVice(name: String) -> Phrase {
    Phrase("told.toldVice", ["name": .text(name)])
  }
  /// The person has become Vice.
  public static let toldYouAreVice = Phrase("told.toldYouAreVice")
  /// Nobody has become Vice.
  public static let toldNoVice = Phrase("told.toldNoVice")

  /// The person names a trump.
  public static func toldYouName(trump: Phrase) -> Phrase {
    Phrase("told.toldYouName", ["trump": .phrase(trump)])
  }
  /// The trumps from the top down.
  public static func toldTrumps(order: [Phrase]) -> Phrase {
    Phrase("told.toldTrumps", ["order": .list(order)])
  }
  /// The hand is played without trump.
  public static let toldNoTrumps = Phrase("told.toldNoTrumps")
  /// The person picks a partner.
  public static func toldYouPick(partner: String) -> Phrase {
    Phrase("told.toldYouPick", ["partner": .text(partner)])
  }

  /// A seat leads a card to a trick.
  public static func toldLeads(name: String, card: Phrase) -> Phrase {
    Phrase("told.toldLeads", ["name": .text(name), "card": .phrase(card)])
  }
  /// The person leads a card to a trick.
  public static func toldYouLead(card: Phrase) -> Phrase {
    Phrase("told.toldYouLead", ["card": .phrase(card)])
  }
  /// A seat plays a card.
  public static func toldPlays(name: String, card: Phrase) -> Phrase {
    Phrase("told.toldPlays", ["name": .text(name), "card": .phrase(card)])
  }
  /// The person plays a card.
  public static func toldYouPlay(card: Phrase) -> Phrase {
    Phrase("told.toldYouPlay", ["card": .phrase(card)])
  }
  /// Who takes a trick, and what is in it.
  public static func toldTakes(name: String, points: Int) -> Phrase {
    Phrase("told.toldTakes", ["name": .text(name), "points": .number(points)])
  }
  /// The person takes a trick.
  public static func toldYouTake(points: Int) -> Phrase {
    Phrase("told.toldYouTake", ["points": .number(points)])
  }
}
