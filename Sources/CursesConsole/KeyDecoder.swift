import CNcurses
import CellGrid

/// Decodes the input of a terminal, bytes and the key codes of curses, into keys.
///
/// It parses sequences that curses does not know: mouse reports, and arrows in the mode that the
/// terminal's description does not mention. Unknown sequences are dropped whole, so that their
/// letters do not count as keys.
struct KeyDecoder {
  private static let escape: Int32 = 0x1B
  private static let longest = 64

  private var waiting: [Int32] = []
  private var mouse = MouseDecoder()

  /// The keys in a batch of codes.
  ///
  /// An incomplete sequence at the end waits for the next batch, unless it may be an Escape typed
  /// by the person.
  mutating func keys(from codes: [Int32]) -> [Key] {
    let all = waiting + codes
    waiting = []
    var keys: [Key] = []
    var rest = all[...]
    while let code = rest.first {
      let count = rest.count
      switch code {
      case Self.escape: readEscape(&rest, into: &keys)
      case 0x80...0xFF: readUTF8(&rest, into: &keys)
      default:
        rest.removeFirst()
        if let key = Self.key(code) { keys.append(key) }
      }
      if rest.count == count { break }
    }
    waiting = rest.count > Self.longest ? [] : Array(rest)
    return keys
  }

  /// The key of a single code.
  private static func key(_ code: Int32) -> Key? {
    switch code {
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x01...0x1A: return control(code)
    case 0x20...0x7E: return Unicode.Scalar(UInt32(code)).map { .character(Character($0)) }
    default: return named(code)
    }
  }

  private static func control(_ code: Int32) -> Key? {
    Unicode.Scalar(UInt32(code + 0x60)).map { .control(Character($0)) }
  }

  /// Takes one scalar of several bytes; takes nothing if it is incomplete.
  private func readUTF8(_ rest: inout ArraySlice<Int32>, into keys: inout [Key]) {
    let length = rest.first.map { $0 < 0xE0 ? 2 : $0 < 0xF0 ? 3 : 4 } ?? 0
    let tail = rest.dropFirst().prefix(length - 1).prefix { $0 & ~0x3F == 0x80 }
    if tail.count < length - 1, tail.endIndex == rest.endIndex { return }
    let bytes = rest.prefix(1 + tail.count).compactMap(UInt8.init(exactly:))
    rest.removeFirst(bytes.count)
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return
    }
    if case .character(let last) = keys.last, case let joined = String(last) + text,
      joined.count == 1, let character = joined.first
    {
      keys[keys.count - 1] = .character(character)
    } else {
      keys.append(.character(character))
    }
  }

  /// Takes an escape sequence, or Escape alone; takes nothing if the sequence is incomplete.
  private mutating func readEscape(_ rest: inout ArraySlice<Int32>, into keys: inout [Key]) {
    let body = rest.dropFirst(2)
    guard rest.count > 2, let first = body.first, case let kind = rest[rest.startIndex + 1],
      kind == 0x5B || kind == 0x4F
    else {
      rest.removeFirst()
      keys.append(.escape)
      return
    }
    if kind == 0x4F {
      rest = body.dropFirst()
      if let key = Self.sequence(final: first, parameters: []) { keys.append(key) }
    } else if first == 0x4D {
      if body.count < 4 { return }
      rest = body.dropFirst(4)
      if let action = mouse.read(bytes: Array(body.dropFirst().prefix(3))) {
        keys.append(.mouse(action))
      }
    } else {
      readControlSequence(body, of: &rest, into: &keys)
    }
  }

  /// Takes the rest of a sequence after `ESC [`.
  private mutating func readControlSequence(
    _ body: ArraySlice<Int32>, of rest: inout ArraySlice<Int32>, into keys: inout [Key]
  ) {
    let parameters = body.prefix { $0 >= 0x20 && $0 < 0x40 }
    let behind = body.dropFirst(parameters.count)
    guard let final = behind.first else { return }
    // A byte that cannot end the sequence begins another key.
    guard final >= 0x40, final < 0x7F else {
      rest = behind
      return
    }
    rest = behind.dropFirst()
    if parameters.first == 0x3C {
      if let action = mouse.read(report: parameters.dropFirst(), final: final) {
        keys.append(.mouse(action))
      }
    } else if let key = Self.sequence(final: final, parameters: parameters) {
      keys.append(key)
    }
  }
}

extension KeyDecoder {
  /// The key of a curses code.
  static func named(_ code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_LL, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_ENTER: .enter
    case KEY_BTAB: .backTab
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_RESIZE: .resized
    default: code > KEY_MAX ? extended(code) : nil
    }
  }

  /// The key of a code that curses assigned to an extended capability.
  private static func extended(_ code: Int32) -> Key? {
    guard let name = keyname(code) else { return nil }
    return switch String(cString: name) {
    case "kcbt2": .backTab
    case "kxIN": .focusGained
    case "kxOUT": .focusLost
    default: nil
    }
  }

  /// The key of `ESC [` or `ESC O`, parameters and a final byte.
  static func sequence(final: Int32, parameters: ArraySlice<Int32>) -> Key? {
    let number = parameters.compactMap { Unicode.Scalar(UInt32($0)) }.map(String.init).joined()
    switch (number, UnicodeScalar(UInt32(final))) {
    case ("", "A"): return .up
    case ("", "B"): return .down
    case ("", "C"): return .right
    case ("", "D"): return .left
    case ("", "H"), ("1", "~"), ("7", "~"): return .home
    case ("", "F"), ("4", "~"), ("8", "~"): return .end
    case ("", "I"): return .focusGained
    case ("", "M"): return .enter
    case ("", "O"): return .focusLost
    case ("", "Z"): return .backTab
    case ("3", "~"): return .delete
    case ("5", "~"): return .pageUp
    case ("6", "~"): return .pageDown
    default: return nil
    }
  }
}
