import Testing

@testable import MueRules

@Suite("The match") struct MatchTests {
  @Test("nothing is scored before a hand is over")
  func beginning() throws {
    let match = try Match(end: .hands(1))
    #expect(match.hand == 1)
    #expect(match.totals == [0, 0, 0])
    #expect(!match.isOver)
  }

  @Test("hands are numbered from 1, and a hand keeps its number when it is over")
  func numbers() throws {
    var match = try Match(end: .hands(3))
    try match.playHand()
    #expect(match.hand == 1)
    match.dealNextHand()
    #expect(match.hand == 2)
    #expect(match.scores.count == 1)
    try match.playHand()
    #expect(match.hand == 2)
    #expect(match.scores.count == 2)
  }

  @Test("during a hand no other is dealt")
  func dealTooEarly() throws {
    var match = try Match(end: .hands(3))
    let before = match.round
    match.dealNextHand()
    #expect(match.round == before)
    #expect(match.hand == 1)
  }

  @Test("the deal passes clockwise after every hand", arguments: PlayerCount.allCases)
  func dealPasses(players: PlayerCount) throws {
    let last = players.number - 1
    var match = try Match(players, end: .hands(10), dealer: last)
    var dealers: [Int] = []
    for _ in 0...players.number {
      dealers.append(match.round.publicState.dealer.index)
      try match.playHand()
      match.dealNextHand()
    }
    #expect(dealers == [last] + Array(0...last))
  }

  @Test("the deal passes after an éclat too, and after a hand in which all passed")
  func dealPassesAfterEclat() throws {
    var match = try Match(end: .hands(10))
    for index in 0..<2 {
      let card = try #require(match.round.deal.hands[index].first)
      try match.apply(.bid(CardSet(card)))
    }
    while match.round.turn != nil { try match.apply(.pass) }
    #expect(match.totals == [5, -10, 0])
    match.dealNextHand()
    #expect(match.round.publicState.dealer == seat(1))
    for _ in 0..<3 { try match.apply(.pass) }
    match.dealNextHand()
    #expect(match.round.publicState.dealer == seat(2))
    #expect(match.hand == 3)
    #expect(match.totals == [5, -10, 0])
  }

  @Test("totals are the sums of all hands' points and bonuses")
  func totals() throws {
    var match = try Match(.five, end: .hands(5))
    while !match.isOver {
      match.dealNextHand()
      try match.playHand()
    }
    for seat in match.players.seats {
      let sum = match.scores.reduce(0) { $0 + $1.points[seat] + $1.bonus[seat] }
      #expect(match.totals[seat] == sum)
    }
  }

  @Test("an illegal move is refused and changes nothing")
  func illegal() throws {
    var match = try Match(end: .hands(1))
    let before = match.round
    #expect(throws: IllegalMove.self) { try match.apply(.name(.noTrump)) }
    #expect(match.round == before)
    #expect(match.scores.isEmpty)
  }

  @Test("every hand of a match has a seed of its own, which never changes")
  func seeds() throws {
    let seeds = (1...5).map { Match.dealSeed(hand: $0, seed: 1_234_567) }
    #expect(
      seeds == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    var match = try Match(end: .hands(3), seed: 1_234_567)
    for hand in 1...3 {
      #expect(match.round.deal == Deal(players: .three, seed: seeds[hand - 1]))
      try match.playHand()
      match.dealNextHand()
    }
  }
}
