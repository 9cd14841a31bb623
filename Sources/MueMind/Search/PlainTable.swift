import MueRules

/// A table at which every seat plays by the rules of thumb, in one world.
struct PlainTable {
  private let plans: [BidPlan]
  private let ambition: Ambition
  private let fear: Int
  private let tithe: Int

  /// A table in a world; losing an own contract counts some points more than it costs.
  init(_ round: Round, ambition: Ambition, fear: Int = 0, tithe: Int = 0) {
    self.tithe = tithe
    self.ambition = ambition
    self.fear = fear
    guard case .auction = round.faceUp.phase else {
      plans = []
      return
    }
    plans = round.players.seats.map {
      BidPlan(hand: round.deal.hands[$0], players: round.players)
    }
  }

  /// How the hand ends when some moves are made now and the rest by the rules of thumb.
  func outcome(after moves: [Move], in start: Round) -> Outcome {
    let round = settled(after: moves, in: start)
    guard var playout = Playout(round) else { return outcome(of: round) }
    playout.finish()
    return playout.outcome(ambition, fear: fear, tithe: tithe)
  }

  /// The hand after some moves now and, by the rules of thumb, all that comes before its tricks.
  func settled(after moves: [Move], in start: Round) -> Round {
    var round = start
    for move in moves where (try? round.apply(move)) == nil { break }
    while round.faceUp.play == nil, let turn = round.turn {
      guard (try? round.apply(move(of: turn, in: round))) != nil else { break }
    }
    return round
  }

  /// What a hand that came to no tricks brought.
  func outcome(of round: Round) -> Outcome {
    ambition.outcome(round.score?.score ?? [], isMade: false)
  }

  private func move(of seat: Seat, in round: Round) -> Move {
    if case .auction = round.faceUp.phase, seat.index < plans.count {
      let auction = round.faceUp.auction
      let bidding = PlainBidding(plan: plans[seat], auction: auction, seat: seat)
      let free = round.deal.hands[seat] - auction.laid[seat]
      return bidding.bid(from: free, atMost: auction.limit(for: seat))
    }
    return PlainMind().choose(round.observation(for: seat))
  }
}
