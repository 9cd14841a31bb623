import MueData
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("A guest who is not admitted at once", .waits) struct WaitingTests {
  private let token: SeatToken

  init() throws { token = try .random(for: 1) }

  /// A socket bound to an address of this machine, at which nobody listens yet.
  private func bound() throws -> (socket: Socket, address: TableAddress) {
    let socket = try Socket(AF_INET, .stream)
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    let address = SocketAddress(v4: "127.0.0.1", port: 0)
    try #require(address.withSystem { bind(socket.descriptor, $0, $1) } == 0)
    return (socket, try #require(NetworkListener.address(of: socket)))
  }

  @Test("tries again if nobody listens yet, and reports why")
  func early() async throws {
    let (socket, address) = try bound()
    let guest = try TestGuest(.network(address, .token(token)))
    try await guest.wait(for: .waiting(.unreachable(ECONNREFUSED)))
    let table = try TestTable([.network(address)])
    table.host.admit(.token(token))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 1)))
    withExtendedLifetime(socket) {}
    #expect(guest.events.count { if case .waiting = $0 { true } else { false } } == 1)
  }

  @Test("tries again if its connection is closed, reports why, and finally gives up")
  func busy() async throws {
    let listener = try NetworkListener(.loopback(port: 0))
    let guest = try TestGuest(.network(listener.address, .token(token)), limits: .impatient)
    var calls = 0
    let end = try eventually {
      if (try? listener.next()) ?? nil != nil { calls += 1 }
      return guest.ended
    }
    #expect(end == .busy)
    #expect(calls > 1)
    #expect(guest.events.first == .waiting(.busy))
  }

  @Test("tries again at a local socket that closes its connection")
  func local() async throws {
    let folder = TemporaryFolder()
    let folders = LocalTableFolders(environment: ["MUE_TABLES": folder.path])
    let name = try #require(LocalTableName("busy"))
    let listener = try LocalListener(name, .mine, in: folders)
    let guest = try TestGuest(
      .local(try #require(folders.tables().first)), limits: .impatient)
    let end = try eventually {
      _ = try listener.next()
      return guest.ended
    }
    #expect(end == .busy)
    let user = Account(getuid()).name
    #expect(guest.events.first == .joined(Peer(0), .local(user: user)))
    #expect(guest.events.contains(.waiting(.busy)))
  }

  @Test("a socket with a full queue is busy; a missing one is not there yet")
  func queue() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/full.sock"
    let address = try SocketAddress(path: path)
    let socket = try Socket(AF_UNIX, .stream)
    try #require(address.withSystem { bind(socket.descriptor, $0, $1) } == 0)
    try #require(listen(socket.descriptor, 0) == 0)
    let patience = Nanoseconds.milliseconds(1_000)
    var calls: [ConnectionAttempt] = []
    #expect(throws: WireFault.busy) {
      for _ in 0..<3 { calls.append(try ConnectionAttempt(address, patience: patience)) }
    }
    unlink(path)
    #expect(throws: WireFault.unreachable(ENOENT)) {
      try ConnectionAttempt(address, patience: patience)
    }
  }

  @Test("gives up at once when told to")
  func stopping() async throws {
    let (socket, address) = try bound()
    let guest = try TestGuest(.network(address, .token(token)))
    try await guest.wait(for: .waiting(.unreachable(ECONNREFUSED)))
    guest.line.close(waiting: Int(Patience.milliseconds))
    #expect(guest.ended == .closed)
    withExtendedLifetime(socket) {}
  }

  @Test("a wrong secret is reported at once")
  func wrong() async throws {
    let table = try TestTable()
    let guest = try TestGuest(.network(table.address, .token(token)))
    #expect(try await guest.end() == .refused)
    #expect(guest.events == [.stopped(.refused)])
  }
}
