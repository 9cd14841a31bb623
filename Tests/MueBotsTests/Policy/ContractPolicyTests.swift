import MueRules
import Testing

@testable import MueBots

@Suite("The policy for bids, trumps and partners")
struct ContractPolicyTests {
  /// Shows every choice of a trump or partner, or every bid, of some hands that heuristics bid and name.
  private func choices(
    _ players: PlayerCount, hands: UInt64 = 12, ofBids: Bool = false,
    _ look: (Round, Observation, ContractChoice) throws -> Void
  ) throws {
    var choices = 0
    for seed in 1...hands {
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard let choice = ContractChoice(observation), (choice.kind == .bid) == ofBids else {
          continue
        }
        try look(round, observation, choice)
        choices += 1
      }
    }
    #expect(choices >= Int(hands))
  }

  @Test("a naming has every legal move once, with its numbers", arguments: PlayerCount.allCases)
  func moves(_ players: PlayerCount) throws {
    var partners = 0
    var trumps = 0
    try choices(players) { _, observation, choice in
      #expect(choice.moves == observation.legalMoves?.all)
      #expect(choice.candidates.count == choice.moves.count)
      if choice.kind == .partner { partners += 1 } else { trumps += 1 }
    }
    #expect(trumps >= 12 && (partners > 0) == (players != .three))
  }

  @Test("cards are none of its choices")
  func others() throws {
    var cards = 0
    for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 3) {
      let isCard = if case .play = observation.legalMoves { true } else { false }
      #expect((ContractChoice(observation) == nil) == isCard)
      cards += isCard ? 1 : 0
    }
    #expect(cards == 60)
  }

  @Test(
    "bids are legal, differ, never tie the leader, and begin with a pass",
    arguments: PlayerCount.allCases)
  func bids(_ players: PlayerCount) throws {
    var leads = 0
    try choices(players, ofBids: true) { _, observation, choice in
      let auction = observation.publicState.auction
      let mine = auction.laid[observation.seat].count
      let others = players.seats.filter { $0 != observation.seat }
      let most = others.map { auction.laid[$0].count }.max() ?? 0
      #expect(choice.moves.first == .bid(.none) && Set(choice.moves).count == choice.moves.count)
      #expect(mine <= most || choice.moves.count == 1)
      for (index, move) in choice.moves.enumerated() {
        #expect(observation.legalMoves?.contains(move) == true)
        let total = mine + move.cards.count
        #expect(move.cards.isEmpty || total != most)
        #expect((choice.candidates[index][3] == 1) == (total > most))
        leads += total > most && !move.cards.isEmpty ? 1 : 0
      }
    }
    #expect(leads > 30)
  }

  @Test("among the bids are support for the leader's suit, and the best trump's cards")
  func support() throws {
    var round = Round(
      deal: Deal(players: .five, seed: 1), dealer: PlayerCount.five.seats[0])
    for _ in 0..<2 {
      let seat = try #require(round.turn)
      try round.apply(.bid(CardSet((round.hand(of: seat) & .suit(.red)).prefix(1))))
    }
    let seat = try #require(round.turn)
    let hand = BidHand(round.hand(of: seat), players: .five)
    let options = hand.options(BidTurn(round.publicState.auction, seat))
    let best = TrumpWorths.trump(hand.best[0]).cards
    #expect(options.contains { !$0.isEmpty && best.contains($0) })
    let leaders = LeaderSupport(round.publicState.auction, excluding: seat)
    #expect(leaders.leader == round.publicState.auction.leaders.first)
  }

  @Test(
    "the others' hidden cards change no number", arguments: PlayerCount.allCases, [false, true])
  func blind(_ players: PlayerCount, ofBids: Bool) throws {
    var generator = SeededGenerator(seed: 2)
    try choices(players, hands: 4, ofBids: ofBids) { _, observation, choice in
      let world = WorldSampler(observation).world(using: &generator)
      let other = try #require(world.round(observation.publicState))
      let there = try #require(ContractChoice(other.observation(for: observation.seat)))
      func numbers(_ choice: ContractChoice) -> [Float] {
        ChoiceSample(choice) { _ in [0, 0, 0] }.numbers
      }
      #expect(numbers(choice) == numbers(there))
    }
  }

  @Test("numbers differ where moves differ, and stay small", arguments: [false, true])
  func numbers(ofBids: Bool) throws {
    try choices(.five, ofBids: ofBids) { _, _, choice in
      let rows = choice.candidates.map { row in row.indices.map { row[$0] } }
      #expect(rows.joined().allSatisfy { abs($0) < 4 })
      if choice.kind == .trump { #expect(Set(rows).count == rows.count) }
      if choice.kind == .bid { #expect(Set(rows).count > rows.count / 2) }
    }
  }

  @Test(
    "a bid of any player is learned by the option most like it, above all in its number")
  func bidsOfOthers() throws {
    var (exact, others) = (0, 0)
    try choices(.five, ofBids: true) { _, observation, choice in
      let bids = choice.moves + (observation.legalMoves?.all.prefix(30) ?? [])
      for bid in bids where choice.moves.count > 1 {
        let sample = try #require(ChoiceSample(observation, bid: bid)).numbers
        let row = ScoringNet.Candidate.count + 3
        let chosen = choice.moves.indices.filter {
          sample[ScoringNet.Moment.count + ($0 + 1) * row] == 1
        }
        let option = choice.moves[try #require(chosen.first)]
        #expect(chosen.count == 1)
        if choice.moves.contains(bid) {
          #expect(option == bid)
          exact += 1
        } else if choice.moves.contains(where: { $0.cards.count == bid.cards.count }) {
          #expect(option.cards.count == bid.cards.count)
          others += 1
        }
      }
      #expect(choice.moves.count > 1 || ChoiceSample(observation, bid: .pass) == nil)
      #expect(ChoiceSample(observation, bid: .name(.noTrump)) == nil)
    }
    #expect(exact > 12 && others > 12)
  }

  @Test("moves are drawn as often as they are likely, the best most often")
  func frequencies() throws {
    let policy = try #require(Policies.random(seed: 6)).contract
    var generator = SeededGenerator(seed: 3)
    try choices(.five, hands: 2) { _, observation, choice in
      let ranking = policy.ranking(choice)
      #expect(Set(ranking) == Set(choice.moves) && policy.best(observation) == ranking.first)
      var counts: [Move: Int] = [:]
      for _ in 0..<2000 { counts[policy.draw(choice, &generator), default: 0] += 1 }
      for (better, worse) in zip(ranking, ranking.dropFirst()) {
        #expect(counts[better, default: 0] > counts[worse, default: 0] - 150)
      }
    }
  }

  @Test("the policy for bids knows the style of the seat, and that of no other seat")
  func styles() throws {
    let policies = try #require(Policies.random(seed: 6))
    let bots = BotSettings.Style.allCases.map {
      BotSettings(level: .strong, style: $0).makeBot(policies)
    }
    var differences = 0
    try choices(.five, ofBids: true) { _, observation, choice in
      let bold = try #require(ContractChoice(observation, boldness: 150))
      let numbers = [choice, bold].map { choice in
        choice.moment.indices.dropLast().map { choice.moment[$0] }
      }
      #expect(numbers[0] == numbers[1] && choice.moment[28] == 0 && bold.moment[28] == 0.375)
      let bids = bots.map { $0.choose(observation, limits: Limits(playouts: 0), seed: 1) }
      differences += Set(bids).count - 1
    }
    #expect(differences > 5)
  }

  @Test(
    "strong bids what it ranks first; experts search their bids, and strong with an open handicap"
  )
  func bidders() throws {
    let policies = try #require(Policies.random(seed: 8))
    let strong = BotSettings(level: .strong).makeBot(policies)
    var open = BotSettings(level: .strong)
    open.peek = try #require(Peek(2))
    let searching = [open, BotSettings(level: .expert)].map { $0.makeBot(policies) }
    try choices(.five, hands: 1, ofBids: true) { _, observation, choice in
      let limits = Limits(playouts: 60)
      let ranking = try #require(BidRanking(observation, by: policies.contract))
      let best = ranking.moves.first
      let auction = observation.publicState.auction
      let move = strong.choose(observation, limits: limits, seed: 1)
      if case .bid(let cards) = move, move != best {
        // Now and then it draws level instead of passing or showing a card.
        #expect(auction.laid[observation.seat].count + cards.count == auction.most)
      } else {
        #expect(move == best)
      }
      for bot in searching {
        let evaluations = bot.evaluate(observation, limits: limits, seed: 1)
        #expect(ranking.moves.count == 1 || evaluations.contains { $0.worlds > 0 })
      }
    }
  }

  @Test("in a playout the seat that searches bids by its policy, the others as it expects of them")
  func playouts() throws {
    let policies = try #require(Policies.random(seed: 8))
    let alike = try #require(Policies.random(seed: 8, bidsAlike: true))
    let players = PlayerCount.five
    var differences = [0, 0]
    for deal in 1...12 as ClosedRange<UInt64> {
      let round = Round(deal: Deal(players: players, seed: deal), dealer: players.seats[0])
      for (index, seat) in players.seats.prefix(2).enumerated() {
        let turns = [policies, alike].map { policies in
          var generator = SeededGenerator(seed: deal)
          let table = PlayoutTable(
            round, utility: Utility(seat, nil), policies: policies, chance: &generator)
          var chance = table.chance
          let end = table.settled(after: .pass, in: round, &chance)
          return end.publicState.auction.turns.dropFirst().first
        }
        differences[index] += turns[0] == turns[1] ? 0 : 1
      }
    }
    // The seat behind the dealer bids next: by the same policy if it searches itself.
    #expect(differences[0] > 0 && differences[1] == 0)
  }

  @Test("the bolder an expert, the more it thinks of becoming Chief")
  func boldExperts() throws {
    let policies = try #require(Policies.random(seed: 8))
    var values: [[Int]] = []
    for boldness in [-100, 0, 150] {
      var generator = SeededGenerator(seed: 3)
      values.append([])
      for deal in 1...8 as ClosedRange<UInt64> {
        let seat = PlayerCount.five.seats[0]
        let round = Round(deal: Deal(players: .five, seed: deal), dealer: seat)
        let table = PlayoutTable(
          round, utility: Utility(seat, nil), boldness: boldness, policies: policies,
          chance: &generator)
        // The dealer becomes Chief, or passes and lets the next seat be.
        let passes = Array(repeating: Move.pass, count: 4)
        let lead = Move.bid(CardSet(round.hand(of: seat).prefix(1)))
        let next = Move.bid(CardSet(round.hand(of: PlayerCount.five.seats[1]).prefix(1)))
        for moves in [[lead] + passes, [.pass, next] + passes] {
          var bid = round
          for move in moves { try bid.apply(move) }
          values[values.count - 1].append(table.outcome(after: .pass, in: bid).value)
        }
      }
    }
    for index in values[0].indices {
      let isChief = index.isMultiple(of: 2)
      #expect(values[1][index] - values[0][index] == (isChief ? 1024 : 0))
      #expect(values[2][index] - values[1][index] == (isChief ? 1536 : 0))
    }
  }

  @Test("a player with policies names what they prefer without playouts, and searches it with some")
  func bots() throws {
    let policies = try #require(Policies.random(seed: 8))
    let club = BotSettings(level: .club).makeBot(policies)
    let expert = BotSettings(level: .expert).makeBot(policies)
    try choices(.five, hands: 3) { _, observation, choice in
      let best = policies.contract.best(observation)
      #expect(club.choose(observation, limits: Limits(playouts: 500), seed: 1) == best)
      #expect(expert.choose(observation, limits: Limits(playouts: 0), seed: 1) == best)
      let searched = expert.evaluate(observation, limits: Limits(playouts: 200), seed: 1)
      #expect(searched.count > 1 || choice.moves.count == 1)
      #expect(Set(searched.map(\.move)).isSubset(of: choice.moves))
    }
  }
}
