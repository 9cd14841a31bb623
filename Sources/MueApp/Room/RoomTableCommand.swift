import MueData
import MueGame
import MueLink
import MueStorage
import MueWire
import MueWords
import Platform

/// The process of a table in the card room, which the service starts: `mue room table`.
struct RoomTableCommand {
  let context: AppContext
  let folder: RoomFolder
  let number: Int

  private var home: String { folder.home(ofTable: number) }

  func run() -> ExitCode {
    do throws(RoomFault) {
      let database = try RoomDatabase(folder)
      guard let table = try database.table(number) else { throw .noTable }
      return try play(table, in: database, grace: .seconds(try database.settings().grace))
    } catch {
      context.complain(error.complaint)
      return .failed
    }
  }

  private func play(
    _ table: RoomTable, in database: RoomDatabase, grace: Duration
  ) throws(RoomFault) -> ExitCode {
    // OpenSSL is loaded now, since a confined process loads nothing more.
    guard OpenSSL.missingFile == nil, let process = ProcessIdentity.own,
      let own = context.atHome(
        home, making: { () throws(FileFault) in try folder.makeHome(ofTable: number) }),
      RoomRights(folder: folder, data: own.data).table(number).hasBegun()
    else { return .failed }
    Log.begin(in: own.directories.state)
    guard let store = opened(own),
      let dependencies = own.dependencies(thinking: .playoutsOfPlayers(RoomVisit.playouts)),
      let console = own.lineConsole()
    else { return .failed }
    defer { console.close() }
    let seating = RoomSeating(database, table: number)
    let waker = Waker()
    let front = RoomTableFront(
      output: LineOutput(own, on: console), dependencies: dependencies, waker: waker,
      opener: table.opener?.name ?? .nobody, explainsBids: table.plan.explainsBids,
      grace: grace, preferences: own.settings.preferences
    ) { status in seating.note(status, of: process) }
    guard
      let lines = Log.attempt(
        "to listen for people",
        { () throws(WireFault) in
          try dependencies.network.open([.folder(home)], wake: { waker() })
        })
    else { return .failed }
    let transport = RoomTransport(lines, owner: seating.owner(ofProcess:))
    let outcome = stay(table, front, through: transport, in: store)
    seating.note(nil, of: process)
    return outcome
  }

  /// The table's games; nil if another process has them.
  private func opened(_ own: AppContext) -> GameStore? {
    Log.attempt("to open the table's games") { () throws(StoreError) in
      try GameStore.open(in: own.directories, isOfRoom: true)
    }
  }

  /// Goes on with the table's game, or gathers people for it.
  private func stay(
    _ table: RoomTable, _ front: RoomTableFront, through transport: RoomTransport,
    in opened: GameStore
  ) -> ExitCode {
    var store = opened
    store.noteRun()
    defer { store.end() }
    let clock = front.dependencies.clock
    if let game = store.loadCurrent().game {
      let keeper = GameKeeper(game, store: store, isNew: false, clock: clock)
      let kept = Log.attempt("to read the table") { () throws(StoreError) in
        try SavedTable.kept(in: store).table
      }
      // With new secrets, the people who sat here would not know the table again.
      guard let kept else { return .failed }
      return stay(front.host(keeper, kept: kept, through: transport))
    }
    let game = Log.attempt("to begin a game") { () throws(GameError) in
      // Until a person sits there, the first seat is a computer player's like the others.
      let names = front.output.words.opponentNames
      return try table.plan.game(
        person: names.last ?? .nobody, usual: names,
        chance: front.dependencies.newSeed())
    }
    guard let game else { return .failed }
    let gathering = front.gathering(for: game, through: transport)
    gathering.stay()
    guard let begun = gathering.begun else {
      gathering.link.close()
      return gathering.outcome ?? .done
    }
    return stay(front.host(begun, after: gathering, in: store))
  }

  private func stay(_ host: RoomHost) -> ExitCode {
    host.stay()
    return host.end()
  }
}

/// What a table's process reads and notes in the room's database.
private final class RoomSeating {
  private let database: RoomDatabase
  private let table: Int
  private var status = RoomTable.Status(stage: .gathering)

  init(_ database: RoomDatabase, table: Int) {
    self.database = database
    self.table = table
  }

  /// Notes the table's status while its process runs; nil once it ends.
  func note(_ status: RoomTable.Status?, of process: ProcessIdentity) {
    self.status = status ?? self.status
    self.status.process = status == nil ? nil : process
    Log.attempt("to note the table's status") { () throws(RoomFault) in
      try database.note(self.status, ofTable: table)
    }
  }

  /// Who a process is at the table: the number of a person, or a guest; nil for one that may not come
  /// in.
  func owner(ofProcess text: String) -> String? {
    let found = Log.attempt("to see who comes") { () throws(RoomFault) -> String? in
      guard let process = Int(text).flatMap({ ProcessIdentity(running: $0) }),
        let session = try database.session(of: process),
        session.person?.isClosed != true,
        try database.maySit(session.person?.id, atTable: table)
      else { return nil }
      return session.person.map { "\($0.id)" } ?? "guest \(text)"
    }
    return found ?? nil
  }
}
