import MueGame
import MueLink
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// A session's end of the card room: what the hall shows, and what the person does there.
final class RoomVisit {
  /// The person; nil for a guest.
  let person: RoomPerson?
  let database: RoomDatabase
  private let folder: RoomFolder
  /// This session as the database knows it.
  private let process: ProcessIdentity
  private let network: any Network
  let clock: any Clock
  /// Opens the place of the person's deal of the day.
  let openDayStore: () throws(StoreError) -> GameStore
  /// The hall as it was read last.
  private(set) var hall: Hall
  /// The hall of which the person knows, for what is new since.
  private var known: Hall
  /// The version of the database that `hall` shows; nil to read it again.
  var version: Int?
  /// The day that `hall` shows.
  private var day: Day?
  /// The results that were listed last.
  var listed: (day: Day, results: [RoomDayResult])?
  /// Why the person can stay no longer; nil while that is possible.
  private(set) var dismissal: Phrase?
  /// Whether everything of the person's has been deleted.
  private(set) var isRemoved = false
  /// Whether a new version of the program has been installed since this session began.
  private let isOutdated: () -> Bool
  private var hasNewVersion = false
  /// Whether the person knows of a new version.
  private var knowsVersion = false
  private var lookedAt: Duration
  private var cleanedAt: Duration
  private var place = RoomPlace.hall
  /// The connection over which a table's process is asked for, until the service has closed it.
  private var request: (line: any GuestTransport, table: Int)?
  /// When a table's process was last asked for.
  private var askedAt = Duration.zero
  /// The table that is being opened for the person.
  private var awaited: (id: Int, isWatching: Bool, since: Duration)?

  /// The interval at which the hall is read.
  private static let rest = Duration.milliseconds(500)
  /// The milliseconds between two looks for a table that is being opened.
  static let openingRest = 50
  /// The interval at which sessions and tables that have ended are removed.
  private static let cleaning = Duration.seconds(5)
  /// How long to wait for a table's process before asking again: the service may be restarting, or
  /// have closed the connection before it read the line.
  static let askingRest = Duration.seconds(1)
  /// How long to wait for a table's process in all; the person can give up before that.
  static let openingPatience = Duration.seconds(60)
  /// The playouts of a computer player's decision at a machine that many people share.
  static let playouts = 200

  init(
    person: RoomPerson?, database: RoomDatabase, folder: RoomFolder, process: ProcessIdentity,
    network: any Network, clock: any Clock,
    isOutdated: @escaping () -> Bool = { CommandLine.isReplaced },
    openDayStore: @escaping () throws(StoreError) -> GameStore
  ) {
    self.person = person
    self.database = database
    self.folder = folder
    self.process = process
    self.network = network
    self.clock = clock
    self.isOutdated = isOutdated
    self.openDayStore = openDayStore
    hall = Hall(own: person?.name)
    known = hall
    lookedAt = clock.now - Self.rest
    cleanedAt = clock.now
    look()
    known = hall
  }

  /// How long the session may wait until it looks again, in milliseconds, if it would otherwise wait
  /// that long, or for ever.
  func patience(_ other: Int?) -> Int {
    let rest = Int(Self.rest / .milliseconds(1))
    return min(rest, other ?? rest)
  }

  /// Reads the hall if that is due and it has changed.
  private func look() {
    let now = clock.now
    guard now - lookedAt >= Self.rest else { return }
    lookedAt = now
    goOnAsking()
    Log.attempt("to read the card room") { () throws(RoomFault) in
      if now - cleanedAt >= Self.cleaning {
        cleanedAt = now
        hasNewVersion = isOutdated()
        try database.dropProcesses()
        // A table that has been killed comes back.
        if let table = place.table, request == nil, !isAwake(table) { ask(for: table) }
      }
      let (version, day) = (try database.version(), clock.today)
      guard version != self.version || day != self.day else { return }
      if let person, try !mayStay(person) { return }
      hall = try Hall(database, seenBy: person, in: process, on: day)
      self.version = version
      self.day = day
    }
  }

  /// Looks at the hall; returns what has become known and concerns the person, wherever in the room
  /// that is, each once.
  func takeNews() -> [Phrase] {
    look()
    defer { known = hall }
    return hall.news(since: known) + newVersion
  }

  /// The sentence about a new version, once.
  private var newVersion: [Phrase] {
    guard hasNewVersion, !knowsVersion else { return [] }
    knowsVersion = true
    return [.roomNewVersion]
  }

  /// Whether the person is still known here, and welcome.
  private func mayStay(_ person: RoomPerson) throws(RoomFault) -> Bool {
    switch try database.person(person.id) {
    case nil: dismissal = .accessRemoved
    case let known? where known.isClosed: dismissal = .roomNameClosed
    case _?: return true
    }
    return false
  }

  /// Notes where the person is.
  func move(to place: RoomPlace) {
    self.place = place
    version = nil
    Log.attempt("to note a place in the card room") { () throws(RoomFault) in
      try database.move(process, to: place)
    }
  }

  /// Notes where a session's next screen leads; to a table of the room the person has gone already.
  func move(along route: Route) {
    switch route {
    case .guest, .guestTable, .out: break
    case .startMenu, .roomDay: move(to: .hall)
    default: move(to: .alone)
    }
  }

  /// Removes this session.
  func leave() {
    Log.attempt("to leave the card room") { () throws(RoomFault) in try database.leave(process) }
  }
}

// MARK: - Tables

extension RoomVisit {
  /// Opens a table; the person then goes there.
  func open(_ plan: NewGamePlan, access: RoomTable.Access) throws(RoomFault) -> Int {
    guard let person else { throw .noPerson }
    version = nil
    return try database.openTable(
      plan, access: access, by: person.id, at: clock.secondsSince1970
    ).id
  }

  /// Asks for a table's process unless it runs; `takeTable` says when the table is there.
  func goTo(table id: Int, isWatching: Bool) {
    awaited = (id, isWatching, clock.now)
    if !isAwake(id) { ask(for: id) }
  }

  /// What has become of the table that the person wants to go to.
  enum Opening {
    case open(LocalTable, isWatching: Bool)
    case failed
  }

  /// The table that the person wants to go to, as soon as it is there; nil before that, or if there
  /// is none.
  func takeTable() -> Opening? {
    guard let (id, isWatching, since) = awaited else { return nil }
    goOnAsking()
    if isAwake(id) {
      awaited = nil
      move(to: isWatching ? .watching(id) : .table(id))
      return .open(LocalTable(folder: folder.home(ofTable: id)), isWatching: isWatching)
    }
    guard clock.now - since < Self.openingPatience else {
      awaited = nil
      return .failed
    }
    if request == nil, clock.now - askedAt >= Self.askingRest { ask(for: id) }
    return nil
  }

  /// Whether a table is being opened for the person.
  var isWaiting: Bool { awaited != nil }

  func giveUpTable() { awaited = nil }

  private func isAwake(_ id: Int) -> Bool {
    Log.attempt("to look for a table") { () throws(RoomFault) in
      try database.table(id)?.status.process?.isRunning == true
    } ?? false
  }

  private func ask(for table: Int) {
    askedAt = clock.now
    request = Log.attempt("to ask for a table") { () throws(WireFault) in
      let service = GuestDestination.local(LocalTable(folder: folder.service))
      return (try network.call(service, isAgain: false, wake: {}), table)
    }
  }

  private func goOnAsking() {
    for event in request?.line.takeEvents() ?? [] {
      switch event {
      case .joined:
        if let request { request.line.send(RoomService.request(request.table)) }
      case .stopped, .left: request = nil
      case .line, .waiting, .codeCounts: break
      }
    }
  }
}

// MARK: - People and codes

extension RoomVisit {
  /// Invites somebody to a table of the person's.
  func invite(_ name: PlayerName, toTable id: Int) throws(RoomFault) {
    guard let person, let other = try database.person(named: name) else { throw .noPerson }
    try database.invite(
      other.id, toTable: id, by: person.id, at: clock.secondsSince1970)
  }

  /// A code with which the person comes in by another key.
  func keyCode() throws(RoomFault) -> String {
    guard let person else { throw .noPerson }
    return try database.keyCode(of: person.id, at: clock.secondsSince1970).text
  }

  /// A code for somebody new; nil if the person has given all away.
  func invitation() throws(RoomFault) -> String? {
    guard let person else { throw .noPerson }
    return try database.invitations(of: person.id).first?.text
  }
}

// MARK: - What a person keeps

extension RoomVisit {
  /// How much a person may keep; nil for a guest, who keeps nothing.
  var quota: GameQuota? {
    guard let person else { return nil }
    let settings =
      Log.attempt("to read the limits of the card room") { () throws(RoomFault) in
        try database.settings()
      } ?? RoomSettings()
    return GameQuota(games: settings.gamesOfPerson, megabytes: settings.megabytesOfPerson) {
      [folder] () throws(FileFault) in try folder.bytes(ofPerson: person.id)
    }
  }

  /// A tar archive of everything that the person has here; nil, after a note in the log, if it cannot
  /// be read.
  func archive() -> [UInt8]? {
    guard let person else { return nil }
    return Log.attempt("to make an archive") { () throws(FileFault) in
      try folder.archive(ofPerson: person.id)
    }
  }

  /// Deletes the person's name, with the keys, results and seats; `clearHome` deletes the rest once the
  /// session is over.
  func removePerson() throws(RoomFault) {
    guard let person else { throw .noPerson }
    try database.removePerson(person.id)
    isRemoved = true
  }

  /// Deletes the files of somebody whose name has been deleted.
  func clearHome() {
    guard isRemoved, let person else { return }
    Log.begin(in: nil)
    Log.attempt("to delete a person's files") { () throws(FileFault) in
      try folder.clearHome(ofPerson: person.id)
    }
  }
}

extension AppContext {
  /// A guest's end of a table of the room.
  func guest(
    of room: RoomVisit, at table: LocalTable, isWatching: Bool, name: PlayerName,
    in dependencies: Dependencies
  ) -> GuestController {
    GuestController(
      by: JoinTarget(
        to: table, in: dependencies.seats, for: SeatFiles.Request(address: table.path)),
      name: name, isWatching: isWatching, through: dependencies.network,
      clock: dependencies.clock, words: HandWords(self), isInRoom: true)
  }
}
