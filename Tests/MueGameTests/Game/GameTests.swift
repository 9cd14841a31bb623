import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite struct GameTests {
  @Test(
    "a game ends, and its rounds are the hands that were scored", arguments: PlayerCount.allCases)
  func gameEnds(players: PlayerCount) throws {
    let game = try RandomPlay.game(players, seed: 1)
    #expect(game.match.isOver)
    #expect(game.moves.count == 5)
    #expect(game.rounds.compactMap(\.score) == game.match.scores)
    #expect(game.moveCount == game.moves.map(\.count).reduce(0, +))
  }

  @Test("a person sees of each other hand the share that was agreed, and no more")
  func personSees() throws {
    let players = try ["Ada", "Bea", "Carl", "Dora"].enumerated().map { seat, name in
      let agent = Agent.person(peek: seat == 0 ? try #require(Peek(3)) : .none)
      return Player(name: try #require(PlayerName(name)), agent: agent)
    }
    let game = try Game(rules: MatchRules(players: .four), seed: 4, players: players)
    let deal = game.match.round.deal
    for seat in game.match.rules.players.seats {
      let seen = game.view(for: seat).observation
      for other in game.match.rules.players.seats where other != seat {
        #expect(seen.seenAlone(of: other).count == (seat.index == 0 ? 5 : 0))
        #expect(deal.hands[other].contains(seen.seenAlone(of: other)))
      }
    }
    let again = try Game(game.record)
    #expect(again.players == players)
  }

  @Test("a game needs a player on every seat")
  func gameNeeds() throws {
    let rules = try MatchRules(players: .four)
    #expect(throws: GameError.playerCount(0)) { try Game(rules: rules, seed: 1, players: []) }
  }

  @Test("an illegal move changes nothing")
  func illegalMove() throws {
    var game = try RandomPlay.game(.four, seed: 31, moves: 0)
    let record = game.record
    #expect(throws: IllegalMove.self) { try game.apply(.name(.noTrump)) }
    #expect(game.record == record)
  }

  @Test("no hand is dealt while one is played or after the end")
  func noDeal() throws {
    var game = try RandomPlay.game(.four, seed: 2, end: .hands(1), moves: 3)
    game.dealNextHand()
    #expect(game.moves.count == 1)
    game = try RandomPlay.game(.four, seed: 2, end: .hands(1))
    game.dealNextHand()
    #expect(game.moves.count == 1)
  }

  @Test("the person sits where the person sits")
  func personSits() throws {
    #expect(try RandomPlay.game(.six, seed: 1, moves: 0).personSeat.index == 0)
  }
}
