import CellGrid
import Testing

@testable import CursesConsole

/// What terminals send, in any parts and with pauses between them.
@Suite("Sequences of terminals") struct KeySequenceTests {
  /// The sequences of keys that mean something here, by terminals that send them.
  private static let known: [(sequence: String, key: Key)] = [
    // xterm, VTE, Konsole, iTerm2, Windows Terminal, tmux, screen.
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OB", .down),
    ("OC", .right), ("OD", .left), ("[H", .home), ("[F", .end), ("OH", .home), ("OF", .end),
    ("[1~", .home), ("[4~", .end), ("[3~", .delete), ("[5~", .pageUp), ("[6~", .pageDown),
    ("[Z", .backTab), ("OP", .f1), ("[I", .focusGained), ("[O", .focusLost),
    // rxvt, PuTTY, the consoles of Linux.
    ("[7~", .home), ("[8~", .end), ("[11~", .f1), ("[[A", .f1),
    // The keypad.
    ("OM", .enter), ("OI", .tab), ("O ", .character(" ")), ("Op", .character("0")),
    ("Oy", .character("9")), ("Ok", .character("+")), ("OX", .character("=")),
    // kitty, foot, WezTerm and others with a key that locks, or after a program that left their protocol on.
    ("[1;129A", .up), ("[1;65H", .home), ("[5;129~", .pageUp), ("[1;129P", .f1), ("[1;1:1D", .left),
    ("[1;2Z", .backTab),
    ("[27u", .escape), ("[13u", .enter), ("[9;2u", .backTab), ("[127u", .backspace),
    ("[97u", .character("a")), ("[97;2u", .character("A")), ("[97:65;2;65u", .character("A")),
    ("[108;5u", .control("l")), ("[1087u", .character("п")),
    // xterm and tmux that tell all keys apart.
    ("[27;2;13~", .enter), ("[27;2;9~", .backTab), ("[27;5;108~", .control("l")),
    // The mouse, and text that was pasted.
    ("[<0;21;24M", .mouse(Mouse(.press, at: Position(x: 20, y: 23)))),
    ("[<65;1;1M", .mouse(Mouse(.wheelDown, at: Position(x: 0, y: 0)))),
    ("[M !!", .mouse(Mouse(.press, at: Position(x: 0, y: 0)))),
    ("[200~papa q\u{1B}[201~", .paste("papa q")), ("[200~q\u{1B}", .paste("q")),
    // Answers.
    ("[?62;22c", .reply("[?62;22c")), ("[?2026;2$y", .reply("[?2026;2$y")),
    ("]11;rgb:0/0/0\u{07}", .reply("]11;rgb:0/0/0")), ("P1$r0m\u{1B}\\", .reply("P1$r0m")),
    ("]l✓\u{1B}\\", .reply("]l✓")),
  ]

  /// Sequences that mean nothing here.
  private static let unknown: [String] = {
    let parameters = [
      "", "2", "15", "12", "24", "1;5", "1;2", "3;3", "5;6", "1;5:3", "97;3", "?7", ">1", "=0",
    ]
    let finals = (0x40...0x7E).map { String(Unicode.Scalar(UInt8($0))) }
    let replies = "Rcntu"
    var all: [String] = []
    for parameter in parameters {
      for final in finals where !(parameter.isEmpty && "[M".contains(final)) {
        all += ["[\(parameter)\(final)", "[\(parameter) \(final)"]
        if !replies.contains(final) { all.append("[\(parameter);1;1;1\(final)") }
      }
    }
    for final in finals { all += ["O\(final)", "O5\(final)", "O1;5\(final)"] }
    // rxvt: arrows and keys with Shift, Ctrl, and both; the other function keys of the consoles.
    all += ["[a", "[d", "Oa", "Od", "[[B", "[[E"]
    for number in [2, 3, 5, 6, 7, 8, 11, 23, 34] { all += "$^@".map { "[\(number)\($0)" } }
    return all
  }()

  /// The keys of parts of bytes, with pauses of a time between them.
  private static func keys(_ parts: [ArraySlice<UInt8>], pause: Duration) -> [Key] {
    var decoder = KeyDecoder()
    var now = ContinuousClock.now
    var keys: [Key] = []
    for part in parts {
      keys += decoder.keys(from: part, at: now)
      let end = decoder.end(at: now, escapeTime: .milliseconds(25))
      now += pause
      if let end, end <= now { keys += decoder.giveUp(at: end) }
    }
    return keys
  }

  /// The ways to divide bytes: in two, one by one, by twos and by threes.
  private static func divisions(_ bytes: [UInt8]) -> [[ArraySlice<UInt8>]] {
    let halves = bytes.indices.dropFirst().map { [bytes[..<$0], bytes[$0...]] }
    return [[bytes[...]]] + halves
      + (1...3).map { length in
        stride(from: 0, to: bytes.count, by: length).map {
          bytes[$0..<min($0 + length, bytes.count)]
        }
      }
  }

  /// The same sequences with control characters of eight bits, alone and in UTF-8.
  private static func forms(_ sequence: String) -> [[UInt8]] {
    let bytes = Array(sequence.utf8)
    let control = bytes[0] + 0x40
    return [[0x1B] + bytes, [control] + bytes.dropFirst(), [0xC2, control] + bytes.dropFirst()]
  }

  @Test(
    "A key is that key in however many parts it comes", arguments: [0, 20, 90, 150, 300])
  func known(pause: Int) {
    for (sequence, key) in Self.known {
      for bytes in Self.forms(sequence) {
        // What ends a paste in eight bits ends the one above without its end.
        let end: [UInt8] = sequence.hasSuffix("q\u{1B}") ? Array("[201~".utf8) : []
        for parts in Self.divisions(bytes + end + [UInt8(ascii: "x")]) {
          let isTorn = pause > 25 && parts[0] == [0x1B]
          // No key begins like that.
          if isTorn, parts[1].count == 1, "]P".utf8.contains(bytes[1]) { continue }
          let expected = (isTorn ? [.escape] : []) + [key, .character("x")]
          #expect(
            Self.keys(parts, pause: .milliseconds(pause)) == expected,
            "\(sequence.debugDescription) in \(parts.count) parts")
        }
      }
    }
  }

  @Test("A sequence without a meaning leaves nothing behind", arguments: [0, 150])
  func unknown(pause: Int) {
    let meaningful = Set(Self.known.map(\.sequence))
    for sequence in Self.unknown where !meaningful.contains(sequence) {
      for bytes in Self.forms(sequence) {
        for parts in Self.divisions(bytes + [UInt8(ascii: "x")]) {
          let keys = Self.keys(parts, pause: .milliseconds(pause)).filter {
            if case .reply = $0 { false } else { true }
          }
          let isTorn = pause > 25 && parts[0] == [0x1B]
          let isKeypad =
            sequence.first == "O" && sequence.count == 2
            && KeyDecoder.applicationKey(sequence.utf8.last ?? 0) != nil
          if !isKeypad {
            #expect(
              keys == (isTorn ? [.escape] : []) + [.character("x")],
              "\(sequence.debugDescription) in \(parts.count) parts")
          }
        }
      }
    }
  }

  @Test("What a person types after Escape is no sequence, but a second late")
  func typed() {
    let second = Duration.seconds(1)
    func keys(_ parts: String..., pause: Duration) -> [Key] {
      Self.keys(parts.map { Array($0.utf8)[...] }, pause: pause)
    }
    #expect(keys("\u{1B}", "[", pause: second) == [.escape, .character("[")])
    #expect(keys("\u{1B}", "]", "x", pause: second) == [.escape, .character("]"), .character("x")])
    #expect(
      keys("\u{1B}", "]", "]", pause: .milliseconds(200)) == [
        .escape, .character("]"), .character("]"),
      ])
    #expect(
      keys("\u{1B}", "[", "m", pause: .milliseconds(600)) == [
        .escape, .character("["), .character("m"),
      ])
    #expect(
      keys("\u{1B}", "[", "\r", pause: .milliseconds(300)) == [.escape, .character("["), .enter])
    #expect(
      keys("\u{1B}", "P", "\u{1B}[A", pause: .milliseconds(300)) == [.escape, .character("P"), .up])
    #expect(
      keys("\u{1B}", "p", "[A", pause: .milliseconds(300)) == [
        .escape, .character("p"), .character("["), .character("A"),
      ])
  }

  @Test("Sequences that are broken off swallow nothing that follows")
  func broken() {
    for beginning in ["O", "O5", "[", "[1;", "[[", "[M ", "]11;", "P1"] {
      let keys = Self.keys([Array("\u{1B}\(beginning)\u{1B}[Ax".utf8)[...]], pause: .zero)
      #expect(keys == [.up, .character("x")], "\(beginning)")
    }
  }

  @Test("Keys of a terminal's own that begin with Escape may be torn too") func named() {
    var decoder = KeyDecoder(named: [(Array("\u{1B}A".utf8), .up)])
    let now = ContinuousClock.now
    #expect(decoder.keys(from: [0x1B], at: now) == [])
    #expect(decoder.giveUp(at: now) == [.escape])
    #expect(decoder.keys(from: "A".utf8, at: now) == [.up])
    #expect(decoder.keys(from: "A".utf8, at: now) == [.character("A")])
  }
}
