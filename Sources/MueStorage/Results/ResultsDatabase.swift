import MueGame
import MueRules
import Platform

/// The database of finished hands and matches.
///
/// It follows from the saved games, so it can be removed and rebuilt. It uses a rollback journal,
/// not a write-ahead log: a log needs memory shared between programs, which network home
/// directories lack, and two more files, for no gain with one small write for each hand. Use an
/// object on one thread only.
public final class ResultsDatabase {
  /// Whether it contains no game: it has just been created, or the saved games could not be
  /// recorded then.
  public let isEmpty: Bool
  let connection: SQLiteConnection

  /// The largest file that is read, in bytes: enough for more than 100,000 matches.
  static let sizeLimit = 1 << 30

  /// Opens or creates the file in an existing folder, waiting up to `milliseconds` for another
  /// program.
  ///
  /// The file is for this account alone, as is the journal that SQLite creates beside it.
  ///
  /// - Throws: `DatabaseError`; `damaged` also for a file larger than `sizeLimit`.
  public convenience init(
    _ path: String, milliseconds: Int32 = 2000
  ) throws(DatabaseError) {
    try SQLiteConnection.prepare(path, sizeLimit: Self.sizeLimit)
    try self.init(try SQLiteConnection(path, milliseconds: milliseconds))
  }

  init(_ connection: SQLiteConnection) throws(DatabaseError) {
    self.connection = connection
    if try connection.isNew(application: Schema.application, version: Schema.version) {
      guard !connection.isReadOnly else { throw .readOnly }
      try Schema.create(connection)
    } else {
      guard try connection.isSound() else { throw .damaged }
      if !connection.isReadOnly { try Schema.complete(connection) }
    }
    isEmpty = try connection.number("SELECT count(*) FROM game") == 0
  }

  /// Renames a damaged file to `NAME.bad-N`, with the first free number, and returns the new name.
  ///
  /// - Throws: `disk` if the file cannot be read to its end, since SQLite reports unreadable bytes
  ///   as damage although they may be whole; `cannotSetAside` if it cannot be renamed, or is not a
  ///   regular file of this account.
  public static func setAside(_ path: String) throws(DatabaseError) -> String {
    var facts = stat()
    if lstat(path, &facts) == 0, !facts.isOwnFile { throw .cannotSetAside }
    guard isReadable(path) else { throw .disk }
    var number = 1
    while access("\(path).bad-\(number)", F_OK) == 0 { number += 1 }
    let other = "\(path).bad-\(number)"
    guard rename(path, other) == 0 else { throw .cannotSetAside }
    // A journal belongs to its own file, and would damage another one.
    if access(path + "-journal", F_OK) == 0, rename(path + "-journal", other + "-journal") != 0 {
      throw .cannotSetAside
    }
    return other
  }

  private static func isReadable(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return errno == ENOENT }
    defer { _ = close(file) }
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = retryOnInterrupt { read(file, &piece, piece.count) }
      if count <= 0 { return count == 0 }
    }
  }

  /// The recorded games in the order they were played, from `since` to before `until`, in seconds
  /// since 1970.
  ///
  /// Games that do not count are left out.
  public func games(since: Int? = nil, until: Int? = nil) throws(DatabaseError)
    -> [PlayedGame]
  {
    var found: [PlayedGame] = []
    try Self.readGames(connection, since: since, until: until) {
      game throws(DatabaseError) in
      guard let game else { throw .damaged }
      found.append(game)
    }
    return found
  }

  /// Passes each game to `body`; nil for one whose rows contradict themselves.
  static func readGames(
    _ connection: SQLiteConnection, since: Int? = nil, until: Int? = nil,
    _ body: (PlayedGame?) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let games = try connection.prepare(
      """
      SELECT id, identity, seats, points, hands, first_dealer, seed, seconds, undos, hints,
        abandoned, begun, last_played, day, helped
      FROM game
      WHERE (?1 IS NULL OR coalesce(last_played, begun) >= ?1)
        AND (?2 IS NULL OR coalesce(last_played, begun) < ?2)
      ORDER BY coalesce(last_played, begun, 0), identity
      """)
    let players = try connection.prepare(
      "SELECT seat, name, agent FROM player WHERE game = ? ORDER BY seat")
    let hands = try connection.prepare(
      """
      SELECT number, outcome, level, chief, vice, partner, vice_trump, chief_trump, tied, last,
        points, bonus
      FROM hand WHERE game = ? ORDER BY number
      """)
    try games.bind([.optional(since), .optional(until)])
    while try games.next() {
      let game = try Self.game(games, players, hands)
      if game?.isCounted != false { try body(game) }
    }
  }

  private static func game(
    _ row: SQLiteStatement, _ players: SQLiteStatement, _ hands: SQLiteStatement
  ) throws(DatabaseError) -> PlayedGame? {
    guard let key = row.integer(0), let rules = row.rules,
      let seed = row.text(6).flatMap({ UInt64($0) })
    else { return nil }
    try players.bind([.integer(key)])
    var seated: [Player] = []
    while try players.next() {
      guard players.integer(0) == seated.count, let player = players.player else { return nil }
      seated.append(player)
    }
    try hands.bind([.integer(key)])
    var scores: [RoundScore] = []
    while try hands.next() {
      guard hands.integer(0) == scores.count + 1, scores.count < MatchRules.mostHands,
        let score = hands.score(rules.handRules)
      else { return nil }
      scores.append(score)
    }
    let game = PlayedGame(
      rules: rules, seed: seed, players: seated, notes: row.notes, scores: scores)
    return game?.identity == row.text(1) ? game : nil
  }
}

extension SQLiteStatement {
  fileprivate var rules: MatchRules? {
    guard let count = integer(2).flatMap(PlayerCount.init), let dealer = integer(5) else {
      return nil
    }
    let end: MatchRules.End
    switch (integer(3), integer(4)) {
    case (let points?, nil): end = .points(points)
    case (nil, let hands?): end = .hands(hands)
    default: return nil
    }
    // Rules that no match has are a contradiction in the row, which means damage.
    return try? MatchRules(players: count, end: end, firstDealer: dealer)
  }

  fileprivate var notes: GameNotes {
    var notes = GameNotes()
    notes.secondsPlayed = integer(7) ?? 0
    notes.undos = integer(8) ?? 0
    notes.hints = integer(9) ?? 0
    notes.helpedText = text(14) ?? ""
    notes.isAbandoned = integer(10) == 1
    notes.begun = integer(11)
    notes.lastPlayed = integer(12)
    notes.day = text(13).flatMap(Day.init(text:))
    return notes
  }

  fileprivate var player: Player? {
    guard let text = text(1), let name = PlayerName(text), name.text == text,
      let agent = self.text(2).flatMap(Agent.init(text:))
    else { return nil }
    return Player(name: name, agent: agent)
  }
}

extension ResultsDatabase {
  /// Records games in their current state, replacing earlier records of them.
  ///
  /// Either all are recorded or none; other recorded games are not changed.
  public func record(_ games: some Sequence<PlayedGame>) throws(DatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.transaction { () throws(DatabaseError) in
      let rows = try Rows(connection)
      for game in games { try rows.write(game) }
    }
  }
}

/// The statements that write a game.
struct Rows {
  private let connection: SQLiteConnection
  private let find: SQLiteStatement
  private let removeHands: SQLiteStatement
  private let removePlayers: SQLiteStatement
  private let removeGame: SQLiteStatement
  private let game: SQLiteStatement
  private let player: SQLiteStatement
  private let hand: SQLiteStatement

  init(_ connection: SQLiteConnection) throws(DatabaseError) {
    self.connection = connection
    find = try connection.prepare("SELECT id FROM game WHERE identity = ?")
    removeHands = try connection.prepare("DELETE FROM hand WHERE game = ?")
    removePlayers = try connection.prepare("DELETE FROM player WHERE game = ?")
    removeGame = try connection.prepare("DELETE FROM game WHERE id = ?")
    func insert(_ table: String, _ columns: Int) throws(DatabaseError) -> SQLiteStatement {
      let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) VALUES (\(marks))")
    }
    game = try insert("game", 19)
    player = try insert("player", 5)
    hand = try insert("hand", 18)
  }

  func write(_ played: PlayedGame) throws(DatabaseError) {
    let old = try key(of: played)
    if let old { try remove(old) }
    try game.run([.optional(old)] + played.values)
    let key = connection.lastKey
    for seat in played.rules.players.seats {
      let seated = played.players[seat]
      try player.run([
        .integer(key), .integer(seat.index), .text(seated.name.text),
        .text(seated.agent.text),
        .integer(played.totals[seat]),
      ])
    }
    for (index, score) in played.scores.enumerated() {
      try hand.run([.integer(key), .integer(index + 1)] + score.values(for: played.seat))
    }
  }

  /// The key under which the game was recorded before; nil if it was not.
  func key(of played: PlayedGame) throws(DatabaseError) -> Int? {
    try find.bind([.text(played.identity)])
    return try find.next() ? find.integer(0) : nil
  }

  private func remove(_ key: Int) throws(DatabaseError) {
    // One by one: Swift 6.3.1 cannot compile a loop over them with optimization.
    try removeHands.run([.integer(key)])
    try removePlayers.run([.integer(key)])
    try removeGame.run([.integer(key)])
  }
}

extension PlayedGame {
  fileprivate var values: [SQLiteStatement.Value] {
    [
      .text(identity), .integer(rules.players.number), .optional(rules.end.points),
      .optional(rules.end.hands), .integer(rules.firstDealer.index), .text(String(seed)),
      .integer(notes.secondsPlayed), .integer(notes.undos), .integer(notes.hints),
      .integer(notes.isAbandoned ? 1 : 0),
      .optional(notes.begun), .optional(notes.lastPlayed), .optional(notes.day?.text),
      .integer(seat.index), .integer(isOver ? 1 : 0), .integer(place), .integer(totals[seat]),
      .text(notes.helpedText),
    ]
  }
}

extension RoundScore {
  /// The columns from `outcome` to `score`.
  fileprivate func values(for seat: Seat) -> [SQLiteStatement.Value] {
    let sums: [SQLiteStatement.Value] = [.text(points.words), .text(bonus.words)]
    let own: SQLiteStatement.Value = .integer(score[seat])
    switch result {
    case .allPassed:
      return [.text("passed"), .integer(0)] + Array(repeating: .null, count: 7) + sums
        + Array(repeating: .null, count: 4) + [own]
    case .eclat(let eclat):
      return [.text("eclat"), .integer(eclat.level)] + Array(repeating: .null, count: 5)
        + [.text(eclat.tied.map(\.index).words), .integer(eclat.last.index)] + sums
        + Array(repeating: .null, count: 4) + [own]
    case .played(let reckoning):
      let contract = reckoning.contract
      return [
        .text("contract"), .integer(contract.roles.level), .integer(contract.roles.chief.index),
        .optional(contract.roles.vice?.index), .optional(contract.partner?.index),
        .optional(contract.viceTrump?.text), .text(contract.chiefTrump.text), .null, .null,
      ] + sums + [
        .integer(reckoning.target), .integer(reckoning.sidePoints),
        .integer(reckoning.isMade ? 1 : 0), .text(Part(of: seat, in: contract).rawValue), own,
      ]
    }
  }
}

extension [Int] {
  /// The numbers, separated by blanks.
  var words: String { map(String.init).joined(separator: " ") }
}

extension ResultsDatabase {
  /// Copies everything out of a damaged file that cannot be rebuilt from the saved games: games not
  /// recorded here, the answers to puzzles, and the marks of forgotten hands.
  ///
  /// A row that contradicts itself is skipped. Where the file becomes unreadable, the rows read
  /// before it are kept.
  public func copy(from path: String) throws(DatabaseError) {
    let damaged = Log.attempt("to open damaged results") { () throws(DatabaseError) in
      try SQLiteConnection(path, milliseconds: 0, isForReading: true)
    }
    guard let damaged else { return }
    let answers = Self.rows("puzzle, day, pause FROM practice", in: damaged, \.practiceAnswer)
    let marks = Self.rows(
      """
      game.identity, review.number FROM review JOIN game ON game.id = review.game
      WHERE review.record IS NULL
      """, in: damaged
    ) { row in
      row.text(0).flatMap { game in row.integer(1).map { (game: game, hand: $0) } }
    }
    var games: [PlayedGame] = []
    Log.attempt("to read damaged results") { () throws(DatabaseError) in
      try Self.readGames(damaged) { games += $0.map { [$0] } ?? [] }
    }
    try connection.transaction { () throws(DatabaseError) in
      let rows = try Rows(connection)
      for game in games where try rows.key(of: game) == nil { try rows.write(game) }
      for answer in answers { try keep(answer) }
      let mark = try connection.prepare(
        "INSERT OR REPLACE INTO review SELECT id, ?, NULL FROM game WHERE identity = ?")
      for (game, hand) in marks { try mark.run([.integer(hand), .text(game)]) }
    }
  }

  /// The rows of a damaged file that can be read.
  private static func rows<Row>(
    _ query: String, in damaged: SQLiteConnection, _ read: (SQLiteStatement) -> Row?
  ) -> [Row] {
    var rows: [Row] = []
    Log.attempt("to read damaged results") { () throws(DatabaseError) in
      let statement = try damaged.prepare("SELECT \(query) LIMIT \(mostRowsCopied)")
      while try statement.next() { if let row = read(statement) { rows.append(row) } }
    }
    return rows
  }

  /// A limit many times the number of answers that a person can give.
  private static let mostRowsCopied = 1_000_000
}
