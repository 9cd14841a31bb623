import MueGame
import MueRules
import TestSupport
import Testing

@Suite("The replay of a hand") struct ReplayTests {
  @Test("every position of it is the hand as it was there", arguments: PlayerCount.allCases)
  func positions(players: PlayerCount) throws {
    let game = try RandomPlay.game(players, seed: 5, end: .hands(2))
    let hands = game.replayedHands
    #expect(hands.count == game.match.scores.count)
    for (index, hand) in hands.enumerated() {
      var replay = Replay(hand)
      #expect(replay.count == game.moves[index].count)
      for moveIndex in stride(from: 0, through: replay.count, by: 3) {
        replay.go(to: moveIndex)
        let cut = game.cut(to: GamePosition(hand: index + 1, moves: moveIndex))
        #expect(replay.round.publicState == cut.match.round.publicState)
        for seat in players.seats {
          #expect(replay.round.hand(of: seat).texts == cut.match.round.hand(of: seat).texts)
        }
      }
    }
  }

  @Test("trick by trick it stops at the deal, the first lead and the end of every trick")
  func tricks() throws {
    let game = try RandomPlay.game(.five, seed: 5, end: .hands(3))
    let hand = try #require(
      game.replayedHands.first { !$0.record.round.publicState.tricks.isEmpty })
    var replay = Replay(hand)
    var stops = [replay.index]
    while replay.index < replay.count {
      replay.goToNextStop()
      stops.append(replay.index)
    }
    #expect(stops.count == 1 + 1 + 12)
    #expect(zip(stops.dropFirst(), stops.dropFirst(2)).allSatisfy { $1 - $0 == 5 })
    replay.go(toTrick: 12)
    #expect(replay.index == replay.count)
    replay.goToStopBefore()
    #expect(replay.index == replay.count - 5)
    replay.go(toTrick: 3)
    #expect(replay.trick == hand.record.round.publicState.tricks[2])
    replay.go(to: -5)
    #expect(replay.index == 0)
  }

  @Test("an unfinished hand cannot be replayed")
  func unfinished() throws {
    let game = try RandomPlay.game(.four, seed: 2, moves: 12)
    #expect(game.replayedHands.count == game.match.scores.count)
  }
}

extension CardSet {
  /// The cards as text, in order; twins have the same text.
  fileprivate var texts: [String] { map(\.text) }
}
