import MueLink
import Testing

@testable import MueWire

@Suite("Who is not let in") struct RefusalTests {
  @Test("three wrong tries, and the code of that place is dead; others live")
  func tries() async throws {
    let table = try TestTable()
    let code = try await table.admitCode(at: 2)
    let other = try await table.admitCode(at: 3)
    for number in 1...3 {
      let wrong = try SeatCode(randomFor: 2, from: Words.list)
      let guest = try TestGuest(.network(table.address, .code(wrong)))
      #expect(try await guest.end() == .refused)
      try await table.wait(for: .refused(seat: 2, tries: number))
    }
    try await table.wait(for: .codeDied(seat: 2))
    let late = try TestGuest(.network(table.address, .code(code)))
    #expect(try await late.end() == .refused)
    let guest = try TestGuest(.network(table.address, .code(other)))
    try await guest.wait(for: .joined(Peer(0), .code(seat: 3)))
  }

  @Test("after a code has died its seat rests; then a new code counts, and has its own three tries")
  func rest() async throws {
    var limits = WireLimits.host
    limits.tries = 1
    limits.rest = 1_500
    let table = try TestTable(limits: limits)
    _ = try await table.admitCode(at: 2)
    let wrong = try SeatCode(randomFor: 2, from: Words.list)
    let begun = Nanoseconds.now
    #expect(try await TestGuest(.network(table.address, .code(wrong))).end() == .refused)
    try await table.wait(for: .codeDied(seat: 2))
    let code = try await table.admitCode(at: 2)
    // Whoever goes on guessing is turned away, and does the new code no harm.
    var joined = false
    while !joined {
      let guess = try TestGuest(.network(table.address, .code(code)))
      joined = try await guess.first { $0 } == .joined(Peer(0), .code(seat: 2))
    }
    #expect(Nanoseconds.now - begun >= .milliseconds(limits.rest))
    #expect(table.events.count { $0 == .codeDied(seat: 2) } == 1)
  }

  @Test("a code opens no other place, a token neither, and none is the other")
  func crossing() async throws {
    let table = try TestTable()
    let code = try await table.admitCode(at: 1)
    _ = try await table.admitCode(at: 2)
    let token = try await table.admitToken(at: 1)
    _ = try await table.admitToken(at: 2)
    let context = try TLSContext.guest()
    let pairs: [(SeatIdentity, LinkKey)] = try [
      (.init(seat: 2, way: .code), SeatSecret.code(code).key()),
      (.init(seat: 2, way: .token), token.key),
      (.init(seat: 1, way: .code), token.key),
      (.init(seat: 1, way: .token), SeatSecret.code(code).key()),
    ]
    for (identity, key) in pairs {
      let caller = try Caller(table.address)
      let session = try TLSSession(context, .guest(identity, key))
      #expect(caller.shakeHands(session) == .refused, "\(identity)")
    }
    #expect(table.joined.isEmpty)
  }

  @Test("a place without a code and one with another answer alike")
  func alike() async throws {
    let table = try TestTable()
    _ = try await table.admitToken(at: 0)
    let context = try TLSContext.guest()
    let answers = try [0, 1].map { place in
      let caller = try Caller(table.address)
      let identity = SeatIdentity(seat: place, way: .token)
      let session = try TLSSession(context, .guest(identity, .nobodys()))
      #expect(try !session.handshake())
      caller.send(session.drain())
      return caller.receive().bytes
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0].count == 7)
  }

  @Test("a code that was replaced counts no more, even while its key is being worked out")
  func replacing() async throws {
    let table = try TestTable()
    let code = try SeatCode(randomFor: 0, from: Words.list)
    table.host.admit(.code(code))
    table.host.admit(.code(try SeatCode(randomFor: 0, from: Words.list)))
    await table.host.settled()
    let guest = try TestGuest(.network(table.address, .code(code)))
    #expect(try await guest.end() == .refused)
  }

  @Test("a host without the code is no host to its guest")
  func impostor() async throws {
    let impostor = try TestTable()
    _ = try await impostor.admitCode(at: 1)
    let code = try SeatCode(randomFor: 1, from: Words.list)
    let guest = try TestGuest(.network(impostor.address, .code(code)))
    #expect(try await guest.end() == .refused)
    #expect(impostor.joined.isEmpty)
  }
}
