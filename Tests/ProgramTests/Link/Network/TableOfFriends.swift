import Platform
import TestSupport
import Testing

/// A table that friends have joined: `mue` in a terminal for each, the host's first.
final class TableOfFriends {
  private(set) var terminals: [Terminal]
  /// The homes of the programs: one for each machine, or one for all who join through a socket and
  /// so share the host's account.
  let homes: [Home]
  /// The screens that were answered last, so that each is answered once.
  ///
  /// It is answered again after a while, since a key that arrives just after a trick has been taken
  /// automatically is dropped.
  private var answered: [(screen: String, again: Deadline)]
  /// Whether everybody goes on without being asked when a hand is over.
  var goesOn = true
  /// How many cards each player has laid in the auction of a hand, by the title of the hand.
  private var laid: [[String: Int]] = Array(repeating: [:], count: 6)
  /// The most cards that each player lays, so that there are a Chief and a Vice.
  private static let bids = [0, 3, 1, 2, 1, 1]

  /// The address at which the host listens, as the lobby shows it; empty if friends join through a
  /// socket.
  let address: String
  /// The codes of the seats, in order, and the one for onlookers; empty if friends join through a
  /// socket.
  private let allCodes: [String]
  /// Where the host's program opens tables, so that programs with other homes find them.
  let environment: [String: String?]
  /// The words that start the programs of friends on another host.
  private let elsewhere: [String]
  private static let pace = ["--speed", "fastest", "--lang", "en"]

  /// How friends join the table.
  enum Way {
    /// Over the network, each with the next code; `past` replaces the address of the table by
    /// another one.
    case network(past: (_ seat: Int, _ address: String) throws -> String = { $1 })
    /// From another host.
    case far(TwoHosts)
    /// Through a socket on this machine, all with the host's account and home.
    case socket
  }

  /// Opens a table and has friends join it.
  init(
    seats: Int, friends: Int, hands: Int = 1, by way: Way = .network(), more: [String] = []
  ) throws {
    let first = try Home()
    var homes = [first]
    for _ in 0..<friends {
      if case .socket = way { homes.append(first) } else { homes.append(try Home()) }
    }
    self.homes = homes
    for home in homes { try home.setWithoutHints() }
    environment = first.tables
    var (options, here, there): ([String], [String], [String]) = (["--here"], [], [])
    switch way {
    case .network: options = ["--listen", "127.0.0.1:0"]
    case .far(let hosts):
      options = ["--listen", TwoHosts.address + ":0"]
      (here, there) = (hosts.starting(at: .one), hosts.starting(at: .other))
    case .socket: break
    }
    elsewhere = there
    let host = try Terminal.mue(
      ["host"] + options + [
        "--players", "\(seats)", "--hands", "\(hands)", "--name", "Ada", "--level", "novice",
      ] + more + Self.pace, home: homes[0], rows: 40, environment: environment, by: here)
    (address, allCodes) = try Self.readLobby(host, by: way, seats: seats)
    terminals = [host]
    answered = [("", Deadline())]
    for seat in 1..<(1 + friends) {
      var options: [String] = []
      switch way {
      case .network(let past): options = [try past(seat, address), codes[seat - 1]]
      case .far: options = [address, codes[seat - 1]]
      case .socket: break
      }
      let guest = try Terminal.joining(
        options + ["--name", Self.name(seat)] + Self.pace,
        home: homes[seat], rows: 40, environment: environment, by: elsewhere)
      terminals.append(guest)
      answered.append(("", Deadline()))
    }
    try host.waitUntil { rows in
      (1..<(1 + friends)).allSatisfy { seat in
        rows.contains { $0.contains(Self.name(seat)) && $0.hasSuffix("here") }
      }
    }
  }

  /// A table at which everybody sits already, each at a terminal.
  init(of terminals: [Terminal]) {
    self.terminals = terminals
    (homes, environment, elsewhere, address, allCodes) = ([], [:], [], "", [])
    answered = terminals.map { _ in ("", Deadline()) }
  }

  /// The address at which the host listens, and the codes of the seats.
  private static func readLobby(
    _ host: Terminal, by way: Way, seats: Int
  ) throws -> (address: String, codes: [String]) {
    if case .socket = way {
      try host.waitFor("On this machine: mue join")
      return ("", [])
    }
    try host.waitFor("From elsewhere: mue join ")
    try host.waitUntil { rows in rows.count { $0.split(separator: "-").count == 5 } == seats }
    let words = host.words.split(separator: " ").map(String.init)
    let codes = words.filter { $0.split(separator: "-").count == 5 }
    #expect(codes.count == seats)
    let address = words.first { $0.wholeMatch(of: /[0-9.]+:[0-9]+/) != nil }
    return (try #require(address), codes)
  }

  /// The codes of the seats, in order.
  var codes: [String] { allCodes.dropLast() }

  /// The name of a friend.
  static func name(_ seat: Int) -> String { "Friend\(seat)" }

  /// Has the host begin the match.
  func begin() throws {
    terminals[0].press(.enter)
    for terminal in terminals { try terminal.waitFor("hand 1 of") }
  }

  /// Everybody answers questions until a condition holds.
  func play(until isEnough: (TableOfFriends) -> Bool) throws {
    let deadline = Deadline(after: .seconds(600))
    while true {
      for terminal in terminals { while terminal.receive(waiting: 2) {} }
      // Before anybody answers: the answer of the last one begins the next hand.
      if isEnough(self) { return }
      if deadline.isOver {
        throw Terminal.Failure.timedOut(screen: terminals.map(\.report).joined(separator: "\n"))
      }
      terminals.indices.forEach(answer)
    }
  }

  /// Whether a hand is over at every terminal.
  var isHandOver: Bool { terminals.allSatisfy { $0.screen[0].contains("end of ") } }

  /// Whether a hand has begun at every terminal.
  func isPlaying(hand: Int) -> Bool {
    terminals.allSatisfy {
      $0.screen[0].contains("hand \(hand) of") && !$0.screen[0].contains("end of ")
    }
  }

  /// Whether the match is over at every terminal.
  var isMatchOver: Bool { terminals.allSatisfy { $0.screen[0].hasSuffix("end of match") } }

  /// Kills a friend's program.
  func kill(_ seat: Int) throws {
    terminals[seat].kill(SIGKILL)
    try terminals[seat].exitStatus()
  }

  /// Has a friend come back to the seat without a code, and without a name unless several have
  /// gone.
  func comeBack(_ seat: Int, byName: Bool = false) throws {
    let name = byName ? ["--name", Self.name(seat)] : []
    terminals[seat] = try Terminal.mue(
      ["join"] + name + Self.pace, home: homes[seat], rows: 40, environment: environment,
      by: elsewhere)
    try terminals[seat].waitFor("hand ")
    answered[seat] = ("", Deadline())
  }

  /// Kills the host's program and reopens the table.
  func reopen(meanwhile: () throws -> Void) throws {
    terminals[0].kill(SIGKILL)
    try terminals[0].exitStatus()
    try meanwhile()
    terminals[0] = try Terminal.mue(
      ["host", "--resume", "--listen", address] + Self.pace, home: homes[0], rows: 40,
      environment: environment)
    try terminals[0].waitFor("hand ")
    answered[0] = ("", Deadline())
    for seat in terminals.indices.dropFirst() {
      try terminals[0].waitUntil { !$0.joined().contains("\(Self.name(seat)) away") }
      try terminals[seat].waitUntil { !$0.joined().contains("Connection lost") }
    }
  }

  /// Whether the host sees that a friend's connection is lost.
  func isAway(_ seat: Int) -> Bool {
    let screen = terminals[0].screen
    return screen.indices.contains { y in
      screen[y].contains(Self.name(seat))
        && screen[y...].prefix(2).contains { $0.contains(/away \d/) }
    }
  }

  /// How many cards the person at a terminal still holds, according to the plate there.
  func cards(_ seat: Int) -> Int? {
    let name = seat == 0 ? "Ada" : Self.name(seat)
    let screen = terminals[seat].screen
    guard let row = screen.lastIndex(where: { $0.contains(name) && $0.contains(" card") }) else {
      return nil
    }
    let words = screen[row].split(separator: " ")
    return words.firstIndex { $0.hasPrefix("card") }.flatMap { $0 > 0 ? Int(words[$0 - 1]) : nil }
  }

  /// The cards of the person at a terminal, as the screen shows them.
  func hand(_ seat: Int) -> String { Self.hand(at: terminals[seat]) }

  /// The same for any terminal.
  static func hand(at terminal: Terminal) -> String {
    terminal.screen.last { $0.contains("▏") && $0.contains(/[▲■●◆★]/) } ?? ""
  }

  /// The score of the person at a terminal, and the best of the others, as the title shows them.
  func scores(_ seat: Int) throws -> (own: Int, best: Int) {
    // The title waits until the score is counted.
    try terminals[seat].waitUntil { $0[0].contains(" you ") }
    let title = terminals[seat].screen[0].replacing("−", with: "-")
    let found = try #require(title.firstMatch(of: /you (-?\d+), .+? (-?\d+)(?: |$)/), "\(title)")
    return (try #require(Int(found.1)), try #require(Int(found.2)))
  }

  /// Checks that everybody has come to the same end: each title shows that player's score and the best of
  /// the others.
  func expectOneEnd() throws {
    let deadline = Deadline()
    var ends = try terminals.indices.map(scores)
    // Until the score is counted, a title shows the totals before.
    while !Self.agree(ends), !deadline.isOver {
      for terminal in terminals { terminal.receive() }
      ends = try terminals.indices.map(scores)
    }
    #expect(Self.agree(ends), "\(ends)")
  }

  private static func agree(_ ends: [(own: Int, best: Int)]) -> Bool {
    ends.indices.allSatisfy { seat in
      var others = ends.map(\.own)
      others.remove(at: seat)
      return ends[seat].best == others.max()
    }
  }

  private func answer(_ seat: Int) {
    let terminal = terminals[seat]
    let last = answered[seat]
    guard let question = Question(terminal.screen),
      terminal.text != last.screen || last.again.isOver
    else { return }
    answered[seat] = (terminal.text, Deadline(after: .seconds(3)))
    let hand = terminal.screen[0].split(separator: "·").dropFirst().first.map(String.init) ?? ""
    switch question {
    case .bid where laid[seat][hand, default: 0] < Self.bids[seat]: terminal.press(.up)
    case .lock:
      laid[seat][hand, default: 0] += 1
      terminal.press(.enter)
    case .bid, .passOnly: terminal.type("p")
    case .takeTrick: terminal.press(.home)
    case .newMatch: break
    case .goOn where !goesOn: break
    // Before a lead no card is chosen.
    case .lead where !terminal.text.contains("▼"): terminal.press(.home)
    // Not Enter: pressed twice for a last card, it would go on.
    case _ where question.wantsCard && !goesOn: terminal.press(.up)
    default: terminal.press(.enter)
    }
  }
}
