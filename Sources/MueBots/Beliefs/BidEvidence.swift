import MueRules

/// The likelihood of a hand given the bids and passes of the seat that holds it, by a policy that bids as others do.
///
/// It is a negative log-likelihood in 1024ths of a natural logarithm. A turn counts by how likely the policy lays exactly
/// these cards, and a little by how likely it makes a bid of the same kind (a pass, fewer cards than the leader, a
/// lead); at most up to a limit, so that one strange bid rules no hand out.
struct BidEvidence: Sendable {
  /// A turn, and the cards laid at it.
  private struct Decision: Sendable {
    let turn: BidTurn
    let cards: CardSet
    let kind: Kind

    init(_ turn: BidTurn, _ cards: CardSet) {
      self.turn = turn
      self.cards = cards
      kind = Kind(of: cards, at: turn)
    }
  }

  private enum Kind {
    case pass, show, lead

    init(of cards: CardSet, at turn: BidTurn) {
      self =
        cards.isEmpty
        ? .pass : turn.laid.count + cards.count > turn.most ? .lead : .show
    }
  }

  private let policy: ContractPolicy
  private let players: PlayerCount
  private let decisions: [[Decision]]

  /// The share of the likelihood of a turn that comes from its kind alone.
  private static let kindShare: Float = 0.02
  /// The most that one turn counts, in natural logarithms.
  private static let mostOfTurn: Float = 5

  init(_ observation: Observation, by policy: ContractPolicy) {
    self.policy = policy
    players = observation.players
    let publicState = observation.publicState
    var auction = Auction(rules: observation.rules, dealer: publicState.dealer)
    var decisions = Array(repeating: [Decision](), count: players.number)
    for turn in publicState.auction.turns {
      // A second pass in a row adds little.
      let repeats = turn.cards.isEmpty && decisions[turn.seat].last?.kind == .pass
      if turn.seat != observation.seat, !repeats {
        decisions[turn.seat].append(Decision(BidTurn(auction, turn.seat), turn.cards))
      }
      auction = auction.taking(turn.cards)
    }
    self.decisions = decisions
  }

  /// The negative log-likelihood, in 1024ths, that a seat was dealt these cards; any number above `most` if it is more.
  func negativeLogLikelihood(of dealt: CardSet, at seat: Int, atMost most: Int = .max) -> Int {
    let hand = BidHand(dealt, players: players)
    var cost: Float = 0
    for decision in decisions[seat] where Int(1024 * cost) <= most {
      let choice = ContractChoice(decision.turn, hand)
      if choice.moves.count == 1 { continue }
      let chances = policy.chances(choice)
      var (exact, alike): (Float, Float) = (0, 0)
      for (move, chance) in zip(choice.moves, chances) {
        let cards = move.cards
        if Kind(of: cards, at: decision.turn) == decision.kind { alike += chance }
        if cards == decision.cards { exact += chance }
      }
      let likelihood = (1 - Self.kindShare) * exact + Self.kindShare * alike
      cost += min(Self.mostOfTurn, Float(negativeLogarithm(Double(max(1e-3, min(1, likelihood))))))
    }
    return Int(1024 * cost)
  }
}
