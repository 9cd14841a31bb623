import MueRules

/// Finds the reasons for a move that only rollouts show.
struct PlayoutReasons {
  private let observation: Observation
  private let summary: RolloutSummary
  private let others: [RolloutSummary]

  /// In per cent of worlds: from `likely` on a thing counts as happening, up to `unlikely` as not happening.
  private static let likely = 70
  private static let unlikely = 20

  init(_ observation: Observation, _ summary: RolloutSummary, among others: [RolloutSummary]) {
    self.observation = observation
    self.summary = summary
    self.others = others.filter { $0.move != summary.move }
  }

  /// The reasons, in no particular order.
  var all: [Reason] {
    guard summary.tally.worlds > 0 else { return [] }
    return switch summary.move {
    case .bid: auction
    case .play(let card): drawing(card) + keeping + handing
    case .name, .pick: []
    }
  }

  private var auction: [Reason] {
    let chief = summary.percent(summary.chief)
    let vice = summary.percent(summary.vice)
    let partner = summary.percent(summary.partner)
    // A seat that passes becomes Chief or Vice by a later bid, not by passing.
    let bids = summary.move != .pass
    return [
      bids && chief > Self.unlikely ? .becomesChief(percent: chief) : nil,
      bids && vice > Self.unlikely ? .becomesVice(percent: vice) : nil,
      partner > Self.unlikely ? .becomesPartner(percent: partner) : nil,
    ].compactMap(\.self)
  }

  /// Whether a trump led leaves the other side without any.
  private func drawing(_ card: Card) -> [Reason] {
    guard let play = observation.publicState.play, play.led == nil,
      play.order.trumps.contains(card),
      summary.percent(summary.cleared) >= Self.likely
    else { return [] }
    return Reasons(observation).reasons(for: summary.move).contains { reason in
      if case .drawsTrumps = reason { true } else { false }
    } ? [.drawsLastTrumps] : []
  }

  /// The seat of the other side that would take the trick after another move, but not after this one.
  private var keeping: [Reason] {
    guard let contract = observation.publicState.contract else { return [] }
    let rivals = observation.players.seats.filter {
      contract.isChiefSide($0) != contract.isChiefSide(observation.seat)
    }
    let worst = others.flatMap { other in rivals.map { ($0, other.percent(other.takers[$0])) } }
      .filter { $0.1 >= Self.likely && summary.percent(summary.takers[$0.0]) <= Self.unlikely }
      .max { $0.1 < $1.1 }
    return worst.map { [.keepsFromLead($0.0)] } ?? []
  }

  /// The seat of the own side that takes the trick after this move, but not after another one.
  private var handing: [Reason] {
    guard let contract = observation.publicState.contract else { return [] }
    let own = observation.seat
    let friend = observation.players.seats.first { seat in
      seat != own && contract.isChiefSide(seat) == contract.isChiefSide(own)
        && summary.percent(summary.takers[seat]) >= Self.likely
    }
    guard let friend,
      others.contains(where: { $0.percent($0.takers[friend]) < Self.likely / 2 })
    else { return [] }
    return [.leavesLead(to: friend)]
  }
}
