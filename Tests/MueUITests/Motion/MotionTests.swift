import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("Animations on the table") struct MotionTests {
  /// A game at the first card played after a number of tricks.
  private func game(_ players: PlayerCount, tricks: Int) throws -> Game {
    var game = try Positions.game(players, names: SweepTests.names)
    try Positions.play(&game) { game in
      let publicState = game.match.round.publicState
      return publicState.tricks.count == tricks + 1 && publicState.currentTrick?.cards.count == 2
    }
    return game
  }

  /// Makes one deterministic move and shows it.
  private func step(_ game: inout Game, _ state: inout ScreenState) throws {
    let turn = game.match.round.turn
    let legal = try #require(game.match.round.legalMoves)
    let move = Positions.steady(game, legal)
    try game.apply(move)
    state.show(game.view(for: game.personSeat), after: move, by: turn)
  }

  @Test("each card played moves to the trick, each trick to its winner")
  func motions() throws {
    var game = try game(.five, tricks: 1)
    var state = try Studio().state(game)
    for _ in 0..<3 {
      let (before, turn) = (state, try #require(game.match.round.turn))
      try step(&game, &state)
      #expect(state.motion(since: before) == .card(turn))
      #expect(state.motion(since: state) == nil)
    }
    #expect(state.isTrickHeld)
    let held = state
    state.releaseTrick()
    let trick = try #require(held.view.observation.publicState.tricks.last)
    #expect(state.motion(since: held) == .trick(trick))
    try step(&game, &state)
    #expect(state.motion(since: held) == .trick(trick))
  }

  @Test("a new hand is dealt, once")
  func deal() throws {
    var game = try Positions.game(.five)
    var state = try Studio().state(game)
    #expect(state.firstMotion == .deal)
    let before = state
    try step(&game, &state)
    #expect(state.motion(since: before) == nil)
    #expect(state.firstMotion == nil)
    let late = state
    state.open(before.view)
    #expect(state.motion(since: late) == .deal)
  }

  @Test(
    "nothing moves at the fastest speed, over a slow connection, if switched off, or behind a page")
  func still() throws {
    var game = try game(.five, tricks: 1)
    let before = try Studio().state(game)
    var after = before
    try step(&game, &after)
    func isStill(_ change: (inout ScreenState) -> Void) -> Bool {
      var state = after
      change(&state)
      return state.motion(since: before) == nil
    }
    #expect(!isStill { _ in })
    #expect(isStill { $0.preferences.speed = .fastest })
    #expect(isStill { $0.preferences.slowLine = true })
    #expect(isStill { $0.preferences.animation = .off })
    #expect(isStill { $0.preferences.animation = .reduced })
    #expect(isStill { $0.scene = .menu(.goOn) })
  }

  @Test("an animation goes from beginning to end in its time, and is then over")
  func time() throws {
    #expect(MotionProgress(.deal, after: .zero)?.progress == 0)
    #expect(MotionProgress(.deal, after: .milliseconds(225))?.progress == 0.5)
    #expect(MotionProgress(.deal, after: .milliseconds(450)) == nil)
  }

  @Test("at its end a card is where it stays, and the hand is whole")
  func ends() throws {
    let picture = try Studio().picture()
    let size = Size(width: 80, height: 24)
    var game = try game(.five, tricks: 1)
    var state = try Studio().state(game)
    let turn = try #require(game.match.round.turn)
    try step(&game, &state)
    let still = picture.draw(state, size: size).text
    for motion in [Motion.card(turn), .deal] {
      state.moving = MotionProgress(motion, progress: 1)
      #expect(picture.draw(state, size: size).text == still)
      state.moving = MotionProgress(motion, progress: 0.3)
      #expect(picture.draw(state, size: size).text != still)
    }
  }

  @Test("nothing is cut and nothing overlaps during animations", arguments: PlayerCount.allCases)
  func sweep(players: PlayerCount) throws {
    let picture = try Studio().picture("de")
    let plain = try Studio().picture("de", palette: .none, unicode: false)
    let game = try game(players, tricks: 2)
    var state = try Studio().state(game, "de")
    let trick = try #require(state.view.observation.publicState.tricks.first)
    let motions = players.seats.map(Motion.card) + [.deal, .trick(trick)]
    var faults: Set<String> = []
    for motion in motions {
      for frame in 0...6 {
        state.moving = MotionProgress(motion, progress: Double(frame) / 6)
        for size in SweepTests.sizes {
          let picture = frame % 2 == 0 ? picture : plain
          for fault in picture.draw(state, size: size).faults {
            faults.insert("\(motion) \(frame) \(size.width)×\(size.height): \(fault)")
          }
        }
      }
    }
    #expect(faults.sorted() == [])
  }

  @Test("a moving card, in English, and a moving trick, in German, at 80×24")
  func goldens() throws {
    let size = Size(width: 80, height: 24)
    let game = try game(.five, tricks: 2)
    var state = try Studio().state(game)
    let trick = try #require(state.view.observation.publicState.tricks.last)
    let seats = state.view.rules.players.seats
    let last = try #require(
      seats.first { trick.card(of: $0, state.view.rules.players) == trick.cards.last })
    state.moving = MotionProgress(.card(last), progress: 0.3)
    try Goldens.compare(Studio().picture().draw(state, size: size), "motion-card/en-80x24")
    state = try Studio().state(game, "de")
    state.moving = MotionProgress(
      .trick(state.view.observation.publicState.tricks[1]), progress: 0.4)
    try Goldens.compare(Studio().picture("de").draw(state, size: size), "motion-trick/de-80x24")
  }
}
