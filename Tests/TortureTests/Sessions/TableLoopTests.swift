import Foundation
import MueBots
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueApp
@testable import MueUI

@Suite("What is due at a table") struct TableLoopTests {
  /// A table whose person is asked for a move, without screen or lines.
  private final class Table: TableDisplay {
    var preferences = Preferences()
    var view: GameObservation
    var isMovingOn = true
    var isTrickHeld = false
    var isMoveHeldBack = false
    var forcedMove: Move?
    var wantsHint = true
    var isHintAwaited = false
    var moveInMind: Move?
    var refinesHints = true
    var hintTurns: Int?
    var bidQuestion: BidQuestion?
    var isBidHelpNew = true
    var explainQuestion: ExplainQuestion?
    var isExplainHelpNew = true
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

    func keepHint(_ hint: Hint) { log.append("kept \(hint.playouts)") }

    func show(_ hint: Hint, goesOn: Bool) {
      isHintAwaited = false
      if refinesHints, hintTurns == nil { hintTurns = 0 }
      log.append("hint \(hint.playouts)\(goesOn ? " …" : "") \(hint.own?.text ?? "")")
    }

    func show(_ answer: BidAnswer) {
      isBidHelpNew = false
      let told = "bids \(answer.question.seat)"
      if log.last != told { log.append(told) }
      if answer.isDone { bidQuestion = nil }
    }

    func show(_ explanation: MoveExplanation) {
      explainQuestion = nil
      log.append("explained \(explanation.made.index)")
    }
  }

  private let simulation = Simulation(seed: 1, owner: .person)
  private let loop: TableLoop
  private let table: Table
  /// The table at the person's next turn.
  private let later: GameObservation

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
    try game.apply(try #require(game.match.round.legalMoves?.all.first { $0 != .pass }))
    while game.match.round.turn != game.personSeat {
      try game.apply(try #require(game.match.round.legalMoves?.all.first))
    }
    later = game.view(for: game.personSeat)
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
    #expect(table.log == ["help", "hint 1 "])
    let own = try moves()[1]
    table.hintTurns = nil
    table.moveInMind = own
    table.isHintAwaited = true
    goOn()
    #expect(table.log.dropFirst(2).prefix(2) == ["help", "hint 1 … \(own.text)"])
    let count = table.log.count
    table.wantsHint = false
    table.hintTurns = nil
    table.isHintAwaited = true
    goOn()
    #expect(table.log.count == count && !loop.hintWorker.isThinking)
  }

  /// A loop that knows learned policies, and takes three steps of twelve playouts a choice at most.
  private func thinkingLoop() throws -> TableLoop {
    let file = URL(filePath: #filePath).appending(path: "../../../../" + PolicyStore.name)
      .standardized
    let plain = simulation.plainDependencies
    let loop = TableLoop(
      in: Dependencies(
        clock: plain.clock, workQueues: plain.workQueues, thinking: .playouts(36),
        policies: PolicyStore { try? Array(Data(contentsOf: file)) }, puzzles: plain.puzzles,
        auctions: plain.auctions,
        resultsStore: plain.resultsStore, preferencesStore: plain.preferencesStore,
        seats: plain.seats, network: plain.network, newSeed: { 1 })
    ) {}
    loop.display = table
    return loop
  }

  /// Lets the work that waits be done once.
  private func work(_ loop: TableLoop) {
    simulation.workQueues.workOn(at: 0)
    loop.goOn()
  }

  @Test("a hint that is shown goes on a step at a time, and each step is kept but not counted")
  func steps() throws {
    let loop = try thinkingLoop()
    table.isHintAwaited = true
    loop.goOn()
    #expect(table.log == [])
    work(loop)
    #expect(table.log == ["help", "hint 12 … "] && loop.patience == 10_001)
    work(loop)
    #expect(table.log.suffix(2) == ["kept 24", "hint 24 … "])
    work(loop)
    #expect(table.log.suffix(2) == ["kept 36", "hint 36 "])
    work(loop)
    #expect(table.log.count == 6 && loop.patience == nil && !loop.hintWorker.isThinking)
  }

  @Test("it ends after ten seconds or with the hint, and goes on from its sample when asked again")
  func end() throws {
    let loop = try thinkingLoop()
    table.isHintAwaited = true
    loop.goOn()
    work(loop)
    simulation.clock.advance(milliseconds: 10_000)
    loop.goOn()
    #expect(table.log == ["help", "hint 12 … ", "hint 12 "] && loop.patience == nil)
    #expect(!loop.hintWorker.isThinking)
    // The next choice is asked for.
    table.hintTurns = 1
    loop.goOn()
    #expect(table.log.last == "hint 12 … " && loop.hintWorker.isThinking)
    while simulation.workQueues.waiting > 0, table.log.last == "hint 12 … " { work(loop) }
    #expect(table.log.suffix(2) == ["kept 24", "hint 24 … "])
    // Another key takes the hint away.
    table.hintTurns = nil
    let count = table.log.count
    while simulation.workQueues.waiting > 0 { work(loop) }
    #expect(table.log.count == count)
    table.isHintAwaited = true
    loop.goOn()
    #expect(
      table.log[count] == "help" && ["hint 24 … ", "hint 36 "].contains(table.log[count + 1]))
  }

  @Test("after an undo it goes on from the sample that is there")
  func undo() throws {
    let loop = try thinkingLoop()
    let before = table.view
    table.isHintAwaited = true
    loop.goOn()
    work(loop)
    work(loop)
    #expect(table.log.last == "hint 24 … ")
    table.hintTurns = nil
    table.view = later
    loop.goOn()
    while simulation.workQueues.waiting > 0 { work(loop) }
    table.isHintAwaited = true
    loop.goOn()
    #expect(table.log.last?.hasPrefix("hint 12") == true)
    table.hintTurns = nil
    table.view = before
    table.isHintAwaited = true
    loop.goOn()
    #expect(table.log.last == "hint 24 … ")
  }

  @Test("in lines a hint answers once, and asking again takes one step further")
  func lines() throws {
    let loop = try thinkingLoop()
    table.refinesHints = false
    for (playouts, more) in [(12, " …"), (24, " …"), (36, ""), (36, "")] {
      table.log = []
      table.isHintAwaited = true
      loop.goOn()
      while simulation.workQueues.waiting > 0 { work(loop) }
      #expect(table.log == ["help", "hint \(playouts)\(more) "])
      #expect(!loop.hintWorker.isThinking)
    }
  }

  @Test("a computer player that thinks comes first")
  func others() throws {
    let loop = try thinkingLoop()
    table.isHintAwaited = true
    loop.goOn()
    work(loop)
    #expect(loop.hintWorker.isThinking)
    loop.pacing.awaitMove()
    loop.goOn()
    #expect(!loop.hintWorker.isThinking)
  }

  @Test("bids are explained until the figures are fine, and that counts as help once")
  func bids() throws {
    table.wantsHint = false
    let seat = table.view.rules.players.seats[1]
    for fromOwnSeat in [false, true] {
      table.log = []
      table.isBidHelpNew = true
      table.bidQuestion = BidQuestion(about: seat, in: table.view, fromOwnSeat: fromOwnSeat)
      goOn()
      #expect(table.log == ["help", "bids \(seat)"] && table.bidQuestion == nil)
    }
    #expect(!loop.isAdvising)
    table.bidQuestion = BidQuestion(
      about: table.view.seat, in: table.view, fromOwnSeat: false)
    loop.goOn()
    #expect(loop.isAdvising)
    table.bidQuestion = nil
    loop.goOn()
    #expect(!loop.isAdvising)
  }

  @Test("a move is explained on request, and during its hand that counts as help")
  func explained() throws {
    table.wantsHint = false
    let hand = ExplainedHand(ownMovesIn: later)
    for (isHelp, help) in [(true, ["help"]), (false, [])] {
      let question = hand.question(about: 0)
      table.log = []
      table.isExplainHelpNew = isHelp
      table.explainQuestion = question
      goOn()
      #expect(table.log == help + ["explained \(question.made.index)"])
    }
    #expect(!loop.isAdvising)
    table.explainQuestion = hand.question(about: hand.moves.count - 1)
    loop.goOn()
    #expect(loop.isAdvising == (hand.moves.count > 1))
    table.explainQuestion = nil
    loop.goOn()
    #expect(!loop.isAdvising)
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
