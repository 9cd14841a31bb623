import Testing

@testable import MueRules

@Suite("What a seat sees") struct ObservationTests {
  private func round() throws -> Round {
    let deal = try Deal.holding("R5 R6 R8", "Y5 Y6", "G5", "B5", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("R5", "Y5", "", "", "R6")
    return round
  }

  @Test("its own cards, and everything that lies open")
  func own() throws {
    let round = try round()
    let sight = round.observation(for: seat(3))
    #expect(sight.hand == round.deal.hands[3])
    #expect(sight.publicState.auction.laid.map(\.text) == ["R5 R6", "Y5", "", ""])
    #expect(sight.players == .four)
  }

  @Test("hidden from it are the cards that are neither its own, nor laid, nor played")
  func hidden() throws {
    var round = try round()
    #expect(round.observation(for: seat(3)).hidden.count == 60 - 15 - 3)
    #expect(round.observation(for: seat(0)).hidden.count == 60 - 15 - 1)
    try round.endAuction()
    try round.make("yellow", "red", "3", "R8")
    let hidden = round.observation(for: seat(3)).hidden
    #expect(hidden.count == 60 - 15 - 4)
    #expect((hidden & round.deal.hands[3]).isEmpty)
  }

  @Test("only the seat to move gets the legal moves")
  func turn() throws {
    let round = try round()
    #expect(round.turn == seat(1))
    for seat in round.players.seats {
      let moves = round.observation(for: seat).legalMoves
      #expect(moves == (seat == round.turn ? round.legalMoves : nil))
    }
  }

  @Test("everybody knows how many cards each seat still holds")
  func counts() throws {
    var round = try round()
    try round.endAuction()
    try round.make("yellow", "red", "3", "R5")
    let sight = round.observation(for: seat(2))
    #expect(round.players.seats.map(sight.handCount) == [14, 15, 15, 15])
  }

  @Test("a world must give every seat the cards it has shown")
  func worlds() throws {
    let round = try round()
    let other = try Deal.holding("R5 R6", "Y5", players: .four)
    #expect(Round(deal: other, publicState: round.publicState) != nil)
    let wrong = try Deal.holding("R5", "Y5 R6", players: .four)
    #expect(Round(deal: wrong, publicState: round.publicState) == nil)
    #expect(Round(deal: Deal(players: .five, seed: 1), publicState: round.publicState) == nil)
  }

  @Test("two views are equal if the same has happened")
  func equality() throws {
    let round = try round()
    var passed = round
    try passed.make("")
    #expect(round.publicState == round.publicState)
    #expect(round.publicState != passed.publicState)
  }
}
