import CellGrid
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueUI

@Suite("The summary of trumps") struct SummaryCardsTests {
  /// A hand whose Vice and Chief have named these trumps.
  private func state(vice: Trump, chief: Trump) throws -> ScreenState? {
    for seed in UInt64(1)...80 {
      var game = try Positions.game(.five, seed: seed)
      var isNamed = true
      while case let legal? = game.match.round.legalMoves, isNamed {
        if case .play = legal { return try Studio().state(game) }
        var move = Positions.steady(game, legal)
        if case .name(let trumps) = legal {
          let phase = game.match.round.publicState.phase
          let isVice = if case .viceNames = phase { true } else { false }
          let wanted = isVice ? vice : chief
          isNamed = trumps.contains(wanted)
          move = .name(isNamed ? wanted : trumps[0])
        }
        try game.apply(move)
      }
    }
    return nil
  }

  private func lines(_ state: ScreenState) throws -> [String] {
    var state = state
    _ = state.handle(.character("["))
    let grid = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24))
    return (0..<24).map(grid.line)
  }

  @Test("twins stand twice, equal cards are counted, and so are all trumps")
  func counts() throws {
    let suits = Suit.allCases.map(Trump.suit)
    let three = try #require(Rank(3))
    let state = try #require(
      suits.lazy.compactMap { try? self.state(vice: $0, chief: .number(three)) }.first)
    let lines = try lines(state)
    #expect(lines.contains { $0.hasSuffix("9 8 7 7 6 5 4 2 1 1 0") }, "\(lines)")
    #expect(lines.contains { $0.contains("3s") && $0.hasSuffix("4 equal cards") })
    #expect(lines.contains { $0.contains("16 trumps") })
  }

  @Test("where the Chief names no trump, the Vice's is said to be the only one")
  func only() throws {
    let state = try #require(
      Suit.allCases.lazy.compactMap { try? self.state(vice: .suit($0), chief: .noTrump) }.first)
    let grid = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24))
    let row = try #require(Layout(Size(width: 80, height: 24), players: .five)).contract.y
    #expect(grid.line(row).contains(" only") && !grid.line(row).contains("no trump"))
    #expect(try lines(state).contains { $0.contains("12 trumps") })
  }
}
