import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Where the arrow begins") struct ArrowTests {
  private func state(_ isThere: (Game, CardSet) -> Bool) throws -> ScreenState {
    try Studio().state(Positions.asked { isThere($0, $1) })
  }

  @Test("following, it begins at the card with the fewest points, of these the weakest")
  func following() throws {
    var choices = 0
    for seed in UInt64(1)...6 {
      var game = try Positions.game(.five, seed: seed)
      while let legal = game.match.round.legalMoves {
        if case .play(let cards) = legal, game.match.round.turn == game.personSeat,
          let play = game.match.round.publicState.play, play.led != nil
        {
          let chosen = try #require(try Studio().state(game).selection.card)
          let fewest = try #require(cards.map(\.points).min())
          #expect(chosen.points == fewest)
          let weakest = cards.filter { $0.points == fewest }.map(play.order.strength).min()
          #expect(play.order.strength(chosen) == weakest)
          choices += cards.looks.count > 1 ? 1 : 0
        }
        try game.apply(Positions.steady(game, legal))
      }
    }
    #expect(choices > 10)
  }

  @Test("leading, no card is chosen until an arrow or a digit chooses one")
  func leading() throws {
    let isLead = { (game: Game, cards: CardSet) in
      game.match.round.publicState.play?.led == nil && cards.looks.count > 3
    }
    var state = try state(isLead)
    #expect(state.selection.card == nil)
    for key: Key in [.enter, .character(" "), .up] {
      #expect(state.handle(key) == [])
      #expect(state.notice == .chooseCardFirst)
    }
    let hand = state.handFromLeft
    _ = state.handle(.right)
    #expect(state.selection.card == hand.first)
    #expect(state.handle(.enter) == [.make(.play(hand[0]))])
    state = try self.state(isLead)
    _ = state.handle(.left)
    #expect(state.selection.card == hand.last)
    state = try self.state(isLead)
    _ = state.handle(.character(Character(String(hand[2].rank.number))))
    #expect(state.selection.card == hand.first { $0.rank == hand[2].rank })
  }

  @Test("the last card of a hand is chosen even where it is led")
  func last() throws {
    let state = try state { $1.count == 1 && $0.match.round.publicState.play?.led == nil }
    #expect(state.selection.card == state.handFromLeft.first)
  }

  @Test("it begins at the trump with most cards laid, and at the player with most trumps laid")
  func options() throws {
    var (namings, picks) = (0, 0)
    for seed in UInt64(1)...12 {
      var game = try Positions.game(.five, seed: seed)
      while let legal = game.match.round.legalMoves {
        if game.match.round.turn == game.personSeat {
          let state = try Studio().state(game)
          let laid = game.match.round.publicState.auction.laid
          switch legal {
          case .name(let trumps):
            let counts = trumps.map { (laid[game.personSeat] & $0.cards).count }
            #expect(counts[state.selection.option] == counts.max())
            namings += Set(counts).count > 1 ? 1 : 0
          case .pick(let seats):
            let named = Narration(state.view).namedCards
            let counts = seats.map { (laid[$0] & named).count }
            #expect(counts[state.selection.option] == counts.max())
            picks += Set(counts).count > 1 ? 1 : 0
          default: break
          }
        }
        let move: Move =
          switch legal {
          case .bid(let free, let atMost):
            // All show cards of their highest number, once; the person goes on.
            atMost == 0 || game.moveCount > 12
              || game.match.round.turn != game.personSeat && game.moveCount > 4
              ? .pass : .bid(CardSet(free.sorted { $0.rank < $1.rank }.suffix(1)))
          case .name(let trumps): .name(trumps.last { $0 != .noTrump } ?? trumps[0])
          default: legal.all[0]
          }
        try game.apply(move)
      }
    }
    #expect(namings > 0 && picks > 0)
  }

  @Test("a digit stays on the card under the arrow; pressed again, or on a pushed card, it goes on")
  func digits() throws {
    var game = try Positions.game(.five, seed: 2)
    let isThere = { (game: Game) in game.match.round.turn == game.personSeat }
    try Positions.play(&game, until: isThere)
    var state = try Studio().state(game)
    let hand = state.handFromLeft
    let rank = try #require(hand.map(\.rank).first { rank in hand.count { $0.rank == rank } > 1 })
    let fitting = hand.filter { $0.rank == rank }
    let key = Key.character(Character(String(rank.number)))
    state.selection.card = fitting[0]
    _ = state.handle(key)
    #expect(state.selection.card == fitting[0])
    _ = state.handle(key)
    #expect(state.selection.card == fitting[1])
    state.selection.card = fitting[0]
    _ = state.handle(.up)
    #expect(state.selection.pushed == CardSet(fitting[0]))
    _ = state.handle(key)
    #expect(state.selection.card == fitting[1])
  }
}
