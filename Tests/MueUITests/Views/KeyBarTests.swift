import CellGrid
import MueGame
import Testing

@testable import MueUI

@Suite("The keys that the last line offers") struct KeyBarTests {
  @Test(
    "in the lowest window too, the keys that the question needs are there",
    arguments: Studio.languageCodes)
  func lowest(code: String) throws {
    let size = Size(width: 48, height: 16)
    let layout = try #require(Layout(size, players: .five))
    let pen = try Studio().picture(code).pen(for: size)
    for (name, state) in try TableStates.all() where state.isAsked && state.isTableShown {
      let row = KeyBar(state: state).row
      let shown = Set(
        (0..<size.width).compactMap {
          row.command(at: Position(x: $0, y: layout.keys.y), pen, in: layout.keys)
        })
      var needed: Set<KeyCommand> = [.confirm]
      switch state.view.observation.legalMoves {
      case .bid where state.proposal == nil:
        needed.formUnion([.previous, .next, .up, .down, .pass])
      case .play where state.proposal == nil:
        needed.formUnion([.previous, .next, state.status.isSettled ? .claim : .help])
      default: break
      }
      #expect(shown.isSuperset(of: needed), "\(name)")
    }
  }

  @Test("a reason is offered exactly where a question mark gives one")
  func why() throws {
    let tables = try TableStates.all().filter { $0.state.isAsked && $0.state.openPage == .table }
    for (name, var state) in tables {
      let isOffered = KeyBar(state: state).row.hints.contains(.keyWhy)
      _ = state.handle(.character("?"))
      var isGiven = false
      if case .why = state.openPage { isGiven = true }
      #expect(isOffered == isGiven, "\(name)")
    }
  }

  @Test("the last trick is offered once one is finished")
  func pastTrick() throws {
    for tricks in 1...2 {
      let state = try Studio().state(TableStates.playing(.five, tricks: tricks))
      #expect(KeyBar(state: state).row.hints.contains(.keyPastTrick) == (tricks > 1))
    }
  }

  @Test("the score sheet offers a replay once a hand is over")
  func replay() throws {
    var game = try Positions.game(.five)
    for isOver in [false, true] {
      if isOver { try Positions.play(&game, until: { $0.match.round.score != nil }) }
      var state = try Studio().state(game)
      state.openPage = .sheet(row: 0)
      #expect(KeyBar(state: state).row.hints.contains(.keyReplay) == isOver)
    }
  }

  @Test("a review offers as many digits as it has costly decisions", arguments: 0...3)
  func dearest(count: Int) throws {
    var state = try Studio().state(Positions.game(.five))
    state.openPage = .review(row: 0, Positions.review(done: count))
    let digits = KeyBar(state: state).row.hints.filter { $0.key == "keys.keysDearest" }
    #expect(digits == (count == 0 ? [] : [.keysDearest(count: count)]))
  }
}
