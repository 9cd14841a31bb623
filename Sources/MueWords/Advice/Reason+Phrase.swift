import MueBots
import MueRules

extension Reason {
  /// The reason as a sentence; `name` tells what a seat is called.
  public func phrase(naming name: (Seat) -> String) -> Phrase {
    switch self {
    case .onlyChoice: .reasonOnlyChoice
    case .drawsTrumps(let outstanding): .reasonDrawsTrumps(outstanding: outstanding)
    case .drawsLastTrumps: .reasonDrawsLastTrumps
    case .cashesWinner: .reasonCashesWinner
    case .leadsLoser: .reasonLeadsLoser
    case .takesForSure(let points): .reasonTakesForSure(points: points)
    case .takesForNow(let points): .reasonTakesForNow(points: points)
    case .makesContract: .reasonMakesContract
    case .setsContract: .reasonSetsContract
    case .feedsOwnSide(let points): .reasonFeedsOwnSide(points: points)
    case .leavesToOwnSide: .reasonLeavesToOwnSide
    case .givesLeast(let points): .reasonGivesLeast(points: points)
    case .emptiesSuit(let suit): .reasonEmptiesSuit(suit: .name(of: suit))
    case .keepsFromLead(let seat): .reasonKeepsFromLead(name: name(seat))
    case .leavesLead(let seat): .reasonLeavesLead(name: name(seat))
    case .holdsTrumps(let cards): .reasonHoldsTrumps(cards: cards)
    case .bonus(let points): .reasonBonus(points: points)
    case .showsTrumps(let cards): .reasonShowsTrumps(cards: cards)
    case .leads(let level, let target): .reasonLeads(level: level, target: target)
    case .wouldBeVice: .reasonWouldBeVice
    case .showsCards: .reasonShowsCards
    case .risksEklat: .reasonRisksEklat
    case .restsOnLead: .reasonRestsOnLead
    case .couldBeTrump(let trump, let cards):
      .reasonCouldBeTrump(trump: .name(of: trump), cards: cards)
    case .becomesChief(let percent): .reasonBecomesChief(percent: percent)
    case .becomesVice(let percent): .reasonBecomesVice(percent: percent)
    case .becomesPartner(let percent): .reasonBecomesPartner(percent: percent)
    case .endsInEklat(let percent): .reasonEndsInEklat(percent: percent)
    case .staysOut: .reasonStaysOut
    }
  }
}
