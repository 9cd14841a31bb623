import MueData

/// The line that a person is typing, edited and echoed by the program instead of the terminal.
///
/// This way the program knows whether a line has been started, and prints nothing into it. All it
/// needs of a terminal is backspace, so it works on any.
struct LineEditor {
  /// The unfinished line; empty if there is none.
  private(set) var text = ""
  /// The output that shows the latest keys, to be written at once.
  private(set) var echo = ""
  /// Whether the person has ended the input with Ctrl-D on an empty line.
  private(set) var hasEnded = false
  private var pending: [UInt8] = []
  private var escape = Escape.none

  /// How much of a key's escape sequence has arrived.
  private enum Escape {
    case none, begun, sequence
  }

  /// The most columns that the line may have; further characters are ignored.
  static let limit = 1000

  /// Takes a byte; returns the line if it is finished.
  ///
  /// `columns` is the width of the terminal.
  mutating func take(_ byte: UInt8, columns: Int) -> String? {
    if skip(byte) { return nil }
    switch byte {
    case 0x0A, 0x0D:
      echo += "\n"
      defer { text = "" }
      return text
    case 0x04: hasEnded = hasEnded || text.isEmpty
    case 0x08, 0x7F: erase(to: text.dropLast(), columns)
    case 0x15: erase(to: "", columns)
    case 0x17: erase(to: text.withoutLastWord, columns)
    case 0x1B: escape = .begun
    case 0x09: add(" ")
    case 0x20..<0x7F: add(Character(Unicode.Scalar(byte)))
    case 0x80...: gather(byte)
    default: break
    }
    return nil
  }

  mutating func takeEcho() -> String {
    defer { echo = "" }
    return echo
  }

  /// Whether the byte belongs to an escape sequence, such as an arrow's, which has no meaning here.
  private mutating func skip(_ byte: UInt8) -> Bool {
    switch escape {
    case .none: return false
    case .begun: escape = byte == 0x5B || byte == 0x4F ? .sequence : .none
    case .sequence: if (0x40...0x7E).contains(byte) { escape = .none }
    }
    return true
  }

  /// Collects the bytes of a letter beyond ASCII; malformed ones are dropped.
  private mutating func gather(_ byte: UInt8) {
    if byte >= 0xC0 { pending = [] }
    pending.append(byte)
    if let whole = String(validating: pending, as: UTF8.self) {
      pending = []
      for scalar in whole.unicodeScalars where !scalar.isHidden { add(Character(scalar)) }
    } else if pending.count >= 4 {
      pending = []
    }
  }

  private mutating func add(_ character: Character) {
    guard text.columns < Self.limit else { return }
    text += String(character)
    echo += String(character)
  }

  /// Shortens the line.
  ///
  /// If it spans several rows, it is written again on a new one, since a backspace does not reach
  /// the row above.
  private mutating func erase(to rest: some StringProtocol, _ columns: Int) {
    let gone = text.columns - rest.columns
    if text.columns >= columns {
      echo += "\n" + rest
    } else {
      echo += String(repeating: "\u{8}", count: gone) + String(repeating: " ", count: gone)
      echo += String(repeating: "\u{8}", count: gone)
    }
    text = String(rest)
  }
}

extension String {
  fileprivate var withoutLastWord: Substring {
    let end = lastIndex { $0 != " " }.map { self[...$0] } ?? ""
    return end.lastIndex(of: " ").map { end[...$0] } ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible and could move the cursor.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
    case .format: value != 0x200D
    default: false
    }
  }
}
