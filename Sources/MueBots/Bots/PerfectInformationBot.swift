import MueRules

/// The yardstick `omniscient`: a player with perfect information, to measure the value of knowing
/// all cards.
///
/// It is not a `Bot`, because it gets the whole hand instead of an observation. Only the arena
/// seats it.
///
/// It plays every candidate out once in the true deal, with heuristics for everybody including
/// itself, and makes the move with its best score. The candidates are each legal card; each trump,
/// for a Chief with each partner; and in the auction a pass and every number of cards for every
/// trump that the hand allows. Ties go to the heuristic move. Where others do not play by the
/// heuristics, its forecasts fail.
public struct PerfectInformationBot: Sendable {
  public init() {}

  /// The move for the seat to move; a pass when the hand is over.
  public func choose(_ round: Round) -> Move {
    guard let seat = round.turn, let legal = round.legalMoves else { return .pass }
    let heuristic = Self.heuristic(round, seat)
    let candidates = [[heuristic]] + Self.candidates(legal, round)
    var best = (move: heuristic, score: Int.min)
    for candidate in candidates {
      let score = Self.score(of: seat, after: candidate, in: round)
      if score > best.score, let move = candidate.first { best = (move, score) }
    }
    return best.move
  }

  private static func candidates(_ legal: LegalMoves, _ round: Round) -> [[Move]] {
    switch legal {
    case .bid(let free, let atMost):
      return [[.pass]] + bids(from: free, atMost: atMost).map { [.bid($0)] }
    case .name(let trumps):
      guard case .chiefNames(let roles, _) = round.publicState.phase, round.rules.hasPartners
      else {
        return trumps.map { [.name($0)] }
      }
      let seats = round.players.seats.filter { $0 != roles.chief && $0 != roles.vice }
      return trumps.flatMap { trump in seats.map { [.name(trump), .pick($0)] } }
    case .pick(let seats): return seats.map { [.pick($0)] }
    case .play(let cards): return cards.looks.map { [.play($0)] }
    }
  }

  /// For each trump, every number of cards: those of the trump first, and the highest first.
  private static func bids(from free: CardSet, atMost: Int) -> [CardSet] {
    var sets: Set<CardSet> = []
    for trump in Trump.namable(with: free) {
      let sorted = free.sorted { left, right in
        let isLeft = trump.cards.contains(left)
        if isLeft != trump.cards.contains(right) { return isLeft }
        return (left.rank, left.index) > (right.rank, right.index)
      }
      var set = CardSet.none
      for card in sorted.prefix(atMost) {
        set.insert(card)
        sets.insert(set)
      }
    }
    return sets.sorted { $0.bits < $1.bits }
  }

  /// A seat's score after these moves, followed by heuristic ones to the end of the hand.
  private static func score(of seat: Seat, after moves: [Move], in start: Round) -> Int {
    var round = start
    for move in moves where !round.applyLegal(move) { return .min }
    while round.publicState.play == nil, let turn = round.turn {
      guard round.applyLegal(heuristic(round, turn)) else { return .min }
    }
    if let score = round.score { return score.score[seat] }
    guard var playout = Playout(round), let contract = round.publicState.contract else {
      return .min
    }
    playout.finish()
    let points = playout.points
    return points[seat]
      + Reckoning(rules: round.rules, contract: contract, points: points).bonus[seat]
  }

  private static func heuristic(_ round: Round, _ seat: Seat) -> Move {
    HeuristicBot().choose(round.observation(for: seat))
  }
}
