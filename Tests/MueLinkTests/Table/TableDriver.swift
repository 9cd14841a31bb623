import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// A linked table controlled by a test: the clock, who joins, what is sent.
///
/// Seat 0 is the host's own, or a friend's where the host has none; seats for friends follow, the
/// last one or more are computer players'.
final class TableDriver {
  var now = Duration.seconds(100)
  var table: HostedTable
  var game: Game?
  let rules: MatchRules
  let players: [Player]
  let chance: Chance
  let digest: DealMaking.Digest
  /// The events since the last check.
  var news: [HostEvent] = []
  /// The connections that the host wants closed.
  var closed: [Peer] = []
  /// The tokens that the host admits, by seat.
  var admitted: [Int: Hex] = [:]
  private var inboxes: [Peer: [[UInt8]]] = [:]
  private var nextPeer = 1

  static let name = PlayerName("Table") ?? .nobody

  init(
    _ count: PlayerCount = .four, friends: Int = 3, end: MatchRules.End = .hands(2),
    clock: Int? = nil, onlookers: Int = 4, account: String? = nil, hostPeek: Int = 0,
    hasHostSeat: Bool = true, seed: UInt64 = 1,
    digest: @escaping DealMaking.Digest = Chance.digest
  ) throws {
    let chance = Chance(seed: seed)
    self.chance = chance
    self.digest = digest
    rules = try MatchRules(players: count, end: end)
    players = try count.seats.map { seat in
      let agent: Agent =
        seat.index == 0 && hasHostSeat
        ? .person(peek: Peek(hostPeek) ?? .none)
        : seat.index <= friends ? .remote(standIn: .club) : .computer(.club)
      return Player(name: try #require(PlayerName("P\(seat.index)")), agent: agent)
    }
    table = HostedTable(
      rules: rules, players: players,
      terms: LinkTerms(
        table: Self.name, clock: clock, onlookers: onlookers,
        account: hasHostSeat ? account : ""), digest: digest,
      random: chance.bytes, at: now)
    collect()
  }

  /// A table with two friends when the first hand is dealt.
  static func withTwo() throws -> (driver: TableDriver, one: Peer, two: Peer) {
    let driver = try TableDriver()
    let (one, two) = (driver.sit(1), driver.sit(2))
    try driver.begin()
    return (driver, one, two)
  }

  /// Takes the host's outputs.
  func collect() {
    for output in table.takeOutputs() {
      switch output {
      case .send(let line, let peer):
        #expect(line.count <= LinkLine.limit)
        inboxes[peer, default: []].append(line)
      case .close(let peer): closed.append(peer)
      case .admit(let token, let seat): admitted[seat] = token
      }
    }
    while let next = table.nextEvent() { news.append(next) }
  }

  /// The lines that a peer has been sent since the last check.
  func lines(_ peer: Peer) -> [[UInt8]] {
    defer { inboxes[peer] = nil }
    return inboxes[peer] ?? []
  }

  /// The same, as messages.
  func heard(_ peer: Peer) -> [HostMessage] {
    lines(peer).compactMap { try? HostMessage(reading: $0) }
  }

  /// The events since the last check.
  func heardEvents() -> [HostEvent] {
    defer { news = [] }
    return news
  }

  /// Connects a peer by an entry; it has not said hello.
  func connect(_ entry: Entry) -> Peer {
    let peer = Peer(nextPeer)
    nextPeer += 1
    table.comeIn(peer, by: entry, at: now)
    collect()
    return peer
  }

  /// Connects a peer, which says hello and, unless told otherwise, answers the welcome.
  func comeIn(
    _ entry: Entry, _ name: String? = nil, token: Hex? = nil, hands: Int = 0, answers: Bool = true
  ) -> Peer {
    let peer = connect(entry)
    say(.hello(Hello(name: name.flatMap { PlayerName($0) }, hands: hands, token: token)), peer)
    if answers { say(.beat(idle: 0), peer) }
    return peer
  }

  /// Closes the table and opens it again, as it is kept on disk.
  func reopen() throws {
    table = HostedTable(
      rules: rules, players: players, terms: table.terms, digest: digest, random: chance.bytes,
      kept: try SavedTable(reading: table.kept.bytes), at: now)
    collect()
    if let game { show(game) }
  }

  /// Has a peer take a seat with its code, and drops the messages about it.
  func sit(_ seat: Int) -> Peer {
    let peer = comeIn(.code(seat: seat), "F\(seat)")
    forget()
    return peer
  }

  func watch() -> Peer {
    let peer = connect(.local(user: "guest"))
    say(.hello(Hello(name: nil, isWatching: true)), peer)
    return peer
  }

  func say(_ message: GuestMessage, _ peer: Peer) { say(line: message.line, peer) }

  func say(line: [UInt8], _ peer: Peer) {
    table.receive(line, from: peer, at: now)
    collect()
  }

  /// Forgets messages and events so far.
  func forget() {
    collect()
    inboxes = [:]
    news = []
    closed = []
  }

  /// Lets time pass; the given peers report keys now and then.
  func pass(_ seconds: Int, awake: [Peer] = []) {
    for _ in 0..<seconds {
      now += .seconds(1)
      for peer in awake { table.receive(GuestMessage.beat(idle: 0).line, from: peer, at: now) }
      table.tick(at: now)
      collect()
    }
  }

  /// Whether the computer player decides for the seat to move.
  func isComputers() -> Bool { table.isComputersTurn(at: now) }

  func presence(_ seat: Int) -> Presence { table.seats(at: now)[seat].presence }
}
