import MueRules
import Testing

@testable import MueBots

@Suite("Drawing level in the auction") struct LevelBidTests {
  /// How many bids draw level, and how many hands end in an éclat, in some hands of one player with itself.
  private func count(_ bot: any Bot, hands: UInt64) throws -> (level: Int, eclats: Int) {
    var found = (level: 0, eclats: 0)
    for seed in 1...hands {
      let round = try Table(.five, of: bot, limits: Limits(playouts: 1)).play(seed: seed)
      var auction = Auction(rules: round.rules, dealer: round.publicState.dealer)
      for turn in round.publicState.auction.turns {
        let before = auction.most
        auction = auction.taking(turn.cards)
        let isLevel = auction.most == before && auction.leaders.count > 1
        found.level += isLevel && !turn.cards.isEmpty && auction.leaders.contains(turn.seat) ? 1 : 0
      }
      if case .eclat = round.score?.result { found.eclats += 1 }
    }
    return found
  }

  @Test(
    "casual players do it now and then, and one in so many hands is an éclat; plain ones never do")
  func casual() throws {
    let casual = try count(BotSettings(level: .casual).makeBot(), hands: 300)
    #expect(casual.level > 30)
    #expect((1...20).contains(casual.eclats))
    #expect(try count(HeuristicBot(), hands: 50) == (0, 0))
  }

  @Test("the same seed dares the same, and bold players dare more often")
  func daring() {
    func times(_ style: BotSettings.Style, _ cards: Int) -> Int {
      (1...500).count { LevelBids.dares(cards, seed: $0, boldness: style.boldness) }
    }
    for cards in 1...4 {
      #expect(times(.bold, cards) > times(.balanced, cards))
      #expect(times(.balanced, cards) > times(.cautious, cards))
    }
    #expect(times(.balanced, 2) == times(.balanced, 2) && times(.balanced, 2) > times(.balanced, 4))
  }

  @Test("bold club players draw level only where a review finds that it costs little")
  func costs() throws {
    let club = BotSettings(level: .club, style: .bold).makeBot(SearchBot.expert.skill.policies)
    let limits = Limits(playouts: 400)
    var costs: [Double] = []
    for seed in 1...12 as ClosedRange<UInt64> {
      let round = try Table(.five, of: club, limits: limits).play(seed: seed)
      var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
      for move in round.publicState.moves {
        guard case .bid(let cards) = move, let seat = replay.turn else { break }
        let observation = replay.observation(for: seat)
        let auction = observation.publicState.auction
        if !cards.isEmpty, auction.laid[seat].count + cards.count == auction.most {
          let review = Decision(
            move, at: observation, by: SearchBot.expert, limits: limits, rollouts: limits,
            seed: ~seed)
          costs.append(review.cost)
        }
        try replay.apply(move)
      }
    }
    #expect(costs.count >= 3)
    #expect(costs.reduce(0, +) <= 1.2 * Double(costs.count), "\(costs)")
  }

  @Test(
    "an expert searches without such bids, and makes one only where fresh worlds find it clearly better"
  )
  func experts() throws {
    let expert = SearchBot(.expert(by: try #require(Policies.random(seed: 8))))
    var (bids, asked) = (0, 0)
    for seed in 1...6 as ClosedRange<UInt64> {
      for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        guard case .bid = observation.legalMoves else { continue }
        let turn = BidTurn(observation.publicState.auction, observation.seat)
        let hand = BidHand(observation.dealt, players: observation.players)
        let level = hand.levelOptions(turn, atMost: LevelBids.mostCards).map(Move.bid)
        guard !level.isEmpty else { continue }
        asked += 1
        let moves = expert.evaluate(observation, limits: Limits(playouts: 100), seed: seed)
          .map(\.move)
        #expect(!moves.dropFirst().contains(where: level.contains))
        guard level.contains(moves[0]) else { continue }
        bids += 1
        let rollouts = PairedRollouts(
          observation, of: [moves[0], moves[1]], by: expert.policies,
          limits: Limits(playouts: 1000), seed: ~seed)
        #expect(rollouts.gain(of: 0, over: 1).mean > 0)
      }
    }
    #expect(asked > 5 && bids < asked)
  }

  @Test("the search of an expert leaves time to compare them")
  func time() throws {
    let expert = SearchBot(.expert(by: try #require(Policies.random(seed: 8))))
    let limits = Limits(playouts: 64, isSearchOver: { true }, isTimeUp: { false })
    var searched: [Bool: Set<Bool>] = [:]
    for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 2) {
      guard case .bid = observation.legalMoves else { continue }
      let turn = BidTurn(observation.publicState.auction, observation.seat)
      let hand = BidHand(observation.dealt, players: observation.players)
      let isAsked = !hand.levelOptions(turn, atMost: LevelBids.mostCards).isEmpty
      let usual = expert.evaluate(observation, limits: limits, seed: 1).last?.worlds ?? 0
      if hand.options(turn).count > 1 { searched[isAsked, default: []].insert(usual > 0) }
    }
    #expect(searched == [true: [false], false: [true]])
  }

  @Test("options draw level exactly, with cards of the hand", arguments: PlayerCount.allCases)
  func options(_ players: PlayerCount) throws {
    var seen = 0
    for seed in 1...10 as ClosedRange<UInt64> {
      for (_, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard case .bid = observation.legalMoves else { continue }
        let turn = BidTurn(observation.publicState.auction, observation.seat)
        let hand = BidHand(observation.dealt, players: players)
        for cards in hand.levelOptions(turn, atMost: LevelBids.mostCards) {
          seen += 1
          #expect(observation.legalMoves?.contains(.bid(cards)) == true)
          #expect(turn.laid.count + cards.count == turn.most && turn.most <= LevelBids.mostCards)
        }
      }
    }
    #expect(seen > 10)
  }
}
