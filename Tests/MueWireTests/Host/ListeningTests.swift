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

  @Test("at all addresses of both families, with one port")
  func everywhere() async throws {
    for text in ["[::]:0", "[0::0]:0"] {
      let table = try TestTable([.network(TableAddress(text))])
      // One of them on a machine that has only one family.
      #expect(!table.host.addresses.isEmpty)
      #expect(Set(table.host.addresses.map(\.port)).count == 1)
      for (seat, address) in table.host.addresses.enumerated() {
        #expect(!address.isLoopback)
        let near = address.kind == .v4 ? "127.0.0.1" : "[::1]"
        let token = try await table.admitToken(at: seat)
        let guest = try TestGuest(
          .network(TableAddress("\(near):\(address.port)"), .token(token)))
        try await guest.wait(for: .joined(Peer(0), .token(seat: seat)))
      }
    }
  }

  @Test("what guests are told is never an address that stands for all")
  func reachable() throws {
    for text in ["0.0.0.0", "::"] {
      let told = TableAddress.reachable(try TableAddress(text).listening())
      #expect(!told.isEmpty)
      for address in told {
        #expect(!["0.0.0.0", "::"].contains(address.host) && address.port == 7_155)
        #expect(text == "::" || address.kind == .v4)
      }
    }
    let named = try TableAddress("192.0.2.7:80")
    #expect(TableAddress.reachable([named]) == [named])
    #expect(TableAddress.reachable([]) == [])
  }

  @Test(
    "a name is resolved: a guest tries its addresses in turn, and a host listens at all of them",
    .enabled(if: knowsLocalhost))
  func names() async throws {
    let table = try TestTable([.network(TableAddress("localhost:0"))])
    #expect(!table.host.addresses.isEmpty)
    #expect(Set(table.host.addresses).count == table.host.addresses.count)
    for (seat, address) in table.host.addresses.enumerated() {
      #expect(address.isLoopback && address.kind != .name && address.port == table.address.port)
      let token = try await table.admitToken(at: seat)
      let guest = try TestGuest(.network(address, .token(token)))
      try await guest.wait(for: .joined(Peer(0), .token(seat: seat)))
    }
    let token = try await table.admitToken(at: 2)
    let named = try TableAddress("localhost:\(table.address.port)")
    let guest = try TestGuest(.network(named, .token(token)))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 2)))
  }

  @Test("a name that nobody knows is no address of this machine, and nobody answers there")
  func unknown() async throws {
    // Without a reachable name server, the system is slow to report that.
    #expect(throws: WireFault.noAddressOfOurs("nowhere.invalid:0")) {
      try TestTable([.network(TableAddress("nowhere.invalid:0"))])
    }
    let nowhere = try TestGuest(
      .network(TableAddress("nowhere.invalid"), .token(.random(for: 0))))
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
