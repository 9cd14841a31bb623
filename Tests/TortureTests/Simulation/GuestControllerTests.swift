import MueData
import MueGame
import MueRules
import MueWire
import Platform
import TestSupport
import Testing

@testable import MueApp
@testable import MueLink

/// The guest's end of a connection: what it remembers is on disk before a host learns anything, and
/// outlives the token.
@Suite("The guest's memory on disk")
struct GuestControllerTests {
  /// A connection whose host is the test.
  private final class Line: GuestTransport {
    var events: [WireEvent] = []
    private(set) var sent: [GuestMessage] = []
    /// Called before each line that the guest sends.
    var willSend: (GuestMessage) -> Void = { _ in }

    func takeEvents() -> [WireEvent] {
      defer { events = [] }
      return events
    }

    func send(_ line: [UInt8]) -> Bool {
      guard let message = try? GuestMessage(reading: line) else { return false }
      willSend(message)
      sent.append(message)
      return true
    }

    func close(waiting milliseconds: Int) {}
  }

  private final class OneLine: Network, @unchecked Sendable {
    let line = Line()
    private let random = SeededBytes(seed: 3)

    func tablesHere() -> [LocalTable] { [] }
    func tablesAround() -> [DiscoveredTable] { [] }
    func call(
      _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
    ) throws(WireFault) -> any GuestTransport { line }
    func open(
      _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
    ) throws(WireFault) -> any HostTransport { throw .noChannel }
    func randomBytes() -> Hex { random.bytes() }
  }

  private let network = OneLine()
  private let clock = SimulatedClock()
  private let making = DealMaking(digest: Digest.sha256)
  private let rules: MatchRules

  init() throws { rules = try MatchRules(players: .three, end: .hands(1)) }

  /// A guest whose seat is kept in a folder.
  private func guest(in folder: InMemoryFolder) throws -> GuestController {
    let context = try Simulation(seed: 1, owner: .person).context("en")
    let token = try #require(SeatToken(seat: 1, bytes: Array(repeating: 7, count: 32)))
    let address = try TableAddress("192.0.2.7")
    return GuestController(
      by: JoinTarget(
        destination: .network(address, .token(token)), address: address.text, token: nil,
        file: SeatFile(in: folder)),
      name: .nobody, isWatching: false, through: network, clock: clock,
      words: HandWords(context))
  }

  /// Has the host say something; returns what the guest finds out.
  @discardableResult
  private func say(_ messages: [HostMessage], to guest: GuestController) -> [Finding] {
    network.line.events += messages.map { .line(Peer(1), $0.line) }
    guest.work()
    var findings: [Finding] = []
    while let event = guest.nextEvent() {
      if case .found(let finding, _) = event { findings.append(finding) }
    }
    return findings
  }

  /// The guest sits down; returns what it finds out.
  @discardableResult
  private func sit(_ guest: GuestController, table: UInt8 = 1) -> [Finding] {
    network.line.events = [.joined(Peer(1), .token(seat: 1))]
    guest.work()
    let welcome = Welcome(
      table: .nobody, id: Hex(Array(repeating: table, count: 32)), rules: rules,
      seat: rules.players.seats[1], token: Hex(Array(repeating: 7, count: 32)), grace: 60,
      release: 600)
    return say([.welcome(welcome)], to: guest)
  }

  /// The host asks for bytes, and the guest reveals them; returns what it finds out.
  @discardableResult
  private func shuffle(_ guest: GuestController) throws -> [Finding] {
    let nines = Hex(Array(repeating: 9, count: 32))
    let host = DealPromise(cards: nines, words: nines)
    say([.commit(hand: 1, host)], to: guest)
    let promises = network.line.sent.compactMap { message -> DealPromise? in
      if case .commit(_, let promise) = message { promise } else { nil }
    }
    let own = try #require(promises.last)
    return say([.commitments(hand: 1, [host, own, nil])], to: guest)
  }

  /// The host shows a hand in which the guest is to move.
  private func ask(_ guest: GuestController) throws {
    let players = rules.players.seats.map { seat in
      Player(name: .nobody, agent: seat.index == 0 ? .person() : .remote(standIn: .club))
    }
    var game = try Game(rules: rules, seed: 1, players: players)
    let own = rules.players.seats[1]
    while game.match.round.turn != own { try game.apply(.pass) }
    let view = game.observation(for: own)
    say([.view(ViewRecord(view), Stamp(position: 1, of: view))], to: guest)
  }

  @Test("what a guest remembers is on disk before it sends anything")
  func before() throws {
    let folder = InMemoryFolder()
    let guest = try guest(in: folder)
    var kept: [Bool] = []
    network.line.willSend = { [clock] _ in
      let memory = guest.guest.memoryBytes(
        at: clock.now, secondsSince1970: clock.secondsSince1970)
      let disks = folder.afterPowerCut.map(\.content)
      let isKept = disks.allSatisfy { $0["memory"]?.suffix(memory.count) == memory[...] }
      kept.append(isKept || guest.guest.welcome == nil)
    }
    sit(guest)
    try shuffle(guest)
    try ask(guest)
    try #require(guest.guest.isAsked)
    guest.change { $0.decide(.pass) }
    let isRevealed = network.line.sent.contains { if case .reveal = $0 { true } else { false } }
    let isAnswered = network.line.sent.contains { if case .answer = $0 { true } else { false } }
    #expect(isRevealed && isAnswered && !kept.contains(false))
  }

  @Test("a guest that is sent away loses its token, and not its memory")
  func sentAway() throws {
    let folder = InMemoryFolder()
    let first = try guest(in: folder)
    sit(first)
    try shuffle(first)
    say([.refused(.sentAway)], to: first)
    #expect(folder.content["seat"] == nil && folder.content["memory"] != nil)
    // At another table by the same way in, the unfinished hand is remembered.
    clock.advance(milliseconds: 30_000)
    #expect(sit(try guest(in: folder), table: 2) == [.otherTable(isUnfinished: true)])
  }

  @Test("a damaged memory, and one that cannot be kept, are said once, and play goes on")
  func faults() throws {
    let folder = InMemoryFolder()
    let first = try guest(in: folder)
    sit(first)
    try shuffle(first)
    let bytes = try #require(folder.content["memory"])
    let damaged = InMemoryFolder()
    let file = try damaged.create("memory")
    _ = try damaged.write(bytes.dropLast(9)[...], to: file)
    try damaged.close(file)
    let second = try guest(in: damaged)
    #expect(sit(second) == [.memoryLost])
    try shuffle(second)
    #expect(damaged.content["memory"] != nil && damaged.content["memory.bad-1"] != nil)

    let full = try guest(in: InMemoryFolder(fails: { _ in ENOSPC }))
    #expect(sit(full) + (try shuffle(full)) == [.memoryUnkept])
    let isRevealed = network.line.sent.contains { if case .reveal = $0 { true } else { false } }
    #expect(isRevealed)
  }
}
