// Why a move is worth making, each a whole sentence that fits the status line.
extension Phrase {
  /// Nothing else is legal.
  public static let reasonOnlyChoice = Phrase("reasons.reasonOnlyChoice")
  /// A trump is led while so many are out.
  public static func reasonDrawsTrumps(outstanding: Int) -> Phrase {
    Phrase("reasons.reasonDrawsTrumps", ["outstanding": .number(outstanding)])
  }
  /// The other side has no trump left then.
  public static let reasonDrawsLastTrumps = Phrase("reasons.reasonDrawsLastTrumps")
  /// The other side cannot beat the card led.
  public static let reasonCashesWinner = Phrase("reasons.reasonCashesWinner")
  /// The other side may beat the card led.
  public static let reasonLeadsLoser = Phrase("reasons.reasonLeadsLoser")
  /// A trick that nobody can take back.
  public static func reasonTakesForSure(points: Int) -> Phrase {
    Phrase("reasons.reasonTakesForSure", ["points": .number(points)])
  }
  /// A trick that somebody may take back.
  public static func reasonTakesForNow(points: Int) -> Phrase {
    Phrase("reasons.reasonTakesForNow", ["points": .number(points)])
  }
  /// The Chief's side reaches its target.
  public static let reasonMakesContract = Phrase("reasons.reasonMakesContract")
  /// The Chief's side cannot reach its target any more.
  public static let reasonSetsContract = Phrase("reasons.reasonSetsContract")
  /// Points for a trick of the own side.
  public static func reasonFeedsOwnSide(points: Int) -> Phrase {
    Phrase("reasons.reasonFeedsOwnSide", ["points": .number(points)])
  }
  /// Nothing is spent on a trick of the own side.
  public static let reasonLeavesToOwnSide = Phrase("reasons.reasonLeavesToOwnSide")
  /// As few points as can be for a trick of the other side.
  public static func reasonGivesLeast(points: Int) -> Phrase {
    Phrase("reasons.reasonGivesLeast", ["points": .number(points)])
  }
  /// The last card of a suit, which can be trumped from then on.
  public static func reasonEmptiesSuit(suit: Phrase) -> Phrase {
    Phrase("reasons.reasonEmptiesSuit", ["suit": .phrase(suit)])
  }
  /// A seat of the other side does not take this trick and lead the next.
  public static func reasonKeepsFromLead(name: String) -> Phrase {
    Phrase("reasons.reasonKeepsFromLead", ["name": .text(name)])
  }
  /// A seat of the own side is left the trick and the next lead.
  public static func reasonLeavesLead(name: String) -> Phrase {
    Phrase("reasons.reasonLeavesLead", ["name": .text(name)])
  }
  /// A bid that leads.
  public static func reasonLeads(level: Int, target: Int) -> Phrase {
    Phrase("reasons.reasonLeads", ["level": .number(level), "target": .number(target)])
  }
  /// A bid that would make a Vice.
  public static let reasonWouldBeVice = Phrase("reasons.reasonWouldBeVice")
  /// A bid that shows cards to whoever picks a partner.
  public static let reasonShowsCards = Phrase("reasons.reasonShowsCards")
  /// A bid that draws level.
  public static let reasonRisksEklat = Phrase("reasons.reasonRisksEklat")
  /// A pass while leading.
  public static let reasonRestsOnLead = Phrase("reasons.reasonRestsOnLead")
  /// A pass without leading.
  public static let reasonStaysOut = Phrase("reasons.reasonStaysOut")
  /// What the cards laid have in common.
  public static func reasonCouldBeTrump(trump: Phrase, cards: Int) -> Phrase {
    Phrase("reasons.reasonCouldBeTrump", ["trump": .phrase(trump), "cards": .number(cards)])
  }
  /// How often it makes the seat Chief.
  public static func reasonBecomesChief(percent: Int) -> Phrase {
    Phrase("reasons.reasonBecomesChief", ["percent": .number(percent)])
  }
  /// How often it makes the seat Vice.
  public static func reasonBecomesVice(percent: Int) -> Phrase {
    Phrase("reasons.reasonBecomesVice", ["percent": .number(percent)])
  }
  /// How often the seat is picked as partner.
  public static func reasonBecomesPartner(percent: Int) -> Phrase {
    Phrase("reasons.reasonBecomesPartner", ["percent": .number(percent)])
  }
  /// How often it ends in an éclat.
  public static func reasonEndsInEklat(percent: Int) -> Phrase {
    Phrase("reasons.reasonEndsInEklat", ["percent": .number(percent)])
  }
  /// How many cards of the hand become trump.
  public static func reasonHoldsTrumps(cards: Int) -> Phrase {
    Phrase("reasons.reasonHoldsTrumps", ["cards": .number(cards)])
  }
  /// The bonus if the contract is made.
  public static func reasonBonus(points: Int) -> Phrase {
    Phrase("reasons.reasonBonus", ["points": .number(points)])
  }
  /// How many trumps a possible partner has lying on the table.
  public static func reasonShowsTrumps(cards: Int) -> Phrase {
    Phrase("reasons.reasonShowsTrumps", ["cards": .number(cards)])
  }
}
