import MueBots
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueApp

@Suite("What is due at a table") struct TableLoopTests {
  /// A table whose person is asked for a move, without screen or lines.
  private final class Table: TableDisplay {
    var preferences = Preferences()
    let view: GameObservation
    var isMovingOn = true
    var isTrickHeld = false
    var isMoveHeldBack = false
    var forcedMove: Move?
    var wantsHint = true
    var isHintAwaited = false
    var moveInMind: Move?
    /// What has happened, in order.
    var log: [String] = []

    init(_ view: GameObservation) { self.view = view }

    var latestView: GameObservation { view }
    let hintSeed: UInt64 = 1

    func releaseTrick() {
      isTrickHeld = false
      log.append("trick")
    }

    func make(_ move: Move) {
      forcedMove = nil
      log.append("move \(move.text)")
    }

    func askComputer() {}
    func countHint(_ hint: Hint?) { log.append("help") }
    func warn(_ warning: Phrase) { log.append("warning") }

    func show(_ hint: Hint) {
      isHintAwaited = false
      log.append("hint \(hint.own?.move.text ?? "")")
    }
  }

  private let simulation = Simulation(seed: 1, owner: .person)
  private let loop: TableLoop
  private let table: Table

  init() throws {
    simulation.faults.clear(isCalm: true)
    loop = TableLoop(in: simulation.plainDependencies) {}
    var arguments = NewGameArguments()
    arguments.players = .three
    arguments.seed = 5
    var game = try simulation.context("en").newGame(arguments)
    while game.match.round.turn != game.personSeat {
      try game.apply(try #require(game.match.round.legalMoves?.all.first))
    }
    table = Table(game.view(for: game.personSeat))
    loop.display = table
  }

  /// Goes on until nobody thinks any more.
  private func goOn() {
    loop.goOn()
    while simulation.workQueues.waiting > 0 {
      simulation.workQueues.workOn(at: 0)
      loop.goOn()
    }
  }

  private func moves() throws -> [Move] {
    Array(try #require(table.view.observation.legalMoves).all.prefix(3))
  }

  @Test("a finished trick lies until its pause is over; then the only move is made")
  func trick() throws {
    table.isTrickHeld = true
    table.forcedMove = try moves()[0]
    loop.pacing.rest(milliseconds: 100, from: simulation.clock.now)
    goOn()
    simulation.clock.advance(milliseconds: 99)
    goOn()
    #expect(table.log == [] && loop.patience != nil)
    simulation.clock.advance(milliseconds: 1)
    goOn()
    #expect(table.log == ["trick", "move \(try moves()[0].text)"])
  }

  @Test("while the table waits, neither a trick nor a move goes on")
  func waiting() throws {
    table.isMovingOn = false
    table.isTrickHeld = true
    table.forcedMove = try moves()[0]
    goOn()
    #expect(table.log == [] && loop.patience == nil)
    table.isMovingOn = true
    goOn()
    #expect(table.log.count == 2)
  }

  @Test("a hint is shown and counted once, when it is awaited; it rates the move in mind")
  func hint() throws {
    goOn()
    #expect(table.log == [])
    table.isHintAwaited = true
    goOn()
    #expect(table.log == ["help", "hint "])
    let own = try moves()[1]
    table.moveInMind = own
    table.isHintAwaited = true
    goOn()
    #expect(table.log == ["help", "hint ", "help", "hint \(own.text)"])
    table.wantsHint = false
    table.isHintAwaited = true
    goOn()
    #expect(table.log.count == 4 && !loop.hintWorker.isThinking)
  }

  @Test("a move is made at once, or held back until it is made or warned of; again, it is made")
  func warning() throws {
    table.wantsHint = false
    let move = try moves()[0]
    loop.choose(move)
    #expect(table.log == ["move \(move.text)"])
    table.preferences.coach = .one
    for move in try moves() {
      table.log = []
      loop.choose(move)
      #expect(table.isMoveHeldBack && table.log == [])
      goOn()
      #expect(!table.isMoveHeldBack)
      if table.log == ["help", "warning"] {
        table.log = []
        loop.choose(move)
      }
      #expect(table.log == ["move \(move.text)"] && !table.isMoveHeldBack)
    }
  }

  @Test("a move that was taken back meanwhile is neither made nor warned of")
  func takenBack() throws {
    table.wantsHint = false
    table.preferences.coach = .one
    loop.choose(try moves()[0])
    table.isMoveHeldBack = false
    goOn()
    #expect(table.log == [])
  }
}
