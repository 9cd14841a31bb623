import Synchronization
import TestSupport
import Testing

/// What the person at a guest's terminal reads when the host's program could have chosen a deal.
@Suite("Doubtful deals between programs", .waitsLong) struct DoubtfulDealTests {
  /// What a changed host's program does.
  enum Trick: CaseIterable {
    case neverAsks, dropsBytes, asksAgain, dealsOtherCards

    /// What the guest's person reads.
    var sentence: String {
      switch self {
      case .neverAsks: "Nobody asked you to shuffle hand 1!"
      case .dropsBytes: "Hand 1 was dealt without your shuffle!"
      case .asksAgain: "You had to shuffle hand 1 twice!"
      case .dealsOtherCards: "The deal of hand 1 was not honest!"
      }
    }

    /// What the score sheet says of the hand then.
    var row: String {
      switch self {
      case .neverAsks, .dropsBytes, .asksAgain: "in doubt: the host could have chosen here"
      case .dealsOtherCards: "contradicted: the host changed something here"
      }
    }

    /// The lines in place of one of the host's or of a guest's.
    func replace(_ line: String, _ isHosts: Bool) -> [String] {
      switch self {
      case .neverAsks: isHosts && line.hasPrefix(#"{"commit"#) ? [] : [line]
      case .dropsBytes: !isHosts && line.hasPrefix(#"{"reveal"#) ? [] : [line]
      case .asksAgain:
        isHosts && line.hasPrefix(#"{"commitments":{"hand":1,"#)
          ? [line, #"{"commit":{"hand":1,"digest":"\#(String(repeating: "7", count: 64))"}}"#]
          : [line]
      case .dealsOtherCards:
        // The view of the next hand comes first, so that the guest forgets the cards it has seen.
        isHosts && line.hasPrefix(#"{"hand":{"#)
          ? [nextHand.withLock { $0 }, line.exchangingSuits] : [noted(line)]
      }
    }

    private func noted(_ line: String) -> String {
      if line.hasPrefix(#"{"format""#) {
        nextHand.withLock { $0 = line.replacing(#""hand":1}"#, with: #""hand":2}"#) }
      }
      return line
    }
  }

  /// A table whose host plays a trick on friends who join it; keep the socket as long as they play.
  private func table(
    with trick: Trick, friends: Int
  ) throws -> (TableOfFriends, LocalSocket?) {
    var forger: LocalSocket?
    let table = try TableOfFriends(
      seats: 3, friends: friends, hands: 2,
      by: .socket { home in
        let socket = LocalSocket(home: home)
        try socket.find()
        try socket.forge(trick.replace)
        forger = socket
      })
    return (table, forger)
  }

  @Test(
    "the person reads so once, in the hand or after it, and it remains on the score sheet",
    arguments: Trick.allCases)
  func told(trick: Trick) throws {
    let (table, forger) = try table(with: trick, friends: 1)
    let guest = table.terminals[1]
    try table.begin()
    try table.play { _ in guest.text.contains(trick.sentence) }
    guest.type("]")
    try guest.waitFor(trick.row)
    #expect(!guest.text.contains(trick.sentence))
    withExtendedLifetime(forger) {}
  }

  @Test("a program's person reads it in a line, once a hand")
  func program() throws {
    let (table, forger) = try table(with: .neverAsks, friends: 0)
    let mind = Terminal.built("mue-arena") + " mind plain"
    // No line leaves the window.
    let bot = try Terminal.mue(
      ["join", "--name", "Bot", "--mind", mind, "--lang", "en"], home: table.homes[0], rows: 1000,
      environment: table.environment)
    try table.terminals[0].waitUntil { $0.contains { $0.contains("Bot") && $0.hasSuffix("here") } }
    try table.begin()
    try table.play { _ in
      while bot.receive(waiting: 0) {}
      return bot.text.contains("Nobody asked you to shuffle hand 2!")
    }
    #expect(bot.text.ranges(of: "Nobody asked you to shuffle hand 1!").count == 1)
    withExtendedLifetime(forger) {}
  }
}

/// The last view that a guest was sent, as if it were the next hand's.
private let nextHand = Mutex("")

extension String {
  /// The text with red and blue exchanged, in cards and in names of trumps.
  fileprivate var exchangingSuits: String {
    replacing(/[RB](?=[0-9])/) { $0.output == "R" ? "B" : "R" }
      .replacing(/"(red|blue)"/) { $0.output.1 == "red" ? "\"blue\"" : "\"red\"" }
  }
}
