import MueGame

extension RoomDatabase {
  /// Opens a table, at which nobody sits yet.
  public func openTable(
    _ plan: NewGamePlan, access: RoomTable.Access, by opener: Int, at time: Int
  ) throws(RoomFault) -> RoomTable {
    try transaction(isLasting: true) { () throws(RoomFault) in
      try require(opener)
      let others = try count(
        "SELECT count(*) FROM card_table WHERE opener = ? AND stage <> 'over'", .integer(opener))
      guard others < (try settings().tablesOfPerson) else { throw .tooManyTables }
      let status = RoomTable.Status(stage: .gathering)
      try run(
        "INSERT INTO card_table (opener, plan, access, opened, stage) VALUES (?, ?, ?, ?, ?)",
        .integer(opener), .text(plan.text), .text(access.rawValue), .integer(time),
        .text(status.stage.rawValue))
      guard let table = try tables("WHERE card_table.id = ?", .integer(connection.lastKey)).first
      else {
        throw .noTable
      }
      return table
    }
  }

  /// The table with a number; nil if there is none.
  public func table(_ id: Int) throws(RoomFault) -> RoomTable? {
    try snapshot { () throws(RoomFault) in try tables("WHERE card_table.id = ?", .integer(id)).first
    }
  }

  /// All tables, in the order in which they were opened.
  public func tables() throws(RoomFault) -> [RoomTable] {
    try snapshot { () throws(RoomFault) in try tables("") }
  }

  /// The tables at which a person has a seat.
  public func tables(ofPerson id: Int) throws(RoomFault) -> [RoomTable] {
    try snapshot { () throws(RoomFault) in
      try tables(
        "WHERE card_table.id IN (SELECT card_table FROM seat WHERE person = ?)", .integer(id))
    }
  }

  private func tables(
    _ condition: String, _ values: SQLiteStatement.Value...
  ) throws(RoomFault) -> [RoomTable] {
    let seats = try rows(
      """
      SELECT kind, name, person, card_table FROM seat
      WHERE card_table IN (SELECT id FROM card_table \(condition)) ORDER BY card_table, number
      """, values
    ) { row in row.seat.flatMap { seat in row.integer(3).map { (table: $0, seat: seat) } } }
    let seated = Dictionary(grouping: seats, by: \.table)
    return try rows(
      """
      SELECT card_table.id, opener, plan, access, opened, stage, hand, pid, start,
        \(SQLiteStatement.personColumns)
      FROM card_table LEFT JOIN person ON person.id = opener
      \(condition) ORDER BY card_table.id
      """, values
    ) { row in
      row.integer(0).flatMap { id in row.table(seats: seated[id, default: []].map(\.seat)) }
    }
  }

  /// Replaces what is known of a table: its process, how far it is, and who has its seats.
  public func note(_ status: RoomTable.Status, ofTable id: Int) throws(RoomFault) {
    try transaction { () throws(RoomFault) in
      try requireTable(id)
      try run(
        "UPDATE card_table SET stage = ?, hand = ?, pid = ?, start = ? WHERE id = ?",
        .text(status.stage.rawValue), .optional(status.hand), .optional(status.process?.number),
        .optional(status.process?.start), .integer(id))
      try run("DELETE FROM seat WHERE card_table = ?", .integer(id))
      for (number, seat) in status.seats.enumerated() {
        // A person who has been removed meanwhile has no seat.
        let owner = try seat.person.flatMap { (id) throws(RoomFault) in try person(id)?.id }
        let kept = owner == seat.person ? seat : .free
        try run(
          "INSERT INTO seat VALUES (?, ?, ?, ?, ?)", .integer(id), .integer(number),
          .text(kept.kind), .optional(kept.name?.text), .optional(kept.person))
      }
    }
  }

  /// Removes a table; its home directory is the caller's.
  public func removeTable(_ id: Int) throws(RoomFault) {
    try run("DELETE FROM card_table WHERE id = ?", .integer(id))
  }

  /// Invites a person to a table, once.
  ///
  /// - Throws: `notInvited` if the inviter may not sit there.
  public func invite(
    _ person: Int, toTable id: Int, by inviter: Int, at time: Int
  ) throws(RoomFault) {
    try transaction { () throws(RoomFault) in
      try require(person)
      guard try maySit(inviter, atTable: id) else { throw .notInvited }
      try run(
        """
        INSERT OR IGNORE INTO table_invitation (card_table, person, inviter, at)
        VALUES (?, ?, ?, ?)
        """, .integer(id), .integer(person), .integer(inviter), .integer(time))
    }
  }

  /// The invitations of a person to tables, the oldest first.
  ///
  /// - Parameter last: The number of an invitation; only later ones are returned.
  public func invitations(
    toPerson id: Int, after last: Int = 0
  ) throws(RoomFault) -> [RoomInvitation] {
    try rows(
      """
      SELECT invitation.id, card_table, at, invitation.inviter, \(SQLiteStatement.personColumns)
      FROM table_invitation AS invitation LEFT JOIN person ON person.id = invitation.inviter
      WHERE invitation.person = ? AND invitation.id > ? ORDER BY invitation.id
      """, .integer(id), .integer(last)
    ) { $0.invitation }
  }

  /// Whether a person, or a guest, may take a free seat: anybody at a table for everybody; elsewhere
  /// the person who opened it and people who have been invited or have a seat there.
  ///
  /// - Throws: `noTable` if there is no such table.
  public func maySit(_ person: Int?, atTable id: Int) throws(RoomFault) -> Bool {
    try requireTable(id)
    return try count(
      """
      SELECT count(*) FROM card_table WHERE id = ?1 AND (
        access = 'everybody' OR opener = ?2
        OR EXISTS (SELECT 1 FROM table_invitation WHERE card_table = ?1 AND person = ?2)
        OR EXISTS (SELECT 1 FROM seat WHERE card_table = ?1 AND person = ?2))
      """, .integer(id), .optional(person)) > 0
  }

  private func requireTable(_ id: Int) throws(RoomFault) {
    let found = try count("SELECT count(*) FROM card_table WHERE id = ?", .integer(id))
    guard found == 1 else { throw .noTable }
  }
}

extension RoomTable.Seat {
  fileprivate var kind: String {
    switch self {
    case .free: "free"
    case .person: "person"
    case .guest: "guest"
    case .computer: "computer"
    }
  }

  /// The number of the person who has the seat; nil if none of the room has it.
  public var person: Int? { if case .person(let id, _) = self { id } else { nil } }

  /// The name in the seat; nil for a free one.
  public var name: PlayerName? {
    switch self {
    case .free: nil
    case .person(_, let name), .guest(let name), .computer(let name): name
    }
  }
}

extension SQLiteStatement {
  /// The seat in the columns `kind, name, person`; nil if it is impossible.
  fileprivate var seat: RoomTable.Seat? {
    switch (text(0), text(1).flatMap { PlayerName($0) }, integer(2)) {
    case ("free", nil, nil): .free
    case ("person", let name?, let id?): .person(id, name)
    case ("guest", let name?, nil): .guest(name)
    case ("computer", let name?, nil): .computer(name)
    default: nil
    }
  }

  fileprivate func table(seats: [RoomTable.Seat]) -> RoomTable? {
    guard let id = integer(0), let plan = text(2).flatMap({ NewGamePlan(text: $0.utf8) }),
      let access = text(3).flatMap(RoomTable.Access.init), let opened = integer(4),
      let stage = text(5).flatMap(RoomTable.Stage.init), case let opener = person(from: 9),
      isNull(1) == (opener == nil)
    else { return nil }
    let status = RoomTable.Status(
      process: process(from: 7), stage: stage, hand: integer(6), seats: seats)
    return RoomTable(
      id: id, opener: opener, plan: plan, access: access, opened: opened, status: status)
  }

  fileprivate var invitation: RoomInvitation? {
    let inviter = person(from: 4)
    guard let id = integer(0), let table = integer(1), let time = integer(2),
      isNull(3) == (inviter == nil)
    else { return nil }
    return RoomInvitation(id: id, table: table, inviter: inviter, time: time)
  }
}
