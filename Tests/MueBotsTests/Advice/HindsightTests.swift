import MueRules
import Testing

@testable import MueBots

@Suite("What could have been made") struct HindsightTests {
  /// A hand that heuristics played for a contract.
  private func hand(_ players: PlayerCount, from seed: UInt64 = 3) throws -> Round {
    for seed in seed..<seed + 50 {
      let round = try Table(players, of: HeuristicBot()).play(seed: seed)
      if case .played? = round.score?.result { return round }
    }
    throw IllegalMove.handIsOver
  }

  @Test(
    "a line deals out all points, is the same each time, and can be given up",
    arguments: PlayerCount.allCases)
  func line(players: PlayerCount) throws {
    let round = try hand(players)
    let hindsight = try #require(Hindsight(round, from: players.seats[0], by: nil))
    let line = try #require(hindsight.line(0, of: hindsight.contract, playouts: 2))
    #expect(line.reduce(0, +) == round.rules.allPoints)
    #expect(hindsight.line(0, of: hindsight.contract, playouts: 2) == line)
    #expect(hindsight.line(0, of: hindsight.contract, playouts: 2) { true } == nil)
  }

  @Test("the best bid leads, names what the seat holds, and picks neither itself nor the Vice")
  func bestBid() throws {
    for players in PlayerCount.allCases {
      let round = try hand(players)
      for seat in players.seats {
        let hindsight = try #require(Hindsight(round, from: seat, by: nil))
        let levels = try #require(hindsight.levels)
        let bid = try #require(hindsight.bestBid())
        let laid = round.publicState.auction.laid
        let others = players.seats.filter { $0 != seat }
        #expect(levels.lowerBound == (others.map { laid[$0].count }.max() ?? 0) + 1)
        #expect(bid.roles.chief == seat && levels.contains(bid.roles.level))
        #expect(
          bid.chiefTrump == .noTrump || !(bid.chiefTrump.cards & round.deal.hands[seat]).isEmpty)
        #expect(bid.chiefTrump != bid.viceTrump && bid.partner != seat)
        #expect((bid.partner == nil) == (players == .three))
        if let vice = bid.roles.vice { #expect(vice != seat && vice != bid.partner) }
        #expect(hindsight.bestBid() == bid)
      }
    }
  }

  @Test("the other contracts are those of the cards that Chief and Vice held")
  func alternatives() throws {
    let round = try hand(.five)
    let hindsight = try #require(Hindsight(round, from: PlayerCount.five.seats[0], by: nil))
    let contract = hindsight.contract
    let vice = try #require(contract.roles.vice)
    #expect(!hindsight.alternatives.contains(contract))
    #expect(Set(hindsight.alternatives).count == hindsight.alternatives.count)
    for other in hindsight.alternatives {
      #expect(other.roles == contract.roles && other.partner == contract.partner)
      #expect((other.chiefTrump == contract.chiefTrump) != (other.viceTrump == contract.viceTrump))
      let trump = try #require(other.viceTrump)
      #expect(!(trump.cards & round.deal.hands[vice]).isEmpty && trump != other.chiefTrump)
    }
  }

  @Test("of the same play the bid that brings most is the highest one that is made")
  func level() throws {
    let seats = PlayerCount.five.seats
    let contract = Contract(
      roles: Roles(chief: seats[0], vice: nil, level: 1), viceTrump: nil,
      chiefTrump: .suit(.red), partner: seats[1])
    var play = BestPlay(contract, rules: Rules.classic[.five])
    play.append([30, 12, 8, 6, 4])
    #expect(play.sidePoints == (42, 42, 42))
    #expect(play.atBestLevel(in: 1...12).contract.roles.level == 7)
    #expect(play.atBestLevel(in: 1...12).score(of: seats[0]) == 30 + 70)
    #expect(play.atBestLevel(in: 8...12).contract.roles.level == 8)
    #expect(play.atBestLevel(in: 8...12).score(of: seats[0]) == 30 - 10)
  }

  @Test("goes on step by step to the end: the contract, the best bid, and what is asked for")
  func steps() throws {
    let round = try hand(.four)
    let seat = PlayerCount.four.seats[1]
    let hindsight = try #require(Hindsight(round, from: seat, by: nil))
    var plays = hindsight.plays
    var steps = 0
    while let next = hindsight.goOn(from: plays, playouts: 1) {
      plays = next
      steps += 1
    }
    #expect(steps == 2 * BestPlay.lines + 2)
    #expect(plays.isDone() && plays.played.isDone && plays.others.isEmpty)
    #expect(plays.scored == round.score?.score)
    guard case .found(let bid, let known?) = plays.ownBid else {
      throw IllegalMove.handIsOver
    }
    #expect(bid.isDone && bid.contract.roles.chief == seat && (0...100).contains(known))
    #expect(hindsight.goOn(from: hindsight.plays) { true } == nil)
    while let next = hindsight.goOn(from: plays, wanted: [1, 99], playouts: 1) { plays = next }
    #expect(plays.others.keys.map { $0 } == [1] && plays.others[1]?.isDone == true)
    #expect(plays.others[1]?.contract == plays.alternatives[1])
  }

  @Test("the end of a line is played as well as the search promises, by both sides")
  func ending() throws {
    for players in PlayerCount.allCases {
      let round = try hand(players)
      let contract = try #require(round.publicState.contract)
      var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
      for move in round.publicState.moves
      where replay.publicState.finishedTricks < round.rules.handSize - 4 {
        try replay.apply(move)
      }
      var play = try #require(Playout(replay)).play
      func won(_ play: TrickPlay) -> Int {
        players.seats.filter(contract.isChiefSide).reduce(0) { $0 + play.points[$1.index] }
      }
      var search = EndingSearch(contract)
      let before = won(play)
      let promised = search.points(from: play)
      search.finish(&play)
      #expect(play.isOver && won(play) == before + promised)
    }
  }
}
