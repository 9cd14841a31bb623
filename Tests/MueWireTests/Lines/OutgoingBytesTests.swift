import Testing

@testable import MueWire

@Suite("Outgoing bytes") struct OutgoingBytesTests {
  @Test("go in order, as many as are taken, and wait if nothing is taken or sending fails")
  func sending() throws {
    var waiting = OutgoingBytes(limit: 10)
    try waiting.append([1, 2, 3, 4, 5])
    var sent: [UInt8] = []
    var room = 3
    try waiting.send { bytes in
      let count = min(2, room, bytes.count)
      sent += bytes.prefix(count)
      room -= count
      return count
    }
    #expect(sent == [1, 2, 3] && waiting.count == 2)
    #expect(throws: WireFault.cut) { try waiting.send { _ throws(WireFault) in throw .cut } }
    #expect(waiting.count == 2)
    #expect(throws: WireFault.tooSlow) { try waiting.append(Array(repeating: 0, count: 9)) }
    try waiting.send { bytes in
      sent += bytes
      return bytes.count
    }
    #expect(sent == [1, 2, 3, 4, 5] && waiting.count == 0)
  }
}
