import COpenSSL
import Foundation

/// The simplest server in place of a table: echoes everything, with a thread for each connection
/// and no limits.
final class EchoServer: Sendable {
  private let listening: CInt
  private let address: String
  /// The TLS settings; nil on a Unix socket.
  nonisolated(unsafe) private let context: OpaquePointer?

  /// Listens in a folder, in place of a table, or on the loopback network only.
  init(at location: String) throws {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    limits.rlim_cur = limits.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    let isLocal = location.hasPrefix("/")
    let folder = "\(location)/mue-tables-\(getuid())"
    if isLocal { mkdir(folder, 0o755) }
    let path = "\(folder)/table.sock"
    let bytes =
      isLocal ? LoopbackAddress.bytes(path: path) : LoopbackAddress.bytes(number: 1, port: 0)
    listening = socket(isLocal ? AF_UNIX : AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    guard LoopbackAddress.with(bytes, { [listening] in bind(listening, $0, $1) }) == 0,
      listen(listening, CInt(SOMAXCONN)) == 0
    else { throw AttackedTable.Failure.notFound }
    if isLocal {
      chmod(path, 0o666)
      address = path
      context = nil
      return
    }
    var found = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &found) { [listening] found in
      found.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listening, $0, &size) }
    }
    address = "127.0.0.1:\(UInt16(bigEndian: found.sin_port))"
    guard co_load() != nil, let context = co_context(1) else {
      throw AttackedTable.Failure.noToken
    }
    SSL_CTX_set_psk_find_session_callback(context) { ssl, identity, count, terminal in
      // The last character is the number of the seat.
      guard let ssl, let identity, count > 0 else { return 0 }
      let seat = Int(identity[count - 1]) - Int(UInt8(ascii: "0"))
      guard (0...6).contains(seat) else { return 0 }
      terminal?.pointee = co_session(ssl, AttackedTable.key(of: seat))
      return 1
    }
    self.context = context
  }

  /// Serves until the process is ended.
  func run() {
    signal(SIGPIPE, SIG_IGN)
    print(address)
    fflush(nil)
    while true {
      let descriptor = accept(listening, nil, nil)
      guard descriptor >= 0 else {
        // No more descriptors: wait for existing connections to end.
        usleep(10_000)
        continue
      }
      let thread = Thread { [self] in serve(descriptor) }
      thread.stackSize = 262_144
      thread.start()
    }
  }

  private func serve(_ descriptor: CInt) {
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    guard let context else {
      while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 {
        send(descriptor, bytes, count, CInt(MSG_NOSIGNAL))
      }
      return
    }
    guard let ssl = SSL_new(context) else { return }
    defer { SSL_free(ssl) }
    SSL_set_fd(ssl, descriptor)
    guard SSL_accept(ssl) == 1 else { return }
    while case let count = SSL_read(ssl, &bytes, CInt(bytes.count)), count > 0 {
      SSL_write(ssl, bytes, count)
    }
  }
}
