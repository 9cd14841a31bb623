import TestSupport
import Testing

@Suite(.waits) struct ConsoleKeyTests {
  private func keys(_ terminal: Terminal) -> String { terminal.screen[4] }

  @Test(
    "Named keys arrive by name",
    arguments: ["xterm-256color", "xterm", "tmux-256color", "linux", "vt100"])
  func named(term: String) throws {
    let terminal = try Terminal.probe(term: term)
    terminal.press(.up, .down, .left, .right, .home, .end, .pageUp, .pageDown)
    try terminal.waitFor("up down left right home end pageUp pageDown")
    terminal.type("k")
    try terminal.waitUntil { $0[4].isEmpty }
    terminal.press(.enter, .tab, .backTab, .backspace, .delete)
    try terminal.waitFor("enter tab backTab backspace delete")
  }

  @Test("Arrows are recognized in both of their modes", arguments: ["[", "O"])
  func modes(kind: String) throws {
    let terminal = try Terminal.probe()
    terminal.type(["A", "B", "C", "D", "H", "F"].map { "\u{1B}" + kind + $0 }.joined())
    try terminal.waitFor("up down right left home end")
  }

  @Test("A lone Escape is Escape") func escape() throws {
    let terminal = try Terminal.probe()
    terminal.press(.escape)
    try terminal.waitUntil { $0[4] == "escape" }
    terminal.press(.escape)
    try terminal.waitUntil { $0[4] == "escape escape" }
  }

  @Test("Both line ends are Enter, both delete codes are Backspace") func twins() throws {
    let terminal = try Terminal.probe()
    terminal.send([13, 10, 8, 127])
    try terminal.waitUntil { $0[4] == "enter enter backspace backspace" }
  }

  @Test("Letters with Ctrl arrive, even those that would stop a shell's output") func control()
    throws
  {
    let terminal = try Terminal.probe()
    for letter in "aelsqxo" { terminal.control(letter) }
    try terminal.waitUntil { $0[4] == "ctrl-a ctrl-e ctrl-l ctrl-s ctrl-q ctrl-x ctrl-o" }
  }

  @Test("Characters of several bytes and with marks arrive whole") func unicode() throws {
    let terminal = try Terminal.probe()
    terminal.type("ü▲好")
    try terminal.waitUntil { $0[4] == "[ü] [▲] [好]" }
  }

  @Test("A character that arrives byte by byte is one character") func bytes() throws {
    let terminal = try Terminal.probe()
    for byte in "▲".utf8 {
      terminal.send([byte])
      terminal.receive(waiting: 5)
    }
    try terminal.waitUntil { $0[4] == "[▲]" }
  }

  @Test("Bytes that are not text are ignored") func garbage() throws {
    let terminal = try Terminal.probe()
    terminal.send([0xFF, 0x80, 0xC3, 0x28, 0xF0, 0x9F, 0x61])
    try terminal.waitUntil { $0[4] == "[(] [a]" }
  }

  @Test("Unknown sequences leave nothing behind") func unknown() throws {
    let terminal = try Terminal.probe()
    terminal.type("\u{1B}[27;5;9~\u{1B}[97;3u\u{1B}[7$\u{1B}[Wx")
    try terminal.waitUntil { $0[4].hasSuffix("[x]") }
    #expect(keys(terminal) == "[x]")
  }

  @Test("A key with Alt is neither Escape nor the key") func alt() throws {
    let terminal = try Terminal.probe()
    terminal.type("\u{1B}x\u{1B}üy")
    try terminal.waitUntil { $0[4] == "[y]" }
  }

  @Test("The bytes of an arrow may arrive apart", arguments: [nil, "5000"])
  func apart(delay: String?) throws {
    let terminal = try Terminal(
      Terminal.built("console-probe"), environment: ["ESCDELAY": delay])
    try terminal.waitForPicture()
    terminal.press(.escape)
    // Without the variable the Escape has been taken for one before the rest arrives.
    if delay == nil { try terminal.waitUntil { $0[4] == "escape" } }
    terminal.type("[C")
    try terminal.waitUntil { $0[4] == (delay == nil ? "escape right" : "right") }
    terminal.type("[D")
    try terminal.waitUntil { $0[4].hasSuffix("right [[] [D]") }
  }

  @Test("The keypad types digits and signs in both of its modes, and F1 has a name")
  func keypad() throws {
    let terminal = try Terminal.probe()
    terminal.type("\u{1B}Op\u{1B}Oy\u{1B}Ok\u{1B}Om\u{1B}On\u{1B}OM")
    try terminal.waitUntil { $0[4] == "[0] [9] [+] [-] [.] enter" }
    terminal.type("k")
    try terminal.waitUntil { $0[4].isEmpty }
    terminal.type("\u{1B}OP\u{1B}[11~\u{1B}[[Ax")
    try terminal.waitUntil { $0[4] == "f1 f1 f1 [x]" }
  }

  @Test("Pasted text is one key, even with escape sequences in it") func paste() throws {
    let terminal = try Terminal.probe()
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?2004h"))
    terminal.type("\u{1B}[200~qü\u{1B}[A1\u{1B}[201~x")
    try terminal.waitUntil { $0[4] == "paste-[qü[A1] [x]" }
  }

  @Test("A reply of the terminal is not a key, even in pieces")
  func replies() throws {
    let terminal = try Terminal.probe()
    terminal.type("\u{1B}]11;rgb:3030/3434/4646\u{07}\u{1B}P1$r0m\u{1B}\\\u{1B}[?62;22c")
    try terminal.waitUntil {
      $0[4] == "reply-]11;rgb:3030/3434/4646 reply-P1$r0m reply-[?62;22c"
    }
    terminal.type("k\u{1B}_Gi=1;")
    terminal.waitUntilRead()
    terminal.type("OK\u{1B}\\x")
    try terminal.waitUntil { $0[4] == "reply-_Gi=1;OK [x]" }
  }

  @Test(
    "The mouse is pressed, dragged and released in this order",
    arguments: ["xterm-256color", "tmux-256color", "xterm"])
  func drag(term: String) throws {
    let terminal = try Terminal.probe(term: term)
    #expect(terminal.isMouseReported)
    terminal.moveMouse(x: 3, y: 7)
    terminal.mouseButton(isPressed: true)
    terminal.moveMouse(x: 4, y: 6)
    terminal.moveMouse(x: 5, y: 5)
    terminal.mouseButton(isPressed: false)
    terminal.moveMouse(x: 9, y: 9)
    try terminal.waitUntil { $0[4] == "press@3,7 drag@4,6 drag@5,5 release@5,5" }
  }

  @Test("No mouse report of a burst is lost") func burst() throws {
    let terminal = try Terminal.probe()
    var reports = "\u{1B}[<0;1;1M"
    for x in 2...200 { reports += "\u{1B}[<32;\(x);1M" }
    terminal.type(reports + "\u{1B}[<0;200;1mk\u{1B}[<0;5;6M\u{1B}[<0;5;6m")
    try terminal.waitUntil { $0[4] == "press@4,5 release@4,5" }
  }

  @Test("The wheel turns both ways") func wheel() throws {
    let terminal = try Terminal.probe()
    terminal.moveMouse(x: 1, y: 2)
    terminal.mouseButton(4, isPressed: true)
    terminal.mouseButton(5, isPressed: true)
    try terminal.waitUntil { $0[4] == "wheelUp@1,2 wheelDown@1,2" }
  }

  @Test("Another thread ends the wait") func woken() throws {
    let terminal = try Terminal.probe()
    terminal.type("z")
    try terminal.waitUntil { $0[4] == "[z] woken" }
  }

  @Test("Bytes on another descriptor end the wait") func elsewhere() throws {
    let terminal = try Terminal.probe()
    terminal.type("p")
    try terminal.waitUntil { $0[4] == "[p] read-3" }
  }

  @Test("The wait ends once when its time is over") func timeout() throws {
    let terminal = try Terminal.probe()
    terminal.type("t")
    try terminal.waitUntil { $0[4] == "[t] timed-out" }
    terminal.type("t")
    try terminal.waitUntil { $0[4] == "[t] timed-out [t] timed-out" }
  }

  @Test("No bytes and no window sizes stop the program", arguments: 1...4 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    let terminal = try Terminal.probe()
    var state = seed
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    // Without the bytes that end the probe: q, the digits, also of the keypad, and Ctrl with C, Z and backslash.
    let ends: Set<UInt8> = [
      0x71, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x8F, 0x03, 0x1A, 0x1C,
    ]
    for _ in 0..<40 {
      let bytes = (0..<random(below: 200)).map { _ in UInt8(random(below: 256)) }
      terminal.send(bytes.filter { !ends.contains($0) })
      terminal.resize(columns: 10 + random(below: 290), rows: 5 + random(below: 95))
    }
    terminal.resize(columns: 80, rows: 24)
    try terminal.waitForPicture()
    // Ctrl-X ends a string that has begun.
    terminal.type("\u{18}~~~~kü")
    try terminal.waitFor("[ü]")
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }
}
