import Testing

@testable import CursesConsole

@Suite struct NotificationDialectTests {
  @Test("the environment tells how the terminal shows notifications")
  func choice() {
    #expect(NotificationDialect(environment: ["TERM": "xterm-256color"]) == .short)
    #expect(NotificationDialect(environment: ["TERM": "rxvt-unicode-256color"]) == .titled)
    #expect(NotificationDialect(environment: ["VTE_VERSION": "7600"]) == .titled)
    #expect(NotificationDialect(environment: [:]) == .short)
  }

  @Test("a text goes out whole, in the terminal's dialect")
  func sequences() {
    let text = "Mü: it is your turn."
    #expect(
      NotificationDialect.short.sequence(for: text, isUnicode: true)
        == "\u{1B}]9;Mü: it is your turn.\u{07}")
    #expect(
      NotificationDialect.titled.sequence(for: text, isUnicode: false)
        == "\u{1B}]777;notify;mue;M: it is your turn.\u{07}")
  }

  @Test("nothing in a text ends the sequence or begins another")
  func harmless() {
    let text = "4;1\u{07}\u{1B}]0;x\u{9C}\u{202E}y\n" + String(repeating: "z", count: 300)
    for dialect in [NotificationDialect.short, .titled] {
      let plain = dialect.sequence(for: "", isUnicode: true)
      let sequence = dialect.sequence(for: text, isUnicode: true)
      #expect(sequence.hasPrefix(plain.dropLast() + "41]0xyzz"))
      #expect(sequence.unicodeScalars.count { $0.properties.generalCategory == .control } == 2)
      #expect(sequence.count == plain.count + 120)
    }
  }
}
