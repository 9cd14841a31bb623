import MueData
import Platform
import TestSupport
import Testing

@testable import MueWire

/// The guest sends `ClientHello` (0) and `Finished` (1, or 2 behind the change of cipher); lines follow.
@Suite("A proxy between host and guest", .waits) struct MeddlingTests {
  /// The lines that the host gets of three when a proxy changes their records, and how the
  /// connection ends.
  private func lines(
    meddling: @escaping @Sendable (_ number: Int, _ record: [UInt8]) -> [[UInt8]]?
  ) async throws -> (heard: [[UInt8]], end: WireFault?) {
    let table = try TestTable()
    let token = try await table.admitToken(at: 1)
    let isOpen = Monitor(false)
    let count = Monitor(0)
    let proxy = try RecordProxy(to: table.address) { way, _, record in
      guard way == .toHost, isOpen.change({ $0 }) else { return [record] }
      let number = count.change { count in
        count += 1
        return count - 1
      }
      return meddling(number, record)
    }
    let guest = try TestGuest(.network(proxy.address, .token(token)))
    let peer = try await table.peer(.token(seat: 1))
    try await guest.wait(for: .joined(Peer(0), .token(seat: 1)))
    isOpen.change { $0 = true }
    for line in ["one", "two", "three"] { guest.line.send(line.line) }
    _ = try eventually {
      table.end(of: peer) != nil || table.lines(of: peer).count == 3 ? true : nil
    }
    return (table.lines(of: peer), table.end(of: peer))
  }

  @Test("a proxy that only listens changes nothing, and understands nothing")
  func listening() async throws {
    let (heard, end) = try await lines { _, record in
      #expect(!record.contains("one".line))
      return [record]
    }
    #expect(heard == ["one".line, "two".line, "three".line])
    #expect(end == nil)
  }

  @Test("a changed record ends the connection, and is not accepted")
  func changing() async throws {
    for offset in [0, 2, 4, 5, 12, 20] {
      let (heard, end) = try await lines { number, record in
        var record = record
        if number == 1 { record[offset % record.count] ^= 1 }
        return [record]
      }
      // A changed length may make the host wait for more.
      #expect(heard == ["one".line], "\(offset)")
      #expect(offset == 4 || end == .garbled, "\(offset)")
    }
  }

  @Test("a repeated record is accepted once")
  func repeating() async throws {
    let (heard, end) = try await lines { number, record in
      number == 1 ? [record, record] : [record]
    }
    #expect(heard == ["one".line, "two".line])
    #expect(end == .garbled)
  }

  @Test("reordered records are not accepted")
  func reordering() async throws {
    let kept = Monitor<[UInt8]>([])
    let (heard, end) = try await lines { number, record in
      if number == 0 {
        kept.change { $0 = record }
        return []
      }
      return number == 1 ? [record, kept.change { $0 }] : [record]
    }
    #expect(heard.isEmpty)
    #expect(end == .garbled)
  }

  @Test("a missing record ends the connection at the next one")
  func leavingOut() async throws {
    let (heard, end) = try await lines { number, record in number == 1 ? [] : [record] }
    #expect(heard == ["one".line])
    #expect(end == .garbled)
  }

  @Test("a cut connection is not a goodbye")
  func cutting() async throws {
    let (heard, end) = try await lines { number, record in number == 1 ? nil : [record] }
    #expect(heard == ["one".line])
    #expect(end == .cut)
  }

  @Test("a handshake with a changed record admits nobody")
  func handshakes() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 4)
    var limits = WireLimits.guest
    limits.handshake = Int(Patience.atMost(.seconds(2)) / .milliseconds(1))
    for way in [RecordProxy.Way.toHost, .toGuest] {
      for number in 0..<4 {
        for offset in [0, 1, 5, 11, 40, 90, -1] {
          let isChanged = Monitor(false)
          let proxy = try RecordProxy(to: table.address) { itsWay, itsNumber, record in
            // The change of cipher is not part of the protocol, and may be anything.
            guard itsWay == way, itsNumber == number, record[0] != 20 else { return [record] }
            isChanged.change { $0 = true }
            var record = record
            record[(offset + record.count) % record.count] ^= 0x10
            return [record]
          }
          let guest = try TestGuest(.network(proxy.address, .token(token)), limits: limits)
          let event = try await guest.first { event -> WireEvent? in
            if case .waiting = event { nil } else { event }
          }
          let isIn = event == .joined(Peer(0), .token(seat: 4))
          if way == .toGuest, isChanged.change({ $0 }) { #expect(!isIn, "\(number) \(offset)") }
          // The side that sends the last message of a handshake is connected before the other side
          // has read it.
          if isIn, way == .toHost, number > 0, isChanged.change({ $0 }) {
            _ = try await guest.end()
          }
          guest.line.close(waiting: 1_000)
        }
      }
    }
    // Only those whose records were passed on, since the changed one would have come later.
    _ = try eventually { table.joined.count >= 3 * 7 ? true : nil }
    #expect(table.joined.count == 3 * 7)
  }

  @Test("a handshake with reordered, repeated or missing records admits nobody")
  func handshakeOrder() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 4)
    var limits = WireLimits.guest
    limits.handshake = Int(Patience.milliseconds)
    for way in 0..<3 {
      let kept = Monitor<[UInt8]>([])
      let proxy = try RecordProxy(to: table.address) { itsWay, _, record in
        // The change of cipher is not part of the protocol, and may be anything.
        guard itsWay == .toGuest, record[0] == 23 else { return [record] }
        let before = kept.change { before in
          defer { before = record }
          return before
        }
        switch way {
        case 0: return before.isEmpty ? [] : [record, before]
        case 1: return before.isEmpty ? [record, record] : [record]
        default: return before.isEmpty ? [] : [record]
        }
      }
      let guest = try TestGuest(.network(proxy.address, .token(token)), limits: limits)
      let fault = try await guest.end()
      #expect(fault == .garbled || fault == .refused, "\(way)")
      #expect(!guest.events.contains(.joined(Peer(0), .token(seat: 4))))
    }
    #expect(table.joined.isEmpty)
  }
}
