import COpenSSL

/// One end of an encrypted line, in memory: bytes of the network in and out, bytes of lines in and out.
///
/// Belongs to one thread.
final class TLSSession {
  /// What a side brings to the handshake.
  enum Role {
    /// Who is called: looks up the key of an identity, nil when there is none.
    case host((SeatIdentity) -> LinkKey?)
    /// Who calls.
    case guest(SeatIdentity, LinkKey)
  }

  private let ssl: OpaquePointer
  // The connection owns them.
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer
  let role: Role
  /// Held until the connection ends, since the library asks for it by address.
  let identity: UnsafeMutableBufferPointer<UInt8>
  /// Whom the other side claimed to be: set as soon as its first words were understood.
  var claimed: SeatIdentity?
  /// Whether the other side said goodbye.
  private(set) var saidGoodbye = false

  /// An end that has not begun.
  init(_ context: TLSContext, _ role: Role) throws(WireFault) {
    ssl = try context.end()
    guard let incoming = co_memory(), let outgoing = co_memory() else {
      SSL_free(ssl)
      throw .noChannel
    }
    self.incoming = incoming
    self.outgoing = outgoing
    SSL_set_bio(ssl, incoming, outgoing)
    self.role = role
    var name = ""
    if case .guest(let place, _) = role { name = place.text }
    identity = .allocate(capacity: name.utf8.count)
    _ = identity.initialize(from: name.utf8)
    co_set_owner(ssl, Unmanaged.passUnretained(self).toOpaque())
    if case .host = role { SSL_set_accept_state(ssl) } else { SSL_set_connect_state(ssl) }
  }

  deinit {
    SSL_free(ssl)
    identity.deallocate()
  }

  /// Takes in what came from the network.
  func receive(_ bytes: [UInt8]) throws(WireFault) {
    guard !bytes.isEmpty else { return }
    guard BIO_write(incoming, bytes, CInt(bytes.count)) == CInt(bytes.count) else {
      throw .noChannel
    }
  }

  /// Goes on with the handshake; whether it is done, and the other side has the key.
  func handshake() throws(WireFault) -> Bool {
    ERR_clear_error()
    let done = SSL_do_handshake(ssl)
    if done == 1 {
      // Without a key of ours there is no session to be taken up.
      guard SSL_session_reused(ssl) == 1 else { throw .refused }
      return true
    }
    guard SSL_get_error(ssl, done) != SSL_ERROR_WANT_READ else { return false }
    let reason = co_reason()
    if case .guest = role, reason == CO_ALERT { throw .refused }
    throw reason == CO_WRONG_KEY ? .refused : .garbled
  }

  /// The bytes of lines that came; none when there is no more.
  func read() throws(WireFault) -> [UInt8] {
    ERR_clear_error()
    var result: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, filled in
      result = SSL_read(ssl, buffer.baseAddress, CInt(buffer.count))
      filled = max(0, Int(result))
    }
    if result > 0 { return bytes }
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ: return []
    case SSL_ERROR_ZERO_RETURN:
      saidGoodbye = true
      return []
    default: throw .garbled
    }
  }

  /// Takes bytes of a line to be sent.
  func write(_ bytes: [UInt8]) throws(WireFault) {
    guard !bytes.isEmpty else { return }
    ERR_clear_error()
    guard SSL_write(ssl, bytes, CInt(bytes.count)) == CInt(bytes.count) else { throw .garbled }
  }

  /// Says goodbye.
  func finish() {
    ERR_clear_error()
    if SSL_is_init_finished(ssl) == 1 { SSL_shutdown(ssl) }
  }

  /// What is to be sent over the network.
  func drain() -> [UInt8] {
    let count = co_waiting(outgoing)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, Int(BIO_read(outgoing, buffer.baseAddress, CInt(count))))
    }
  }
}
