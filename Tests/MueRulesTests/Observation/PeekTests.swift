import Testing

@testable import MueRules

@Suite("Peeking, an open handicap") struct PeekTests {
  private func peek(_ ninths: Int) throws -> Peek { try #require(Peek(ninths)) }

  @Test("there are ten shares, from none to all", arguments: PlayerCount.allCases)
  func shares(players: PlayerCount) throws {
    let round = Round(deal: Deal(players: players, seed: 5), dealer: players.seats[0])
    let seat = players.seats[1]
    var before = Array(repeating: CardSet.none, count: players.number)
    for ninths in 0...9 {
      let observation = round.observation(for: seat, peek: try peek(ninths))
      for other in players.seats {
        let shown = observation.peeked[other]
        #expect(shown.count == (other == seat ? 0 : Rules.classic[players].handSize * ninths / 9))
        #expect(round.deal.hands[other].contains(shown))
        #expect(shown.contains(before[other]))
      }
      before = observation.peeked
    }
    #expect(round.observation(for: seat, peek: try peek(9)).hidden.isEmpty)
    #expect(Peek(10) == nil && Peek(-1) == nil)
  }

  @Test("without a handicap nothing is shown")
  func none() {
    let round = Round(deal: Deal(players: .five, seed: 5), dealer: PlayerCount.five.seats[0])
    let observation = round.observation(for: PlayerCount.five.seats[2])
    #expect(observation.peeked.allSatisfy { $0.isEmpty })
    #expect(observation == round.observation(for: PlayerCount.five.seats[2], peek: .none))
  }

  @Test("the same cards are shown during the whole hand, whichever twin is shown first")
  func steady() throws {
    let share = try peek(4)
    for seed in 0..<40 as Range<UInt64> {
      var round = Round(deal: Deal(players: .six, seed: seed), dealer: PlayerCount.six.seats[0])
      let seat = PlayerCount.six.seats[3]
      let looks = round.observation(for: seat, peek: share).peeked.map(\.text)
      var generator = SeededGenerator(seed: seed)
      while let move = round.randomMove(&generator) {
        try round.apply(move)
        #expect(round.observation(for: seat, peek: share).peeked.map(\.text) == looks)
      }
    }
  }

  @Test("the known cards of a seat are those that it laid or that are shown, until they are played")
  func known() throws {
    var round = Round(deal: Deal(players: .four, seed: 9), dealer: PlayerCount.four.seats[0])
    let opener = try #require(round.turn)
    let card = try #require(round.hand(of: opener).first)
    try round.apply(.bid(CardSet(card)))
    let observation = round.observation(for: PlayerCount.four.seats[2], peek: try peek(3))
    #expect(observation.known(of: opener) == observation.peeked[opener] | round.publicState.shown)
  }
}
