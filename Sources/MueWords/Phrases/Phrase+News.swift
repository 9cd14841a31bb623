extension Phrase {
  /// A seat passed.
  public static func passes(name: String) -> Phrase {
    Phrase("news.passes", ["name": .text(name)])
  }
  /// A seat laid cards in the auction.
  public static func lays(name: String, cards: Int, total: Int) -> Phrase {
    Phrase("news.lays", ["name": .text(name), "cards": .number(cards), "total": .number(total)])
  }
  /// A seat named a trump.
  public static func names(name: String, trump: Phrase) -> Phrase {
    Phrase("news.names", ["name": .text(name), "trump": .phrase(trump)])
  }
  /// The Chief picked a partner.
  public static func picks(name: String, partner: String) -> Phrase {
    Phrase("news.picks", ["name": .text(name), "partner": .text(partner)])
  }
  /// The Chief picked the person.
  public static func picksYou(name: String) -> Phrase {
    Phrase("news.picksYou", ["name": .text(name)])
  }
}
