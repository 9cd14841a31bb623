import COpenSSL

/// The first bytes of a handshake.
enum FirstWords {
  /// A valid ClientHello for a seat, but with a wrong secret.
  static func withWrongSecret() -> [UInt8] {
    guard co_load() != nil, let context = co_context(0) else { return [] }
    defer { SSL_CTX_free(context) }
    SSL_CTX_set_psk_use_session_callback(context) { ssl, _, identity, count, terminal in
      guard let ssl else { return 0 }
      terminal?.pointee = co_session(ssl, [UInt8](repeating: 99, count: 32))
      identity?.pointee = UnsafePointer(FirstWords.identity.baseAddress)
      count?.pointee = FirstWords.identity.count
      return 1
    }
    guard let ssl = SSL_new(context), let incoming = co_memory(), let outgoing = co_memory() else {
      return []
    }
    defer { SSL_free(ssl) }
    SSL_set_bio(ssl, incoming, outgoing)
    SSL_set_connect_state(ssl)
    SSL_do_handshake(ssl)
    var bytes = [UInt8](repeating: 0, count: co_waiting(outgoing))
    BIO_read(outgoing, &bytes, CInt(bytes.count))
    return bytes
  }

  /// Never freed, since the library keeps its address.
  nonisolated(unsafe) private static let identity: UnsafeMutableBufferPointer<UInt8> = {
    let name = Array("mue-link/1 seat 2".utf8)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.count)
    _ = room.initialize(from: name)
    return room
  }()
}
