import MueLink
import Testing

@testable import MueWire

@Suite("Many who do not finish") struct CrowdTests {
  @Test("ten silent ones keep an honest guest out no longer than they may")
  func silent() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 0)
    let callers = try (0..<10).map { _ in try Caller(table.address) }
    // A ninth is hung up on at once.
    #expect(callers[8].receive(milliseconds: 1_000).ended)
    #expect(callers[9].receive(milliseconds: 1_000).ended)
    let guest = try TestGuest(.network(table.address, .token(token)))
    // The patience of the host, and a quarter of a second between the guest's calls.
    #expect(guest.hasJoined(within: .milliseconds(8_000)))
  }

  @Test("who says nothing, or begins and does not finish, is hung up on in time")
  func late() async throws {
    var limits = WireLimits.host
    limits.firstWord = 200
    limits.handshake = 600
    let table = try TestTable(limits: limits)
    let begun = Nanoseconds.now
    let silent = try Caller(table.address)
    let slow = try Caller(table.address)
    slow.send([22, 3, 1, 2, 0, 1])
    #expect(silent.receive().ended)
    #expect(Nanoseconds.now - begun >= .milliseconds(200))
    #expect(slow.receive().ended)
    #expect(Nanoseconds.now - begun >= .milliseconds(600))
    #expect(Nanoseconds.now - begun < .milliseconds(8_000))
  }

  @Test("no more come in than there is room for")
  func full() async throws {
    var limits = WireLimits.host
    limits.peers = 3
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 0)
    var guests: [TestGuest] = []
    for _ in 0..<3 {
      let guest = try TestGuest(.network(table.address, .token(token)))
      try await guest.wait(for: .joined(Peer(0), .token(seat: 0)))
      guests.append(guest)
    }
    #expect(try Caller(table.address).receive(milliseconds: 1_000).ended)
    guests[0].line.close(waiting: 1_000)
    let guest = try TestGuest(.network(table.address, .token(token)))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 0)))
  }
}
