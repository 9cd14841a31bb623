/// The auction: what each seat has laid, in order, and what follows from it (RULES: the auction).
///
/// On its turn a seat passes or lays cards, and may exceed the highest total so far by at most one
/// card. The auction ends when all seats have passed in succession.
public struct Auction: Hashable, Sendable {
  /// One turn: the cards that a seat laid; an empty set is a pass.
  public struct Turn: Hashable, Sendable {
    public let seat: Seat
    public let cards: CardSet
  }

  public let rules: HandRules
  let dealer: Seat
  /// All turns so far, the oldest first.
  public private(set) var turns: [Turn] = []
  public private(set) var laid: [CardSet]
  public private(set) var passesInARow = 0

  public init(rules: HandRules, dealer: Seat) {
    self.rules = rules
    self.dealer = dealer
    laid = Array(repeating: .none, count: rules.players.number)
  }

  public var players: PlayerCount { rules.players }

  /// The auction after the seat to move has laid these cards; an empty set is a pass.
  ///
  /// The cards must come from its hand and keep within the limit; after the end nothing changes.
  public func taking(_ cards: CardSet) -> Auction {
    var next = self
    next.take(cards)
    return next
  }

  public var endsWithNextPass: Bool { passesInARow == players.number - 1 }

  /// Whose turn it is; nil when the auction is over.
  public var turn: Seat? {
    if passesInARow == players.number { return nil }
    return turns.last.map { players.seat(after: $0.seat) } ?? dealer
  }

  /// The most cards that any seat has laid.
  public var most: Int { laid.reduce(0) { max($0, $1.count) } }

  /// The most cards that a seat may lay now: as many as bring it one card above the highest total,
  /// but no more than it has left.
  public func limit(for seat: Seat) -> Int {
    min(most + 1, rules.handSize) - laid[seat].count
  }

  /// Takes the turn of the seat to move; the caller has checked its hand and the limit.
  mutating func take(_ cards: CardSet) {
    guard let seat = turn else { return }
    turns.append(Turn(seat: seat, cards: cards))
    laid[seat] = laid[seat] | cards
    passesInARow = cards.isEmpty ? passesInARow + 1 : 0
  }

  /// The seats that have laid the most cards; none before the first card.
  public var leaders: [Seat] {
    let most = most
    return most == 0 ? [] : players.seats.filter { laid[$0].count == most }
  }

  /// The outcome; nil while the auction goes on.
  public var outcome: AuctionOutcome? { turn == nil ? standing : nil }

  /// The outcome if nobody lays another card.
  public var standing: AuctionOutcome {
    let most = most
    let leaders = leaders
    if leaders.isEmpty { return .allPassed }
    guard leaders.count > 1 else {
      return .roles(Roles(chief: leaders[0], vice: vice(beside: leaders[0]), level: most))
    }
    let last = turns.last { !$0.cards.isEmpty && leaders.contains($0.seat) }
    return .eclat(Eclat(level: most, tied: leaders, last: last?.seat ?? leaders[0]))
  }

  /// The Vice: of the other seats, the one that has laid the most cards.
  ///
  /// A tie goes to the better cards, compared from the highest rank down regardless of suits; nil
  /// if those are equal, too.
  private func vice(beside chief: Seat) -> Seat? {
    guard rules.hasPartners else { return nil }
    let others = players.seats.filter { $0 != chief && !laid[$0].isEmpty }
    let strengths = others.map { seat -> [Int] in
      [laid[seat].count] + laid[seat].map(\.rank.number).sorted(by: >)
    }
    guard let best = strengths.max(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
    let first = strengths.firstIndex(of: best)
    return first == strengths.lastIndex(of: best) ? first.map { others[$0] } : nil
  }
}

/// The outcome of an auction.
public enum AuctionOutcome: Hashable, Sendable {
  case roles(Roles)
  /// Two or more share the most cards laid: the hand is over.
  case eclat(Eclat)
  case allPassed
}
