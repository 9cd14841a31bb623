import COpenSSL

/// One side's settings of the channel: TLS 1.3 with pre-shared keys, and nothing else.
final class TLSContext: @unchecked Sendable {
  // The library may use one context in several threads.
  fileprivate let context: OpaquePointer

  private init(server: Bool) throws(WireFault) {
    guard co_begin() == 1, let context = co_context(server ? 1 : 0) else { throw .noChannel }
    self.context = context
    if server {
      SSL_CTX_set_psk_find_session_callback(context) { ssl, identity, count, session in
        TLSSession.find(ssl, UnsafeBufferPointer(start: identity, count: count), session)
      }
    } else {
      SSL_CTX_set_psk_use_session_callback(context) { ssl, _, identity, count, session in
        TLSSession.use(ssl, identity, count, session)
      }
    }
  }

  deinit { SSL_CTX_free(context) }

  /// The side that is called.
  static func host() throws(WireFault) -> TLSContext { try TLSContext(server: true) }

  /// The side that calls.
  static func guest() throws(WireFault) -> TLSContext { try TLSContext(server: false) }

  /// A new connection's end.
  func end() throws(WireFault) -> OpaquePointer {
    guard let ssl = SSL_new(context) else { throw .noChannel }
    return ssl
  }
}
