import Platform

extension RoomDatabase {
  /// Notes that a process is the session of a person, or of a guest, who comes to the hall.
  ///
  /// The number of sessions is limited; `dropProcesses` first, so that none counts that has ended.
  public func enter(
    _ process: ProcessIdentity, person: Int?, from address: String, at time: Int
  ) throws(RoomFault) {
    try transaction { () throws(RoomFault) in
      // The system uses numbers of processes again.
      try run("DELETE FROM session WHERE pid = ?", .integer(process.number))
      let settings = try settings()
      if let person {
        guard try !require(person).isClosed else { throw .nameClosed }
        let others = try count(
          "SELECT count(*) FROM session WHERE person = ?", .integer(person))
        guard others < settings.sessionsOfPerson else { throw .tooManySessions }
      } else {
        let others = try count("SELECT count(*) FROM session WHERE person IS NULL")
        guard others < settings.guests else { throw .tooManyGuests }
      }
      try run(
        "INSERT INTO session (pid, start, person, address, since, place) VALUES (?, ?, ?, ?, ?, ?)",
        .integer(process.number), .integer(process.start), .optional(person), .text(address),
        .integer(time), .text(RoomPlace.hall.kind))
    }
  }

  /// Notes whose session a guest's process is once the guest has a name.
  public func setPerson(_ person: Int, of process: ProcessIdentity) throws(RoomFault) {
    try transaction { () throws(RoomFault) in
      try require(person)
      try run(
        "UPDATE session SET person = ? WHERE pid = ? AND start = ?", .integer(person),
        .integer(process.number), .integer(process.start))
    }
  }

  /// Notes where somebody is; nothing if the session is unknown.
  public func move(_ process: ProcessIdentity, to place: RoomPlace) throws(RoomFault) {
    try run(
      "UPDATE session SET place = ?, place_table = ? WHERE pid = ? AND start = ?",
      .text(place.kind), .optional(place.table), .integer(process.number), .integer(process.start))
  }

  /// Removes a session.
  public func leave(_ process: ProcessIdentity) throws(RoomFault) {
    try run(
      "DELETE FROM session WHERE pid = ? AND start = ?", .integer(process.number),
      .integer(process.start))
  }

  /// The session of a process; nil if it has none.
  public func session(of process: ProcessIdentity) throws(RoomFault) -> RoomSession? {
    try sessions(
      "WHERE pid = ? AND start = ?", .integer(process.number), .integer(process.start)
    ).first
  }

  /// All sessions, in the order in which they began.
  public func sessions() throws(RoomFault) -> [RoomSession] { try sessions("") }

  private func sessions(
    _ condition: String, _ values: SQLiteStatement.Value...
  ) throws(RoomFault) -> [RoomSession] {
    try rows(
      """
      SELECT pid, start, address, session.since, place, place_table, session.person,
        \(SQLiteStatement.personColumns)
      FROM session LEFT JOIN person ON person.id = session.person
      \(condition) ORDER BY session.since, pid
      """, values
    ) { $0.session }
  }

  /// Removes the sessions of processes that have ended, and marks tables whose process has ended as
  /// not running.
  ///
  /// - Parameter isRunning: Whether a process still runs.
  public func dropProcesses(
    unless isRunning: (ProcessIdentity) -> Bool = { $0.isRunning }
  ) throws(RoomFault) {
    let known = try rows(
      "SELECT pid, start FROM session UNION SELECT pid, start FROM card_table WHERE pid IS NOT NULL"
    ) { $0.process(from: 0) }
    let ended = known.filter { !isRunning($0) }
    // Nobody else has to wait for nothing.
    if ended.isEmpty { return }
    try transaction { () throws(RoomFault) in
      for process in ended {
        try leave(process)
        try run(
          "UPDATE card_table SET pid = NULL, start = NULL WHERE pid = ? AND start = ?",
          .integer(process.number), .integer(process.start))
      }
    }
  }
}

extension RoomPlace {
  fileprivate var kind: String {
    switch self {
    case .hall: "hall"
    case .alone: "alone"
    case .table: "table"
    case .watching: "watching"
    }
  }

  fileprivate init?(kind: String?, table: Int?) {
    switch (kind, table) {
    case ("hall", nil): self = .hall
    case ("alone", nil): self = .alone
    case ("table", let id?): self = .table(id)
    case ("watching", let id?): self = .watching(id)
    default: return nil
    }
  }
}

extension SQLiteStatement {
  /// The process in two columns; nil if they hold none.
  func process(from column: Int32) -> ProcessIdentity? {
    guard let number = integer(column), let start = integer(column + 1) else { return nil }
    return ProcessIdentity(number: number, start: start)
  }

  fileprivate var session: RoomSession? {
    let person = person(from: 7)
    guard let process = process(from: 0), let address = text(2), let since = integer(3),
      let place = RoomPlace(kind: text(4), table: integer(5)), isNull(6) == (person == nil)
    else { return nil }
    return RoomSession(
      process: process, person: person, address: address, since: since, place: place)
  }
}
