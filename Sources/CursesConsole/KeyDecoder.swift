import CNcurses
import CellGrid

/// Decodes the input of a terminal into keys.
///
/// It knows the keys in the terminal's description, and the sequences that terminals send without
/// describing them: arrows and keypad in both of their modes, mouse reports, the focus, pasted
/// text. Everything else is taken as a whole, so that its letters do not count as keys: replies of
/// the terminal, keys with Alt, and unknown sequences.
struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  /// The most bytes of a sequence that is still incomplete, and of a reply.
  private static let longest = 64
  private static let longestReply = 4096
  /// The most bytes of a pasted text that are kept.
  private static let longestPaste = 65_536
  /// The most time that a sequence may take once it has begun.
  private static let patience = Duration.seconds(1)

  /// The keys in the terminal's description, with their bytes.
  private let named: [(bytes: [UInt8], key: Key)]
  /// The letters for bytes beyond ASCII; none in UTF-8.
  private let letters: [UInt8: Unicode.Scalar]
  /// The bytes that begin a sequence after an Escape.
  private let introducers: Set<UInt8>
  private var waiting: [UInt8] = []
  /// The pasted text so far; nil outside of pasting.
  private var paste: [UInt8]?
  /// The time until which the sequence of an Escape that was given up may still follow; nil if
  /// there is none.
  private var lateUntil: ContinuousClock.Instant?
  /// Whether the waiting bytes follow such an Escape.
  private var isLate = false
  private var mouse = MouseDecoder()

  /// A decoder for a terminal with the given keys of its own.
  ///
  /// It sends UTF-8, unless bytes beyond ASCII are `letters`.
  init(named: [(bytes: [UInt8], key: Key)] = [], letters: [UInt8: Unicode.Scalar] = [:]) {
    self.named = named
    self.letters = letters
    introducers = Set(
      Self.introducers
        + named.compactMap { $0.bytes.first == Self.escape ? $0.bytes.dropFirst().first : nil })
  }

  var isWaiting: Bool { !waiting.isEmpty }

  /// Whether only an Escape is waiting, which the person may have typed.
  var waitsAfterEscape: Bool { paste == nil && waiting == [Self.escape] }

  /// Whether only the first byte after an Escape that was given up is waiting, which the person may
  /// have typed.
  private var waitsAfterLateByte: Bool { isLate && waiting.count == 2 }

  /// The time at which an incomplete key is given up if its latest bytes arrived at `now`.
  ///
  /// Nil if none waits, and during pasting, which may take long.
  func end(at now: ContinuousClock.Instant, escapeTime: Duration) -> ContinuousClock.Instant? {
    if waiting.isEmpty || paste != nil { return nil }
    if waitsAfterLateByte, let lateUntil { return min(lateUntil, now + Self.patience / 2) }
    return now + (waitsAfterEscape ? escapeTime : Self.patience)
  }

  /// The keys in bytes that arrived at `now`; an incomplete one waits for the next call.
  mutating func keys(
    from bytes: some Collection<UInt8>, at now: ContinuousClock.Instant = .now
  ) -> [Key] {
    var keys: [Key] = []
    let isAfterEscape = waitsAfterEscape
    var rest = (waiting + bytes)[...]
    waiting = []
    if let end = lateUntil, let first = rest.first, !isLate {
      // A terminal sends a string in larger pieces: a first byte on its own was typed.
      let isTyped = rest.count == 1 && Self.stringIntroducers.contains(first)
      isLate = now < end && introducers.contains(first) && !isTyped
      if isLate { rest.insert(Self.escape, at: rest.startIndex) }
    }
    // A character that arrives separately after an Escape was not typed with Alt.
    if isAfterEscape, let next = rest.dropFirst().first, !introducers.contains(next) {
      keys.append(.escape)
      rest.removeFirst()
    }
    // A control character ends a sequence that has barely begun: the person typed both.
    if isLate, let next = rest.dropFirst(2).first, next < 0x20 || next == 0x7F {
      keys += rest.dropFirst().first.flatMap(Self.key).map { [$0] } ?? []
      rest.removeFirst(2)
      isLate = false
    }
    while !rest.isEmpty, read(&rest, into: &keys) { isLate = false }
    waiting = Array(rest)
    if !isLate { lateUntil = nil }
    return keys
  }

  /// Gives up waiting, at the time that `end` returned; a lone Escape was typed by the person.
  ///
  /// A sequence that follows within a second, as over a slow line, is still decoded.
  mutating func giveUp(at now: ContinuousClock.Instant = .now) -> [Key] {
    if paste != nil { return [] }
    let isEscape = waitsAfterEscape
    let typed = waitsAfterLateByte ? waiting.last.flatMap(Self.key) : isEscape ? .escape : nil
    lateUntil = isEscape ? now + Self.patience : nil
    waiting = []
    isLate = false
    return typed.map { [$0] } ?? []
  }

  /// Takes the next key or sequence; returns false, and takes nothing, if it is incomplete.
  private mutating func read(_ rest: inout ArraySlice<UInt8>, into keys: inout [Key]) -> Bool {
    if paste != nil { return readPaste(&rest, into: &keys) }
    spellOut(&rest)
    if let (bytes, key) = named.first(where: { rest.starts(with: $0.bytes) }) {
      rest.removeFirst(bytes.count)
      keys.append(key)
      return true
    }
    switch rest.first ?? 0 {
    case Self.escape: return readEscape(&rest, into: &keys)
    case 0x80... where letters.isEmpty: return readUTF8(&rest, into: &keys)
    case 0x80...:
      if let letter = rest.popFirst().flatMap({ letters[$0] }) {
        keys.append(.character(Character(letter)))
      }
      return true
    default:
      if let key = rest.popFirst().flatMap(Self.key) { keys.append(key) }
      return true
    }
  }

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
  /// The bytes that can begin a sequence after an Escape: a control sequence, a key in application
  /// mode, or a string.
  private static let introducers = Array("[O".utf8) + stringIntroducers
  private static let stringIntroducers = Array("]PX^_".utf8)

  /// Replaces an eight-bit control character that begins a sequence by the equivalent two bytes.
  ///
  /// The character may be encoded in UTF-8.
  private func spellOut(_ rest: inout ArraySlice<UInt8>) {
    let isEncoded = letters.isEmpty && rest.first == 0xC2
    guard let control = isEncoded ? rest.dropFirst().first : rest.first,
      (0x80...0x9F).contains(control), Self.introducers.contains(control - 0x40)
    else { return }
    rest = [Self.escape, control - 0x40] + rest.dropFirst(isEncoded ? 2 : 1)
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
    case UInt8(ascii: "O"): return readApplicationKey(body, of: &rest, into: &keys)
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

  /// Takes the rest of a key after `ESC O`: a final byte, preceded by digits if modifiers were
  /// held.
  private func readApplicationKey(
    _ body: ArraySlice<UInt8>, of rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    let parameters = body.prefix { (0x30...0x3B).contains($0) }
    guard let final = body.dropFirst(parameters.count).first else {
      if body.count > Self.longest { rest = rest.prefix(2) }
      return false
    }
    let isWhole = Self.printable.contains(final)
    rest = body.dropFirst(parameters.count + (isWhole ? 1 : 0))
    if parameters.isEmpty, let key = Self.applicationKey(final) { keys.append(key) }
    return true
  }

  /// The bytes that can end `ESC O`; others begin another key.
  private static let printable: ClosedRange<UInt8> = 0x20...0x7E

  /// Takes a string of the terminal, such as a reply, up to BEL or ST, which is `ESC \` or an
  /// eight-bit control character.
  ///
  /// Any other control character ends it unfinished, so that no typing is swallowed for long.
  private func readString(
    _ body: ArraySlice<UInt8>, of rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    let content = body.prefix(Self.stringLength(body))
    let behind = body.dropFirst(content.count)
    if behind.isEmpty || behind.elementsEqual([Self.escape]) {
      if content.count > Self.longestReply { rest = rest.prefix(2) }
      return false
    }
    let ends: [[UInt8]] = [[0x07], [Self.escape, 0x5C], [0x9C], [0xC2, 0x9C]]
    let length = ends.first { behind.starts(with: $0) }?.count ?? 0
    if length > 0 {
      keys.append(.reply(String(decoding: rest.dropFirst().prefix(1) + content, as: UTF8.self)))
    }
    rest = behind.dropFirst(length)
    return true
  }

  /// The number of bytes before the first control character; the bytes within a UTF-8 character are
  /// none.
  private static func stringLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var rest = bytes
    while let byte = rest.first, byte >= 0x20, byte != 0x7F, byte != 0x9C {
      let tail = rest.dropFirst().prefix(byte < 0xC2 ? 0 : 3).prefix { $0 & 0xC0 == 0x80 }
      if byte == 0xC2, tail.first == 0x9C { break }
      rest = rest.dropFirst(1 + tail.count)
    }
    return bytes.count - rest.count
  }

  /// Takes the rest of a sequence after `ESC [`.
  private mutating func readControlSequence(
    _ body: ArraySlice<UInt8>, of rest: inout ArraySlice<UInt8>, into keys: inout [Key]
  ) -> Bool {
    // rxvt ends a key with Shift in `$`; elsewhere `$` precedes the last byte, after a mark or two
    // numbers.
    let digits = body.prefix { (0x30...0x39).contains($0) }
    if !digits.isEmpty, body.dropFirst(digits.count).first == UInt8(ascii: "$") {
      rest = body.dropFirst(digits.count + 1)
      return true
    }
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    let behind = body.dropFirst(parameters.count)
    guard let final = behind.first else {
      // Of a sequence without an end only the beginning is kept, so that it stays a sequence.
      if body.count > Self.longest { rest = rest.prefix(2) }
      return false
    }
    // A byte that cannot end the sequence begins another key.
    guard (0x40...0x7E).contains(final) else {
      rest = behind
      return true
    }
    // A mouse report in three bytes follows `ESC [ M`; `ESC [ [` begins a key of the Linux console.
    let longer = parameters.isEmpty ? [0x4D: 3, 0x5B: 1][final] ?? 0 : 0
    let tail = behind.dropFirst().prefix(longer).prefix { $0 >= 0x20 }
    if tail.endIndex == behind.endIndex, tail.count < longer { return false }
    rest = behind.dropFirst(1 + tail.count)
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
    let ends = ["\u{1B}[201~".utf8.map(\.self), [0x9B] + "201~".utf8]
    let text = rest.prefix { $0 != Self.escape && $0 != 0x9B }
    var pasted = (paste ?? []) + text.prefix(Self.longestPaste - (paste?.count ?? 0))
    rest = rest.dropFirst(text.count)
    if let end = ends.first(where: { rest.starts(with: $0) }) {
      rest.removeFirst(end.count)
      // The byte that precedes an eight-bit control character in UTF-8.
      if end[0] == 0x9B, pasted.last == 0xC2 { pasted.removeLast() }
      keys.append(.paste(String(decoding: pasted, as: UTF8.self)))
      paste = nil
      return true
    }
    paste = pasted
    if ends.contains(where: { $0.starts(with: rest) }) { return false }
    if rest.removeFirst() == 0x9B, pasted.count < Self.longestPaste { paste?.append(0x9B) }
    return true
  }

  /// The keys in the terminal's description that it does not send in the common way.
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
