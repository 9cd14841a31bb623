import MueBots
import MueRules

/// A simple rule that a player follows whenever it applies: a way to take advantage of others, or a
/// mistake for the coach to find.
enum Habit: String, CaseIterable, Hashable, Sendable {
  /// Leads the auction by one card as long as the hand allows.
  case leadsAuction = "leads-auction"
  /// Overtakes the leader of the auction with its lowest cards, up to four, to push the leader on.
  case chases
  /// Lays one more card than its bid.
  case overbids
  /// Never lays a card in the auction.
  case passes
  /// Lays as many cards as the leader of the auction, which forces an éclat.
  case ties
  case leadsTrumps = "leads-trumps"
  /// Leads its highest trump if it plays against the Chief.
  case leadsTrumpsAsOpponent = "leads-trumps-as-opponent"
  /// Takes tricks that its own side is already winning.
  case takesOwnTricks = "takes-own-tricks"
  /// Plays the highest card allowed.
  case playsHigh = "plays-high"
  /// Plays the lowest card allowed.
  case playsLow = "plays-low"

  /// The move that the rule prescribes instead of another; nil where it does not apply.
  func move(insteadOf move: Move, _ observation: Observation) -> Move? {
    switch observation.legalMoves {
    case .bid(let free, let atMost): bid(insteadOf: move, free, atMost: atMost, observation)
    case .play(let cards):
      observation.publicState.play.flatMap { card(among: cards, $0, observation) }.map(Move.play)
    case .name, .pick, nil: nil
    }
  }

  private func bid(
    insteadOf move: Move, _ free: CardSet, atMost: Int, _ observation: Observation
  ) -> Move? {
    switch self {
    case .leadsAuction:
      bid(from: longest(of: free, observation), atMost: atMost, above: 1, observation)
    case .ties: bid(from: longest(of: free, observation), atMost: atMost, above: 0, observation)
    case .chases: chase(from: free, atMost: atMost, observation)
    case .passes: .pass
    case .overbids:
      if case .bid(let cards) = move, !cards.isEmpty, cards.count < atMost {
        (free - cards).first.map { .bid(cards | CardSet($0)) }
      } else {
        nil
      }
    case .leadsTrumps, .leadsTrumpsAsOpponent, .takesOwnTricks, .playsHigh, .playsLow: nil
    }
  }

  /// The bid that gives the seat this many cards more than any other; a pass if it has them
  /// already, or cannot.
  private func bid(
    from free: [Card], atMost: Int, above: Int, _ observation: Observation
  ) -> Move {
    let auction = observation.publicState.auction
    let others = observation.players.seats.filter { $0 != observation.seat }
    let most = others.map { auction.laid[$0].count }.max() ?? 0
    let number = most + above - auction.laid[observation.seat].count
    guard number > 0, number <= min(atMost, free.count) else { return .pass }
    return .bid(CardSet(free.prefix(number)))
  }

  /// Cards of the longest suits first.
  private func longest(of free: CardSet, _ observation: Observation) -> [Card] {
    free.sorted { left, right in
      let counts = [left, right].map { (observation.dealt & .suit($0.suit)).count }
      return (counts[0], left.rank.number) > (counts[1], right.rank.number)
    }
  }

  /// The lowest cards that overtake another leader of at most three cards; nil without one.
  private func chase(
    from free: CardSet, atMost: Int, _ observation: Observation
  ) -> Move? {
    let auction = observation.publicState.auction
    guard (1...3).contains(auction.most), !auction.leaders.contains(observation.seat) else {
      return nil
    }
    let lowest = free.sorted { ($0.rank.number, $0.index) < ($1.rank.number, $1.index) }
    return bid(from: lowest, atMost: atMost, above: 1, observation)
  }

  private func card(
    among cards: CardSet, _ play: TrickPlay, _ observation: Observation
  ) -> Card? {
    switch self {
    case .leadsTrumps:
      return play.led == nil ? highest(of: cards & play.order.trumps, play.order) : nil
    case .leadsTrumpsAsOpponent:
      guard let chief = observation.publicState.contract?.roles.chief,
        !isOnOwnSide(chief, observation)
      else { return nil }
      return Habit.leadsTrumps.card(among: cards, play, observation)
    case .takesOwnTricks:
      guard let holding = play.winning, isOnOwnSide(play.winner, observation) else { return nil }
      return cards.first { play.order.beats($0, holding) }
    case .playsHigh: return highest(of: cards, play.order)
    case .playsLow:
      return cards.looks.min { play.order.strength($0) < play.order.strength($1) }
    case .leadsAuction, .chases, .overbids, .passes, .ties: return nil
    }
  }

  private func highest(of cards: CardSet, _ order: TrickOrder) -> Card? {
    cards.looks.max { order.strength($0) < order.strength($1) }
  }

  private func isOnOwnSide(_ seat: Seat, _ observation: Observation) -> Bool {
    let contract = observation.publicState.contract
    return contract?.isChiefSide(seat) == contract?.isChiefSide(observation.seat)
  }
}

/// A bot with a habit that otherwise plays like another bot.
struct HabitualBot: Bot {
  let base: any Bot
  let habit: Habit

  var policies: Policies? { base.policies }

  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    let move = base.choose(observation, limits: limits, seed: seed)
    return habit.move(insteadOf: move, observation) ?? move
  }
}
