import Foundation

/// The times from a key that asks for advice to its first figures, and to each later step, at tables
/// of experts.
struct AdviceTimes {
  /// A key that asks for advice.
  enum Advice: String, CaseIterable {
    case bids = "i"
    case hint = "H"
  }

  /// The times from the key, by the number of deals that the screen names.
  private(set) var steps: [Int: [Double]] = [:]

  private let mue: String
  private let players: Int
  private let advice: Advice

  init(_ mue: String, players: Int, advice: Advice) {
    self.mue = mue
    self.players = players
    self.advice = advice
  }

  /// Asks when it has been the person's turn for 0.3 s in a new game: for the first time, in the
  /// auction, or for a card.
  mutating func add(seed: Int, inPlay: Bool) throws {
    let terminal = try TerminalSession(
      mue,
      [
        "new", "--seed", "\(seed)", "--players", "\(players)", "--level", "expert", "--speed",
        "fastest",
      ],
      // The number of deals is in the last line of a page.
      columns: 80, rows: 40)
    _ = terminal.drain()
    try awaitTurn(in: terminal)
    while inPlay, !terminal.screen.shows("to come") {
      // Enter would play a card if play began meanwhile.
      terminal.type(terminal.screen.shows("Enter goes on.") ? "\r" : "p")
      _ = terminal.drain()
      try awaitTurn(in: terminal)
    }
    let begin = ContinuousClock.now
    terminal.type(advice.rawValue)
    var last = 0
    // A step takes about as long as all before it.
    while case (let count, let time) = terminal.read(within: last == 0 ? 120_000 : 4000),
      count > 0, last == 0 || time - begin < .seconds(15)
    {
      guard let deals = terminal.screen.deals, deals != last else { continue }
      last = deals
      steps[deals, default: []].append((time - begin) / .milliseconds(1))
    }
    if last == 0 { throw failure(terminal) }
  }

  /// Waits until the person is asked; the only legal card is soon played without asking.
  private func awaitTurn(in terminal: TerminalSession) throws {
    let isAsked = { ["your turn", "Enter goes on."].contains(where: terminal.screen.shows) }
    repeat {
      while !isAsked() {
        if terminal.read(within: 120_000).bytes == 0 { throw failure(terminal) }
      }
      _ = terminal.drain(quiet: 300)
    } while !isAsked()
  }

  private func failure(_ terminal: TerminalSession) -> TerminalSession.Failure {
    .noAnswer((0..<terminal.screen.rows).map(terminal.screen.row))
  }

  /// The medians, and the longest time to the first figures.
  var report: String {
    let first = Times(steps.min { $0.key < $1.key }?.value ?? [])
    let medians = steps.sorted { $0.key < $1.key }.map { deals, times in
      String(format: "%d deals %.0f ms", deals, Times(times).quantile(0.5))
    }
    let aim = advice == .bids ? " (aim: 200 ms)" : ""
    let most = String(format: "; first figures at most %.0f ms", first.quantile(1)) + aim
    return medians.joined(separator: ", ") + most
  }
}

extension EmulatedTerminal {
  /// The number of deals from which the figures on the screen come; nil if it shows none.
  fileprivate var deals: Int? {
    for y in 0..<rows {
      if let match = row(y).firstMatch(of: /(\d+) (?:possible )?deals/) { return Int(match.1) }
    }
    return nil
  }
}
