import MueGame
import MueRules

extension ResultsDatabase {
  /// Records games in their current state, replacing earlier records of them.
  ///
  /// Either all are recorded or none; other recorded games stay.
  ///
  /// - Throws: `ResultsDatabaseError` if they cannot be written.
  public func record(_ games: some Sequence<PlayedGame>) throws(ResultsDatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.transaction { () throws(ResultsDatabaseError) in
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

  init(_ connection: SQLiteConnection) throws(ResultsDatabaseError) {
    self.connection = connection
    find = try connection.prepare("SELECT id FROM game WHERE identity = ?")
    removeHands = try connection.prepare("DELETE FROM hand WHERE game = ?")
    removePlayers = try connection.prepare("DELETE FROM player WHERE game = ?")
    removeGame = try connection.prepare("DELETE FROM game WHERE id = ?")
    func insert(_ table: String, _ columns: Int) throws(ResultsDatabaseError) -> SQLiteStatement {
      let places = Array(repeating: "?", count: columns).joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) VALUES (\(places))")
    }
    game = try insert("game", 18)
    player = try insert("player", 5)
    hand = try insert("hand", 18)
  }

  func write(_ played: PlayedGame) throws(ResultsDatabaseError) {
    let old = try key(of: played)
    if let old { try remove(old) }
    try game.run([.optional(old)] + played.values)
    let key = connection.lastKey
    for seat in played.rules.players.seats {
      let tableScreen = played.players[seat]
      try player.run([
        .integer(key), .integer(seat.index), .text(tableScreen.name.text),
        .text(tableScreen.agent.text),
        .integer(played.totals[seat]),
      ])
    }
    for (index, score) in played.scores.enumerated() {
      try hand.run([.integer(key), .integer(index + 1)] + score.values(for: played.seat))
    }
  }

  /// The key under which the game was recorded before; nil if it was not.
  func key(of played: PlayedGame) throws(ResultsDatabaseError) -> Int? {
    try find.bind([.text(played.identity)])
    return try find.next() ? find.integer(0) : nil
  }

  private func remove(_ key: Int) throws(ResultsDatabaseError) {
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
        .integer(reckoning.target), .integer(reckoning.teamPoints),
        .integer(reckoning.isMade ? 1 : 0), .text(Part(of: seat, in: contract).rawValue), own,
      ]
    }
  }
}

extension [Int] {
  /// The numbers, separated by blanks.
  var words: String { map(String.init).joined(separator: " ") }
}
