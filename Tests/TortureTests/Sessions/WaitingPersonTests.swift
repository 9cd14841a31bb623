import MueBots
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// Whole matches on a simulated clock with a person who waits until asked: nothing that a worker finds out, and nothing
/// that is due, may wait for a key.
@Suite("Whole matches of a person who waits") struct WaitingPersonTests {
  /// The settings with which as little as possible wakes the loop.
  private static let quiet = [
    "speed=fastest", "trick-pause=speed", "auto-play=off", "hints=off", "voices=off", "coach=off",
    "animation=off", "clock=off",
  ]

  private static let everything = [
    "auto-play=on", "hints=on", "voices=on", "coach=1", "animation=on", "signal-turn=bell",
    "signal-trick=flash", "signal-hand=bell", "signal-error=bell", "notification=on",
    "clock=on",
  ]

  /// What is changed in the quiet settings: each setting that brings a worker or a time in, alone, and all of them.
  private static let changes: [[String]] =
    [[]] + everything.map { [$0] }
    + ["coach=10", "animation=reduced", "trick-pause=long", "trick-pause=key"].map { [$0] }
    + Speed.allCases.flatMap { [["speed=\($0)"], everything + ["speed=\($0)"]] }
    + [everything + ["trick-pause=key"]]

  @Test("go on by themselves with every setting", arguments: zip(1...changes.count, changes))
  func settings(number: Int, changes: [String]) throws {
    let torture = TortureTest("matches with \(changes)", cases: 1)
    for seed in torture.seeds { try play(seed + UInt64(number), changes, level: .club) }
  }

  @Test("go on by themselves with every level", arguments: BotSettings.Level.allCases)
  func levels(level: BotSettings.Level) throws {
    try play(level == .expert ? 2 : 1, Self.everything, level: level)
  }

  @Test("costly decisions are tried again from the review, to which the person returns")
  func retries() throws {
    var retries = 0
    for seed in [1, 2, 4, 5] as [UInt64] {
      retries += try play(seed, [], level: .novice, playouts: 24)
    }
    #expect(retries > 0)
  }

  /// Plays a match to its end, or the deal of the day; returns how often a decision was tried again.
  @discardableResult
  private func play(
    _ seed: UInt64, _ changes: [String], level: BotSettings.Level, playouts: Int? = nil
  ) throws -> Int {
    let simulation = Simulation(seed: seed, owner: .person)
    simulation.faults.clear(isCalm: true)
    let store = simulation.store(keepingIn: simulation.games)
    let console = WaitingConsole(simulation, seed: seed)
    let context = try simulation.context("en")
    let plain = simulation.plainDependencies
    let dependencies = Dependencies(
      clock: plain.clock, workQueues: plain.workQueues,
      thinking: playouts.map { .playouts($0) } ?? plain.thinking, policies: plain.policies,
      puzzles: plain.puzzles, auctions: plain.auctions, resultsStore: plain.resultsStore,
      preferencesStore: plain.preferencesStore, seats: plain.seats, network: plain.network,
      newSeed: plain.newSeed)
    let session = Session(
      context: context, console: console, dependencies: dependencies, store: store,
      speed: nil)
    console.session = session
    try set(Self.quiet + changes, in: session)
    let game = try game(seed, level: level, context, session)
    let keeper = GameKeeper(game, store: store, isNew: true, clock: simulation.clock)
    let outcome = session.spend(
      from: SessionStart(keeper: keeper, isAtTable: true, notice: nil), trouble: nil)
    let note = Comment("\(changes), seed \(seed)")
    #expect(console.fault == nil, note)
    #expect(outcome == .done, note)
    let played = try #require(session.keeper?.game)
    let isOver = played.match.isOver
    #expect(isOver, note)
    if let pars = played.notes.pars { #expect(pars.count == played.match.scores.count, note) }
    // The coach has reviewed each hand meanwhile.
    let reviewed = try simulation.resultsStore.reviewedHands(of: PlayedGame(played).identity)
    #expect(reviewed.count == played.match.scores.count, note)
    return console.retries
  }

  private func set(_ changes: [String], in session: Session) throws {
    for change in changes {
      let parts = change.split(separator: "=").map(String.init)
      let setting = try #require(Setting.all.first { $0.key == parts[0] })
      var preferences = session.preferences
      #expect(setting.set(parts[1], in: &preferences))
      _ = session.keep(setting, of: preferences, language: "en")
    }
  }

  private func game(
    _ seed: UInt64, level: BotSettings.Level, _ context: AppContext, _ session: Session
  ) throws -> Game {
    if seed % 3 == 0 {
      let day = try #require(session.dependencies.clock.today)
      return try #require(context.game(of: DailyDeal(day), words: session.words))
    }
    var wish = NewGameArguments()
    wish.players = PlayerCount(rawValue: 3 + Int(seed % 4))
    wish.end = .hands(2)
    wish.level = level
    wish.seed = seed
    wish.isAgainstPar = seed % 2 == 0
    return try context.newGame(wish)
  }
}
