import MueGame

extension Drill {
  /// What the drill is called.
  public var title: Phrase {
    switch self {
    case .bid: .drillBid
    case .naming: .drillNaming
    case .fifthTrick: .drillFifth
    case .trumpCount: .drillCount
    }
  }

  /// What happens in it, in a sentence.
  public var purpose: Phrase {
    switch self {
    case .bid: .drillBidPurpose
    case .naming: .drillNamingPurpose
    case .fifthTrick: .drillFifthPurpose
    case .trumpCount: .drillCountPurpose
    }
  }
}
