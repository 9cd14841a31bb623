import Foundation
import MueData
import MueRules
import TestSupport
import Testing

@testable import MueWire

/// Random bytes, before and after the handshake; `MUE_TORTURE` times as many in `make torture`.
@Suite("Random bytes", .waits) struct StrangerTortureTests {
  @Test("before the handshake: only a guest with the secret is admitted")
  func outside() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 1)
    let samples = try Self.firstWords()
    let torture = TortureTest("strangers", cases: 300, most: 300_000)
    for seed in torture.seeds {
      var chance = torture.generator(seed)
      let caller = try Caller(table.address)
      for portion in Self.portions(Self.bytes(samples, &chance), &chance) { caller.send(portion) }
      if seed % 50 == 0 { _ = table.joined }
    }
    #expect(table.joined.isEmpty)
    let code = try await table.admitCode(at: 2)
    for secret in [SeatSecret.token(token), .code(code)] {
      let guest = try TestGuest(.network(table.address, secret))
      try await guest.wait(for: .joined(Peer(0), secret.entry))
    }
    torture.report("peak \(TortureTest.peakMegabytes) MB")
    // The memory of the whole process, which other tests share.
    #expect(TortureTest.peakMegabytes < Patience.atMost(megabytes: 1_024))
  }

  @Test("inside: the others hear and send what they would")
  func inside() async throws {
    let folder = TemporaryFolder()
    let folders = LocalTableFolders(environment: ["MUE_TABLES": folder.path])
    let name = try #require(LocalTableName("torture"))
    let table = try TestTable([.local(name, .mine, folders), .network(.loopback(port: 0))])
    let token = try await table.admitToken(at: 1)
    let guest = try TestGuest(.network(table.address, .token(token)))
    let peer = try await table.peer(.token(seat: 1))
    let path = try #require(table.host.socketPaths.first)
    let torture = TortureTest("rude guests", cases: 300, most: 300_000)
    for seed in torture.seeds {
      var chance = torture.generator(seed)
      let caller = try Caller(path: path)
      let bytes = Self.bytes([Array(#"{"hello":{"format":"mue-link/1"}}"#.utf8) + [10]], &chance)
      for portion in Self.portions(bytes, &chance) { caller.send(portion) }
      if seed % 20 == 0 {
        guest.line.send("\(seed)".line)
        try await table.wait(for: .line(peer, "\(seed)".line))
        table.forget()
      }
    }
    torture.report("peak \(TortureTest.peakMegabytes) MB")
    // The memory of the whole process, which other tests share.
    #expect(TortureTest.peakMegabytes < Patience.atMost(megabytes: 1_024))
  }

  @Test("after a right handshake: a faulty channel ends only that peer")
  func behind() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 1)
    let context = try TLSContext.guest()
    let torture = TortureTest("broken channels", cases: 100, most: 100_000)
    for seed in torture.seeds {
      var chance = torture.generator(seed)
      let caller = try Caller(table.address)
      let identity = SeatIdentity(seat: 1, way: .token)
      let session = try TLSSession(context, .guest(identity, token.key))
      #expect(caller.shakeHands(session) == nil)
      let plain = Self.bytes(["hello\n".line], &chance)
      if !plain.isEmpty { try session.write(plain) }
      let sealed = Self.bytes([session.drain()], &chance)
      for portion in Self.portions(sealed, &chance) { caller.send(portion) }
      if seed % 20 == 0 { _ = table.joined }
    }
    let guest = try TestGuest(.network(table.address, .token(token)))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 1)))
    torture.report("peak \(TortureTest.peakMegabytes) MB")
  }

  /// The first messages of an honest client, with a right key and a wrong one, and others.
  private static func firstWords() throws -> [[UInt8]] {
    let honest = try SeatIdentity.all.prefix(8).map { identity in
      let session = try TLSSession(.guest(), .guest(identity, .nobodys()))
      _ = try session.handshake()
      return session.drain()
    }
    return honest + [
      "GET / HTTP/1.1\r\n\r\n".line, [22, 3, 1, 255, 255, 1], [0x80, 46, 1, 3, 1], [],
    ]
  }

  /// Random bytes, or a sample with changed, missing and repeated parts.
  private static func bytes(_ samples: [[UInt8]], _ chance: inout SeededGenerator) -> [UInt8] {
    if Int.random(in: 0..<4, using: &chance) == 0 {
      let count =
        Int.random(in: 0..<40_000, using: &chance) >> Int.random(in: 0..<12, using: &chance)
      return (0..<count).map { _ in .random(in: .min ... .max, using: &chance) }
    }
    var bytes = samples.randomElement(using: &chance) ?? []
    for _ in 0..<Int.random(in: 0..<6, using: &chance) where !bytes.isEmpty {
      let offset = Int.random(in: bytes.indices, using: &chance)
      switch Int.random(in: 0..<5, using: &chance) {
      case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      case 1: bytes[offset] = .random(in: .min ... .max, using: &chance)
      case 2: bytes.removeSubrange(offset..<min(bytes.count, offset + 4))
      case 3: bytes.insert(contentsOf: bytes[offset...].prefix(300), at: offset)
      default: bytes.removeSubrange(offset...)
      }
    }
    return bytes
  }

  /// The bytes in one to four portions.
  private static func portions(
    _ bytes: [UInt8], _ chance: inout SeededGenerator
  ) -> [[UInt8]] {
    var rest = bytes[...]
    var portions: [[UInt8]] = []
    for _ in 0..<Int.random(in: 0..<4, using: &chance) where !rest.isEmpty {
      portions.append(Array(rest.prefix(Int.random(in: 1...rest.count, using: &chance))))
      rest = rest.dropFirst(portions.last?.count ?? 0)
    }
    return portions + [Array(rest)]
  }
}
