import Foundation
import Platform
import TestSupport
import Testing

@testable import MueWire

/// The socket of a table on this machine, for tests that speak the protocol themselves.
final class LocalSocket: @unchecked Sendable {
  /// A connection that carries lines of text.
  final class Line: @unchecked Sendable {
    private let descriptor: Int32
    private var bytes: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Ends the connection.
    func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Sends a line.
    func say(_ line: String) {
      let bytes = Array((line + "\n").utf8)
      _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// The next line without the blanks that fill it; nil if the other side has hung up, or sends nothing for long.
    func hear() -> String? {
      while true {
        if let end = bytes.firstIndex(of: 10) {
          defer { bytes.removeSubrange(...end) }
          let last = bytes[..<end].lastIndex { $0 != 0x20 }
          return String(decoding: bytes[...(last ?? end - 1)], as: UTF8.self)
        }
        var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var piece = [UInt8](repeating: 0, count: 16_384)
        guard poll(&wish, 1, Patience.milliseconds) > 0 else { return nil }
        let count = recv(descriptor, &piece, piece.count, 0)
        guard count > 0 else { return nil }
        bytes += piece.prefix(count)
      }
    }
  }

  let home: Home
  private var path = ""
  /// The socket in the table's place, while lines are forged.
  private var forged: LocalSocket?
  private var listener: Int32 = -1

  init(home: Home) { self.home = home }

  deinit { if listener >= 0 { close(listener) } }

  /// Opens a table, and notes the path of its socket.
  func host() throws -> Terminal {
    let host = try Terminal.mue(
      ["host", "--here", "--players", "3", "--name", "Ada", "--lang", "en"], home: home)
    try host.waitFor("On this machine: mue join")
    try find()
    return host
  }

  /// Notes the path of the socket of the home's table.
  func find() throws {
    let files = FileManager.default.enumerator(atPath: home.path)
    let sockets = files?.compactMap { $0 as? String }.filter { name in
      var facts = stat()
      return stat(home.path + "/" + name, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
    }
    path = home.path + "/" + (try #require(sockets?.first))
  }

  /// Intercepts the connections of later guests: each line may be replaced by others, as a modified
  /// host's program could do.
  func forge(_ lines: @escaping @Sendable (_ line: String, _ isHosts: Bool) -> [String]) throws {
    let (table, usual) = (home.path + "/table", path)
    rename(usual, table)
    path = table
    let hidden = LocalSocket(home: home)
    hidden.path = usual
    forged = try hidden.listen()
    Thread { [path, weak hidden] in
      while let guest = hidden?.nextCall(), let host = try? LocalSocket.line(to: path) {
        for (from, to, isHosts) in [(host, guest, true), (guest, host, false)] {
          Thread {
            while let line = from.hear() { for other in lines(line, isHosts) { to.say(other) } }
            to.hangUp()
          }.start()
        }
      }
    }.start()
  }

  /// Connects to the table.
  func call() throws -> Line { try Self.line(to: path) }

  private static func line(to path: String) throws -> Line {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(try SocketAddress(path: path).withSystem { connect(descriptor, $0, $1) } == 0)
    return Line(descriptor)
  }

  /// Listens in place of the table.
  func listen() throws -> LocalSocket {
    unlink(path)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(try SocketAddress(path: path).withSystem { bind(listener, $0, $1) } == 0)
    try #require(Platform.listen(listener, 4) == 0)
    chmod(path, 0o600)
    return self
  }

  /// Waits for a connection.
  func answer() throws -> Line { try #require(nextCall()) }

  /// The next connection; nil if there is none for long, or the socket is closed.
  private func nextCall() -> Line? {
    // A program that only checks whether anybody listens sends nothing.
    while true {
      var wish = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&wish, 1, Patience.milliseconds) > 0 else { return nil }
      let descriptor = accept(listener, nil, nil)
      var first: UInt8 = 0
      if recv(descriptor, &first, 1, Int32(MSG_PEEK)) == 1 { return Line(descriptor) }
      close(descriptor)
    }
  }
}
