import MueData
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("Replayed connections", .waits) struct ReplayTests {
  @Test("a whole recorded connection admits nobody, by token or code, whether used before or not")
  func replay() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 1)
    let proxy = try RecordProxy(to: table.address)
    let guest = try TestGuest(.network(proxy.address, .token(token)))
    let peer = try await table.peer(.token(seat: 1))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 1)))
    guest.line.send("secret".line)
    try await table.wait(for: .line(peer, "secret".line))
    let recorded = proxy.seen.change { $0[.toHost] ?? [] }
    #expect(recorded.count > 200)
    for _ in 0..<3 {
      let caller = try Caller(table.address)
      caller.send(recorded)
      #expect(caller.receive().ended)
    }
    #expect(table.joined.count == 1)
    #expect(
      table.events.allSatisfy { if case .line(let who, _) = $0 { who == peer } else { true } })
  }

  @Test("replayed first messages neither use up a code nor keep its owner out")
  func firstWords() async throws {
    let table = try TestTable()
    let code = try await table.admitCode(at: 5)
    let proxy = try RecordProxy(to: table.address) { way, _, record in
      // The guest never gets an answer.
      way == .toHost ? [record] : []
    }
    var limits = WireLimits.guest
    limits.handshake = 1_000
    var recorded: [UInt8] = []
    // On a busy machine a guest may give up before it has sent anything.
    while recorded.isEmpty {
      let kept = try TestGuest(.network(proxy.address, .code(code)), limits: limits)
      #expect(try await kept.end() == .late)
      recorded = proxy.seen.change { $0[.toHost] ?? [] }
    }
    let callers = try (0..<4).map { _ in try Caller(table.address) }
    for caller in callers { caller.send(recorded) }
    // Their handshakes have begun before the guest's.
    for caller in callers { #expect(!caller.next().isEmpty) }
    let guest = try TestGuest(.network(table.address, .code(code)))
    try await guest.wait(for: .joined(Peer(0), .code(seat: 5)))
    _ = try await table.peer(.code(seat: 5))
    // The last one's handshake was abandoned for the guest's.
    for caller in callers { #expect(caller.receive().ended) }
    #expect(table.joined.count == 1)
  }
}
