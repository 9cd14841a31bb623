import CellGrid
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueUI

@Suite("Events at the table") struct TableEventTests {
  /// Every step of a hand as the screen shows it, with deterministic moves of the person too.
  private func steps() throws -> [(before: ScreenState, after: ScreenState, move: Move, by: Seat)] {
    var game = try Positions.game(.five)
    var state = try Studio().state(game)
    var steps: [(ScreenState, ScreenState, Move, Seat)] = []
    while let legal = game.match.round.legalMoves, let turn = game.match.round.turn {
      state.releaseTrick()
      let move = Positions.steady(game, legal)
      let before = state
      try game.apply(move)
      state.show(game.view(for: game.personSeat), after: move, by: turn)
      steps.append((before, state, move, turn))
    }
    return steps
  }

  @Test("a trick won is an event when the last card has been played, and only for its side")
  func tricks() throws {
    var won = 0
    for step in try steps() where !step.after.view.observation.publicState.tricks.isEmpty {
      let isNoticed = step.after.events(since: step.before).contains(.trickWon)
      let contract = try #require(step.after.view.observation.publicState.contract)
      let trick = try #require(step.after.view.observation.publicState.tricks.last)
      let isOwn = contract.isChiefSide(trick.winner) == contract.isChiefSide(step.after.view.seat)
      #expect(isNoticed == (step.after.isTrickHeld && isOwn))
      won += isNoticed ? 1 : 0
    }
    #expect(won > 0)
  }

  @Test("a turn is an event when it comes, once, and after the trick before has been taken")
  func turns() throws {
    var turns = 0
    for step in try steps() {
      var state = step.after
      #expect(state.events(since: state) == [])
      let isNow = state.events(since: step.before).contains(.yourTurn)
      #expect(!(isNow && state.isTrickHeld))
      let held = state
      state.releaseTrick()
      let isLater = state.events(since: held).contains(.yourTurn)
      let isAsked = state.view.observation.legalMoves != nil && !step.before.isAsked
      #expect((isNow || isLater) == isAsked)
      turns += isNow || isLater ? 1 : 0
    }
    #expect(turns > 8)
  }

  @Test("the end of a hand is an event once")
  func end() throws {
    let ends = try steps().filter { $0.after.events(since: $0.before).contains(.handOver) }
    #expect(ends.count == 1)
  }

  @Test("a key that does nothing is an event, one that does something is not")
  func errors() throws {
    let before = try Studio().state(Positions.bidding())
    func refuses(_ key: Key) -> Bool {
      var state = before
      return state.handle(key).isEmpty && state.isRefused
    }
    #expect(refuses(.character("z")))
    #expect(refuses(.enter))
    #expect(!refuses(.right))
    #expect(!refuses(.up))
    #expect(!refuses(.escape))
    // A mouse that moves, or is off, does not refuse again what a key did.
    var state = before
    _ = state.handle(.enter)
    for isOn in [true, false] {
      state.preferences.mouse = isOn
      _ = state.handle(Input.mouse(Mouse(.drag, at: Position(x: 1, y: 1))))
      #expect(!state.isRefused)
    }
  }

  @Test("each signal is given once and only if it is wanted")
  func alerts() throws {
    var state = try Studio().state(Positions.game(.five))
    let words = try Studio().words("en")
    func alerts(isAway: Bool) -> [Alert] {
      state.preferences.alerts(for: TableEvent.allCases, isAway: isAway, words: words)
    }
    #expect(alerts(isAway: true) == [])
    state.preferences.turnSignal = .bell
    state.preferences.trickSignal = .bell
    #expect(alerts(isAway: true) == [.bell])
    state.preferences.handSignal = .flash
    state.preferences.notification = true
    #expect(alerts(isAway: false) == [.bell, .flash])
    #expect(alerts(isAway: true) == [.bell, .flash, .notification(words(.summons))])
    #expect(state.preferences.alerts(for: [.error], isAway: true, words: words) == [])
  }
}
