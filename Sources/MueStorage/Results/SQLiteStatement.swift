import CSQLite

/// A prepared statement with what is bound to it.
final class SQLiteStatement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// What fills a place.
  enum Value {
    case integer(Int)
    case text(String)
    case null

    /// A number, or nothing.
    static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .null }
    /// A text, or nothing.
    static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
  }

  /// Fills all places, the first one first.
  func bind(_ values: [Value]) throws(ResultsDatabaseError) {
    sqlite3_reset(handle)
    for (place, value) in zip(Int32(1)..., values) {
      let answer =
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
        case .text(let text): cs_bind_text(handle, place, text)
        case .null: sqlite3_bind_null(handle, place)
        }
      guard answer == SQLITE_OK else { throw ResultsDatabaseError(code: answer) }
    }
  }

  /// Goes to the next row; false when there is none.
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

  /// Runs to the end, with these values in its places.
  func run(_ values: [Value] = []) throws(ResultsDatabaseError) {
    if !values.isEmpty { try bind(values) }
    while try next() {}
  }

  /// The whole number in a column; nil when it holds something else.
  func integer(_ column: Int32) -> Int? {
    guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
    return Int(sqlite3_column_int64(handle, column))
  }

  /// The text in a column; nil when it holds something else.
  func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let text = sqlite3_column_text(handle, column)
    else { return nil }
    return String(cString: text)
  }

  /// Whether a column holds nothing.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
}
