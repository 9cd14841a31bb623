import MueRules

/// The reasons for a move that show only when the hand is played on in imagined worlds.
struct ForeseenReasons {
  private let observation: Observation
  private let prospect: Prospect
  private let others: [Prospect]

  /// From so many per cent on, something is said to happen; up to so many it is said not to.
  private static let likely = 70
  private static let unlikely = 20

  init(_ observation: Observation, _ prospect: Prospect, among others: [Prospect]) {
    self.observation = observation
    self.prospect = prospect
    self.others = others.filter { $0.move != prospect.move }
  }

  /// The reasons, in no particular order.
  var all: [Reason] {
    guard prospect.tally.worlds > 0 else { return [] }
    return switch prospect.move {
    case .bid: auction
    case .play(let card): drawing(card) + keeping + handing
    case .name, .pick: []
    }
  }

  private var auction: [Reason] {
    let chief = prospect.percent(prospect.chief)
    let vice = prospect.percent(prospect.vice)
    let partner = prospect.percent(prospect.partner)
    let eklat = prospect.percent(prospect.eklat)
    // Who passes and yet becomes Chief or Vice does so by bidding later, not by passing.
    let bids = prospect.move != .pass
    return [
      bids && chief > Self.unlikely ? .becomesChief(percent: chief) : nil,
      bids && vice > Self.unlikely ? .becomesVice(percent: vice) : nil,
      partner > Self.unlikely ? .becomesPartner(percent: partner) : nil,
      eklat > Self.unlikely ? .endsInEklat(percent: eklat) : nil,
    ].compactMap(\.self)
  }

  /// Whether a trump led leaves the other side without any.
  private func drawing(_ card: Card) -> [Reason] {
    guard let play = observation.faceUp.play, play.led == nil, play.order.trumps.contains(card),
      prospect.percent(prospect.cleared) >= Self.likely
    else { return [] }
    return Reasons(observation).reasons(for: prospect.move).contains { reason in
      if case .drawsTrumps = reason { true } else { false }
    } ? [.drawsLastTrumps] : []
  }

  /// Who of the other side would take the trick after another of the moves, but not after this one.
  private var keeping: [Reason] {
    guard let contract = observation.faceUp.contract else { return [] }
    let rivals = observation.players.seats.filter {
      contract.isChiefSide($0) != contract.isChiefSide(observation.seat)
    }
    let worst = others.flatMap { other in rivals.map { ($0, other.percent(other.takers[$0])) } }
      .filter { $0.1 >= Self.likely && prospect.percent(prospect.takers[$0.0]) <= Self.unlikely }
      .max { $0.1 < $1.1 }
    return worst.map { [.keepsFromLead($0.0)] } ?? []
  }

  /// Who of the own side is let take a trick that another of the moves would take away.
  private var handing: [Reason] {
    guard let contract = observation.faceUp.contract else { return [] }
    let own = observation.seat
    let friend = observation.players.seats.first { seat in
      seat != own && contract.isChiefSide(seat) == contract.isChiefSide(own)
        && prospect.percent(prospect.takers[seat]) >= Self.likely
    }
    guard let friend,
      others.contains(where: { $0.percent($0.takers[friend]) < Self.likely / 2 })
    else { return [] }
    return [.leavesLead(to: friend)]
  }
}
