import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite("Hidden cards of a game") struct GuardedRoundTests {
  /// The seeds that the friends agreed on, unlike any other text in a game.
  private static let seeds: [UInt64] = [7_310_577_365_311_001, 7_310_577_365_311_002]

  /// A match of two hands with a friend in seat 1, at each of its positions.
  private func matches(withFriends: Bool = true) throws -> [Game] {
    let rules = try MatchRules(players: .four, end: .hands(2))
    let players = try rules.players.seats.map { seat in
      let agent: Agent =
        switch seat.index {
        case 0: .person()
        case 1: withFriends ? .remote(standIn: .club) : .computer(.club)
        default: .computer(.club)
        }
      return Player(name: try #require(PlayerName("P\(seat.index)")), agent: agent)
    }
    var play = RandomPlay(seed: 5)
    var game = try Game(
      rules: rules, seed: 5, agreedSeeds: withFriends ? [Self.seeds[0]] : [], players: players)
    var games = [game]
    while !game.match.isOver {
      if let move = play.move(in: game.match.round.all) {
        try game.apply(move)
      } else {
        game.dealNextHand(agreed: withFriends ? Self.seeds[1] : nil)
      }
      games.append(game)
    }
    return games
  }

  @Test("while friends play a hand, anybody gets the hands before it, and no seed of its cards")
  func friends() throws {
    for game in try matches() {
      let isRunning = game.match.round.score == nil
      #expect(game.match.round.isAmongFriends == isRunning)
      #expect((game.match.round.allCards(for: .anybody) == nil) == isRunning)
      #expect(game.match.round.allCards(for: .table) != nil)
      let records = game.handRecords(for: .anybody)
      #expect(records.count == game.match.scores.count)
      #expect(records.allSatisfy { $0.round.score != nil })
      #expect(game.replayedHands.count == records.count)
      let taken = game.taken(by: .anybody)
      #expect((taken == nil) == (isRunning && game.match.hand == 1))
      guard let taken else { continue }
      #expect(taken.match.round.score != nil && taken.match.scores == game.match.scores)
      #expect(taken.match.totals == game.match.totals && taken.players == game.players)
      let text = taken.tableRecord.json.text
      let seed = String(Self.seeds[game.match.hand - 1])
      #expect(text.contains(seed) != isRunning)
      // It is a game like any other, and goes on with a deal of its own.
      #expect(try Game(taken.tableRecord).record == taken.record)
      if isRunning {
        var next = taken
        next.dealNextHand(agreed: 3)
        #expect(next.match.round.deal != game.match.round.deal && next.match.hand == 2)
      }
    }
  }

  @Test("the cards stay the friends' even if their seats are given to others")
  func seats() throws {
    var game = try #require(try matches().first)
    for seat in game.match.players.seats { game.seat(game.players[2], at: seat) }
    #expect(game.match.round.allCards(for: .anybody) == nil && game.taken(by: .anybody) == nil)
    #expect(game.handRecords(for: .anybody).isEmpty)
  }

  @Test("who plays alone may have everything")
  func alone() throws {
    for game in try matches(withFriends: false) {
      #expect(game.match.round.allCards(for: .anybody) == game.match.round.all)
      #expect(game.taken(by: .anybody)?.record == game.record)
      #expect(game.handRecords(for: .anybody) == game.handRecords)
    }
  }
}
