import MueData
import TestSupport
import Testing

@testable import MueWire

@Suite("Refused guests", .waits) struct RefusalTests {
  @Test("a code admits its owner, however often others guess")
  func guesses() async throws {
    let table = try TestTable()
    let code = try await table.admitCode(at: 2)
    let context = try TLSContext.guest()
    for _ in 0..<100 {
      let caller = try Caller(table.address, from: "127.0.0.2")
      let identity = SeatIdentity(seat: 2, way: .code)
      let guess = try TLSSession(context, .guest(identity, .nobodys()))
      // Beyond the limit the guess is not even checked.
      #expect([.refused, .cut].contains(caller.shakeHands(guess)))
    }
    let wrong = try SeatCode(randomFor: 2, from: Words.list)
    #expect(try await TestGuest(.network(table.address, .code(wrong))).end() == .refused)
    let guest = try TestGuest(.network(table.address, .code(code)))
    try await guest.wait(for: .joined(Peer(0), .code(seat: 2)))
    _ = try await table.peer(.code(seat: 2))
    #expect(table.joined.map(\.entry) == [.code(seat: 2)])
  }

  @Test("a code or token opens no other seat, and neither works as the other")
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

  @Test("a seat without a code and one with another code answer alike")
  func alike() async throws {
    let table = try TestTable()
    _ = try await table.admitToken(at: 0)
    let context = try TLSContext.guest()
    let answers = try [0, 1].map { seat in
      let caller = try Caller(table.address)
      let identity = SeatIdentity(seat: seat, way: .token)
      let session = try TLSSession(context, .guest(identity, .nobodys()))
      #expect(try !session.handshake())
      caller.send(session.drain())
      return caller.receive().bytes
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0].count == 7)
  }

  @Test("a replaced code is invalid, even while its key is being derived")
  func replacing() async throws {
    let table = try TestTable()
    let code = try SeatCode(randomFor: 0, from: Words.list)
    table.host.admit(.code(code))
    table.host.admit(.code(try SeatCode(randomFor: 0, from: Words.list)))
    await table.host.settled()
    let guest = try TestGuest(.network(table.address, .code(code)))
    #expect(try await guest.end() == .refused)
  }

  @Test("a host without the code is not accepted by its guest")
  func impostor() async throws {
    let impostor = try TestTable()
    _ = try await impostor.admitCode(at: 1)
    let code = try SeatCode(randomFor: 1, from: Words.list)
    let guest = try TestGuest(.network(impostor.address, .code(code)))
    #expect(try await guest.end() == .refused)
    #expect(impostor.joined.isEmpty)
  }
}
