import Foundation
import Platform
import Synchronization
import Testing

@testable import MueWire

/// A proxy between guests and a table, which passes lines on until the connection is cut.
final class LineProxy: Sendable {
  /// What happens to connections.
  enum State {
    case passing
    /// Closed; no connection gets through.
    case cut
    /// Nothing goes either way, and nobody is told.
    case deaf
    case over
  }

  /// The address for guests.
  let address: String
  private let listener: Socket
  private let host: UInt16
  private let state = Mutex(State.passing)

  /// A proxy for a table at `127.0.0.1:PORT`.
  init(before table: String) throws {
    host = try #require(table.split(separator: ":").last.flatMap { UInt16($0) })
    (listener, address) = try Socket.bound()
    try #require(listen(listener.descriptor, 16) == 0)
    Thread { [self] in carry() }.start()
  }

  /// Changes what happens to connections.
  func become(_ next: State) { state.withLock { $0 = next } }

  private func carry() {
    var lines: [(guest: Int32, host: Int32)] = []
    func hangUp(_ line: (guest: Int32, host: Int32)) {
      for end in Set([line.guest, line.host]) {
        // Programs started in the meantime may have inherited it.
        shutdown(end, Int32(SHUT_RDWR))
        close(end)
      }
    }
    while true {
      switch state.withLock({ $0 }) {
      case .over:
        for line in lines { hangUp(line) }
        return
      case .deaf: usleep(5000)
      case .cut:
        for line in lines { hangUp(line) }
        lines = []
        if Self.isReady([listener.descriptor], 5)[0] {
          let guest = accept(listener.descriptor, nil, nil)
          hangUp((guest, guest))
        }
      case .passing:
        let ready = Self.isReady([listener.descriptor] + lines.flatMap { [$0.guest, $0.host] }, 20)
        var dead: [Int] = []
        for (index, line) in lines.enumerated() {
          if ready[1 + 2 * index], !Self.pass(from: line.guest, to: line.host) {
            dead.append(index)
          }
          if ready[2 + 2 * index], !Self.pass(from: line.host, to: line.guest) {
            dead.append(index)
          }
        }
        for index in Set(dead).sorted(by: >) { hangUp(lines.remove(at: index)) }
        if ready[0], let line = letIn() { lines.append(line) }
      }
    }
  }

  private func letIn() -> (guest: Int32, host: Int32)? {
    let guest = accept(listener.descriptor, nil, nil)
    guard guest >= 0 else { return nil }
    let other = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let address = SocketAddress(v4: "127.0.0.1", port: host)
    guard address.withSystem({ connect(other, $0, $1) }) == 0 else {
      close(guest)
      close(other)
      return nil
    }
    return (guest, other)
  }

  /// Passes on what has arrived; returns whether more may arrive.
  private static func pass(from: Int32, to: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(from, &bytes, bytes.count, 0)
    return count > 0 && send(to, bytes, count, Int32(MSG_NOSIGNAL)) == count
  }

  private static func isReady(_ descriptors: [Int32], _ milliseconds: Int32) -> [Bool] {
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&polls, nfds_t(polls.count), milliseconds)
    return polls.map { $0.revents != 0 }
  }
}
