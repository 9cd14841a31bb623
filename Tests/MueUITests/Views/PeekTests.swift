import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

/// What an open handicap of the person shows on the table.
@Suite("Cards that only the person sees") struct PeekTests {
  /// They lie in front of their holders, after the laid cards, and the person's plate shows the
  /// share.
  func state() throws -> ScreenState {
    let six = try #require(Peek(6))
    var game = try Positions.game(.five, peek: six)
    try Positions.play(&game, until: { $0.moveCount == 5 })
    return try Studio().state(game)
  }

  @Test("all cards of all hands fit the smallest window", arguments: PlayerCount.allCases)
  func room(players: PlayerCount) throws {
    let game = try Positions.game(players, peek: #require(Peek(9)))
    let state = try Studio().state(game)
    let size = Size(width: 48, height: 32)
    let text = try Studio().picture("en").frame(of: state, size: size).text
    #expect(
      text.matches(of: /[0-9][▲■●◆★]/).count == Rules.classic[players].handSize * players.number,
      "\(text)")
  }
}
