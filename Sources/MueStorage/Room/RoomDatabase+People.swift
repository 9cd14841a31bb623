import MueGame

extension RoomDatabase {
  /// The seconds for which a code for a second key is valid.
  public static let secondsOfKeyCode = 600

  /// All people, in the order in which they came.
  public func people() throws(RoomFault) -> [RoomPerson] { try people("") }

  /// The person with a number; nil if there is none.
  public func person(_ id: Int) throws(RoomFault) -> RoomPerson? {
    try people("WHERE person.id = ?", .integer(id)).first
  }

  /// The person with a key, given as the SHA-256 of its blob in hexadecimal digits.
  public func person(key: String) throws(RoomFault) -> RoomPerson? {
    try people("JOIN person_key ON person_key.person = person.id WHERE hash = ?", .text(key)).first
  }

  /// The person whose name is, or looks like, this one.
  public func person(named name: PlayerName) throws(RoomFault) -> RoomPerson? {
    let people = try people()
    return people.first { $0.name == name } ?? people.first { $0.name.looksLike(name) }
  }

  private func people(
    _ condition: String, _ values: SQLiteStatement.Value...
  ) throws(RoomFault) -> [RoomPerson] {
    let columns = SQLiteStatement.personColumns
    return try rows("SELECT \(columns) FROM person \(condition) ORDER BY person.id", values) {
      $0.person(from: 0)
    }
  }

  /// Registers a name for a key.
  ///
  /// Signs that names at a table may not have are left out. An invitation is used up; without one
  /// the room must be open, and few names are given to one address within an hour. The caller decides
  /// which connections count as one address.
  public func register(
    _ name: PlayerName, key: String, from address: String, invitation: RoomCode? = nil,
    at time: Int
  ) throws(RoomFault) -> RoomPerson {
    guard let name = name.withoutSigns else { throw .unusableName }
    return try transaction(isLasting: true) { () throws(RoomFault) in
      guard try person(key: key) == nil else { throw .keyTaken }
      guard try person(named: name) == nil else { throw .nameTaken }
      let inviter: Int?
      if let invitation {
        inviter = try use(invitation)
      } else {
        try arrive(from: address, at: time)
        inviter = nil
      }
      try run(
        "INSERT INTO person (name, since, inviter) VALUES (?, ?, ?)", .text(name.text),
        .integer(time), .optional(inviter))
      let id = connection.lastKey
      try run("INSERT INTO person_key VALUES (?, ?)", .text(key), .integer(id))
      return RoomPerson(id: id, name: name, since: time, inviter: inviter, isClosed: false)
    }
  }

  /// Uses up an invitation and returns who gave it; nil for the host of the room.
  private func use(_ invitation: RoomCode) throws(RoomFault) -> Int? {
    let givers = try rows(
      "SELECT giver FROM invitation WHERE code = ? AND used = 0", .text(invitation.text)
    ) { Optional.some($0.integer(0)) }
    guard let giver = givers.first else { throw .invalidCode }
    if let giver, try person(giver)?.isClosed != false { throw .invalidCode }
    try run("UPDATE invitation SET used = 1 WHERE code = ?", .text(invitation.text))
    return giver
  }

  /// Counts a new name of an address; addresses are forgotten after an hour.
  private func arrive(from address: String, at time: Int) throws(RoomFault) {
    let settings = try settings()
    guard settings.entry == .open else { throw .invitationNeeded }
    try run("DELETE FROM arrival WHERE at <= ?", .integer(time - 3600))
    let recent = try count("SELECT count(*) FROM arrival WHERE address = ?", .text(address))
    guard recent < settings.namesAnHour else { throw .tooManyNames }
    try run("INSERT INTO arrival VALUES (?, ?)", .text(address), .integer(time))
  }

  /// The invitations that a person can still give away.
  public func invitations(of person: Int) throws(RoomFault) -> [RoomCode] {
    try transaction { () throws(RoomFault) in
      try require(person)
      let made = try count(
        "SELECT count(*) FROM invitation WHERE giver = ?", .integer(person))
      for _ in made..<max(made, try settings().invitations) { _ = try addInvitation(of: person) }
      return try rows(
        "SELECT code FROM invitation WHERE giver = ? AND used = 0 ORDER BY code", .integer(person)
      ) { $0.text(0).flatMap { RoomCode($0) } }
    }
  }

  /// A new invitation from the host of the room, for whom there is no limit.
  public func invitationFromHost() throws(RoomFault) -> RoomCode {
    try transaction { () throws(RoomFault) in try addInvitation(of: nil) }
  }

  private func addInvitation(of giver: Int?) throws(RoomFault) -> RoomCode {
    let code = RoomCode.random()
    try run(
      "INSERT INTO invitation (code, giver) VALUES (?, ?)", .text(code.text), .optional(giver))
    return code
  }

  /// A new code with which a person can add a key once, in place of an earlier one.
  public func keyCode(of person: Int, at time: Int) throws(RoomFault) -> RoomCode {
    let code = RoomCode.random()
    return try transaction { () throws(RoomFault) in
      try require(person)
      try run(
        "INSERT OR REPLACE INTO key_code VALUES (?, ?, ?)", .integer(person), .text(code.text),
        .integer(time + Self.secondsOfKeyCode))
      return code
    }
  }

  /// Adds a key to the person who was shown a code, and returns that person.
  public func addKey(
    _ key: String, code: RoomCode, at time: Int
  ) throws(RoomFault) -> RoomPerson {
    try transaction(isLasting: true) { () throws(RoomFault) in
      guard try person(key: key) == nil else { throw .keyTaken }
      let owners = try people(
        "JOIN key_code ON key_code.person = person.id WHERE code = ? AND until > ?",
        .text(code.text), .integer(time))
      guard let owner = owners.first else { throw .invalidCode }
      let keys = try count(
        "SELECT count(*) FROM person_key WHERE person = ?", .integer(owner.id))
      guard keys < (try settings().keysOfPerson) else { throw .tooManyKeys }
      try run("DELETE FROM key_code WHERE person = ?", .integer(owner.id))
      try run("INSERT INTO person_key VALUES (?, ?)", .text(key), .integer(owner.id))
      return owner
    }
  }

  /// Closes a name, so that the person can enter no longer, or opens it again.
  public func setClosed(_ isClosed: Bool, person: Int) throws(RoomFault) {
    try transaction(isLasting: true) { () throws(RoomFault) in
      try require(person)
      try run(
        "UPDATE person SET closed = ? WHERE id = ?", .integer(isClosed ? 1 : 0), .integer(person))
    }
  }

  /// Removes a person with everything that is known of them, and frees their seats.
  ///
  /// The tables that they opened stay for the others. Their home directory is the caller's.
  public func removePerson(_ id: Int) throws(RoomFault) {
    try transaction(isLasting: true) { () throws(RoomFault) in
      try require(id)
      try run(
        "UPDATE seat SET kind = 'free', name = NULL, person = NULL WHERE person = ?", .integer(id))
      try run("DELETE FROM person WHERE id = ?", .integer(id))
    }
  }

  /// - Throws: `noPerson` if there is no such person.
  @discardableResult
  func require(_ id: Int) throws(RoomFault) -> RoomPerson {
    guard let person = try person(id) else { throw .noPerson }
    return person
  }
}

extension SQLiteStatement {
  static let personColumns =
    "person.id, person.name, person.since, person.inviter, person.closed"

  /// The person in `personColumns`, which begin at a column; nil if there is none.
  func person(from column: Int32) -> RoomPerson? {
    guard let id = integer(column), let text = text(column + 1), let name = PlayerName(text),
      name.text == text, let since = integer(column + 2), let closed = integer(column + 4)
    else { return nil }
    return RoomPerson(
      id: id, name: name, since: since, inviter: integer(column + 3), isClosed: closed != 0)
  }
}
