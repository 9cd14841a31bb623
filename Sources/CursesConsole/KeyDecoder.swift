import CNcurses
import CellGrid

/// Decodes the input of a terminal into keys.
///
/// It knows the keys of the terminal's description, and the sequences that terminals send without
/// describing them: arrows and keypad in both of their modes, mouse reports, the focus, pasted
/// text. Everything else is taken whole, so that its letters do not count as keys: replies of the
/// terminal, keys with Alt, and sequences that nobody knows.
struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  /// The most bytes of a sequence that waits for its end, and of a reply.
  private static let longest = 64
  private static let longestReply = 4096
  /// The most bytes of a pasted text that are kept.
  private static let longestPaste = 65_536

  /// The keys of the terminal's description, by their bytes.
  private let named: [(bytes: [UInt8], key: Key)]
  private var waiting: [UInt8] = []
  /// The pasted text so far; nil outside of one.
  private var paste: [UInt8]?
  /// Whether the last key was an Escape whose sequence may still arrive.
  private var hasGivenUpEscape = false
  private var mouse = MouseDecoder()

  /// A decoder for a terminal with the given keys of its own.
  init(named: [(bytes: [UInt8], key: Key)] = []) { self.named = named }

  /// Whether an incomplete key waits for its rest.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Whether that is an Escape and nothing else, which the person may have typed.
  var waitsAfterEscape: Bool { waiting == [Self.escape] }

  /// The keys in a batch of bytes; an incomplete one waits for the next batch.
  mutating func keys(from bytes: some Collection<UInt8>) -> [Key] {
    var keys: [Key] = []
    let isAfterEscape = waitsAfterEscape
    var rest = (waiting + bytes)[...]
    waiting = []
    if hasGivenUpEscape, Self.isTailOfArrow(rest) { rest.insert(Self.escape, at: 0) }
    hasGivenUpEscape = false
    // In a batch of its own, a character after an Escape is not typed with Alt.
    if isAfterEscape, let next = rest.dropFirst().first, !Self.introducers.contains(next) {
      keys.append(.escape)
      rest.removeFirst()
    }
    while !rest.isEmpty, read(&rest, into: &keys) {}
    waiting = Array(rest)
    return keys
  }

  /// Gives up waiting; an Escape alone was typed by the person.
  mutating func giveUp() -> [Key] {
    hasGivenUpEscape = waitsAfterEscape
    waiting = []
    return hasGivenUpEscape ? [.escape] : []
  }

  /// Takes the next key or sequence; returns false, and takes nothing, if it is incomplete.
  private mutating func read(_ rest: inout ArraySlice<UInt8>, into keys: inout [Key]) -> Bool {
    if paste != nil { return readPaste(&rest, into: &keys) }
    if let (bytes, key) = named.first(where: { rest.starts(with: $0.bytes) }) {
      rest.removeFirst(bytes.count)
      keys.append(key)
      return true
    }
    switch rest.first ?? 0 {
    case Self.escape: return readEscape(&rest, into: &keys)
    case 0x80...: return readUTF8(&rest, into: &keys)
    default:
      if let key = rest.popFirst().flatMap(Self.key) { keys.append(key) }
      return true
    }
  }

  /// The key of a single byte.
  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// Takes one scalar of several bytes.
  private func readUTF8(_ rest: inout ArraySlice<UInt8>, into keys: inout [Key]) -> Bool {
    let length = rest.first.map { $0 < 0xE0 ? 2 : $0 < 0xF0 ? 3 : 4 } ?? 0
    let tail = rest.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    if tail.count < length - 1, tail.endIndex == rest.endIndex { return false }
    let bytes = rest.prefix(1 + tail.count)
    rest.removeFirst(bytes.count)
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return true
    }
    if case .character(let last) = keys.last, case let joined = String(last) + text,
      joined.count == 1, let character = joined.first
    {
      keys[keys.count - 1] = .character(character)
    } else {
      keys.append(.character(character))
    }
    return true
  }
}

extension KeyDecoder {
  /// The bytes that can begin a sequence after an Escape: of a control sequence, of a key in its
  /// application mode, of a string.
  private static let introducers = Array("[O]PX^_".utf8)

  /// Whether a batch is an arrow without the Escape before it.
  private static func isTailOfArrow(_ batch: ArraySlice<UInt8>) -> Bool {
    guard let kind = batch.first, let final = batch.dropFirst().first else { return false }
    return [0x5B, 0x4F].contains(kind) && (0x41...0x44).contains(final)
  }

  /// Takes an escape sequence, or Escape alone.
  private mutating func readEscape(
    _ rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    guard let kind = rest.dropFirst().first else { return false }
    let body = rest.dropFirst(2)
    switch kind {
    case Self.escape:
      rest.removeFirst()
      keys.append(.escape)
      return true
    case UInt8(ascii: "["): return readControlSequence(body, of: &rest, into: &keys)
    case UInt8(ascii: "O"):
      let parameters = body.prefix(Self.longest).prefix { (0x30...0x39).contains($0) }
      guard let final = body.dropFirst(parameters.count).first else { return false }
      rest = body.dropFirst(parameters.count + 1)
      if let key = Self.applicationKey(final), parameters.isEmpty { keys.append(key) }
      return true
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return readString(body, of: &rest, into: &keys)
    default:
      // A key with Alt.
      var behind = rest.dropFirst()
      var dropped: [Key] = []
      guard read(&behind, into: &dropped) else { return false }
      rest = behind
      return true
    }
  }

  /// Takes a string of the terminal, as replies are, up to BEL or `ESC \`.
  ///
  /// Any other control character ends it unfinished, so that no typing is swallowed for long.
  private func readString(
    _ body: ArraySlice<UInt8>, of rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    let content = body.prefix { $0 >= 0x20 && $0 != 0x7F }
    let behind = body.dropFirst(content.count)
    if behind.isEmpty || behind.elementsEqual([Self.escape]) {
      if content.count > Self.longestReply { rest = rest.prefix(2) }
      return false
    }
    let length = behind.first == 0x07 ? 1 : behind.starts(with: [Self.escape, 0x5C]) ? 2 : 0
    if length > 0 {
      keys.append(.reply(String(decoding: rest.dropFirst().prefix(1) + content, as: UTF8.self)))
    }
    rest = behind.dropFirst(length)
    return true
  }

  /// Takes the rest of a sequence after `ESC [`.
  private mutating func readControlSequence(
    _ body: ArraySlice<UInt8>, of rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    let behind = body.dropFirst(parameters.count)
    guard let final = behind.first else {
      // Of a sequence without an end only the beginning is kept, so that it remains one.
      if body.count > Self.longest { rest = rest.prefix(2) }
      return false
    }
    // A byte that cannot end the sequence begins another key.
    guard (0x40...0x7E).contains(final) else {
      rest = behind
      return true
    }
    // What follows `ESC [ M` is a mouse report in three bytes, and `ESC [ [` a key of the console.
    let longer = parameters.isEmpty ? [0x4D: 3, 0x5B: 1][final] ?? 0 : 0
    let tail = behind.dropFirst().prefix(longer)
    if tail.count < longer { return false }
    rest = behind.dropFirst(1 + longer)
    switch (parameters.first, final) {
    case (nil, 0x4D):
      if let action = mouse.read(bytes: Array(tail)) { keys.append(.mouse(action)) }
    case (nil, 0x5B): if tail.first == 0x41 { keys.append(.f1) }
    case (0x3C, _):
      if let action = mouse.read(report: parameters.dropFirst(), final: final) {
        keys.append(.mouse(action))
      }
    default:
      let number = String(decoding: parameters, as: UTF8.self)
      if number == "200", final == 0x7E {
        paste = []
      } else if let key = Self.controlKey(number, final: final) {
        keys.append(key)
      } else if "?=>".utf8.contains(parameters.first ?? 0) || "Rcnt".utf8.contains(final) {
        keys.append(.reply("[" + number + String(Unicode.Scalar(final))))
      }
    }
    return true
  }

  /// Takes pasted text up to its end, `ESC [ 201 ~`; nothing in it is a key.
  private mutating func readPaste(
    _ rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    let end = Array("\u{1B}[201~".utf8)
    let text = rest.prefix { $0 != Self.escape }
    let pasted = (paste ?? []) + text.prefix(Self.longestPaste - (paste?.count ?? 0))
    rest = rest.dropFirst(text.count)
    if rest.starts(with: end) {
      rest.removeFirst(end.count)
      keys.append(.paste(String(decoding: pasted, as: UTF8.self)))
      paste = nil
      return true
    }
    paste = pasted
    if end.starts(with: rest) { return false }
    rest.removeFirst()
    return true
  }

  /// The key of `ESC [`, parameters and a final byte.
  static func controlKey(_ parameters: String, final: UInt8) -> Key? {
    switch (parameters, Unicode.Scalar(final)) {
    case ("", "A"): .up
    case ("", "B"): .down
    case ("", "C"): .right
    case ("", "D"): .left
    case ("", "H"), ("1", "~"), ("7", "~"): .home
    case ("", "F"), ("4", "~"), ("8", "~"): .end
    case ("", "I"): .focusGained
    case ("", "O"): .focusLost
    case ("", "Z"): .backTab
    case ("3", "~"): .delete
    case ("5", "~"): .pageUp
    case ("6", "~"): .pageDown
    case ("11", "~"): .f1
    default: nil
    }
  }

  /// The key of `ESC O` and a final byte: arrows, the keypad, and F1.
  static func applicationKey(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "M": .enter
    case "P": .f1
    case "X": .character("=")
    case "j"..."y":
      // In the order of their ASCII codes: * + , - . / 0 to 9.
      .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }

  /// The keys of the terminal's description that it does not send as everybody else does.
  static var describedKeys: [(bytes: [UInt8], key: Key)] {
    let capabilities: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kll", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kent", .enter),
      ("kcbt", .backTab), ("kbs", .backspace), ("kdch1", .delete),
      ("kf1", .f1),
    ]
    return capabilities.compactMap { name, key in
      guard let bytes = cn_string(name).map({ Array(String(cString: $0).utf8) }), !bytes.isEmpty
      else { return nil }
      return (bytes, key)
    }.sorted { $0.bytes.count > $1.bytes.count }
  }
}

/// Turns a terminal's mouse reports into mouse actions: the left button and the wheel.
///
/// A report has a number and a position from 1. The number's low bits are the button, 32 stands for
/// motion, 64 for the wheel, 128 for further buttons; 4, 8 and 16 for modifier keys.
struct MouseDecoder {
  private var isPressed = false

  /// A report in numbers, `button;column;row`, which ends with `M`, or `m` for a release.
  mutating func read(report: ArraySlice<UInt8>, final: UInt8) -> Mouse? {
    let numbers = report.split(separator: 0x3B, omittingEmptySubsequences: false).map(Self.number)
    guard numbers.count == 3, let button = numbers[0], let x = numbers[1], let y = numbers[2] else {
      return nil
    }
    return read(button: button, x: x, y: y, isRelease: final == 0x6D)
  }

  /// A report in three bytes, each 32 more than its number; button 3 is a release.
  mutating func read(bytes: [UInt8]) -> Mouse? {
    guard bytes.count == 3 else { return nil }
    let button = Int(bytes[0]) - 32
    let isRelease = button & 0b1110_0011 == 3
    return read(
      button: isRelease ? 0 : button, x: Int(bytes[1]) - 32, y: Int(bytes[2]) - 32,
      isRelease: isRelease)
  }

  private mutating func read(button: Int, x: Int, y: Int, isRelease: Bool) -> Mouse? {
    guard x > 0, y > 0 else { return nil }
    let position = Position(x: x - 1, y: y - 1)
    switch (button & 0b1110_0011, isRelease) {
    case (0, false):
      isPressed = true
      return Mouse(.press, at: position)
    case (0, true) where isPressed:
      isPressed = false
      return Mouse(.release, at: position)
    case (32, false) where isPressed: return Mouse(.drag, at: position)
    case (64, false): return Mouse(.wheelUp, at: position)
    case (65, false): return Mouse(.wheelDown, at: position)
    default: return nil
    }
  }

  /// A number of at most four digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count) else { return nil }
    return digits.reduce(0) { sum, digit in
      sum.flatMap { digit >= 0x30 && digit <= 0x39 ? $0 * 10 + Int(digit - 0x30) : nil }
    }
  }
}

/// How long an Escape waits for the rest of a key.
struct EscapeDelay {
  /// The time that `$ESCDELAY` names, as with every program on curses.
  private let given: Duration?
  private let isRemote: Bool

  init(environment: [String: String]) {
    given = environment["ESCDELAY"].flatMap { Int($0) }.flatMap {
      (1...10_000).contains($0) ? .milliseconds($0) : nil
    }
    isRemote = environment["SSH_CONNECTION"] != nil
  }

  /// The time for an Escape alone; `isLineSlow` is the person's setting.
  func time(isLineSlow: Bool) -> Duration {
    given ?? (isRemote || isLineSlow ? .milliseconds(100) : .milliseconds(25))
  }
}
