import MueRules

/// Something rare that a person may do in play, found without being asked for.
public enum Achievement: String, CaseIterable, Hashable, Sendable {
  /// An éclat that costs the player with whom the person drew level.
  case turnedTables = "turned-tables"
  /// A contract made with a point to spare at most.
  case narrow
  /// A contract of at least `highBid` cards, made with at least `largeMargin` points to spare.
  case ample
  /// A hand as opponent without a trick that gained points all the same.
  case idle
  /// Tricks trumped with a card of every suit in one match.
  case everySuit = "every-suit"

  static let highBid = 7
  static let largeMargin = 10

  /// What a seat achieved in a finished hand, apart from what takes a match.
  static func achieved(
    by seat: Seat, score: RoundScore, tricks: [Trick], auction: Auction
  ) -> Set<Achievement> {
    switch score.result {
    case .allPassed: return []
    case .eclat(let eclat):
      let isGain = eclat.tied.contains(seat) && eclat.last != seat
      return isGain && auction.drewLevel(seat, with: eclat.last) ? [.turnedTables] : []
    case .played(let reckoning):
      let contract = reckoning.contract
      guard contract.isChiefSide(seat) else {
        let hasTrick = tricks.contains { $0.winner == seat }
        return !hasTrick && score.score[seat] > 0 ? [.idle] : []
      }
      let margin = reckoning.sidePoints - reckoning.target
      switch margin {
      case 0...1: return [.narrow]
      case largeMargin... where contract.roles.level >= highBid: return [.ample]
      default: return []
      }
    }
  }
}

extension Auction {
  /// Whether a seat drew level with another one that led alone.
  fileprivate func drewLevel(_ seat: Seat, with leader: Seat) -> Bool {
    var counts = Array(repeating: 0, count: players.number)
    for turn in turns where !turn.cards.isEmpty {
      let most = counts.max() ?? 0
      let isLeaderAlone = counts[leader] == most && counts.count { $0 == most } == 1
      counts[turn.seat.index] += turn.cards.count
      if turn.seat == seat, isLeaderAlone, counts[seat] == most { return true }
    }
    return false
  }
}

extension PublicState {
  /// The suits of the cards with which a seat has trumped and taken a trick.
  fileprivate func suitsTrumped(by seat: Seat) -> Set<Suit> {
    guard let trumps = play?.order.trumps else { return [] }
    return Set(
      tricks.compactMap { trick in
        guard trick.winner == seat, let led = trick.cards.first, !trumps.contains(led),
          let card = trick.card(of: seat, players), trumps.contains(card)
        else { return nil }
        return card.suit
      })
  }
}

extension Game {
  /// The person's achievements in the finished hands, each with the number of the first hand that
  /// had it, from 1.
  ///
  /// As with best results, a game with an undo or an open handicap has none.
  public var achievements: [Achievement: Int] {
    let seat = personSeat
    guard players[seat].agent == .person(), notes.undos == 0 else { return [:] }
    var found: [Achievement: Int] = [:]
    var suits: Set<Suit> = []
    for (hand, record) in zip(1..., handRecords(for: .anybody)) {
      let publicState = record.round.publicState
      guard let score = publicState.score else { break }
      var achieved = Achievement.achieved(
        by: seat, score: score, tricks: publicState.tricks, auction: publicState.auction)
      suits.formUnion(publicState.suitsTrumped(by: seat))
      if suits.count == publicState.rules.suits.count { achieved.insert(.everySuit) }
      for achievement in achieved where found[achievement] == nil { found[achievement] = hand }
    }
    return found
  }
}
