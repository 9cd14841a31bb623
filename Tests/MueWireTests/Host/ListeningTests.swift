import MueData
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("Listening", .waits) struct ListeningTests {
  @Test("at IPv4 and IPv6, with the port that the system chose")
  func families() async throws {
    for text in ["127.0.0.1:0", "[::1]:0"] {
      let table = try TestTable([.network(TableAddress(text))])
      #expect(table.address.port != 0)
      #expect(table.address.isLoopback)
      let token = try await table.admitToken(at: 0)
      let guest = try TestGuest(.network(table.address, .token(token)))
      try await guest.wait(for: .joined(Peer(0), .token(seat: 0)))
    }
  }

  /// Whether this machine has a name for itself, which a bare one may lack.
  private static let knowsLocalhost: Bool = {
    var found: UnsafeMutablePointer<addrinfo>?
    defer { if let found { freeaddrinfo(found) } }
    return getaddrinfo("localhost", nil, nil, &found) == 0
  }()

  @Test(
    "a name is resolved and its addresses tried in turn, but nobody listens at a name",
    .enabled(if: knowsLocalhost))
  func names() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 0)
    let named = try TableAddress("localhost:\(table.address.port)")
    let guest = try TestGuest(.network(named, .token(token)))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 0)))
    #expect(throws: WireFault.noAddressOfOurs("localhost:0")) {
      try TestTable([.network(TableAddress("localhost:0"))])
    }
    let nowhere = try TestGuest(.network(TableAddress("nowhere.invalid"), .token(token)))
    // Without a reachable name server, the system is slow to report that.
    #expect(try await nowhere.end() == .unknownHost("nowhere.invalid"))
  }

  @Test("a taken port and an address of another machine are distinguished")
  func taken() throws {
    let table = try TestTable()
    #expect(throws: WireFault.occupied) { try TestTable([.network(table.address)]) }
    #expect(throws: WireFault.noAddressOfOurs("192.0.2.7:0")) {
      try TestTable([.network(TableAddress("192.0.2.7:0"))])
    }
  }

  @Test("a host that does not answer is given up in time")
  func silence() async throws {
    // Listens and never answers.
    let listener = try NetworkListener(.loopback(port: 0))
    var limits = WireLimits.guest
    limits.firstWord = 300
    limits.handshake = 300
    let guest = try TestGuest(
      .network(listener.address, .token(.random(for: 0))), limits: limits)
    #expect(try await guest.end() == .late)
  }
}
