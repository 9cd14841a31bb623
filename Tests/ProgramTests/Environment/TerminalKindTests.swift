import TestSupport
import Testing

@Suite(.waits) struct TerminalKindTests {
  @Test(
    "Without a terminal a sentence says so, and the game is in plain mode",
    arguments: [[], ["new"]])
  func noTerminal(arguments: [String]) throws {
    let run = try CommandRun(arguments, home: Home())
    #expect(
      run.complaint == "there is no terminal here for the table, so the game is told in lines")
    #expect(run.output.hasPrefix("Mü, told in lines."))
    #expect(run.status == 0)
  }

  @Test(
    "A terminal that cannot place text, or has no name, is reported, and the game is in plain mode",
    arguments: ["dumb", "", nil])
  func plain(term: String?) throws {
    let home = try Home()
    let terminal = try Terminal.mue(home: home, environment: ["TERM": term])
    let sentence =
      term == "dumb"
      ? "mue: the terminal “dumb” is too plain for the table, so"
      : "mue: the terminal “\(term ?? "")” is unknown here (TERM), so"
    try terminal.waitUntil { $0.joined(separator: " ").contains("or pass. You may lay 1: ") }
    #expect(terminal.words.hasPrefix(sentence))
    terminal.type("q\n")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(!terminal.output.contains(0x1B))
    #expect(home.gameFiles.first == "0001.mue")
  }

  @Test("A terminal that is unknown here is treated as one that is not, and a sentence says so")
  func unknown() throws {
    let home = try Home()
    let sentence =
      "the terminal “xterm-kitty” is unknown here (TERM), so it is treated as xterm-256color"
    let terminal = try Terminal.newGame(home: home, term: "xterm-kitty")
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    #expect(!terminal.words.contains(sentence))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
    #expect(terminal.words.contains("mue: \(sentence)"))
    let doctor = try Terminal.mue(
      ["doctor"], home: home, columns: 120, rows: 40, term: "xterm-kitty")
    try doctor.waitFor("--  \(sentence)")
  }

  @Test("What is reported on a narrow terminal is wrapped between words")
  func narrow() throws {
    let home = try Home()
    let terminal = try Terminal.mue(
      home: home, columns: 48, rows: 40, environment: ["TERM": "dumb"])
    try terminal.waitFor("You may lay 1: ")
    #expect(terminal.screen[0] == "mue: the terminal “dumb” is too plain for the")
    #expect(terminal.screen[1] == "table, so the game is told in lines")
  }

  @Test("With NO_COLOR every cell has the terminal's own colours") func noColor() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, environment: ["NO_COLOR": "1"])
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    for page in ["z", "[", "]"] {
      terminal.type(page)
      try terminal.waitFor(["z": "does nothing", "[": "Trumps", "]": "so far"][page] ?? page)
      #expect(!terminal.hasColors)
    }
    let colored = try Terminal.newGame(home: Home())
    try colored.waitFor(.bid)
    #expect(colored.hasColors)
  }

  @Test(
    "The person decides how many colours there are",
    arguments: [
      ("24bit", 0x100_0000...0x1FF_FFFF), ("256", 16...255), ("16", 0...15), ("none", -1...(-1)),
    ])
  func colors(depth: String, range: ClosedRange<Int>) throws {
    let home = try Home()
    let asked = try Terminal.mue(
      ["new", "--seed", "5", "--colors", depth], home: home,
      environment: depth == "24bit" ? ["NO_COLOR": "1"] : ["COLORTERM": "truecolor"])
    try asked.waitFor(.bid)
    #expect(asked.colors.subtracting([-1]).allSatisfy(range.contains))
    #expect(asked.hasColors == (depth != "none"))
    #expect(try CommandRun(["config", "colors", depth], home: Home()).status == 0)
    let wrong = try CommandRun(["new", "--colors", depth + "s"], home: Home())
    #expect(wrong.status == 2)
    #expect(wrong.complaint?.contains("auto, 24bit, 256, 16, none") == true)
  }

  @Test("The setting of colours is obeyed at once") func setting() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    #expect(terminal.colors.allSatisfy { $0 < 256 })
    terminal.press(.escape)
    try terminal.waitFor("Back to the table")
    terminal.press(.down, .enter)
    try terminal.open(line: "Colour depth", turnedTo: "24 bit")
    terminal.press(.escape)
    try terminal.waitUntil { _ in terminal.colors.contains { $0 > 255 } }
    #expect(try CommandRun(["config", "colors"], home: home).output == "24bit\n")
  }

  @Test(
    "If the locale has no Unicode, all output is ASCII",
    arguments: Home.languageCodes)
  func ascii(language: String) throws {
    let home = try Home()
    let terminal = try Terminal.mue(
      ["new", "--seed", "5", "--level", "casual", "--speed", "fastest", "--lang", language],
      home: home, environment: ["LANG": "C"])
    try terminal.waitFor("+----+----+")
    if language == "en" {
      try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    } else {
      try terminal.change { $0.press(.up) }
      try terminal.change { $0.press(.enter) }
    }
    for page in "[]" { try terminal.change { $0.type(String(page)) } }
    try terminal.change { $0.press(.escape) }
    // How to play, the rules and the credits are on lines 5 to 7 of the menu.
    for line in 5...7 {
      try terminal.change { $0.press(.escape) }
      for _ in 1..<line { try terminal.change { $0.press(.down) } }
      try terminal.change { $0.press(.enter) }
      terminal.press(.pageDown)
      try terminal.change { $0.press(.escape) }
    }
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test("On the Linux console suits and roles are letters, which every font has") func console()
    throws
  {
    let terminal = try Terminal.newGame(home: Home(), term: "linux")
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    try terminal.settle()
    #expect(terminal.screen[0].hasPrefix(" Mü - hand 1 - to 200"))
    #expect(terminal.text.contains("10 cards - 0 pts"))
    let signs = terminal.text.unicodeScalars.filter { !$0.isASCII && !$0.properties.isAlphabetic }
    #expect(signs.isEmpty)
  }

  @Test("On a light background the theme is light, unless the person has chosen one")
  func light() throws {
    func felt(_ theme: String?) throws -> (dark: Int, light: Int) {
      let home = try Home()
      if let theme { _ = try CommandRun(["config", "theme", theme], home: home) }
      let terminal = try Terminal.newGame(home: home)
      try terminal.waitFor(.bid)
      let dark = terminal.cell(40, 8).background
      terminal.type("\u{1B}]11;rgb:fafa/fafa/fafa\u{1B}\\")
      if theme == nil { try terminal.waitUntil { _ in terminal.cell(40, 8).background != dark } }
      try terminal.settle()
      return (dark, terminal.cell(40, 8).background)
    }
    let automatic = try felt(nil)
    let (clear, light) = (try felt("clear"), try felt("light"))
    #expect(automatic == (clear.dark, light.dark))
    #expect(clear.dark == clear.light && light.dark == light.light && clear.dark != light.dark)
  }

  @Test("doctor asks the terminal, and names lines that are too wide and their cure")
  func doctor() throws {
    let home = try Home()
    let sentence = "!!  lines take two columns here"
    func run(typing answers: String, _ status: ExitStatus = .code(0)) throws -> String {
      let terminal = try Terminal.mue(["doctor"], home: home, columns: 120, rows: 40)
      terminal.answersQuestions = false
      try terminal.waitUntil { _ in String(decoding: terminal.output, as: UTF8.self).contains("[6n")
      }
      terminal.type(answers)
      #expect(try terminal.exitStatus() == status)
      #expect(terminal.isRestored)
      return terminal.text
    }
    let wide = try run(
      typing: "\u{1B}[1;3R\u{1B}P1+r5463\u{1B}\\\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[?62c", .code(1))
    #expect(wide.contains(sentence) && wide.contains("mue config symbols ascii"))
    #expect(wide.contains("xterm-256color, 24-bit colours"))
    #expect(wide.contains("the background is light"))
    let narrow = try run(typing: "\u{1B}[1;2R\u{1B}[?62c")
    #expect(!narrow.contains(sentence) && narrow.contains("xterm-256color, 256 colours"))
    #expect(try CommandRun(["config", "symbols", "ascii"], home: home).status == 0)
    #expect(try !run(typing: "\u{1B}[1;3R\u{1B}[?62c").contains(sentence))
    #expect(try !run(typing: "\u{3}", .signal(2)).contains("characters"))
  }

  @Test(
    "A terminal with eight colours, or none, shows the whole table",
    arguments: ["xterm", "vt100", "screen", "tmux-256color"])
  func kinds(term: String) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, term: term)
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    try terminal.settle()
    #expect(terminal.screen[0].hasPrefix(" Mü · hand 1 · to 200"))
    #expect(terminal.text.contains("10 cards · 0 pts"))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }
}

extension Terminal {
  /// Whether any cell has a colour of its own.
  fileprivate var hasColors: Bool { colors != [-1] }

  /// The colours of all cells.
  fileprivate var colors: Set<Int> {
    Set(
      (0..<rows).flatMap { y in
        (0..<columns).flatMap { x in [cell(x, y).foreground, cell(x, y).background] }
      })
  }

  /// Goes down a list of settings to a line, and turns it to a value.
  fileprivate func open(line: String, turnedTo value: String) throws {
    while !text.contains("▸\(line)") { try change { $0.press(.down) } }
    while !text.contains("‹ \(value) ›") { try change { $0.press(.right) } }
  }
}
