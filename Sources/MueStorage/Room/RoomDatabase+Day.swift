import MueData
import MueGame

extension RoomDatabase {
  /// The seed of the room's deal of a day: the first eight bytes of the HMAC of its date with the
  /// room's secret, so that nobody can work it out.
  ///
  /// - Parameter digest: SHA-256.
  public func seed(of day: Day, digest: ([UInt8]) -> [UInt8]) throws(RoomFault) -> UInt64 {
    let secrets = try rows("SELECT bytes FROM secret") { row in
      row.text(0).flatMap { Hex($0, bytes: RoomSchema.secretLength) }
    }
    guard let secret = secrets.first else { throw .database(.damaged) }
    // RFC 2104, with a key that is shorter than the digest's block of 64 bytes.
    func pad(_ byte: UInt8) -> [UInt8] {
      (secret.bytes + Array(repeating: 0, count: 64 - secret.bytes.count)).map { $0 ^ byte }
    }
    let code = digest(pad(0x5C) + digest(pad(0x36) + Array(day.text.utf8)))
    return code.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// How far a person is with the deal of a day.
  public func progress(
    of day: Day, by person: Int
  ) throws(RoomFault) -> RoomDayProgress {
    try rows(
      "SELECT hand IS NOT NULL, points, par FROM day_result WHERE day = ? AND person = ?",
      .text(day.text), .integer(person)
    ) { $0.dayProgress }.first ?? .waiting
  }

  /// Notes that a person is shown the deal of a day; returns whether it is for the first time.
  public func begin(_ day: Day, by person: Int) throws(RoomFault) -> Bool {
    try transaction(isLasting: true) { () throws(RoomFault) in
      try require(person)
      let values: [SQLiteStatement.Value] = [.text(day.text), .integer(person)]
      let begun = try count(
        "SELECT count(*) FROM day_result WHERE day = ? AND person = ?", values[0], values[1])
      if begun == 1 { return false }
      try run("INSERT INTO day_result (day, person) VALUES (?, ?)", values[0], values[1])
      return true
    }
  }

  /// Keeps what a person made of the deal of a day, once; `hand` is a line of `HandRecord`.
  public func finish(
    _ day: Day, by person: Int, points: Int, par: Int, hand: String
  ) throws(RoomFault) {
    try transaction(isLasting: true) { () throws(RoomFault) in
      try require(person)
      guard try !hasFinished(day, person) else { throw .dayPlayed }
      try run(
        "INSERT OR REPLACE INTO day_result (day, person, points, par, hand) VALUES (?, ?, ?, ?, ?)",
        .text(day.text), .integer(person), .integer(points), .integer(par), .text(hand))
    }
  }

  private func hasFinished(_ day: Day, _ person: Int) throws(RoomFault) -> Bool {
    try count(
      "SELECT count(*) FROM day_result WHERE day = ? AND person = ? AND hand IS NOT NULL",
      .text(day.text), .integer(person)) == 1
  }

  /// What all have made of the deal of a day, the most points above par first; only for a person
  /// who has finished it.
  public func results(
    of day: Day, seenBy person: Int
  ) throws(RoomFault) -> [RoomDayResult] {
    try snapshot { () throws(RoomFault) in
      guard try hasFinished(day, person) else { throw .dayNotPlayed }
      return try rows(
        """
        SELECT points, par, hand, \(SQLiteStatement.personColumns)
        FROM day_result JOIN person ON person.id = day_result.person
        WHERE day = ? AND hand IS NOT NULL ORDER BY points - par DESC, person.id
        """, .text(day.text)
      ) { $0.dayResult }
    }
  }

  /// Works the points of all results out anew from their hands; returns how many there are, and how
  /// many have changed.
  ///
  /// - Parameter points: The points of a hand, given as a line of `HandRecord`; nil for one that is
  ///   unreadable, whose result stays.
  public func rebuildResults(
    points: (_ hand: String) -> Int?
  ) throws(RoomFault) -> (results: Int, changed: Int) {
    // A finished hand never changes, so nobody has to wait while it is worked out.
    let results = try rows(
      "SELECT day, person, points, hand FROM day_result WHERE hand IS NOT NULL"
    ) { row -> (day: String, person: Int, points: Int, hand: String)? in
      guard let day = row.text(0), let person = row.integer(1), let points = row.integer(2),
        let hand = row.text(3)
      else { return nil }
      return (day, person, points, hand)
    }
    let changes = results.compactMap { result in
      points(result.hand).flatMap { $0 == result.points ? nil : (result.day, result.person, $0) }
    }
    try transaction { () throws(RoomFault) in
      for (day, person, points) in changes {
        try run(
          "UPDATE day_result SET points = ? WHERE day = ? AND person = ?", .integer(points),
          .text(day), .integer(person))
      }
    }
    return (results.count, changes.count)
  }

  /// The sums of the days from the first of the month to a last one, the most points above par
  /// first.
  public func sums(through last: Day) throws(RoomFault) -> [RoomDaySum] {
    try rows(
      """
      SELECT sum(points), sum(par), count(*), \(SQLiteStatement.personColumns)
      FROM day_result JOIN person ON person.id = day_result.person
      WHERE day BETWEEN ? AND ? AND hand IS NOT NULL
      GROUP BY person.id ORDER BY sum(points) - sum(par) DESC, person.id
      """, .text(last.text.prefix(8) + "01"), .text(last.text)
    ) { $0.daySum }
  }
}

extension SQLiteStatement {
  fileprivate var dayProgress: RoomDayProgress? {
    if integer(0) == 0 { return .begun }
    guard let points = integer(1), let par = integer(2) else { return nil }
    return .finished(points: points, par: par)
  }

  fileprivate var dayResult: RoomDayResult? {
    guard let points = integer(0), let par = integer(1), let hand = text(2),
      let person = person(from: 3)
    else { return nil }
    return RoomDayResult(person: person, points: points, par: par, hand: hand)
  }

  fileprivate var daySum: RoomDaySum? {
    guard let points = integer(0), let par = integer(1), let days = integer(2),
      let person = person(from: 3)
    else { return nil }
    return RoomDaySum(person: person, days: days, points: points, par: par)
  }
}
