import TestSupport
import Testing

/// A person at the table who reads the screen and presses keys.
///
/// The person lays one card a turn, up to a number of cards, and then passes, names the first
/// trump, picks the first partner and plays the first legal card.
struct Person {
  let terminal: Terminal
  /// The number of cards that the person lays in the auction.
  var bids = 0

  /// Plays until a question fulfils a condition, and returns it.
  @discardableResult
  func play(until isEnough: (Question) -> Bool) throws -> Question {
    var laid = 0
    while true {
      let question = try terminal.question()
      if isEnough(question) { return question }
      try answer(question, laid: &laid)
    }
  }

  /// Plays to the reckoning of the hand.
  func playHand() throws { try play { $0 == .goOn } }

  /// Lays the chosen card in the auction.
  func layCard() throws {
    terminal.press(.up)
    try terminal.waitFor(.lock)
    try terminal.change { $0.press(.enter) }
  }

  /// Answers the next question.
  func answer() throws {
    var laid = 0
    try answer(terminal.question(), laid: &laid)
  }

  private func answer(_ question: Question, laid: inout Int) throws {
    switch question {
    case .bid where laid < bids:
      laid += 1
      try layCard()
    case .bid, .passOnly: try terminal.change { $0.type("p") }
    // Not Enter: the trick may be taken automatically in the meantime, and Enter would answer what
    // follows.
    case .takeTrick: try terminal.change { $0.press(.home) }
    // Before a lead no card is chosen.
    case .lead where !terminal.text.contains("▼"):
      try terminal.change { $0.press(.home) }
      try confirm()
    default: try confirm()
    }
  }

  /// Presses Enter until it has an effect; just after a trick has been taken automatically it has
  /// none.
  private func confirm() throws {
    let before = terminal.screen
    for _ in 0..<5 where terminal.screen == before {
      terminal.press(.enter)
      try? terminal.waitUntil(Deadline(after: .seconds(3))) { $0 != before }
    }
    try #require(terminal.screen != before)
  }
}
