import Platform

@testable import MueWire

/// A proxy between guest and host that can change each record of the channel.
final class RecordProxy: Sendable {
  /// The direction of a record.
  enum Way: Hashable, Sendable {
    case toHost
    case toGuest
  }

  /// Returns what to send in place of a record; nil cuts the connection.
  typealias Meddling = @Sendable (_ way: Way, _ number: Int, _ record: [UInt8]) -> [[UInt8]]?

  let address: TableAddress
  private let listener: NetworkListener
  private let host: TableAddress
  private let meddling: Meddling
  /// All bytes that passed, by direction.
  let seen = Monitor<[Way: [UInt8]]>([:])

  init(to host: TableAddress, meddling: @escaping Meddling = { [$2] }) throws {
    let listener = try NetworkListener(.loopback(port: 0))
    address = listener.address
    self.listener = listener
    self.host = host
    self.meddling = meddling
    try LoopThread.start { [weak self] in
      while let proxy = self, let guest = try? proxy.acceptGuest() { proxy.carry(guest) }
    }
  }

  /// Waits for one guest.
  private func acceptGuest() throws -> Socket {
    while true {
      if let guest = try listener.next() { return guest.socket }
      usleep(5_000)
    }
  }

  private func carry(_ guest: Socket) {
    guard let other = try? Caller(host) else { return }
    let sockets: [Way: (from: Socket, to: Socket)] = [
      .toHost: (guest, other.socket), .toGuest: (other.socket, guest),
    ]
    var streams: [Way: RecordStream] = [.toHost: RecordStream(), .toGuest: RecordStream()]
    while true {
      for way in [Way.toHost, .toGuest] {
        guard let (from, to) = sockets[way] else { return }
        guard let bytes = try? from.receive(atMost: 65_536) else { continue }
        if bytes.isEmpty { return }
        seen.change { $0[way, default: []] += bytes }
        streams[way]?.append(bytes)
        while let (number, record) = streams[way]?.next() {
          guard let records = meddling(way, number, record) else { return }
          for bytes in records { Caller(to).send(bytes) }
        }
      }
      usleep(2_000)
    }
  }
}

/// The TLS records in a stream of bytes.
struct RecordStream {
  private var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The next whole record with its number, from 0.
  mutating func next() -> (Int, [UInt8])? {
    guard bytes.count >= 5 else { return nil }
    let length = 5 + Int(bytes[3]) << 8 + Int(bytes[4])
    guard bytes.count >= length else { return nil }
    let record = Array(bytes.prefix(length))
    bytes.removeFirst(length)
    count += 1
    return (count - 1, record)
  }
}
