import CellGrid
import Testing

@testable import CursesConsole

@Suite struct KeyDecoderTests {
  private var decoder = KeyDecoder()

  private mutating func keys(_ text: String) -> [Key] {
    decoder.keys(from: text.utf8)
  }

  @Test("Letters and controls stand for themselves") mutating func plain() {
    #expect(
      keys("a Z\t\r\n\u{1}\u{8}\u{7F}") == [
        .character("a"), .character(" "), .character("Z"), .tab, .enter, .enter, .control("a"),
        .backspace, .backspace,
      ])
    #expect(keys("\u{0}\u{1C}\u{1F}").isEmpty)
  }

  @Test("Escape was typed by the person if nothing follows in time") mutating func escape() {
    #expect(keys("a\u{1B}") == [.character("a")])
    #expect(decoder.isWaiting && decoder.waitsAfterEscape)
    #expect(decoder.giveUp() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.giveUp() == [])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
  }

  @Test("Escape and another key in batches of their own are two keys") mutating func apart() {
    #expect(keys("\u{1B}") == [])
    #expect(keys("p\u{1B}") == [.escape, .character("p")])
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}[B") == [.escape, .down])
  }

  @Test("A key with Alt is ignored", arguments: ["p", "ü", "\r", "\t", "\u{7F}", "["])
  func alt(letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: ("\u{1B}" + letter).utf8) == [])
    #expect(decoder.giveUp() == [])
    #expect(decoder.keys(from: "x".utf8) == [.character("x")])
  }

  @Test("The bytes of an arrow may arrive one by one", arguments: ["[", "O"])
  func oneByOne(kind: String) {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in ("\u{1B}" + kind + "C").utf8 { keys += decoder.keys(from: [byte]) }
    #expect(keys == [.right])
  }

  @Test("An arrow that arrives after its Escape was given up is an arrow")
  mutating func late() {
    for (tail, key) in [("[A", Key.up), ("OB", .down), ("[C", .right), ("OD", .left)] {
      #expect(keys("\u{1B}") == [])
      #expect(decoder.giveUp() == [.escape])
      #expect(keys(tail) == [key])
      #expect(keys("[A") == [.character("["), .character("A")])
    }
    #expect(keys("\u{1B}") == [])
    #expect(decoder.giveUp() == [.escape])
    #expect(keys("x") == [.character("x")])
    #expect(keys("[A") == [.character("["), .character("A")])
  }

  @Test("The keypad sends digits and signs, F1 has three sequences") mutating func keypad() {
    let digits = "pqrstuvwxy".map { "\u{1B}O\($0)" }.joined()
    #expect(keys(digits) == "0123456789".map(Key.character))
    #expect(keys("\u{1B}Ok\u{1B}Om\u{1B}On\u{1B}Oo\u{1B}Oj\u{1B}OX") == "+-./*=".map(Key.character))
    #expect(keys("\u{1B}OM") == [.enter])
    #expect(keys("\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[[Bx") == [.f1, .f1, .f1, .character("x")])
  }

  @Test("Pasted text is one key, in any pieces", arguments: 1...24)
  func paste(length: Int) {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~q\r\u{1B}[Aü\u{1B}[201~x".utf8)
    var keys: [Key] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      keys += decoder.keys(from: bytes[start..<min(start + length, bytes.count)])
    }
    #expect(keys == [.paste("q\r[Aü"), .character("x")])
  }

  @Test("Of a huge paste the beginning is kept") mutating func hugePaste() throws {
    #expect(keys("\u{1B}[200~" + String(repeating: "a", count: 100_000)) == [])
    let all = keys(String(repeating: "q", count: 100_000) + "\u{1B}[201~x")
    guard case .paste(let text) = all.first else { throw Missing() }
    #expect(text.utf8.count == 65_536 && all.dropFirst() == [.character("x")])
  }

  private struct Missing: Error {}

  @Test(
    "A reply of the terminal is one reply and no key, in any pieces",
    arguments: [
      ("]11;rgb:3030/3434/4646\u{07}", "]11;rgb:3030/3434/4646"),
      ("]10;rgb:c/c/c\u{1B}\\", "]10;rgb:c/c/c"), ("P1$r0m\u{1B}\\", "P1$r0m"),
      ("_Gi=31;OK\u{1B}\\", "_Gi=31;OK"), ("^pm\u{1B}\\", "^pm"), ("Xsos\u{1B}\\", "Xsos"),
      ("[12;40R", "[12;40R"), ("[?62;22c", "[?62;22c"), ("[>41;354;0c", "[>41;354;0c"),
      ("[?2026;2$y", "[?2026;2$y"), ("[?1u", "[?1u"), ("[0n", "[0n"),
    ])
  func replies(sequence: String, reply: String) {
    let bytes = Array(("\u{1B}" + sequence + "x").utf8)
    for length in 1...bytes.count {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        keys += decoder.keys(from: bytes[start..<min(start + length, bytes.count)])
      }
      #expect(keys == [.reply(reply), .character("x")], "by \(length)")
    }
  }

  @Test("A reply without an end swallows no more than its line") mutating func endlessReply() {
    #expect(keys("\u{1B}]11;" + String(repeating: "f", count: 9000)) == [])
    #expect(keys("ff\rx") == [.enter, .character("x")])
    #expect(keys("\u{1B}]11;rgb") == [])
    #expect(decoder.giveUp() == [])
    #expect(keys("x") == [.character("x")])
  }

  @Test("A terminal's own keys are known by its description") func described() {
    var decoder = KeyDecoder(named: [(Array("\u{1B}A".utf8), .up), ([0x0B], .down)])
    #expect(decoder.keys(from: "\u{1B}A\u{0B}a".utf8) == [.up, .down, .character("a")])
  }

  @Test("Keys are recognized by their sequences") mutating func sequences() {
    #expect(
      keys("\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[3~\u{1B}[Z\u{1B}OM\u{1B}[7~\u{1B}[8~") == [
        .up, .down, .pageUp, .delete, .backTab, .enter, .home, .end,
      ])
  }

  @Test("The window gains and loses the focus") mutating func focus() {
    #expect(keys("\u{1B}[O\u{1B}[Ix") == [.focusLost, .focusGained, .character("x")])
  }

  @Test("Unknown sequences are dropped whole") mutating func unknown() {
    #expect(
      keys("\u{1B}[1;5Cx\u{1B}Ozy\u{1B}[99~z") == [
        .character("x"), .character("y"), .character("z"),
      ])
  }

  @Test("A truncated sequence does not swallow the next one") mutating func cutShort() {
    #expect(keys("\u{1B}[1;5\u{1B}[Ax") == [.up, .character("x")])
  }

  @Test("A sequence may arrive in pieces", arguments: 3...9) func pieces(length: Int) {
    var decoder = KeyDecoder()
    let report = "\u{1B}[<0;12;3Mx".utf8
    let first = decoder.keys(from: Array(report.prefix(length)))
    #expect(first.isEmpty)
    let second = decoder.keys(from: Array(report.dropFirst(length)))
    #expect(second == [.mouse(Mouse(.press, at: Position(x: 11, y: 2))), .character("x")])
  }

  @Test("Of endless sequences nothing is a key") mutating func endless() {
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 5000)) == [])
    #expect(keys("11ma") == [.character("a")])
    #expect(keys("\u{1B}[" + String(repeating: ";", count: 5000)) == [])
    #expect(decoder.giveUp() == [])
    #expect(keys("a") == [.character("a")])
  }

  @Test("Text may arrive in pieces") mutating func text() {
    #expect(decoder.keys(from: [0xE2, 0x96]).isEmpty)
    #expect(decoder.keys(from: [0xB2, 0x61]) == [.character("▲"), .character("a")])
  }

  @Test("Where each byte beyond ASCII is a letter, it is typed by one") func latin() {
    var decoder = KeyDecoder(letters: [0xFC: "ü", 0xC2: "Â"])
    #expect(
      decoder.keys(from: [0x4A, 0xFC, 0xE9, 0x6E, 0xC2, 0x9B, 0x41]) == [
        .character("J"), .character("ü"), .character("n"), .character("Â"), .up,
      ])
  }

  @Test("Marks join the letter before them") mutating func marks() {
    #expect(keys("u\u{308}b") == [.character("u\u{308}"), .character("b")])
    #expect(keys("👍🏽") == [.character("👍🏽")])
  }

  @Test("No bytes stop the decoder") func anything() {
    var random = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x30, 0x39, 0x4D, 0x6D, 0xE2, 0x96, 0xB2]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<12, using: &random)).map { _ -> UInt8 in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.keys(from: bytes)
      if Bool.random(using: &random) { _ = decoder.giveUp() }
    }
    _ = decoder.keys(from: "\u{1B}[201~~~~~\u{7}".utf8)
    _ = decoder.giveUp()
    #expect(decoder.keys(from: [0x61]).last == .character("a"))
  }
}
