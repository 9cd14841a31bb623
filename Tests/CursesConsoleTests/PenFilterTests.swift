import Testing

@testable import CursesConsole

@Suite struct PenFilterTests {
  /// What is written instead of some text, after other texts.
  private func filtered(_ text: String, after earlier: String...) -> String {
    var filter = PenFilter()
    for text in earlier { _ = filter.filtered(Array(text.utf8)) }
    return String(decoding: filter.filtered(Array(text.utf8)), as: UTF8.self)
  }

  private let onPaper = "\u{1B}[0;1m\u{1B}[38;2;200;16;46m\u{1B}[48;2;251;248;240m"

  @Test("only the colour that differs is set")
  func oneColor() {
    #expect(
      filtered("\u{1B}[38;2;8;127;91m\u{1B}[48;2;251;248;240m7", after: onPaper + "9")
        == "\u{1B}[38;2;8;127;91m7")
    #expect(filtered(onPaper + "9", after: onPaper + "9") == "9")
    #expect(filtered("\u{1B}[31;44mx", after: "\u{1B}[31;42my") == "\u{1B}[44mx")
    #expect(
      filtered("\u{1B}[38:2::1:2:3m\u{1B}[48:5:7mx", after: "\u{1B}[38:2::1:2:3my")
        == "\u{1B}[48:5:7mx")
  }

  @Test("a colour that goes back to the terminal's own is reset alone where curses does so")
  func ownColor() {
    #expect(
      filtered("\u{1B}[39;49m\u{1B}[38;2;200;16;46m▀", after: onPaper + "9") == "\u{1B}[49m▀")
    // The description of this terminal resets all.
    #expect(
      filtered("\u{1B}[m\u{1B}[31mx", after: "\u{1B}[m\u{1B}[31;44mx") == "\u{1B}[0;31mx")
  }

  @Test("other attributes bring the colours with them")
  func attributes() {
    #expect(
      filtered("\u{1B}[0;4m\u{1B}[31mx", after: "\u{1B}[0;1m\u{1B}[31my") == "\u{1B}[0;4;31mx")
    #expect(filtered("\u{1B}[mx", after: onPaper + "y", "z") == "\u{1B}[mx")
  }

  @Test("the cursor moves in any colour")
  func movements() {
    let move = "\u{1B}[5;7H"
    #expect(filtered("\u{1B}[m" + move + "\u{1B}[31mx\r", after: "\u{1B}[31my") == move + "x\r")
    #expect(filtered("\u{1B}[m\n", after: "\u{1B}[31my") == "\u{1B}[m\n")
  }

  @Test("for blanks, written or erased, only the background is set")
  func blanks() {
    for blank in ["   ", "\u{1B}[K", "\u{1B}[1K", "\u{1B}[5P"] {
      #expect(
        filtered("\u{1B}[m" + blank + "\u{1B}[0;1m\u{1B}[31mx", after: "\u{1B}[0;1m\u{1B}[31my")
          == blank + "x")
      #expect(
        filtered("\u{1B}[32;44m" + blank + "\u{1B}[31mx", after: "\u{1B}[31my")
          == "\u{1B}[44m" + blank + "x")
      // These show in blanks too.
      #expect(
        filtered("\u{1B}[0;7m" + blank, after: "\u{1B}[mx") == "\u{1B}[0;7m" + blank)
      #expect(
        filtered("\u{1B}[m" + blank, after: "\u{1B}[0;4mx") == "\u{1B}[m" + blank)
    }
  }

  @Test("at the end the terminal has the pen that curses believes it has")
  func end() {
    #expect(
      filtered("\u{1B}[39;49m\u{1B}[m\u{1B}[2;3H", after: onPaper + "9") == "\u{1B}[2;3H\u{1B}[m")
  }

  @Test("after output of others everything is set again")
  func unknown() {
    var filter = PenFilter()
    _ = filter.filtered(Array("\u{1B}[31mx".utf8))
    filter.forget()
    #expect(filter.filtered(Array("x".utf8)) == Array("\u{1B}[0;31mx".utf8))
    // The cursor is restored with the pen that was saved with it.
    #expect(filtered("\u{1B}8\u{1B}[31mx", after: "\u{1B}[31mx") == "\u{1B}8\u{1B}[0;31mx")
  }

  @Test("what is no pen passes unchanged, also what is cut or means nothing")
  func others() {
    for text in [
      "\u{1B}[?25l\u{1B}(B\u{1B})0\u{0E}ä漢\u{1B}7", "\u{1B}[38;2", "\u{1B}", "\u{1B}[>4;1m",
    ] {
      #expect(filtered(text, after: "\u{1B}[mx") == text)
    }
    #expect(filtered("\u{1B}[38mx", after: "\u{1B}[mx") == "\u{1B}[38mx")
  }
}
