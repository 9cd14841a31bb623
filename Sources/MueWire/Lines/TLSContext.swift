import COpenSSL

/// One side's TLS settings: version 1.3 with pre-shared keys, and nothing else.
final class TLSContext: @unchecked Sendable {
  // OpenSSL allows several threads to share a context.
  private let context: OpaquePointer
  let openSSL: OpenSSL.Functions

  private init(server: Bool) throws(WireFault) {
    openSSL = try OpenSSL.load()
    guard let context = co_context(server ? 1 : 0) else { throw .noChannel }
    self.context = context
    if server {
      openSSL.pointee.SSL_CTX_set_psk_find_session_callback(context) {
        ssl, identity, count, session in
        TLSSession.find(ssl, UnsafeBufferPointer(start: identity, count: count), session)
      }
    } else {
      openSSL.pointee.SSL_CTX_set_psk_use_session_callback(context) {
        ssl, _, identity, count, session in
        TLSSession.use(ssl, identity, count, session)
      }
    }
  }

  deinit { openSSL.pointee.SSL_CTX_free(context) }

  static func host() throws(WireFault) -> TLSContext { try TLSContext(server: true) }

  static func guest() throws(WireFault) -> TLSContext { try TLSContext(server: false) }

  func end() throws(WireFault) -> OpaquePointer {
    guard let ssl = openSSL.pointee.SSL_new(context) else { throw .noChannel }
    return ssl
  }
}
