import MueData
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("Many unfinished connections", .waits) struct CrowdTests {
  private static let identity = SeatIdentity(seat: 0, way: .token)

  /// The first message of a stranger without the secret.
  private func guess() throws -> [UInt8] {
    let session = try TLSSession(.guest(), .guest(Self.identity, .nobodys()))
    _ = try session.handshake()
    return session.drain()
  }

  @Test("of silent connections the address with the most loses its oldest, and no other loses any")
  func silent() async throws {
    var limits = WireLimits.host.patient
    limits.unknown = 8
    limits.firstWord = 60_000
    let table = try TestTable(limits: limits)
    let quiet = try (0..<2).map { _ in try Caller(table.address, from: "127.0.0.3") }
    let crowd = try (0..<20).map { _ in try Caller(table.address, from: "127.0.0.2") }
    for caller in crowd.prefix(14) { #expect(caller.receive().ended) }
    for caller in quiet + crowd.suffix(6) { #expect(!caller.receive(milliseconds: 1).ended) }
    let token = try await table.admitToken(at: 0)
    let guest = try TestGuest(.network(table.address, .token(token)))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 0)))
  }

  @Test("silent connections do not displace one that has named a seat and has its secret")
  func shakingHands() async throws {
    var limits = WireLimits.host.patient
    limits.unknown = 4
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    let friend = try Caller(table.address, from: "127.0.0.2")
    let session = try TLSSession(.guest(), .guest(Self.identity, token.key))
    _ = try session.handshake()
    friend.send(session.drain())
    try session.receive(friend.next())
    let crowd = try (0..<20).map { _ in try Caller(table.address, from: "127.0.0.2") }
    #expect(crowd[0].receive().ended)
    #expect(try session.handshake())
    friend.send(session.drain())
    _ = try await table.peer(.token(seat: 0))
  }

  @Test("replaying others' first messages displaces only connections from the same source")
  func repeated() async throws {
    var limits = WireLimits.host.patient
    limits.handshakes = 4
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    let session = try TLSSession(.guest(), .guest(Self.identity, token.key))
    _ = try session.handshake()
    let words = session.drain()
    let friend = try Caller(table.address, from: "127.0.0.3")
    friend.send(words)
    try session.receive(friend.next())
    let crowd = try (0..<10).map { _ in
      let caller = try Caller(table.address, from: "127.0.0.2")
      caller.send(words)
      return caller
    }
    for caller in crowd.prefix(6) { #expect(caller.receive().ended) }
    #expect(try session.handshake())
    friend.send(session.drain())
    _ = try await table.peer(.token(seat: 0))
  }

  @Test("repeated wrong secrets are delayed, and delay nobody else")
  func wrong() async throws {
    var limits = WireLimits.host.patient
    limits.tries = Rate(perSecond: 1, burst: 2)
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    let words = try guess()
    func answers(_ count: Int, from source: String) throws -> [Int] {
      let callers = try (0..<count).map { _ in try Caller(table.address, from: source) }
      for caller in callers { caller.send(words) }
      return callers.map { $0.receive().bytes.count }
    }
    // An answer has seven bytes.
    let begun = Nanoseconds.now
    let answered = try answers(30, from: "127.0.0.2").count { $0 == 7 }
    #expect((2...2 + (.now - begun) / 1_000_000_000 + 1).contains(answered))
    #expect(try answers(1, from: "127.0.0.3") == [7])
    // From the same address the right one is admitted as soon as it is read.
    var callers: [Caller] = []
    repeat {
      callers.append(try Caller(table.address, from: "127.0.0.2"))
    } while callers.count < 100
      && callers.last?.shakeHands(try TLSSession(.guest(), .guest(Self.identity, token.key))) != nil
    _ = try await table.peer(.token(seat: 0))
  }

  @Test("right secrets cost no tries")
  func right() async throws {
    var limits = WireLimits.host.patient
    limits.tries = Rate(perSecond: 1, burst: 1)
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    for _ in 0..<10 {
      let caller = try Caller(table.address)
      #expect(
        caller.shakeHands(try TLSSession(.guest(), .guest(Self.identity, token.key))) == nil)
    }
  }

  @Test("silent and unfinished connections are closed in time")
  func late() async throws {
    var limits = WireLimits.host.patient
    limits.firstWord = 200
    limits.handshake = 600
    let table = try TestTable(limits: limits)
    let silent = try Caller(table.address)
    let slow = try Caller(table.address)
    slow.send([22, 3, 1, 2, 0, 1])
    #expect(silent.receive().ended)
    #expect(slow.receive().ended)
  }

  @Test("of joined connections, too, the address with the most loses its oldest")
  func full() async throws {
    var limits = WireLimits.host.patient
    limits.peers = 3
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    let guest = try TestGuest(.network(table.address, .token(token)))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 0)))
    let first = try await table.peer(.token(seat: 0))
    var callers: [Caller] = []
    for _ in 0..<3 {
      let caller = try Caller(table.address, from: "127.0.0.2")
      let session = try TLSSession(.guest(), .guest(Self.identity, token.key))
      #expect(caller.shakeHands(session) == nil)
      callers.append(caller)
    }
    #expect(callers[0].receive().ended)
    let lost = try await table.first { if case .left(let peer, .busy) = $0 { peer } else { nil } }
    #expect(lost != first)
    guest.line.send("here".line)
    try await table.wait(for: .line(first, "here".line))
  }

  @Test(
    "on a local socket nobody has joined before the first line, and tries are limited by account")
  func local() async throws {
    let folder = TemporaryFolder()
    let folders = LocalTableFolders(environment: ["MUE_TABLES": folder.path])
    let name = try #require(LocalTableName("crowd"))
    var limits = WireLimits.host.patient
    limits.unknown = 4
    limits.firstWord = 300
    limits.visits = Rate(perSecond: 1, burst: 1)
    let table = try TestTable([.local(name, .mine, folders)], limits: limits)
    let path = try #require(table.host.socketPaths.first)
    let crowd = try (0..<6).map { _ in try Caller(path: path) }
    for caller in crowd { #expect(caller.receive().ended) }
    #expect(table.joined.isEmpty)
    let half = try Caller(path: path)
    half.send("half a li".line)
    let guest = try TestGuest(.local(try #require(folders.tables().first)))
    try await guest.wait(for: .joined(Peer(0), .local(user: Account(getuid()).name)))
    guest.line.send("hello".line)
    let peer = try await table.peer(.local(user: Account(getuid()).name))
    try await table.wait(for: .line(peer, "hello".line))
    #expect(table.joined.count == 1)
    let begun = Nanoseconds.now
    let loud = try (0..<10).map { _ in try Caller(path: path) }
    for caller in loud { caller.send("let me in\n".line) }
    // Those that are not heard are closed.
    let heard = 10 - loud.count { $0.receive(milliseconds: 2_000).ended }
    #expect(heard <= 1 + (.now - begun) / 1_000_000_000)
    #expect(table.joined.count == 1 + heard)
  }

  @Test("a peer that does not read the goodbye keeps nobody from joining")
  func goodbyes() async throws {
    var limits = WireLimits.host.patient
    limits.goodbyes = 2
    limits.goodbye = 60_000
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    var callers: [Caller] = []
    for _ in 0..<5 {
      let caller = try Caller(table.address, from: "127.0.0.2")
      let session = try TLSSession(.guest(), .guest(Self.identity, token.key))
      #expect(caller.shakeHands(session) == nil)
      table.host.close(try await table.peer(.token(seat: 0)))
      table.forget()
      callers.append(caller)
    }
    // What was sent to closed connections arrives.
    for caller in callers.prefix(3) {
      #expect(try eventually { caller.send([0]) ? nil : true } == true)
    }
    for caller in callers.suffix(2) { #expect(caller.send([0])) }
  }
}
