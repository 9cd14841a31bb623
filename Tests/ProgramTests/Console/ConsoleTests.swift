import Foundation
import Platform
import TestSupport
import Testing

@Suite(.waits) struct ConsoleTests {
  @Test(
    "Characters of one and two columns are in their cells",
    arguments: ["xterm-256color", "tmux-256color", "xterm", "vt100", "linux", "screen", "rxvt"])
  func characters(term: String) throws {
    let terminal = try Terminal.probe(term: term)
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
    #expect(terminal.screen[1] == "a好好b好|")
    #expect(terminal.cell(8, 1).text == "|")
    #expect(terminal.cell(79, 23).text == "@")
  }

  @Test("Narrow characters replace wide ones, and wide ones replace narrow ones") func wide() throws
  {
    let terminal = try Terminal.probe()
    terminal.type("w")
    try terminal.waitFor("abcdefgh|")
    terminal.type("w")
    try terminal.waitFor("a好好b好|")
    #expect(terminal.cell(8, 1).text == "|")
  }

  @Test("A terminal with 256 colours shows the rich ones") func many() throws {
    let terminal = try Terminal.probe()
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
    let terminal = try Terminal.probe()
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1B}[2m") || output.contains(";2m"))
  }

  @Test("A terminal with 8 colours shows the bright ones bold") func eight() throws {
    let terminal = try Terminal.probe(term: "xterm")
    try #require(terminal.screen[3] == "80x24 eight unicode")
    let red = try #require(terminal.cell(of: "red"))
    #expect(red.foreground == 1 && !red.isBold)
    let pink = try #require(terminal.cell(of: "pink"))
    #expect(pink.foreground % 8 == 1 && pink.isBold)
    #expect(terminal.cell(of: "gray")?.foreground == -1)
    let onBlue = try #require(terminal.cell(of: "onblue"))
    #expect(onBlue.foreground == 1 && onBlue.background == 4)
  }

  @Test("More colour pairs than curses can name are shown one frame after another")
  func pairs() throws {
    let terminal = try Terminal.probe(environment: ["COLORTERM": "truecolor"])
    // 1280 pairs each, and curses has 32767.
    for shift in 1...27 {
      terminal.type("c")
      try terminal.waitUntil { _ in
        [(0, 6), (79, 21)].allSatisfy { x, y in
          let cell = terminal.cell(x, y)
          let number = 1280 * shift + 80 * (y - 6) + x
          return cell.text == "x" && cell.foreground == 0x100_0000 + number * 256
            && cell.background == 0x1FF_0000 + number
        }
      }
      #expect(terminal.cell(of: "red")?.foreground == 0x1D7_0000)
      #expect(terminal.cell(of: "onblue")?.background == 0x101_005F)
    }
  }

  @Test(
    "A terminal that is known to have all colours shows them",
    arguments: [
      ("xterm-256color", ["COLORTERM": "truecolor"]), ("xterm", ["COLORTERM": "24bit"]),
      ("screen", ["COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"]),
      ("tmux-256color", ["COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"]),
    ])
  func direct(term: String, environment: [String: String]) throws {
    let terminal = try Terminal.probe(term: term, environment: environment)
    try #require(terminal.screen[3] == "80x24 direct unicode")
    #expect(terminal.cell(of: "red")?.foreground == 0x1D7_0000)
    #expect(terminal.cell(of: "pink")?.foreground == 0x1FF_87AF)
    #expect(terminal.cell(of: "gray")?.foreground == 0x180_8080)
    #expect(terminal.cell(of: "onblue")?.background == 0x101_005F)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("+q"))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "A terminal that many systems do not know is taken for an xterm with the colours its name says",
    arguments: [
      "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour", "konsole-256color",
      "vte-256color", "iTerm2.app", "mintty", "ms-terminal", "xterm-direct", "tmux-direct",
    ])
  func undescribed(term: String) throws {
    let terminal = try Terminal.probe(term: term)
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
    #expect(terminal.screen[3] == "80x24 direct unicode")
    #expect(terminal.cell(of: "red")?.foreground == 0x1D7_0000)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "A terminal whose name says nothing has 256 colours until it answers",
    arguments: ["st-256color", "putty-256color", "nonsense"])
  func undescribedOfMany(term: String) throws {
    let terminal = try Terminal.probe(term: term)
    #expect(terminal.screen[3] == "80x24 many unicode")
    #expect(terminal.cell(of: "red")?.foreground == 160)
  }

  @Test("The environment that other programs get is not changed") func environment() throws {
    let terminal = try Terminal.probe()
    terminal.type("e")
    try terminal.waitFor("TERMINFO=nil")
    let own = try Terminal.probe(environment: ["TERMINFO": "/lib/terminfo"])
    own.type("e")
    try own.waitFor("TERMINFO=/lib/terminfo")
  }

  @Test(
    "A claim of all colours is not believed where they would look wrong",
    arguments: [
      ("linux", ["COLORTERM": "truecolor"], "eight"), ("vt100", ["COLORTERM": "truecolor"], "none"),
      ("screen", ["COLORTERM": "truecolor"], "eight"),
      ("screen-256color", ["COLORTERM": "truecolor", "STY": "1.tty"], "many"),
      ("xterm-256color", ["COLORTERM": "yes"], "many"),
    ])
  func unbelieved(term: String, environment: [String: String], palette: String) throws {
    let terminal = try Terminal.probe(term: term, environment: environment)
    #expect(terminal.screen[3] == "80x24 \(palette) unicode")
  }

  @Test(
    "A terminal that answers that it has all colours is drawn again with them",
    arguments: ["xterm-256color", "xterm"],
    ["P1+r524742=382F382F38", "P1+r5463", "P1$r0;48:2::150:150:150m", "P1$r48;2;150;150;150m"])
  func answer(term: String, answer: String) throws {
    let terminal = try Terminal.probe(term: term)
    try #require(terminal.screen[3].hasSuffix(term == "xterm" ? "eight unicode" : "many unicode"))
    terminal.type("\u{1B}P0+r524742\u{1B}\\\u{1B}P1$r0m\u{1B}\\x")
    try terminal.waitFor("[x]")
    #expect(!terminal.text.contains("direct"))
    terminal.type("\u{1B}\(answer)\u{1B}\\")
    try terminal.waitUntil { $0[3] == "80x24 direct unicode" }
    #expect(terminal.cell(of: "red")?.foreground == 0x1D7_0000)
    #expect(terminal.cell(of: "onblue")?.background == 0x101_005F)
  }

  @Test("A terminal that shows one of 256 colours is drawn again with them") func manyAnswered()
    throws
  {
    let terminal = try Terminal.probe(term: "xterm")
    try #require(terminal.screen[3] == "80x24 eight unicode")
    terminal.type("\u{1B}P1$r0;48:5:208m\u{1B}\\")
    try terminal.waitUntil { $0[3] == "80x24 many unicode" }
    #expect(terminal.cell(of: "red")?.foreground == 160)
    #expect(terminal.cell(of: "onblue")?.background == 17)
  }

  @Test("A frame is put between marks if the terminal shows it at once then") func marks() throws {
    let terminal = try Terminal.probe()
    terminal.type("\u{1B}[?2026;2$ya")
    try terminal.waitFor("[a]")
    terminal.type("b")
    try terminal.waitFor("[b]")
    let output = String(decoding: terminal.output, as: UTF8.self)
    let frames = output.components(separatedBy: "\u{1B}[?2026h").dropFirst()
    #expect(frames.count >= 1 && frames.allSatisfy { $0.hasSuffix("\u{1B}[?2026l") })
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let end = String(decoding: terminal.output.dropFirst(output.utf8.count), as: UTF8.self)
    #expect(end.contains("\u{1B}[?2026l") && !end.contains("\u{1B}[?2026h"))
  }

  @Test("No frame is put between marks before the terminal has said that it knows them")
  func unmarked() throws {
    let terminal = try Terminal.probe()
    terminal.type("\u{1B}[?2026;0$ya")
    try terminal.waitFor("[a]")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?2026h"))
  }

  @Test("The terminal is asked before the first frame, which wipes what it does not understand")
  func asked() throws {
    let output = String(decoding: try Terminal.probe().output, as: UTF8.self)
    let question = try #require(output.firstRange(of: "\u{1B}P+q524742\u{1B}\\"))
    let behind = output[question.upperBound...]
    let frame = try #require(behind.firstRange(of: "\u{1B}[H\u{1B}[2J"))
    #expect(frame.lowerBound < (try #require(output.firstRange(of: "red"))).lowerBound)
  }

  @Test("Terminals that may print questions get none", arguments: ["linux", "vt100", "screen"])
  func unasked(term: String) throws {
    #expect(
      !String(decoding: try Terminal.probe(term: term).output, as: UTF8.self).contains("\u{1B}P"))
  }

  @Test(
    "Without colours, or if the person turned them off, there are none",
    arguments: [("vt100", ""), ("xterm-256color", "1"), ("xterm", "yes")])
  func noColors(term: String, noColor: String) throws {
    let terminal = try Terminal.probe(term: term, environment: ["NO_COLOR": noColor])
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
    let terminal = try Terminal.probe(environment: ["LANG": locale])
    #expect(terminal.screen[3] == "80x24 many ascii")
    #expect(terminal.screen[0] == "? ? ? ??? ? ?")
    #expect(terminal.screen[1] == "a????b??|")
    #expect(terminal.cell(79, 23).text == "@")
  }

  @Test(
    "UTF-8 is used if the environment names no locale, or one that is not installed",
    arguments: [nil, "", "xx_XX.UTF-8", "xx_XX.utf8"])
  func locale(locale: String?) throws {
    let terminal = try Terminal.probe(environment: ["LANG": locale])
    #expect(terminal.screen[3] == "80x24 many unicode")
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
  }

  @Test("A key with a small effect is drawn with few bytes") func few() throws {
    let terminal = try Terminal.probe()
    terminal.type("a")
    try terminal.waitFor("[a]")
    let before = terminal.bytesReceived
    terminal.type("b")
    try terminal.waitFor("[a] [b]")
    #expect(terminal.bytesReceived - before < 40)
    terminal.type("c")
    try terminal.waitFor("xxxx")
    let output = String(decoding: terminal.output.dropFirst(before), as: UTF8.self)
    // Nothing switches to line drawing characters and back.
    #expect(!output.contains("\u{1B}(") && !output.contains("\u{F}"))
  }

  @Test("The window has its actual size, not that of variables") func variables() throws {
    let terminal = try Terminal.probe(environment: ["LINES": "10", "COLUMNS": "30"])
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
    let terminal = try Terminal.probe(term: term)
    #expect(terminal.cursor == (7, 2))
    terminal.type("x")
    try terminal.waitFor("[x]")
    #expect(terminal.cursor == (7, 2))
  }

  @Test(
    "No window is too large", arguments: [(32_767, 6), (32_768, 6), (65_535, 6), (30, 65_535)])
  func large(columns: Int, rows: Int) throws {
    let terminal = try Terminal.probe()
    terminal.resizeUnseen(columns: columns, rows: rows)
    try terminal.waitFor("\(min(columns, 2000))x\(min(rows, 2000)) many")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("A start in a window of any size takes no more memory than a resize to it")
  func largeStart() throws {
    let terminal = try Terminal.mue(
      ["new", "--seed", "3"], home: Home(),
      by: ["/bin/sh", "-c", "stty rows 5000 cols 5000; exec \"$@\"", "sh"])
    // The emulator is smaller: it gets nothing of the frame.
    var output = [pollfd(fd: terminal.controller, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&output, 1, Patience.milliseconds) == 1)
    let status = try String(contentsOfFile: "/proc/\(terminal.process)/status", encoding: .utf8)
    let peak = try #require(status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) })
    #expect(peak / 1024 < Patience.atMost(megabytes: 1000))
  }

  @Test(
    "A description that has curses wait for minutes keeps nobody waiting",
    arguments: [("rmcup=", "x"), ("rmcup=x", ""), ("cup=\\E[%i%p1%d;%p2%dH", "")],
    ["", "setaf=\\E[38;5;%p1%dm"])
  func padding(string: (begin: String, end: String), other: String) throws {
    // Curses waits ten seconds for each mark.
    let waiting = string.begin + String(repeating: "$<9999/>", count: 60) + string.end
    let home = try Home()
    let script = """
      infocmp -1 xterm-256color | grep -v '^#' | sed '1s/.*/slow|slow,/' > all
      for entry in '\(waiting)' '\(other)'; do
        test -z "$entry" || { grep -v "^\t${entry%%=*}=" all; printf '\t%s,\n' "$entry"; } > next
        test -z "$entry" || mv next all
      done
      tic -x -o "$HOME/terminfo" all
      """
    let made = try SystemRun(["sh", "-c", "cd \"$HOME\" && \(script)"], home: home)
    try #require(made.status == 0, "\(made.output)")
    let terminal = try Terminal.mue(
      ["new", "--seed", "3"], home: home, term: "slow",
      environment: ["TERMINFO": home.path + "/terminfo"])
    try terminal.waitUntil { $0[0].contains("hand 1") }
    terminal.kill(SIGTERM)
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test(
    "A new window size is drawn at once", arguments: [(40, 10), (120, 40), (10, 5), (300, 100)])
  func resize(columns: Int, rows: Int) throws {
    let terminal = try Terminal.probe()
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
