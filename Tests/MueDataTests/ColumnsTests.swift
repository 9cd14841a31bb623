import CVTerm
import Testing

@testable import MueData

@Suite struct ColumnsTests {
  @Test(
    "A character takes the columns that a terminal gives it",
    arguments: [
      ("a", 1), (" ", 1), ("ü", 1), ("u\u{308}", 1), ("▲", 1), ("♛", 1), ("┌", 1), ("…", 1),
      ("●", 1), ("◆", 1), ("★", 1), ("好", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("♥\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1),
      ("👍🏽", 2), ("👨‍👩‍👧", 6), ("🇩🇪", 2), ("क्षि", 3), ("㉈", 2), ("䷀", 2), ("ᄀ", 2),
    ])
  func usual(text: String, columns: Int) {
    #expect(text.count == 1)
    #expect(text.columns == columns)
    #expect(Character(text).parts.map(\.columns).reduce(0, +) == columns)
  }

  @Test(
    "A terminal moves its cursor by as many columns",
    arguments: [
      "a", "ü", "u\u{308}", "▲", "♛", "┌", "…", "★", "好", "ｱ", "Ａ", "한", "가", "ㄱ", "、", "㍿", "😀",
      "🀄",
      "🃏", "🎴", "⌚", "⭐", "𠀀", "Ж", "ע", "ก", "€", "½", "→", "♥", "♥\u{FE0F}", "क", "⠿",
    ])
  func terminal(text: String) throws {
    let terminal = try #require(vterm_new(2, 20))
    defer { vterm_free(terminal) }
    vterm_set_utf8(terminal, 1)
    let state = vterm_obtain_state(terminal)
    vterm_state_reset(state, 1)
    let bytes = Array(text.utf8).map(CChar.init(bitPattern:))
    #expect(vterm_input_write(terminal, bytes, bytes.count) == bytes.count)
    var cursor = VTermPos()
    vterm_state_get_cursorpos(state, &cursor)
    #expect(Int(cursor.col) == text.columns)
  }

  @Test(
    "Controls, lone marks and joiners take none",
    arguments: ["\n", "\r\n", "\t", "\u{1B}", "\u{7F}", "\u{9B}", "\u{301}", "\u{200D}", "\u{AD}"])
  func nothing(text: String) {
    #expect(text.columns == 0)
    #expect(Character(text).parts.isEmpty)
  }

  @Test("Widths are those of the C library, which ncurses uses") func library() throws {
    try #require(cvterm_width(0x41) == 1, "no locale C.UTF-8 here")
    var different: [String] = []
    // Beyond the basic plane and the pictures, Unicode's versions differ by a mark here and there;
    // flag letters (1F1E6 to 1F1FF) became wide in the latest one.
    let values: [Range<UInt32>] = [
      1..<0x10000, 0x1F000..<0x1F1E6, 0x1F200..<0x1FB00, 0x20000..<0x20100,
    ]
    for value in values.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let theirs = cvterm_width(value)
      if theirs < 0 || scalar.columns == theirs || isNeverDrawn(scalar) { continue }
      different.append("U+\(String(value, radix: 16)) ours \(scalar.columns) theirs \(theirs)")
    }
    #expect(different.isEmpty, "\(different.count): \(different.prefix(20))")
  }

  /// Scalars that are never drawn; other programs give them a width.
  private func isNeverDrawn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.columns == 0 && scalar.properties.generalCategory == .format
  }
}
