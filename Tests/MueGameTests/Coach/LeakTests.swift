import MueRules
import Testing

@testable import MueBots
@testable import MueGame

@Suite("Patterns in costly decisions") struct LeakTests {
  /// The patterns of all pairs of moves at the positions of some hands.
  private func pairs(
    _ check: (Leak?, _ made: Move, _ best: Move, Observation) throws -> Void
  ) throws {
    for seed in UInt64(1)...6 {
      var round = Round(
        deal: Deal(players: .four, seed: seed), dealer: PlayerCount.four.seats[0])
      while let seat = round.turn {
        let observation = round.observation(for: seat)
        let chosen = HeuristicBot().choose(observation)
        let moves = Array(try #require(observation.legalMoves).all.prefix(20)) + [chosen]
        for made in moves {
          for best in moves where made.text != best.text {
            try check(Leak(decision(made, best, observation)), made, best, observation)
          }
        }
        try round.apply(chosen)
      }
    }
  }

  /// Those of the pairs that show a pattern.
  private func leaks(
    _ check: (Leak, _ made: Move, _ best: Move, Observation) throws -> Void
  ) throws {
    try pairs { leak, made, best, observation in
      if let leak { try check(leak, made, best, observation) }
    }
  }

  private func decision(
    _ made: Move, _ best: Move, _ observation: Observation, cost: Double = 3
  ) -> Decision {
    func choice(_ move: Move) -> Choice {
      Choice(
        RolloutSummary(move, players: observation.players), against: nil,
        Utility(observation.seat, nil), observation)
    }
    return Decision(
      observation: observation, made: choice(made), best: choice(best), cost: cost)
  }

  @Test("every pattern occurs, and what it says is true of the move made")
  func truth() throws {
    var found: Set<Leak> = []
    try leaks { leak, made, best, observation in
      found.insert(leak)
      let publicState = observation.publicState
      switch (leak, made, best) {
      case (.biddingTooHigh, .bid(let made), .bid(let best)): #expect(made.count > best.count)
      case (.biddingTooLow, .bid(let made), .bid(let best)): #expect(made.count < best.count)
      case (.layingWrongCards, .bid(let made), .bid(let best)): #expect(made.count == best.count)
      case (.drawingLevel, .bid(let made), .bid(let best)):
        #expect(publicState.auction.taking(made).leaders.count > 1)
        #expect(best.isEmpty || best.count >= made.count)
      case (.namingWrongTrump, .name, .name), (.pickingWrongPartner, .pick, .pick): break
      case (_, .play(let made), .play(let best)):
        try check(leak, made, best, observation)
      default: Issue.record("\(leak) for \(made.text)")
      }
    }
    #expect(found == Set(Leak.allCases))
  }

  private func check(
    _ leak: Leak, _ made: Card, _ best: Card, _ observation: Observation
  ) throws {
    let play = try #require(observation.publicState.play)
    let contract = try #require(observation.publicState.contract)
    let isChiefSide = contract.isChiefSide(observation.seat)
    let isOwn = contract.isChiefSide(play.winner) == isChiefSide
    let takes = play.winning.map { play.order.beats(made, $0) }
    let isTrump = play.order.trumps.contains(made)
    switch leak {
    case .leadingTrumpsAsOpponent: #expect(takes == nil && isTrump && !isChiefSide)
    case .leadingTrumpsTooOften: #expect(takes == nil && isTrump && isChiefSide)
    case .notLeadingTrumps: #expect(takes == nil && !isTrump && play.order.trumps.contains(best))
    case .leadingLosers, .leadingWrongSuit: #expect(takes == nil && !isTrump)
    case .takingOwnTrick: #expect(takes == true && isOwn)
    case .starvingOwnTrick: #expect(takes == false && isOwn && made.points < best.points)
    case .takingTooDear: #expect(takes == true && !isOwn)
    case .takingTooHigh: #expect(takes == true && play.order.beats(made, best))
    case .lettingGo: #expect(takes == false && !isOwn)
    case .feedingOthers: #expect(takes == false && !isOwn && made.points > best.points)
    default: Issue.record("\(leak) for a card")
    }
  }

  @Test("two points or less show no pattern")
  func cheap() throws {
    var found = 0
    try leaks { _, made, best, observation in
      #expect(Leak(decision(made, best, observation, cost: 2)) == nil)
      found += 1
    }
    #expect(found > 100)
  }

  @Test("a decision is of one kind")
  func kinds() throws {
    var found: Set<DecisionKind> = []
    try pairs { _, made, _, observation in
      let kind = try #require(DecisionKind(observation))
      found.insert(kind)
      switch (kind, made) {
      case (.bid, .bid), (.trump, .name), (.partner, .pick): break
      case (.lead, .play): #expect(observation.publicState.play?.led == nil)
      case (.follow, .play(let card)):
        #expect(observation.publicState.play?.following.contains(card) == true)
      case (.discard, .play(let card)):
        #expect(observation.publicState.play?.following.contains(card) == false)
      default: Issue.record("\(kind) for \(made.text)")
      }
      #expect(
        DecisionKind(Observation(watching: observation.publicState, from: observation.seat)) == nil)
    }
    #expect(found == Set(DecisionKind.allCases))
  }
}
