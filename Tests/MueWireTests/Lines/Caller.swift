import Platform
import TestSupport

@testable import MueWire

/// A client that can send any bytes.
final class Caller {
  let socket: Socket

  init(_ socket: Socket) { self.socket = socket }

  /// Connects to an address and waits for an answer; from another address of this machine, if one
  /// is given.
  convenience init(_ address: TableAddress, from source: String? = nil) throws {
    let socketAddress = SocketAddress(v4: address.host, port: address.port)
    guard let source else {
      try self.init(calling: socketAddress)
      return
    }
    let socket = try Socket(AF_INET, .stream)
    let isCalled = SocketAddress(v4: source, port: 0).withSystem { own, size in
      bind(socket.descriptor, own, size) == 0
        && socketAddress.withSystem {
          connect(socket.descriptor, $0, $1) == 0 || errno == EINPROGRESS
        }
    }
    guard isCalled, Self.wait(socket, POLLOUT), socket.failure == 0 else { throw WireFault.late }
    self.init(socket)
  }

  /// Connects to a socket on this machine.
  convenience init(path: String) throws { try self.init(calling: SocketAddress(path: path)) }

  private convenience init(calling address: SocketAddress) throws {
    let attempt = try Self.attempt(address)
    while try !attempt.isDone(isReady: Self.wait(attempt.socket, POLLOUT)) {}
    self.init(attempt.socket)
  }

  /// Connects, repeatedly if too many connect at once.
  private static func attempt(_ address: SocketAddress) throws -> ConnectionAttempt {
    for _ in 0..<1_000 {
      do throws(WireFault) {
        return try ConnectionAttempt(address, patience: .milliseconds(Int(Patience.milliseconds)))
      } catch {
        guard error == .busy else { throw error }
        usleep(1_000)
      }
    }
    throw WireFault.late
  }

  /// Sends bytes, however long that takes; returns whether all were taken.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let sent = try? rest.withUnsafeBytes({ try socket.send($0) }) else { return false }
      if sent == 0, !Self.wait(socket, POLLOUT) { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Receives until the other side ends or nothing arrives for some milliseconds; returns whether
  /// it ended.
  func receive(milliseconds: CInt = Patience.milliseconds) -> (bytes: [UInt8], ended: Bool) {
    var all: [UInt8] = []
    while Self.wait(socket, POLLIN, milliseconds) {
      guard let bytes = try? socket.receive(atMost: 65_536) else { return (all, true) }
      if bytes.isEmpty { return (all, true) }
      all += bytes
    }
    return (all, false)
  }

  /// The first bytes that arrive; empty if the other side ends.
  func next() -> [UInt8] {
    guard Self.wait(socket, POLLIN), let bytes = try? socket.receive(atMost: 65_536) else {
      return []
    }
    return bytes
  }

  private static func wait(
    _ socket: Socket, _ event: CInt, _ milliseconds: CInt = Patience.milliseconds
  ) -> Bool {
    var entry = pollfd(fd: socket.descriptor, events: Int16(event), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
}
