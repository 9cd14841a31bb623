import MueRules

/// Finds the reasons for a move that only rollouts show.
struct PlayoutReasons {
  let observation: Observation
  let summary: RolloutSummary
  /// The move with which it is compared.
  let rival: RolloutSummary?
  let utility: Utility
  /// Whether the rollouts show no clear difference between the two.
  let isLevel: Bool

  /// Percentages of worlds: an event counts as happening from `likely` up, and as not happening up
  /// to `unlikely`.
  static let likely = 70
  static let unlikely = 20
  /// The difference, in percentage points, that counts as a reason; `some` is enough for weaker
  /// ones.
  static let notable = 8
  static let some = 3

  /// The reasons, in no particular order.
  ///
  /// Only a move that is better than the other one has reasons that concern the result.
  var all: [Reason] {
    guard summary.tally.worlds > 0 else { return [] }
    return switch summary.move {
    case .bid(let cards):
      hiding(cards) + parts + (isBetter ? avoided(cards) + contracts + match : [])
    case .play(let card):
      drawing(card) + keeping + handing + taking(card) + spending(card) + saving(card)
        + (isBetter ? results + match : [])
    case .name, .pick: isBetter ? results + match : []
    }
  }

  var isBetter: Bool { !isLevel && rival.map { summary.tally.value > $0.tally.value } ?? false }

  /// Whether the move is better although it brings fewer points.
  var isOdd: Bool { rival.map { summary.tally.score < $0.tally.score } ?? false }

  /// Whether the contract is seldom made.
  var isHopeless: Bool { summary.percent(summary.tally.made) <= Self.unlikely }

  /// Whether the seat is on the Chief's side; nil in the auction.
  private var isChiefSide: Bool? {
    observation.publicState.contract?.isChiefSide(observation.seat)
      ?? observation.publicState.roles.map { $0.chief == observation.seat }
  }

  /// The seats of the seat's own side; outside the play those that will be.
  private var side: Int {
    let players = observation.players.number
    let chiefSide = observation.rules.hasPartners ? 2 : 1
    return isChiefSide ?? true ? chiefSide : players - chiefSide
  }

  /// How much more of a sum the move has than the other one, a world.
  private func more(_ sum: (RolloutSummary) -> Int) -> Double {
    rival.map { summary.mean(sum(summary)) - $0.mean(sum($0)) } ?? 0
  }

  /// The effect on who wins the match with this hand.
  private var match: [Reason] {
    guard let rival, utility.isForMatch else { return [] }
    let seats = observation.players.seats.filter { $0 != observation.seat }
    let notable = isOdd ? Self.some : Self.notable
    func difference(_ seat: Seat) -> Int {
      rival.percent(rival.wins[seat]) - summary.percent(summary.wins[seat])
    }
    let held = seats.max { difference($0) < difference($1) }
      .filter { difference($0) >= notable }
    if let held { return [.keepsFromWinning(held, target: utility.target)] }
    if difference(observation.seat) <= -notable {
      return [.winsMatch(percent: summary.percent(summary.wins[observation.seat]))]
    }
    func loss(_ seat: Seat) -> Int { Int((-more { $0.scores[seat] }).rounded()) }
    if let ahead = utility.rival, loss(ahead) >= 3 {
      return [.costsRival(ahead, points: loss(ahead))]
    }
    let other = seats.max { loss($0) < loss($1) }.filter { loss($0) > 0 }
    return other.map { [.costsRival($0, points: loss($0))] } ?? []
  }

  /// The parts of the score that are greater, the greatest difference first: the weakest reasons of
  /// all.
  private var results: [Reason] {
    guard let rival, !isOdd else { return [] }
    let trick = more(\.trickPoints)
    let later = more(\.points) - trick
    let bonus = more { $0.bonusIfMade + $0.bonusIfLost }
    return [
      (trick, trick >= 0.5 ? .winsPoints(points: Int(trick.rounded())) : nil),
      (later, later > 0.2 ? .bringsPoints(points: Int(later.rounded())) : nil),
      (bonus, bonus > 0 ? contract(rival) : nil),
    ].sorted { $0.0 > $1.0 }.compactMap(\.1) as [Reason]
  }

  /// Why the contract brings more.
  private func contract(_ rival: RolloutSummary) -> Reason? {
    let made = summary.percent(summary.tally.made) - rival.percent(rival.tally.made)
    let isChiefSide = isChiefSide ?? false
    if isChiefSide ? made > 0 : made < 0 {
      return isChiefSide ? .makesMoreOften(side: side) : .breaksMoreOften
    }
    // What a lost contract brings on average matters only if it is lost often enough.
    func lost(_ summary: RolloutSummary) -> Int { summary.tally.worlds - summary.tally.made }
    let isLost = [summary, rival].allSatisfy { $0.percent(lost($0)) >= Self.notable }
    guard isLost,
      summary.bonusIfLost * lost(rival) > rival.bonusIfLost * lost(summary)
    else { return nil }
    if !isChiefSide { return .failsByMore }
    return observation.publicState.roles?.chief == observation.seat ? .failsByLess : nil
  }

  /// What the card does to the trick, and to the trumps of both sides.
  private func spending(_ card: Card) -> [Reason] {
    guard let rival, let contract = observation.publicState.contract,
      let play = observation.publicState.play
    else { return [] }
    let own = observation.players.seats.filter {
      contract.isChiefSide($0) == contract.isChiefSide(observation.seat)
    }
    func taken(_ summary: RolloutSummary) -> Int {
      summary.percent(own.reduce(0) { $0 + summary.takers[$1] })
    }
    let leads = play.led == nil
    let isLikely = isLevel && leads && taken(summary) > 50
    let isForced = leads && !play.order.trumps.contains(card)
    return [
      more(\.trumps) <= -0.5 ? .savesTrump(side: side) : nil,
      taken(summary) - taken(rival) >= Self.unlikely || isLikely
        ? .winsTrick(percent: taken(summary), side: side) : nil,
      isForced && summary.mean(summary.othersTrumps) >= 0.5 && more(\.othersTrumps) >= 0.3
        ? .forcesTrump(others: observation.players.number - own.count) : nil,
    ].compactMap(\.self)
  }

  /// What a card that the other move would spend is good for later, if it takes more tricks then
  /// than this one would.
  private func saving(_ card: Card) -> [Reason] {
    guard let rival, case .play(let other) = rival.move,
      observation.hand.count(where: { $0.text == other.text }) == 1
    else { return [] }
    let kept = summary.later.count(of: other)
    let percent = summary.percent(kept)
    guard percent > Self.unlikely,
      percent - rival.percent(rival.later.count(of: card)) >= Self.notable
    else { return [] }
    if let trumped = summary.later.trumpedSuit(by: other), 2 * trumped.count > kept {
      return [.keepsToTrump(other, trumped.suit)]
    }
    return [.keepsWinner(other, percent: percent)]
  }

  /// The reason for leading a trump that usually leaves the other side without any.
  private func drawing(_ card: Card) -> [Reason] {
    guard let play = observation.publicState.play, play.led == nil,
      play.order.trumps.contains(card),
      summary.percent(summary.cleared) >= Self.likely
    else { return [] }
    return Reasons(observation).reasons(for: summary.move).contains { reason in
      if case .drawsTrumps = reason { true } else { false }
    } ? [.drawsLastTrumps] : []
  }

  /// The seat of the other side that would take the trick after the other move, but not after this
  /// one.
  private var keeping: [Reason] {
    guard let rival, let contract = observation.publicState.contract else { return [] }
    let rivals = observation.players.seats.filter {
      contract.isChiefSide($0) != contract.isChiefSide(observation.seat)
    }
    let worst = rivals.filter {
      rival.percent(rival.takers[$0]) >= Self.likely
        && summary.percent(summary.takers[$0]) <= Self.unlikely
    }.max { rival.takers[$0] < rival.takers[$1] }
    return worst.map { [.keepsFromLead($0)] } ?? []
  }

  /// Taking a trick that another seat of the same side holds: the seat then leads.
  private func taking(_ card: Card) -> [Reason] {
    let seat = observation.seat
    guard let contract = observation.publicState.contract,
      let play = observation.publicState.play, let winning = play.winning,
      contract.isChiefSide(play.winner) == contract.isChiefSide(seat),
      play.order.beats(card, winning),
      summary.percent(summary.takers[seat]) >= Self.likely,
      let rival, rival.percent(rival.takers[seat]) < Self.likely / 2
    else { return [] }
    return [.takesToLead(from: play.winner)]
  }

  /// The other seat of the same side that takes the trick after this move, but not after the other
  /// one.
  private var handing: [Reason] {
    guard let contract = observation.publicState.contract else { return [] }
    let own = observation.seat
    let friend = observation.players.seats.first { seat in
      seat != own && contract.isChiefSide(seat) == contract.isChiefSide(own)
        && summary.percent(summary.takers[seat]) >= Self.likely
    }
    guard let friend, let rival, rival.percent(rival.takers[friend]) < Self.likely / 2
    else { return [] }
    return [.leavesLead(to: friend)]
  }
}

extension Optional {
  fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { isKept($0) ? $0 : nil }
  }
}
