import MueRules

extension PlayoutReasons {
  /// A bid that shows less than another one of as many cards.
  func hiding(_ cards: CardSet) -> [Reason] {
    guard let rival, case .bid(let other) = rival.move, !cards.isEmpty, cards.count == other.count
    else { return [] }
    let sum = { (cards: CardSet) in cards.reduce(0) { $0 + $1.rank.number } }
    return sum(cards) < sum(other) ? [.hidesGoodCards] : []
  }

  /// The parts that the seat has in the contract, the likeliest first, and the trump that it names.
  var parts: [Reason] {
    // A seat that passes becomes Chief or Vice by a later bid, not by passing.
    let bids = summary.move != .pass
    var parts: [(percent: Int, reason: Reason)] = []
    if bids, let chief = share(\.asChief) { parts.append((chief, .becomesChief(percent: chief))) }
    if bids, let vice = share(\.asVice) { parts.append((vice, .becomesVice(percent: vice))) }
    if let partner = share(\.asPartner) { parts.append((partner, picked(percent: partner))) }
    return parts.sorted { $0.percent > $1.percent }.map(\.reason)
      + [bids ? named : nil].compactMap(\.self)
  }

  /// How the seat becomes partner in this share of rollouts: by whom it is picked, and for what.
  private func picked(percent: Int) -> Reason {
    let counts = summary.pickers.map { $0.values.reduce(0, +) }
    guard let chief = observation.players.seats.max(by: { counts[$0] < counts[$1] }),
      5 * counts[chief] >= 4 * summary.asPartner.count
    else { return .becomesPartner(percent: percent) }
    let trumps = summary.pickers[chief]
    let trump = Trump.all.max { trumps[$0, default: 0] < trumps[$1, default: 0] }
    guard let trump, 2 * trumps[trump, default: 0] >= counts[chief],
      case .bid(let cards) = summary.move, !(cards & trump.cards).isEmpty,
      !(observation.publicState.auction.laid[chief] & trump.cards).isEmpty
    else { return .isPicked(by: chief, for: nil, percent: percent) }
    return .isPicked(by: chief, for: trump, percent: percent)
  }

  /// How often the seat has a part in the contract, in per cent; nil if that is no reason.
  ///
  /// Between level moves it is one if it is not unlikely. Otherwise it must be more likely than after
  /// the other move; a better move must also owe something to it.
  private func share(_ part: (RolloutSummary) -> PartTally) -> Int? {
    let tally = part(summary)
    let percent = summary.percent(tally.count)
    guard percent > Self.unlikely else { return nil }
    guard let rival, !isLevel else { return percent }
    let isMore = percent - rival.percent(part(rival).count) >= Self.some
    let isWorthIt = !isBetter || tally.meanScore > rival.mean(rival.tally.score)
    return isMore && isWorthIt ? percent : nil
  }

  /// The trump that the seat names most often, if it names it clearly more often than after the
  /// other move.
  private var named: Reason? {
    func count(_ trump: Trump, _ summary: RolloutSummary) -> Int { summary.named[trump] ?? 0 }
    guard let rival, let trump = Trump.all.max(by: { count($0, summary) < count($1, summary) })
    else { return nil }
    let percent = summary.percent(count(trump, summary))
    let other = rival.percent(count(trump, rival))
    return percent > Self.unlikely && percent - other >= Self.unlikely
      ? .names(trump, percent: percent) : nil
  }

  /// The risks of another bid that this one avoids.
  func avoided(_ cards: CardSet) -> [Reason] {
    guard let rival, case .bid(let other) = rival.move else { return [] }
    let mine = observation.publicState.auction.laid[observation.seat].count
    let level = mine + other.count
    let leads = observation.publicState.auction.laid.allSatisfy { $0.count < level }
    let eclat = rival.percent(rival.eclat)
    // If both contracts (the seat's own and that of the others) are seldom made, the one made less
    // often is the reason.
    let own = rival.asChief.percentMade
    let others = summary.asOpponent.percentMade
    let isDear = leads && rival.percent(rival.asChief.count) > Self.unlikely && own < 50
    let opposes = summary.percent(summary.asOpponent.count) >= 50 && others < 50
    let dear: Reason? =
      if cards.count >= other.count { nil } else if opposes, !isDear || others < own {
        .othersFail(percent: others)
      } else if isDear { .wouldBeTooDear(level: level, percent: own) } else { nil }
    return [
      eclat - summary.percent(summary.eclat) >= Self.notable ? .avoidsEclat(percent: eclat) : nil,
      dear,
    ].compactMap(\.self)
  }

  /// What becomes better about the contracts in which the seat has a part.
  var contracts: [Reason] {
    guard let rival else { return [] }
    func isLikely(_ part: (RolloutSummary) -> PartTally, from percent: Int) -> Bool {
      [summary, rival].allSatisfy { $0.percent(part($0).count) >= percent }
    }
    let (own, other) = (summary.asChief.percentMade, rival.asChief.percentMade)
    let isOwn = isLikely(\.asChief, from: Self.unlikely) && own - other >= Self.notable
    let (less, more) = (summary.asOpponent.percentMade, rival.asOpponent.percentMade)
    let isOthers = isLikely(\.asOpponent, from: 50) && less < more
    let level = summary.asOpponent.meanLevel
    let parts: [(part: Reason.Part, tally: (RolloutSummary) -> PartTally)] = [
      (.chief, \.asChief), (.partner, \.asPartner), (.opponent, \.asOpponent),
    ]
    let gains = parts.filter { isLikely($0.tally, from: Self.unlikely) }.map { part, tally in
      (part, tally(summary).meanScore - tally(rival).meanScore)
    }
    let gain = gains.max { $0.1 < $1.1 }
    return [
      isOwn ? .makesAsChief(percent: own, otherwise: other) : nil,
      isOthers && more - less >= Self.notable
        ? .othersMakeLess(percent: less, otherwise: more) : nil,
      isOthers && level - rival.asOpponent.meanLevel >= 0.4
        ? .raisesOthers(level: Int(level.rounded())) : nil,
      gain.flatMap { $0.1 >= 1 && !isOdd ? .bringsMore(as: $0.0) : nil },
    ].compactMap(\.self)
  }
}

extension Trump {
  fileprivate static let all = namable(with: .deck)
}
