import TestSupport
import Testing

@testable import MueRules

@Suite("A view rebuilt from what lay open") struct ObservationReplayTests {
  @Test("is the view itself, for every seat after every move", arguments: PlayerCount.allCases)
  func everyPosition(players: PlayerCount) throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let dealer = players.seats[generator.below(players.number)]
      var round = Round(deal: Deal(players: players, seed: seed), dealer: dealer)
      var views = try players.seats.map { seat in
        let dealt = try #require(CardSet(text: round.deal.hands[seat].text))
        return try Observation(
          rules: Rules.classic[players], dealer: dealer, seat: seat, dealt: dealt)
      }
      while let move = round.randomMove(&generator) {
        for index in views.indices {
          let read = try #require(views[index].move(text: move.text))
          try views[index].apply(read)
        }
        try round.apply(move)
        for view in views { #expect(view == round.observation(for: view.seat).canonical) }
      }
    }
  }

  @Test("is what the seat knew earlier in the hand", arguments: PlayerCount.allCases)
  func earlier(players: PlayerCount) throws {
    let peek = try #require(Peek(3))
    for seed in 0..<10 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      while let move = round.randomMove(&generator) { try round.apply(move) }
      let views = players.seats.map { round.observation(for: $0, peek: peek) }
      var replay = Round(deal: round.deal, dealer: players.seats[0])
      for (count, move) in round.publicState.moves.enumerated() {
        for view in views {
          #expect(view.after(moves: count) == replay.observation(for: view.seat, peek: peek))
        }
        let open = Observation(watching: round.publicState, from: players.seats[0])
        #expect(open.after(moves: count).publicState == replay.publicState)
        try replay.apply(move)
      }
    }
  }

  @Test("a hand of the wrong size or with cards outside the deck is refused")
  func noHand() throws {
    #expect(throws: DealError.wrongCount(seat(1), cards: 2)) {
      try Observation(
        rules: Rules.classic[.four], dealer: seat(0), seat: seat(1), dealt: cards("R1 R2"))
    }
    let green = try cards("G0 G1 G1 G2 G3 G4 G5 G6 G7 G7 G8 G9")
    #expect(throws: DealError.notInDeck(try card("G0"))) {
      try Observation(rules: Rules.classic[.three], dealer: seat(0), seat: seat(1), dealt: green)
    }
  }

  /// The view of seat 3, which holds only blue and black cards, after some moves.
  private func view(after texts: String...) throws -> Observation {
    let deal = try Deal.holding("", "", "", "", players: .four)
    var view = try Observation(
      rules: Rules.classic[.four], dealer: seat(0), seat: seat(3), dealt: deal.hands[3])
    for text in texts { try view.make(text) }
    return view
  }

  /// The same, with seat 0 as Chief with one card laid, red as trump, and the first trick won by
  /// seat 2, to which seat 1 did not follow.
  private func secondTrick() throws -> Observation {
    try view(after: "R5", "", "", "", "", "red", "1", "Y2", "B0", "Y3", "K0")
  }

  @Test("a bid over the limit is refused, and so is a move that is not asked for")
  func limit() throws {
    var view = try view()
    #expect(throws: IllegalMove.overLimit(cards: 2, atMost: 1)) { try view.make("R1 R2") }
    #expect(throws: IllegalMove.self) { try view.apply(.name(.noTrump)) }
    view = try self.view(after: "R5", "", "", "", "")
    #expect(throws: IllegalMove.self) { try view.make("blue") }
  }

  @Test("no other seat can show a card from this hand, or one that another seat has shown")
  func ownCard() throws {
    var view = try secondTrick()
    let before = view
    #expect(throws: IllegalMove.notInHand(try card("K9"))) { try view.make("K9") }
    #expect(throws: IllegalMove.notInHand(try card("R5"))) { try view.make("R5") }
    #expect(throws: IllegalMove.notInHand(try card("Y2"))) { try view.make("Y2") }
    #expect(view == before)
  }

  @Test("a seat that did not follow cannot show such a card later")
  func revoke() throws {
    var view = try secondTrick()
    for text in ["G0", "K1", "G1"] { try view.make(text) }
    #expect(throws: IllegalMove.notInHand(try card("Y4"))) { try view.make("Y4") }
    try view.make("G2")
  }

  @Test("a seat that could follow with a card in front of it must do so")
  func lying() throws {
    var view = try secondTrick()
    for text in ["R0", "K1"] { try view.make(text) }
    let mustFollow = IllegalMove.mustFollow(led: try card("R0"), with: try cards("R5"))
    #expect(throws: mustFollow) { try view.make("G1") }
    try view.make("R2")
  }

  @Test("the twin shown first counts as the first, even if this hand holds one")
  func twins() throws {
    let deal = try Deal.holding("R7", "", "", "R7", players: .four)
    let own = deal.hands[3]
    var view = try Observation(
      rules: Rules.classic[.four], dealer: seat(0), seat: seat(3),
      dealt: try #require(CardSet(text: own.text)))
    #expect(view.dealt.contains(try card("R7")))
    try view.apply(#require(view.move(text: "R7")))
    #expect(view.publicState.auction.laid[0] == CardSet(try card("R7")))
    #expect(!view.dealt.contains(try card("R7")))
    #expect(view.dealt.text == own.text)
  }
}

extension Observation {
  /// Applies a move written as in files.
  fileprivate mutating func make(_ text: String) throws {
    try apply(#require(move(text: text), "\(text)"))
  }
}
