import TestSupport
import Testing

@Suite(.waits) struct LearnTests {
  /// A first start, with a page below *Learn* opened.
  private func learn(_ line: String, home: Home) throws -> Terminal {
    let terminal = try Terminal.mue(home: home, environment: ["MUE_SPEED": "fastest"])
    try terminal.waitFor("New to Mü?")
    for name in ["Learn", line] { try terminal.open(line: name) }
    return terminal
  }

  /// Closes the instruction that contains some words and waits for the question.
  private func read(_ words: String, _ question: String, _ terminal: Terminal) throws {
    try terminal.waitUntil { _ in terminal.words.contains(words) }
    terminal.press(.enter)
    try terminal.waitFor(question)
  }

  @Test("The lesson is played from its first instruction to the list of lessons, and not saved")
  func lesson() throws {
    let home = try Home()
    let terminal = try learn("A first hand", home: home)
    try terminal.waitFor("Welcome to Mü!")
    terminal.press(.enter)
    try read("To bid is to lay cards", "Push your three 7s forward", terminal)
    terminal.type("p")
    try terminal.waitFor("For this lesson")
    for card in ["R7", "G7", "K7"] {
      while terminal.chosenCard?.written != card { try terminal.change { $0.type("7") } }
      try terminal.change { $0.press(.up) }
    }
    terminal.press(.enter)
    try read("You are in the lead", "Pass with p", terminal)
    terminal.type("p")
    try read("You are the Chief!", "Choose the 7s", terminal)
    terminal.type("7")
    terminal.press(.enter)
    try read("picks a partner", "Pick David", terminal)
    try terminal.waitFor("▸David")
    terminal.press(.enter)
    for (step, card) in [(5, "R7"), (6, "K8"), (7, "G7"), (8, "K2"), (9, "Y8")] {
      try terminal.waitFor("First hand · \(step) of 11")
      #expect(!terminal.text.contains("u undo"))
      // Not Enter, which would answer the trick that has just been taken.
      try terminal.change { $0.press(.home) }
      while terminal.chosenCard?.written != card { try terminal.change { $0.press(.right) } }
      terminal.press(.enter)
    }
    try terminal.waitFor("First hand · 10 of 11")
    try terminal.change { $0.press(.home) }
    try playOut(terminal)
    try terminal.change { $0.press(.home) }
    try terminal.waitFor(" goes on")
    terminal.press(.enter)
    try terminal.waitFor("That was the first hand")
    #expect(terminal.text.contains("A first hand, explained ✓"))
    #expect(terminal.text.contains("▸A lost contract"))
    terminal.type("q")
    try terminal.waitFor("▸New game")
    #expect(!terminal.text.contains("New to Mü?"))
    #expect(home.gameFiles.isEmpty)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("A short lesson takes a few keys, and its tick is there after a restart")
  func shortLesson() throws {
    let home = try Home()
    let terminal = try learn("Éclat", home: home)
    try read("Alice leads with three cards", "Push one card forward", terminal)
    terminal.type("p")
    try terminal.waitFor("lay just one card")
    try terminal.change { $0.press(.up) }
    terminal.press(.enter)
    try read("You share the lead with Alice", "Pass with p", terminal)
    terminal.type("p")
    try read("You lose 30 points", "−30 for you", terminal)
    terminal.press(.enter)
    try terminal.waitFor("Done: Éclat.")
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
    let again = try learn("A lost contract", home: home)
    try again.waitFor("A lost contract · 1 of 2")
    again.type("q")
    try again.waitFor("▸A lost contract")
    #expect(again.text.contains("Éclat ✓"))
  }

  @Test("What bids say is shown where a lesson asks for it, and the lesson goes on")
  func readBids() throws {
    let terminal = try learn("Reading the auction", home: Home())
    try terminal.waitUntil { _ in terminal.words.contains("David the black 7 and the black 9") }
    terminal.type("i")
    try terminal.waitFor("possible deals")
    terminal.type("i")
    try terminal.waitFor("Pass with p")
    terminal.type("p")
    try read("David has added two 7s", "Push your 7 and your 9 forward", terminal)
  }

  /// Plays the rest of the hand, up to the instruction at its end.
  private func playOut(_ terminal: Terminal) throws {
    let end = "First hand · 11 of 11"
    while true {
      try terminal.waitUntil { rows in
        Question(rows)?.wantsCard == true || rows.contains { $0.contains(end) }
      }
      if terminal.text.contains(end) { return }
      terminal.press(.home)
      try terminal.settle()
      try terminal.change { $0.press(.enter) }
    }
  }

  @Test(
    "The lesson begins in every language, and is left by a click on its keys",
    arguments: [
      ("en", "Learn", ["Welcome to Mü!", "1 of 11", "q leave"]),
      ("de", "Lernen", ["Willkommen bei Mü!", "1 von 11", "q verlassen"]),
      ("pt", "Aprender", ["Boas-vindas ao Mü!", "1 de 11", "q sair"]),
    ])
  func languages(code: String, learn: String, signs: [String]) throws {
    let (welcome, first, leave) = (signs[0], signs[1], signs[2])
    let terminal = try Terminal.mue(
      ["--lang", code], home: Home(), environment: ["MUE_SPEED": "fastest"])
    try terminal.waitFor("▸")
    while !terminal.text.contains("▸\(learn)") { try terminal.change { $0.press(.down) } }
    try terminal.change { $0.press(.enter) }
    terminal.press(.enter)
    try terminal.waitFor(welcome)
    terminal.press(.enter)
    try terminal.waitFor(first)
    let row = try #require(terminal.screen.lastIndex { $0.contains(leave) })
    let range = try #require(terminal.screen[row].firstRange(of: leave))
    let column = terminal.screen[row].distance(
      from: terminal.screen[row].startIndex, to: range.lowerBound)
    terminal.click(x: column, y: row)
    try terminal.waitUntil { !$0.joined().contains(first) && $0.joined().contains("▸") }
  }

  @Test("A page can be searched, and a link followed and left again")
  func reading() throws {
    let terminal = try learn("Rules of Mü", home: Home())
    try terminal.waitFor("The rules of Mü")
    terminal.type("/play well")
    try terminal.waitFor("/play well_")
    terminal.press(.enter)
    try terminal.waitFor("“play well”: 1 of 1")
    terminal.press(.tab, .enter)
    try terminal.waitFor("This is advice, not law.")
    terminal.press(.backspace)
    try terminal.waitFor("shared win")
    terminal.press(.escape)
    try terminal.waitFor("▸Rules of Mü")
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
  }
}
