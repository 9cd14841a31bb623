import Testing

@Suite struct LearnTests {
  /// A first start, with a page behind *Learn* opened.
  private func learn(_ line: String, home: Home) throws -> Terminal {
    let terminal = try Terminal.mue(home: home, environment: ["MUE_SPEED": "fastest"])
    try terminal.waitFor("New to Mü?")
    for name in ["Learn", line] {
      while !terminal.text.contains("▸\(name)") {
        try terminal.settle()
        try terminal.change { $0.press(.down) }
      }
      terminal.press(.enter)
    }
    return terminal
  }

  /// Turns the card with some words over and waits for what is asked.
  private func read(_ words: String, _ question: String, _ terminal: Terminal) throws {
    try terminal.waitUntil { _ in terminal.words.contains(words) }
    terminal.press(.enter)
    try terminal.waitFor(question)
  }

  @Test("The first hand is played from its first card to the start screen, and not kept")
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
    while !terminal.text.contains("▸David") { try terminal.change { $0.press(.right) } }
    terminal.press(.enter)
    try finish(terminal)
    #expect(home.gameFiles.isEmpty)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  /// Leaves a lesson in the middle.
  private func finish(_ terminal: Terminal) throws {
    try terminal.waitFor("The Chief leads")
    terminal.type("q")
    try terminal.waitFor("can be played again")
  }

  @Test("A page is searched, and a link followed and left again")
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
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }
}
