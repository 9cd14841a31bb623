import MueData

/// The line that a person is typing, where the program edits and echoes it in place of the terminal.
///
/// So it is known whether a line has been begun, and nothing is printed into it. It needs nothing
/// of a terminal but backspace, so that it works on any.
struct LineEditor {
  /// The begun line; empty while there is none.
  private(set) var text = ""
  /// What the keys showed on the terminal, to be written at once.
  private(set) var echo = ""
  /// Whether the person has ended the input, by Ctrl-D on an empty line.
  private(set) var hasEnded = false
  private var pending: [UInt8] = []
  private var escape = Escape.none

  /// How much of a key's escape sequence has come.
  private enum Escape {
    case none, begun, sequence
  }

  /// The most columns that the begun line may have; a longer one is not taken.
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

  /// Removes and returns the output.
  mutating func takeEcho() -> String {
    defer { echo = "" }
    return echo
  }

  /// Whether the byte belongs to an escape sequence, as of an arrow, which means nothing here.
  private mutating func skip(_ byte: UInt8) -> Bool {
    switch escape {
    case .none: return false
    case .begun: escape = byte == 0x5B || byte == 0x4F ? .sequence : .none
    case .sequence: if (0x40...0x7E).contains(byte) { escape = .none }
    }
    return true
  }

  /// Gathers the bytes of a letter beyond ASCII; malformed ones are dropped.
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

  /// Shortens the begun line; where it goes over several rows, it is written again in a new one, since a
  /// backspace leads to no row above.
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
  /// Whether it draws nothing, and could move the cursor.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
    case .format: value != 0x200D
    default: false
    }
  }
}
