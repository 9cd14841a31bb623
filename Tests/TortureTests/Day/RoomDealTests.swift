import CellGrid
import Foundation
import MueGame
import MueRules
import MueUI
import MueWords
import Platform
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

@Suite("The deal of the day of a card room") final class RoomDealTests {
  private let path: String
  private let simulation: Simulation
  private let database: RoomDatabase
  private let ada: Visitor
  private let ben: Visitor
  private var clock: SimulatedClock { simulation.clock }

  /// Whether the room can read and write results.
  private func setResults(areThere: Bool) throws {
    let names = areThere ? ("away", "day_result") : ("day_result", "away")
    try database.run("ALTER TABLE \(names.0) RENAME TO \(names.1)")
  }

  /// Somebody in the room.
  private struct Visitor {
    let person: RoomPerson
    let context: AppContext
    let visit: RoomVisit
  }

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID().uuidString)").path
    simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let folder = RoomFolder(path: path)
    try folder.make()
    database = try RoomDatabase(folder)
    let usual = try simulation.context("en")
    let process = try #require(ProcessIdentity.own)
    let visitors = try ["Ada", "Ben"].map { [database, simulation] text in
      let name = try #require(PlayerName(text))
      let person = try database.register(name, key: text, from: text, at: 0)
      try folder.makeHome(ofPerson: person.id)
      var environment = usual.environment
      environment["HOME"] = folder.home(ofPerson: person.id)
      let context = try #require(AppContext(environment: environment, arguments: []))
      return Visitor(
        person: person, context: context.inRoom(as: name),
        visit: RoomVisit(
          person: person, database: try RoomDatabase(folder), folder: folder, process: process,
          network: SimulatedNetwork(simulation, seed: 1), clock: simulation.clock
        ) { () throws(StoreError) in try GameStore.openDay(in: context.directories) })
    }
    (ada, ben) = (visitors[0], visitors[1])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private var today: Day {
    get throws { try #require(clock.today) }
  }

  private func opening(_ visitor: Visitor) throws -> RoomVisit.DayOpening {
    try visitor.visit.openDay(in: visitor.context, visitor.context.words)
  }

  private func table(_ visitor: Visitor) throws -> GameKeeper {
    let opening = try opening(visitor)
    var found: GameKeeper?
    if case .table(let keeper) = opening { found = keeper }
    return try #require(found, "\(opening)")
  }

  private func refusal(_ visitor: Visitor) throws -> Phrase {
    let opening = try opening(visitor)
    var found: Phrase?
    if case .refused(let reason) = opening { found = reason }
    return try #require(found, "\(opening)")
  }

  /// Makes moves for all seats, at most so many.
  private func play(_ keeper: inout GameKeeper, moves: Int = .max) throws {
    var made = 0
    while made < moves, let moves = keeper.game.match.round.legalMoves?.all {
      #expect(keeper.make(try #require(moves.last)))
      made += 1
    }
  }

  /// Plays the deal to its end; returns the points.
  private func finish(_ visitor: Visitor, par: Int) throws -> Int {
    var keeper = try table(visitor)
    try play(&keeper)
    try visitor.visit.finishDay(with: keeper.game, par: par)
    return keeper.game.match.totals[keeper.game.personSeat]
  }

  private func day(_ visitor: Visitor) -> HallDay? {
    clock.advance(milliseconds: 1000)
    _ = visitor.visit.takeNews()
    return visitor.visit.hall.day
  }

  @Test("all play the same cards against the same players, from a whole seed")
  func cards() throws {
    let (one, two) = (try table(ada).game, try table(ben).game)
    #expect(one.match.seed == two.match.seed && one.match.seed > 9_999_999)
    #expect(one.match.rules == two.match.rules)
    #expect(one.players.map(\.agent) == two.players.map(\.agent))
    #expect(one.players.map(\.name.text).first == "Ada")
    #expect(one.day == nil)
    #expect(try database.seed(of: today, digest: { _ in [] }) == 0)
  }

  @Test("it is played once, and nobody who has not played sees the list")
  func once() throws {
    #expect(day(ada) == .waits)
    #expect(throws: RoomFault.dayNotPlayed) { try ada.visit.list(of: today) }
    let points = try finish(ada, par: 7)
    #expect(day(ada) == .played(difference: points - 7))
    #expect(day(ben) == .waits)
    #expect(throws: RoomFault.dayNotPlayed) { try ben.visit.list(of: today) }
    _ = try table(ben)
    #expect(day(ben) == .begun)
    #expect(throws: RoomFault.dayNotPlayed) { try ben.visit.list(of: today) }
    var found: RoomDayList?
    if case .list(let list) = try opening(ada) { found = list }
    #expect(found == (try ada.visit.list(of: today)))
    // Whatever is played besides counts for nothing.
    var other = try table(ben).game
    other.notes.day = try today
    try ada.visit.finishDay(with: other, par: 0)
    #expect(day(ada) == .played(difference: points - 7))
  }

  @Test("a killed session goes on with its game, which is open in one place at a time")
  func killed() throws {
    var keeper: GameKeeper? = try table(ada)
    try play(&keeper!, moves: 9)
    let moves = keeper?.game.moves
    #expect(try refusal(ada) == .dayElsewhere)
    keeper = nil
    #expect(try table(ada).game.moves == moves)
    #expect(day(ada) == .begun)
  }

  @Test("whoever has begun and lost the game cannot begin anew")
  func lost() throws {
    _ = try table(ada)
    let state = try #require(ada.context.directories.state)
    try FileManager.default.removeItem(atPath: state + "/day")
    #expect(try refusal(ada) == .dayGone)
    #expect(day(ada) == .begun)
  }

  @Test("a game saved by a session that was killed before the room knew of it has begun")
  func killedBefore() throws {
    _ = try table(ada)
    try database.run("DELETE FROM day_result")
    #expect(day(ada) == .waits)
    _ = try table(ada)
    #expect(day(ada) == .begun)
  }

  @Test("a day that has been begun is finished on the next, whose deal follows")
  func midnight() throws {
    let first = try today
    var keeper: GameKeeper? = try table(ada)
    let seed = keeper?.game.match.seed
    keeper = nil
    clock.leap(seconds: 86_400)
    #expect(day(ada) == .waits)
    let points = try finish(ada, par: 3)
    #expect(
      try database.progress(of: first, by: ada.person.id) == .finished(points: points, par: 3))
    keeper = try table(ada)
    #expect(keeper?.game.notes.day == (try today) && keeper?.game.match.seed != seed)
    keeper = nil
    // Only the deal being played is kept.
    let state = try #require(ada.context.directories.state)
    let games = try FileManager.default.contentsOfDirectory(atPath: state + "/day/games")
    #expect(games.count { $0.hasSuffix(".mue") } <= 1 && !games.isEmpty)
    // Of a day that was not begun, nothing is begun later.
    try database.run("DELETE FROM day_result")
    clock.leap(seconds: 2 * 86_400)
    #expect(try table(ada).game.notes.day == (try today))
  }

  @Test("nothing is taken back, and no hand is among the person's own results")
  func help() throws {
    var keeper = try table(ada)
    try play(&keeper, moves: 12)
    let before = keeper.game.moves
    #expect(keeper.undo() == .dayWithoutHelp)
    #expect(keeper.game.moves == before && !keeper.isOwn)
    #expect(simulation.store(keepingIn: simulation.games).shelf().isEmpty)
  }

  @Test("everybody's hand is replayed with all cards, beside the others, and names no seed")
  func replays() throws {
    _ = try finish(ada, par: 7)
    _ = try finish(ben, par: 7)
    let list = try ben.visit.list(of: today)
    let results = try database.results(of: today, seenBy: ben.person.id)
    #expect(results.allSatisfy { !$0.hand.contains("seed") })
    for index in 0..<2 {
      let (hands, open) = try #require(ben.visit.hands(ofResult: index))
      #expect(hands.count == 2 && open == index)
    }
    #expect(ben.visit.hands(ofResult: 2) == nil)
    #expect(list.told.count == 6)
  }

  private func session(with store: GameStore?) -> Session {
    let console = SimulatedConsole(
      simulation, size: Size(width: 80, height: 30),
      abilities: Abilities(palette: .many, unicode: true))
    simulation.console = console
    return Session(
      context: ada.context, console: console, dependencies: simulation.plainDependencies,
      store: store, speed: .fastest, room: ada.visit)
  }

  /// Goes on at the table, and with what is worked out beside it, until something holds.
  private func advance(_ step: () -> Void, until isEnough: () -> Bool) {
    for _ in 0..<500 where !isEnough() {
      step()
      if simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    }
  }

  @Test("trouble with the room's database is reported in the hall, and it goes on")
  func hall() throws {
    let menu = StartMenu(session: session(with: nil), notice: nil)
    let console = PaperConsole()
    let lines = HallLines(
      context: ada.context, console: console, room: ada.visit,
      dependencies: simulation.plainDependencies, store: nil, keeper: nil,
      preferences: Preferences())
    try setResults(areThere: false)
    #expect(menu.performInRoom(.roomDay))
    lines.answer(TypedLine("day"))
    let sentence = "That did not work; try again."
    #expect(menu.grid(Size(width: 80, height: 30)).text.contains(sentence))
    #expect(console.lines == [sentence] && !lines.isOver)
    try setResults(areThere: true)
    lines.answer(TypedLine("day"))
    #expect(lines.isOver)
  }

  @Test("at the table par follows the hand, and Enter leads to the list; leaving goes on later")
  func screen() throws {
    let store = simulation.store(keepingIn: simulation.games)
    let session = session(with: store)
    var keeper = try table(ada)
    try play(&keeper)
    let screen = TableScreen(session: session, keeper: keeper, notice: nil)
    for command: Effect in [.undo, .redo, .newGame, .retry(0), .duplicate(1), .copy(.lineCopied)] {
      #expect(!screen.perform(command), "\(command)")
    }
    #expect(screen.perform(.roomDay) && screen.route == nil)
    // A result that cannot be kept is kept later.
    try setResults(areThere: false)
    let worker = screen.engine.parWorker
    advance(
      { _ = screen.advance() }, until: { worker.par(ofHand: 1, in: keeper.game) != nil })
    _ = screen.advance()
    #expect(screen.grid(Size(width: 80, height: 30)).text.contains("That did not work; try again."))
    try setResults(areThere: true)
    advance({ _ = screen.advance() }, until: { day(ada) != .begun })
    let points = keeper.game.match.totals[keeper.game.personSeat]
    let par = try #require(screen.engine.parWorker.par(ofHand: 1, in: keeper.game))
    let known = try database.progress(of: today, by: ada.person.id)
    #expect(known == .finished(points: points, par: par))
    #expect(screen.perform(.roomDay))
    var listed: Day?
    if case .roomDay(let day) = screen.route { listed = day }
    #expect(listed == (try today))
    #expect(screen.leave().number != nil && screen.numbers.isEmpty)
    #expect(store.shelf().isEmpty)
  }

  private func lines(_ keeper: GameKeeper) -> (session: PlainSession, console: PaperConsole) {
    var preferences = Preferences()
    preferences.coach = .one
    let console = PaperConsole()
    let session = PlainSession(
      context: ada.context, console: console, dependencies: simulation.plainDependencies,
      keeper: keeper, store: nil, preferences: preferences, room: ada.visit)
    session.begin(notice: nil)
    return (session, console)
  }

  @Test("in lines there is no help either, and no other game")
  func helpInLines() throws {
    var keeper = try table(ada)
    try play(&keeper, moves: 7)
    let (session, console) = lines(keeper)
    for line in [
      "hint", "bids", "explain", "undo", "redo", "review", "try", "new", "games", "open 1",
      "delete 1", "practice", "drill 1", "lesson 1", "coach", "score", "best", "curve",
    ] {
      session.answer(TypedLine(line))
      #expect(!session.isHintAwaited && session.bidQuestion == nil, "\(line)")
      #expect(session.explainQuestion == nil && session.outcome == nil, "\(line)")
    }
    #expect(session.keeper.game.moves == keeper.game.moves)
    #expect(session.preferences.coach == .off)
    #expect(console.lines.count { $0.contains("without help") } > 8)
    #expect(!console.lines.joined().contains(String(keeper.game.match.seed)))
  }

  @Test("in lines the session ends once the room has the result")
  func parInLines() throws {
    var keeper = try table(ada)
    try play(&keeper)
    let (session, console) = lines(keeper)
    advance({ session.advance() }, until: { session.outcome != nil })
    #expect(session.outcome == .done && !console.lines.joined().contains("did not work"))
    #expect(try ada.visit.list(of: today).told.count == 4)
  }

  @Test("a result that the room cannot keep is reported in lines, and can be kept later")
  func troubleInLines() throws {
    var keeper = try table(ada)
    try play(&keeper)
    let (session, console) = lines(keeper)
    try setResults(areThere: false)
    advance({ session.advance() }, until: { session.outcome != nil })
    #expect(console.lines.contains("That did not work; try again."))
    try setResults(areThere: true)
    #expect(day(ada) == .begun)
  }
}
