import MueRules

/// The bids that a player considers at its turn, ranked so that auctions stay short.
///
/// A bid makes everybody who has passed just before it think again, so it must be worth more than a
/// pass by a price for each of these passes. Of level bids that show cards without leading, only
/// those with the most cards are considered: they say at once what would otherwise take several
/// rounds.
struct BidRanking {
  /// The bids, the best first.
  let moves: [Move]
  /// Their worths less the price, in 1024ths of a point; only the differences matter.
  let worths: [Int]
  /// The price of any bid of this turn, in 1024ths of a point.
  let price: Int

  /// The price for each pass in a row before a bid, in 1024ths of a point.
  private static let priceOfPass = 4096
  /// The greatest difference in worth between level bids that show cards, in 1024ths of a point.
  private static let tolerance = 6144

  init(_ turn: BidTurn, _ hand: BidHand, by policy: ContractPolicy, boldness: Int = 0) {
    // The first bid of an auction prolongs nothing.
    let price = turn.most == 0 ? 0 : Self.priceOfPass * turn.auction.passesInARow
    let choice = ContractChoice(turn, hand, boldness: boldness)
    let bids = zip(choice.moves, policy.worths(choice)).map { move, worth in
      (move: move, worth: move.cards.isEmpty ? worth : worth - price)
    }
    let shows = bids.filter {
      !$0.move.cards.isEmpty && turn.laid.count + $0.move.cards.count < turn.most
    }
    let best = shows.map(\.worth).max() ?? 0
    let level = shows.filter { $0.worth >= best - Self.tolerance }
    let most = level.map(\.move.cards.count).max() ?? 0
    let longest = level.filter { $0.move.cards.count == most }
    // The best of the longest is worth as much as the best of all.
    let gain = best - (longest.map(\.worth).max() ?? 0)
    let considered =
      bids.filter { bid in !level.contains { $0.move == bid.move } }
      + longest.map { ($0.move, $0.worth + gain) }
    let order = considered.indices.sorted {
      (-considered[$0].worth, $0) < (-considered[$1].worth, $1)
    }
    moves = order.map { considered[$0].move }
    worths = order.map { considered[$0].worth }
    self.price = price
  }

  /// The bids of the observing seat; nil if it does not bid.
  init?(_ observation: Observation, by policy: ContractPolicy, boldness: Int = 0) {
    guard case .bid = observation.legalMoves else { return nil }
    self.init(
      BidTurn(observation.publicState.auction, observation.seat),
      BidHand(observation.dealt, players: observation.players), by: policy, boldness: boldness)
  }
}
