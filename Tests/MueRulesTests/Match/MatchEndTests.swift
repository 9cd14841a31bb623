import Testing

@testable import MueRules

@Suite("The match's end") struct MatchEndTests {
  @Test("it ends after the agreed number of hands")
  func byHands() throws {
    var match = try Match(end: .hands(2))
    try match.playHand()
    #expect(!match.isOver)
    match.dealNextHand()
    #expect(!match.isOver)
    try match.playHand()
    #expect(match.isOver)
    match.dealNextHand()
    #expect(match.round.turn == nil)
    #expect(match.hand == 2)
  }

  @Test("it ends after the hand in which a player reaches the agreed total", arguments: 0..<20)
  func byPoints(seed: Int) throws {
    var match = try Match(.four, end: .points(100), seed: UInt64(seed))
    while !match.isOver {
      try #require((match.totals.max() ?? 0) < 100)
      try #require(match.hand < MatchRules.mostHands)
      match.dealNextHand()
      try match.playHand()
    }
    let best = try #require(match.totals.max())
    #expect(best >= 100)
    #expect(
      match.rules.best(of: match.scores) == match.players.seats.filter { match.totals[$0] == best })
  }

  @Test("the agreed total need only be reached: exactly 100 ends a match to 100")
  func exactly() throws {
    var match = try Match(.six, end: .points(100))
    for total in [50, 100] {
      #expect(!match.isOver)
      match.dealNextHand()
      try match.drawLevelAtTen()
      #expect(match.totals == [total, -2 * total, 0, 0, 0, 0])
    }
    #expect(match.isOver)
    #expect(match.rules.best(of: match.scores) == [seat(0)])
  }

  @Test("a tie is a shared victory (our choice)")
  func shared() throws {
    var match = try Match(end: .hands(1))
    for _ in 0..<3 { try match.apply(.pass) }
    #expect(match.rules.best(of: match.scores) == [seat(0), seat(1), seat(2)])
  }
}

extension Match {
  /// An éclat of six players: seat 0 lays its whole hand card by card, then seat 1 all at once.
  fileprivate mutating func drawLevelAtTen() throws {
    while let turn = round.turn, let moves = round.legalMoves {
      let laid = round.publicState.auction.laid
      if turn == seat(0), case .bid(let free, _) = moves {
        try apply(.bid(free.first.map { CardSet($0) } ?? .none))
      } else if turn == seat(1), laid[0].count == 10, laid[1].isEmpty {
        try apply(.bid(round.hand(of: turn)))
      } else {
        try apply(.pass)
      }
    }
  }
}
