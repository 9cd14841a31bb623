import TestSupport
import Testing

@Suite(.waits) struct ConsoleTests {
  private func probe(
    term: String = "xterm-256color", environment: [String: String?] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(
      Terminal.built("console-probe"), term: term, environment: environment)
    try terminal.waitForPicture()
    return terminal
  }

  @Test(
    "Characters of one and two columns are in their cells",
    arguments: ["xterm-256color", "tmux-256color", "xterm", "vt100", "linux", "screen", "rxvt"])
  func characters(term: String) throws {
    let terminal = try probe(term: term)
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
    #expect(terminal.screen[1] == "a好好b好|")
    #expect(terminal.cell(8, 1).text == "|")
    #expect(terminal.cell(79, 23).text == "@")
  }

  @Test("Narrow characters replace wide ones, and wide ones replace narrow ones") func wide() throws
  {
    let terminal = try probe()
    terminal.type("w")
    try terminal.waitFor("abcdefgh|")
    terminal.type("w")
    try terminal.waitFor("a好好b好|")
    #expect(terminal.cell(8, 1).text == "|")
  }

  @Test("A terminal with 256 colours shows the rich ones") func many() throws {
    let terminal = try probe()
    try #require(terminal.screen[3] == "80x24 many unicode")
    #expect(terminal.cell(of: "red")?.foreground == 160)
    #expect(terminal.cell(of: "pink")?.foreground == 211)
    #expect(terminal.cell(of: "gray")?.foreground == 244)
    let onBlue = try #require(terminal.cell(of: "onblue"))
    #expect(onBlue.foreground == 160 && onBlue.background == 17)
    #expect(terminal.cell(of: "blue ")?.background == 17)
    #expect(terminal.cell(of: "bold") == plain("b", isBold: true))
    #expect(terminal.cell(of: "line")?.isUnderlined == true)
    #expect(terminal.cell(of: "turn")?.isReversed == true)
    #expect(terminal.cell(of: "80x24") == plain("8"))
  }

  @Test("Dimmed text is shown dimmed") func dim() throws {
    let terminal = try probe()
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1B}[2m") || output.contains(";2m"))
  }

  @Test("A terminal with 8 colours shows the bright ones bold") func eight() throws {
    let terminal = try probe(term: "xterm")
    try #require(terminal.screen[3] == "80x24 eight unicode")
    let red = try #require(terminal.cell(of: "red"))
    #expect(red.foreground == 1 && !red.isBold)
    let pink = try #require(terminal.cell(of: "pink"))
    #expect(pink.foreground % 8 == 1 && pink.isBold)
    #expect(terminal.cell(of: "gray")?.foreground == -1)
    let onBlue = try #require(terminal.cell(of: "onblue"))
    #expect(onBlue.foreground == 1 && onBlue.background == 4)
  }

  @Test("More colour pairs than the terminal has are shown one frame after another")
  func pairs() throws {
    let terminal = try probe(term: "xterm")
    for shift in 1...4 {
      terminal.type("c")
      try terminal.waitUntil { _ in
        (0..<40).allSatisfy { x in
          let number = x + 40 * shift
          let cell = terminal.cell(x, 6)
          return cell.text == "x" && cell.foreground == number % 8
            && cell.background == number / 8 % 8
        }
      }
      #expect(terminal.cell(of: "red")?.foreground == 1)
      #expect(terminal.cell(of: "onblue")?.background == 4)
    }
  }

  @Test(
    "Without colours, or if the person turned them off, there are none",
    arguments: [("vt100", ""), ("xterm-256color", "1"), ("xterm", "yes")])
  func noColors(term: String, noColor: String) throws {
    let terminal = try probe(term: term, environment: ["NO_COLOR": noColor])
    try #require(terminal.screen[3] == "80x24 none unicode")
    for text in ["red", "pink", "onblue", "blue "] {
      let cell = try #require(terminal.cell(of: text))
      #expect(cell.foreground == -1 && cell.background == -1)
    }
    #expect(terminal.cell(of: "turn")?.isReversed == true)
  }

  @Test(
    "If the locale is not UTF-8, characters beyond ASCII become question marks",
    arguments: ["C", "POSIX", "de_DE.ISO-8859-1"])
  func ascii(locale: String) throws {
    let terminal = try probe(environment: ["LANG": locale])
    #expect(terminal.screen[3] == "80x24 many ascii")
    #expect(terminal.screen[0] == "? ? ? ??? ? ?")
    #expect(terminal.screen[1] == "a????b??|")
    #expect(terminal.cell(79, 23).text == "@")
  }

  @Test(
    "UTF-8 is used if the environment names no locale, or one that is not installed",
    arguments: [nil, "", "xx_XX.UTF-8", "xx_XX.utf8"])
  func locale(locale: String?) throws {
    let terminal = try probe(environment: ["LANG": locale])
    #expect(terminal.screen[3] == "80x24 many unicode")
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
  }

  @Test("A key with a small effect is drawn with few bytes") func few() throws {
    let terminal = try probe()
    terminal.type("a")
    try terminal.waitFor("[a]")
    let before = terminal.bytesReceived
    terminal.type("b")
    try terminal.waitFor("[a] [b]")
    #expect(terminal.bytesReceived - before < 40)
  }

  @Test("The window has its actual size, not that of variables") func variables() throws {
    let terminal = try probe(environment: ["LINES": "10", "COLUMNS": "30"])
    #expect(terminal.cell(79, 23).text == "@")
  }

  @Test("A terminal that does not know its size has that of the variables") func unknownSize()
    throws
  {
    let terminal = try Terminal(
      "/bin/sh", ["-c", "stty rows 0 columns 0; exec \(Terminal.built("console-probe"))"],
      columns: 120, rows: 40, environment: ["LINES": "31", "COLUMNS": "97"])
    try terminal.waitFor("97x31 many")
    #expect(terminal.cell(96, 30).text == "@")
  }

  @Test("The hidden cursor is on what has the focus", arguments: ["xterm-256color", "vt100"])
  func focus(term: String) throws {
    let terminal = try probe(term: term)
    #expect(terminal.cursor == (7, 2))
    terminal.type("x")
    try terminal.waitFor("[x]")
    #expect(terminal.cursor == (7, 2))
  }

  @Test(
    "No window is too large", arguments: [(32_767, 6), (32_768, 6), (65_535, 6), (30, 65_535)])
  func large(columns: Int, rows: Int) throws {
    let terminal = try probe()
    terminal.resizeUnseen(columns: columns, rows: rows)
    try terminal.waitFor("\(min(columns, 2000))x\(min(rows, 2000)) many")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test(
    "A new window size is drawn at once", arguments: [(40, 10), (120, 40), (10, 5), (300, 100)])
  func resize(columns: Int, rows: Int) throws {
    let terminal = try probe()
    terminal.resize(columns: columns, rows: rows)
    try terminal.waitUntil { rows in
      rows.contains { $0.contains("resized") }
    }
    try terminal.waitForPicture()
    terminal.resize(columns: 80, rows: 24)
    try terminal.waitForPicture()
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
  }

  private func plain(_ text: String, isBold: Bool = false) -> Terminal.Cell {
    Terminal.Cell(
      text: text, width: 1, foreground: -1, background: -1, isBold: isBold, isUnderlined: false,
      isReversed: false)
  }
}
