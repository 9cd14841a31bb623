import CellGrid
import Testing

@testable import CursesConsole

@Suite struct KeyDecoderTests {
  private var decoder = KeyDecoder()

  private mutating func keys(_ text: String) -> [Key] {
    decoder.keys(from: text.utf8.map(Int32.init))
  }

  @Test("Letters and controls stand for themselves") mutating func plain() {
    #expect(
      keys("a Z\t\r\n\u{1}\u{8}\u{7F}") == [
        .character("a"), .character(" "), .character("Z"), .tab, .enter, .enter, .control("a"),
        .backspace, .backspace,
      ])
    #expect(keys("\u{0}\u{1C}\u{1F}").isEmpty)
  }

  @Test("Escape at the end of the input was typed by the person") mutating func escape() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}[") == [.escape, .character("[")])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
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
      keys("\u{1B}[1;5Cx\u{1B}Oqy\u{1B}[99~z") == [
        .character("x"), .character("y"), .character("z"),
      ])
  }

  @Test("A truncated sequence does not swallow the next one") mutating func cutShort() {
    #expect(keys("\u{1B}[1;5\u{1B}[Ax") == [.up, .character("x")])
  }

  @Test("A sequence may arrive in pieces", arguments: 3...9) func pieces(length: Int) {
    var decoder = KeyDecoder()
    let report = "\u{1B}[<0;12;3Mx".utf8.map { Int32($0) }
    let first = decoder.keys(from: Array(report.prefix(length)))
    #expect(first.isEmpty)
    let second = decoder.keys(from: Array(report.dropFirst(length)))
    #expect(second == [.mouse(Mouse(.press, at: Position(x: 11, y: 2))), .character("x")])
  }

  @Test("Endless sequences are given up") mutating func endless() {
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 5000)).isEmpty)
    #expect(keys("a") == [.character("a")])
  }

  @Test("Text may arrive in pieces") mutating func text() {
    #expect(decoder.keys(from: [0xE2, 0x96]).isEmpty)
    #expect(decoder.keys(from: [0xB2, 0x61]) == [.character("▲"), .character("a")])
  }

  @Test("Marks join the letter before them") mutating func marks() {
    #expect(keys("u\u{308}b") == [.character("u\u{308}"), .character("b")])
    #expect(keys("👍🏽") == [.character("👍🏽")])
  }

  @Test("No bytes stop the decoder") func anything() {
    var random = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    let likely: [Int32] = [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x30, 0x39, 0x4D, 0x6D, 0xE2, 0x96, 0xB2]
    for _ in 0..<20_000 {
      let codes = (0..<Int.random(in: 0..<12, using: &random)).map { _ -> Int32 in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : Int32.random(in: 0...700, using: &random)
      }
      _ = decoder.keys(from: codes)
    }
    _ = decoder.keys(from: [0x7E, 0x7E, 0x7E, 0x7E])
    #expect(decoder.keys(from: [0x61]).last == .character("a"))
  }
}
