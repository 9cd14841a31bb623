import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("The moments that matter") struct MomentTests {
  private func drawn(_ state: ScreenState, _ width: Int = 80, _ height: Int = 24) throws -> Grid {
    try Studio().picture().frame(of: state, size: Size(width: width, height: height))
  }

  @Test("who has picked the person as partner stays until the person plays, even after keys")
  func pick() throws {
    var game = try Positions.game(.five)
    // Seat 1 bids and picks the person.
    try Positions.play(
      &game,
      until: {
        $0.match.round.publicState.contract?.partner == $0.personSeat
          && $0.match.round.turn == $0.personSeat
      },
      choose: { game, legal in
        switch legal {
        case .bid(let free, let atMost):
          game.match.round.turn?.index == 1 && atMost > 0
            && game.match.round.publicState.auction.most < 2
            ? .bid(CardSet(free.prefix(1))) : .pass
        case .pick(let seats): .pick(seats.contains(game.personSeat) ? game.personSeat : seats[0])
        default: Positions.steady(game, legal)
        }
      })
    var state = try Studio().state(game)
    let pick = Phrase.picks(name: .player(name: "Bea"), partner: .you)
    #expect(state.told == [pick])
    _ = state.handle(.right)
    #expect(state.told == [pick])
    #expect(try drawn(state).text.contains(said(pick)))
    let move = try #require(game.match.round.legalMoves?.all.first)
    try game.apply(move)
    state.show(game.view(for: game.personSeat), after: move, by: game.personSeat)
    #expect(state.told.isEmpty)
  }

  /// The state at the end of the first hand that ends as wanted, where some seats lay a card each.
  private func end(
    _ bidders: ClosedRange<Int>, _ isThere: (RoundResult) -> Bool
  ) throws -> ScreenState {
    for seed in UInt64(1)...60 {
      var game = try Positions.game(.five, seed: seed)
      try Positions.play(
        &game, until: { $0.match.round.score != nil },
        choose: { game, legal in
          guard case .bid(let free, let atMost) = legal, let seat = game.match.round.turn else {
            return Positions.steady(game, legal)
          }
          let laid = game.match.round.publicState.auction.laid[seat]
          return bidders.contains(seat.index) && laid.isEmpty && atMost > 0
            ? .bid(CardSet(free.prefix(1))) : .pass
        })
      if let result = game.match.round.score?.result, isThere(result) {
        return try Studio().state(game)
      }
    }
    throw MissingEnd()
  }

  private struct MissingEnd: Error {}

  @Test(
    "a made contract, a lost one and an éclat read and look different; only the made one is gold")
  func ends() throws {
    let gold = try Studio().theme("clear")[.feltTurn]
    func heading(_ state: ScreenState, _ text: String) throws -> CellStyle {
      let grid = try drawn(state)
      let row = try #require((0..<24).first { grid.line($0).contains(text) })
      let line = Array(grid.line(row))
      let x = try #require(line.indices.first { String(line[$0...]).hasPrefix(text) })
      return grid[Position(x: x, y: row)].style
    }
    let made = try end(1...1) { if case .played(let end) = $0 { end.isMade } else { false } }
    let lost = try end(1...1) { if case .played(let end) = $0 { !end.isMade } else { false } }
    let eclat = try end(1...2) { if case .eclat = $0 { true } else { false } }
    let styles = [
      try heading(made, "Contract made, "), try heading(lost, "Contract lost, "),
      try heading(eclat, "ÉCLAT"),
    ]
    #expect(Set(styles).count == 3)
    #expect(styles[0].foreground == gold)
    #expect(styles[1].foreground != gold && styles[1].background != gold)
    // Without colours too.
    let texts = try [made, lost, eclat].map { try drawn($0).text }
    #expect(Set(texts).count == 3)
  }

  @Test("every addend of a hand's score is explained, at the table and in lines")
  func addends() throws {
    var kinds: Set<String> = []
    for players in [PlayerCount.three, .five] {
      for seed in UInt64(1)...40 {
        var game = try Positions.game(players, seed: seed)
        let bidder = Int(seed) % players.number
        try Positions.play(
          &game, until: { $0.match.round.score != nil },
          choose: { game, legal in
            // The person is not always the partner.
            if case .pick(let seats) = legal { return .pick(seats[seats.count - 1]) }
            guard case .bid(let free, let atMost) = legal, let seat = game.match.round.turn else {
              return Positions.steady(game, legal)
            }
            let laid = game.match.round.publicState.auction.laid[seat]
            return seat.index == bidder && laid.isEmpty && atMost > 0
              ? .bid(CardSet(free.suffix(1))) : .pass
          })
        let score = try #require(game.match.round.score)
        guard case .played(let reckoning) = score.result else { continue }
        for view in [game.view(for: game.personSeat), game.onlookersView] {
          let narration = Narration(view)
          let seat = try #require(narration.subject(of: score))
          #expect(seat == view.person ?? reckoning.contract.roles.chief)
          let told = narration.addends(of: score, reckoning)
          let sentences = try told.map(said).joined(separator: " ")
          kinds.formUnion(told.map(\.key))
          let numbers = sentences.split { !$0.isNumber }.compactMap { Int($0) }
          #expect(numbers.contains(score.points[seat]))
          let bonus = score.bonus[seat]
          if bonus != 0 { #expect(numbers.contains(abs(bonus))) }
          if reckoning.isMade {
            let rules = view.rules.handRules
            let step = rules.step(of: reckoning.contract.chiefTrump)
            #expect(numbers.contains(reckoning.contract.roles.level))
            #expect(numbers.contains(rules.bonus(of: reckoning.contract)))
            if step > 0 { #expect(numbers.contains(step)) }
          } else {
            #expect(numbers.contains(reckoning.missing))
          }
          for phrase in told { #expect(narration.story(of: score).contains(phrase)) }
        }
      }
    }
    #expect(
      kinds.isSuperset(of: [
        "reckoning.wonAndBonusFor", "reckoning.bonusOfTwo", "reckoning.bonusOfChief",
        "reckoning.bidTooHigh", "reckoning.wonLessPenalty", "reckoning.wonAndBonus",
      ]), "\(kinds)")
  }

  @Test("a hand that may end the match is announced until the person bids, and its end is told")
  func lastHand() throws {
    var game = try Positions.game(.five, end: .hands(2))
    try Positions.play(&game, until: { $0.match.scores.count == 1 })
    game.dealNextHand()
    try Positions.play(&game, until: { $0.match.round.turn == $0.personSeat })
    var state = try Studio().state(game)
    #expect(state.told == [.lastHand])
    try game.apply(.pass)
    state.show(game.view(for: game.personSeat), after: .pass, by: game.personSeat)
    #expect(state.told.isEmpty)
    try Positions.play(&game, until: { $0.match.isOver })
    #expect(try drawn(Studio().state(game)).text.contains(said(.wasLastHand)))

    game = try Positions.game(.five)
    var announced = 0
    while !game.match.isOver {
      try Positions.play(&game, until: { $0.match.round.score != nil })
      if game.match.isOver { break }
      game.dealNextHand()
      let view = game.view(for: game.personSeat)
      let best = game.match.totals.max() ?? 0
      #expect((Narration(view).lastHandNews != nil) == (best >= 150))
      announced += best >= 150 ? 1 : 0
    }
    #expect(announced > 0)
    #expect(Narration(game.view(for: game.personSeat)).end != nil)
  }
}
