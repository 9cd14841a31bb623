import MueBots
import MueRules

extension Decision {
  /// What was decided, and if it cost anything, how much and what would have been better.
  public func phrase(naming name: (Seat) -> String) -> Phrase {
    let made = made.move.phrase(naming: name)
    if cost == 0 { return .reviewGood(step: step, made: made) }
    return .reviewDearer(
      step: step, made: made, best: best.move.phrase(naming: name), cost: cost.inTenths)
  }

  /// Where in the hand it was.
  public var step: Phrase {
    let publicState = observation.publicState
    switch publicState.phase {
    case .auction: return .stepTurn(turn: publicState.auction.turns.count + 1)
    case .viceNames: return .stepViceTrump
    case .chiefNames: return .stepChiefTrump
    case .chiefPicks: return .stepPartner
    case .play, .over:
      let card = publicState.currentTrick?.cards.count ?? 0
      return .stepCard(trick: publicState.tricks.count + (card == 0 ? 1 : 0), card: card + 1)
    }
  }
}

extension Double {
  /// The number with one place behind the point.
  public var inTenths: String {
    let tenths = Int((abs(self) * 10).rounded())
    return "\(self < 0 && tenths > 0 ? "−" : "")\(tenths / 10).\(tenths % 10)"
  }
}
