import CSQLite

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
  func bind(_ values: [Value]) throws(DatabaseError) {
    sqlite3_reset(handle)
    for (index, value) in zip(Int32(1)..., values) {
      let answer =
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text): cs_bind_text(handle, index, text)
        case .null: sqlite3_bind_null(handle, index)
        }
      guard answer == SQLITE_OK else { throw DatabaseError(code: answer) }
    }
  }

  /// Steps to the next row; returns false if there is none.
  func next() throws(DatabaseError) -> Bool {
    let answer = sqlite3_step(handle)
    switch answer {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      sqlite3_reset(handle)
      throw DatabaseError(code: answer)
    }
  }

  /// Runs to the end, with these values for its parameters.
  func run(_ values: [Value] = []) throws(DatabaseError) {
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
}
