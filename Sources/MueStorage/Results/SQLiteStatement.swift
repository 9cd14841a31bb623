import CSQLite
import MueGame
import MueRules

/// A prepared statement and the values bound to it.
final class SQLiteStatement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  enum Value {
    case integer(Int)
    case text(String)
    case null

    static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .null }
    static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
  }

  /// Binds the parameters, in order.
  func bind(_ values: [Value]) throws(ResultsDatabaseError) {
    sqlite3_reset(handle)
    for (index, value) in zip(Int32(1)..., values) {
      let answer =
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text): cs_bind_text(handle, index, text)
        case .null: sqlite3_bind_null(handle, index)
        }
      guard answer == SQLITE_OK else { throw ResultsDatabaseError(code: answer) }
    }
  }

  /// Steps to the next row; returns false if there is none.
  func next() throws(ResultsDatabaseError) -> Bool {
    let answer = sqlite3_step(handle)
    switch answer {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      sqlite3_reset(handle)
      throw ResultsDatabaseError(code: answer)
    }
  }

  /// Runs to the end, with these values for its parameters.
  func run(_ values: [Value] = []) throws(ResultsDatabaseError) {
    if !values.isEmpty { try bind(values) }
    while try next() {}
  }

  /// The integer in a column; nil if it holds something else.
  func integer(_ column: Int32) -> Int? {
    guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
    return Int(sqlite3_column_int64(handle, column))
  }

  /// The text in a column; nil if it holds something else.
  func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let text = sqlite3_column_text(handle, column)
    else { return nil }
    return String(cString: text)
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// The score of a hand, from the columns of `ResultsDatabase.games`; nil if it is impossible.
  func score(_ rules: HandRules) -> RoundScore? {
    let players = rules.players
    guard let level = integer(2), let points = numbers(10, players.number),
      let bonus = numbers(11, players.number),
      points.allSatisfy((0...rules.allPoints).contains),
      points.reduce(0, +) <= rules.allPoints
    else { return nil }
    let result: RoundResult
    let expected: [Int]
    switch text(1) {
    case "passed":
      (result, expected) = (.allPassed, points.map { _ in 0 })
    case "eclat":
      guard let eclat = eclat(rules, level: level) else { return nil }
      (result, expected) = (.eclat(eclat), rules.bonus(of: eclat))
    case "contract":
      guard let contract = contract(rules, level: level) else { return nil }
      let reckoning = Reckoning(rules: rules, contract: contract, points: points)
      (result, expected) = (.played(reckoning), reckoning.bonus)
    default: return nil
    }
    guard bonus == expected else { return nil }
    return RoundScore(result: result, points: points, bonus: bonus)
  }

  private func eclat(_ rules: HandRules, level: Int) -> Eclat? {
    let players = rules.players
    guard (1...rules.handSize).contains(level), let text = text(8), let last = seat(9, players)
    else { return nil }
    let tied = text.split(separator: " ").compactMap { Int($0).flatMap(players.seat) }
    guard tied.count > 1, tied == Set(tied).sorted(), tied.contains(last), tied.words == text
    else { return nil }
    return Eclat(level: level, tied: tied, last: last)
  }

  private func contract(_ rules: HandRules, level: Int) -> Contract? {
    let players = rules.players
    guard (1...rules.handSize).contains(level), let chief = seat(3, players),
      let chiefTrump = text(7).flatMap({ Trump(text: $0) })
    else { return nil }
    let vice = seat(4, players)
    let partner = seat(5, players)
    let viceTrump = text(6).flatMap { Trump(text: $0) }
    guard isNull(4) == (vice == nil), isNull(5) == (partner == nil),
      isNull(6) == (viceTrump == nil), (vice == nil) == (viceTrump == nil),
      rules.hasPartners || vice == nil, vice != chief
    else { return nil }
    let roles = Roles(chief: chief, vice: vice, level: level)
    guard partner.map(rules.partners(roles).contains) ?? !rules.hasPartners else { return nil }
    return Contract(roles: roles, viceTrump: viceTrump, chiefTrump: chiefTrump, partner: partner)
  }

  private func seat(_ column: Int32, _ players: PlayerCount) -> Seat? {
    integer(column).flatMap(players.seat)
  }

  private func numbers(_ column: Int32, _ count: Int) -> [Int]? {
    guard let words = text(column)?.split(separator: " ") else { return nil }
    let numbers = words.compactMap { Int($0) }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}

extension [Seat] {
  fileprivate var words: String { map(\.index).words }
}
