import TestSupport
import Testing

@Suite(.waits) struct ClaimTests {
  @Test("A claim is refused with a card that may refute it, and the last card needs none")
  func claiming() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(players: 3, home: home)
    _ = try terminal.question()
    try terminal.settle()
    terminal.type("C")
    try terminal.waitFor("Claim when it is your turn to play a card.")
    var answers: Set<String> = []
    while true {
      let question = try Person(terminal: terminal, bids: 1).play {
        $0.wantsCard || $0 == .goOn
      }
      if question == .goOn { break }
      try terminal.settle()
      let offered = terminal.text.contains("Nothing is left to decide")
      terminal.type("C")
      let possible = [
        "may beat your", "too much to check", "the rest is yours", "The rest is played.",
      ]
      try terminal.waitUntil { rows in possible.contains { rows.joined().contains($0) } }
      let answer = possible.first { terminal.text.contains($0) } ?? ""
      answers.insert(answer)
      if answer == possible[2] || answer == possible[3] {
        terminal.press(.home)
        try terminal.waitFor(.goOn)
        break
      }
      #expect(!offered)
      try terminal.settle()
      if question == .lead { try terminal.change { $0.press(.home) } }
      try terminal.change { $0.press(.enter) }
    }
    #expect(answers.contains("may beat your"))
    #expect(answers.contains { $0.contains("rest") })
  }

  @Test("The log tells the hand in words") func log() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, columns: 48, rows: 40)
    try Person(terminal: terminal, bids: 1).play { $0.wantsCard }
    terminal.type("m")
    try terminal.waitFor("Trick 1:")
    terminal.press(.home)
    try terminal.waitFor("Hand 1 · ")
    #expect(terminal.text.contains("You lay "))
    terminal.press(.escape)
    _ = try terminal.question()
  }
}
