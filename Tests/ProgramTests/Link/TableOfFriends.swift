import Glibc
import Ordeals
import Testing

/// A table to which friends have come: `mue` in terminals of their own, the host's first.
final class TableOfFriends {
  private(set) var terminals: [Terminal]
  let homes: [Home]
  /// The screens at which somebody was asked last, so that each is answered once.
  private var answered: [String]

  /// Where the host listens, as the lobby tells it.
  let address: String
  /// The codes of the seats, in their order.
  let codes: [String]
  /// The code for those who look on.
  let watchCode: String
  private static let pace = ["--speed", "fastest", "--lang", "en"]

  /// Opens a table in the network and sits friends down at it, each with the next code.
  init(seats: Int, friends: Int, hands: Int = 1, more: [String] = []) throws {
    let homes = try (0...friends).map { _ in try Home() }
    self.homes = homes
    let host = try Terminal.mue(
      [
        "host", "--listen", "127.0.0.1:0", "--players", "\(seats)", "--hands", "\(hands)",
        "--name", "Ada", "--level", "novice",
      ] + more + Self.pace, home: homes[0], rows: 40)
    try host.waitFor("From elsewhere: mue join 127.0.0.1:")
    try host.waitUntil { rows in rows.count { $0.split(separator: "-").count == 5 } == seats }
    let words = host.words.split(separator: " ").map(String.init)
    address = try #require(words.first { $0.hasPrefix("127.0.0.1:") })
    let codes = words.filter { $0.split(separator: "-").count == 5 }
    #expect(codes.count == seats)
    self.codes = Array(codes.dropLast())
    watchCode = try #require(codes.last)
    var terminals = [host]
    for friend in 0..<friends {
      let guest = try Terminal.mue(
        ["join", address, codes[friend], "--name", Self.name(friend + 1)] + Self.pace,
        home: homes[friend + 1], rows: 40)
      try guest.waitFor("It begins when the host says so.")
      terminals.append(guest)
    }
    try host.waitUntil { rows in
      (0..<friends).allSatisfy { friend in
        rows.contains { $0.contains(Self.name(friend + 1)) && $0.hasSuffix("here") }
      }
    }
    self.terminals = terminals
    answered = terminals.map { _ in "" }
  }

  /// What a friend is called.
  static func name(_ place: Int) -> String { "Friend\(place)" }

  /// The host begins the match.
  func begin() throws {
    terminals[0].press(.enter)
    for terminal in terminals { try terminal.waitFor("hand 1 of") }
  }

  /// Everybody answers what is asked until a condition holds.
  func play(seconds: Int = 120, until isEnough: (TableOfFriends) -> Bool) throws {
    let end = ContinuousClock.now + Patience.atMost(.seconds(seconds))
    while !isEnough(self) {
      if ContinuousClock.now > end {
        throw Terminal.Failure.timedOut(screen: terminals.map(\.text).joined(separator: "\n"))
      }
      for place in terminals.indices {
        while terminals[place].receive(waiting: 2) {}
        answer(place)
      }
    }
  }

  /// Whether a hand is over at every terminal.
  var isHandOver: Bool { terminals.allSatisfy { $0.screen[0].hasSuffix(" over") } }

  /// Kills a friend's program.
  func kill(_ place: Int) throws {
    terminals[place].kill(SIGKILL)
    try terminals[place].exitStatus()
  }

  /// A friend comes back to the seat without a word.
  func comeBack(_ place: Int) throws {
    terminals[place] = try Terminal.mue(["join"] + Self.pace, home: homes[place], rows: 40)
    try terminals[place].waitFor("hand 1 of")
    answered[place] = ""
  }

  private func answer(_ place: Int) {
    let terminal = terminals[place]
    guard let question = Question(terminal.screen), terminal.text != answered[place] else { return }
    answered[place] = terminal.text
    switch question {
    case .bid, .passOnly: terminal.type("p")
    case .takeTrick: terminal.press(.home)
    case .goOn, .newMatch: break
    default: terminal.press(.enter)
    }
  }
}
