import Platform
import TestSupport
import Testing

@Suite("Lines on a terminal", .waits) struct LineConsoleTests {
  private func probe(_ more: String...) throws -> Terminal {
    let terminal = try Terminal(
      Terminal.built("console-probe"), ["lines"] + more, term: "dumb")
    try terminal.waitUntil { _ in rows(of: terminal).contains("tick 0") }
    return terminal
  }

  /// The rows that the program has written, the last one as far as it has come.
  private func rows(of terminal: Terminal) -> [String] {
    String(decoding: terminal.output, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test("nothing is written into a line that is being typed; it comes when the line is finished")
  func typed() throws {
    let terminal = try probe()
    for _ in 0..<100 where !rows(of: terminal).contains("got hint, late") {
      for letter in "hint" {
        terminal.type(String(letter))
        try terminal.waitUntil { _ in true }
        terminal.receive(waiting: 30)
      }
      terminal.type("\r")
      terminal.receive(waiting: 30)
    }
    let rows = rows(of: terminal)
    #expect(rows.contains("got hint, late"))
    for row in rows.dropLast() {
      #expect(
        row == "begun" || row == "hint" || row.hasPrefix("tick ") || row.hasPrefix("got hint"),
        "\(row)")
    }
    // What waited comes before the answer.
    let typed = try #require(rows.firstIndex(of: "hint"))
    let answer = try #require(rows.firstIndex { $0.hasPrefix("got hint") })
    #expect(typed < answer)
  }

  @Test("letters of any width are erased, and a line that is empty again holds nothing back")
  func erased() throws {
    let terminal = try probe()
    terminal.type("grün日\u{7F}\u{7F}\u{7F}")
    try terminal.waitUntil { _ in String(decoding: terminal.output, as: UTF8.self).contains("日") }
    terminal.type("een\r")
    try terminal.waitUntil { _ in rows(of: terminal).contains { $0.hasPrefix("got green") } }
    terminal.type("nonsense\u{15}")
    let ticks = rows(of: terminal).count { $0.hasPrefix("tick ") }
    try terminal.waitUntil { _ in
      rows(of: terminal).count { $0.hasSuffix("") && $0.contains("tick ") } > ticks + 2
    }
    terminal.type("quit\r")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("what waits is written if no key comes, and the begun line again below it") func waited()
    throws
  {
    let terminal = try probe("impatient")
    terminal.type("hin")
    try terminal.waitUntil { _ in
      let rows = rows(of: terminal)
      let first = rows.firstIndex { $0.hasPrefix("hin") } ?? rows.count
      return rows.dropFirst(first + 1).contains { $0.hasPrefix("tick ") }
        && rows.dropFirst(first + 1).contains { $0.hasPrefix("hin") }
    }
    terminal.type("t\r")
    try terminal.waitUntil { _ in rows(of: terminal).contains { $0.hasPrefix("got hint") } }
    for row in rows(of: terminal).dropLast() {
      let whole = ["begun", "h", "hi", "hin", "hint"]
      #expect(
        whole.contains(row) || row.hasPrefix("tick ") || row.hasPrefix("got hint"), "\(row)")
    }
    #expect(rows(of: terminal).contains("hint"))
  }

  @Test("Ctrl-C and Ctrl-D leave the terminal as it was", arguments: ["\u{3}", "\u{4}"])
  func left(key: String) throws {
    let terminal = try probe()
    #expect(terminal.modes != terminal.initialModes)
    terminal.type("x")
    try terminal.waitUntil { _ in rows(of: terminal).contains { $0.hasSuffix("x") } }
    // Ctrl-D ends the input only on an empty line.
    if key == "\u{4}" { terminal.type("\u{4}\u{7F}") }
    terminal.type(key)
    #expect(try terminal.exitStatus() == .code(key == "\u{3}" ? 130 : 3))
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("a fatal signal leaves the terminal as it was") func killed() throws {
    let terminal = try probe()
    #expect(terminal.modes != terminal.initialModes)
    terminal.kill(SIGABRT)
    #expect(try terminal.exitStatus() == .signal(SIGABRT))
    #expect(terminal.modes == terminal.initialModes)
  }
}
