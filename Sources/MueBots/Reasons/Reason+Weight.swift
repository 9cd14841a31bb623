extension Reason {
  /// Where it comes in a list, the weightiest first: what decides the hand, what is sure, what is
  /// likely, what is merely so.
  var weight: Int {
    switch self {
    case .onlyChoice, .makesContract, .setsContract: 0
    case .drawsLastTrumps, .takesForSure, .cashesWinner, .leads, .risksEklat, .holdsTrumps,
      .showsTrumps:
      1
    case .feedsOwnSide, .keepsFromLead, .leavesLead, .couldBeTrump, .wouldBeVice,
      .restsOnLead, .staysOut:
      2
    case .becomesChief, .becomesVice, .becomesPartner, .endsInEklat, .bonus: 3
    case .drawsTrumps, .leavesToOwnSide, .takesForNow, .emptiesSuit: 4
    case .givesLeast, .showsCards, .leadsLoser: 5
    }
  }
}
