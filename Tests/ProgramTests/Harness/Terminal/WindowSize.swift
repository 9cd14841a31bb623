import Testing

/// The size of a window.
struct WindowSize: CustomTestStringConvertible {
  let columns: Int
  let rows: Int

  /// The usual terminal.
  static let usual = WindowSize(columns: 80, rows: 24)
  /// A phone held upright.
  static let phone = WindowSize(columns: 48, rows: 40)
  static let both = [usual, phone]

  var testDescription: String { "\(columns)x\(rows)" }
}
