import COpenSSL
import Platform

/// One end of a TLS connection, in memory: both encrypted bytes and plain lines go in and out as
/// bytes.
///
/// It belongs to one thread.
final class TLSSession {
  /// What each side needs for the handshake.
  enum Role {
    /// The host, with a function that returns the key of an identity, or nil.
    case host((SeatIdentity) -> LinkKey?)
    case guest(SeatIdentity, LinkKey)
  }

  private let openSSL: OpenSSL.Functions
  private let ssl: OpaquePointer
  // The OpenSSL connection owns both.
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer
  let role: Role
  /// Kept until the connection ends, since OpenSSL keeps its address.
  let identity: UnsafeMutableBufferPointer<UInt8>
  /// The identity that the guest claims, set once its first message has been read.
  var claimed: SeatIdentity?
  private(set) var saidGoodbye = false

  init(_ context: TLSContext, _ role: Role) throws(WireFault) {
    openSSL = context.openSSL
    ssl = try context.end()
    guard let incoming = co_memory(), let outgoing = co_memory() else {
      openSSL.pointee.SSL_free(ssl)
      throw .noChannel
    }
    self.incoming = incoming
    self.outgoing = outgoing
    openSSL.pointee.SSL_set_bio(ssl, incoming, outgoing)
    self.role = role
    var name = ""
    if case .guest(let address, _) = role { name = address.text }
    identity = .allocate(capacity: name.utf8.count)
    _ = identity.initialize(from: name.utf8)
    co_set_owner(ssl, Unmanaged.passUnretained(self).toOpaque())
    if case .host = role {
      openSSL.pointee.SSL_set_accept_state(ssl)
    } else {
      openSSL.pointee.SSL_set_connect_state(ssl)
    }
  }

  deinit {
    openSSL.pointee.SSL_free(ssl)
    identity.deallocate()
  }

  func receive(_ bytes: [UInt8]) throws(WireFault) {
    guard !bytes.isEmpty else { return }
    guard openSSL.pointee.BIO_write(incoming, bytes, CInt(bytes.count)) == CInt(bytes.count) else {
      throw .noChannel
    }
  }

  /// Continues the handshake; returns whether it is done, which proves that the other side has the
  /// key.
  ///
  /// - Throws: `WireFault.refused` if the keys differ, `garbled` for any other fault.
  func handshake() throws(WireFault) -> Bool {
    openSSL.pointee.ERR_clear_error()
    let done = openSSL.pointee.SSL_do_handshake(ssl)
    if done == 1 {
      // A handshake without our key does not resume a session.
      guard openSSL.pointee.SSL_session_reused(ssl) == 1 else { throw .refused }
      return true
    }
    guard openSSL.pointee.SSL_get_error(ssl, done) != SSL_ERROR_WANT_READ else { return false }
    let reason = co_reason()
    if case .guest = role, reason == CO_ALERT { throw .refused }
    throw reason == CO_WRONG_KEY ? .refused : .garbled
  }

  /// The decrypted bytes that have arrived; empty if there are none.
  func read() throws(WireFault) -> [UInt8] {
    openSSL.pointee.ERR_clear_error()
    var result: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, filled in
      result = openSSL.pointee.SSL_read(ssl, buffer.baseAddress, CInt(buffer.count))
      filled = max(0, Int(result))
    }
    if result > 0 { return bytes }
    switch openSSL.pointee.SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ: return []
    case SSL_ERROR_ZERO_RETURN:
      saidGoodbye = true
      return []
    default: throw .garbled
    }
  }

  func write(_ bytes: [UInt8]) throws(WireFault) {
    guard !bytes.isEmpty else { return }
    openSSL.pointee.ERR_clear_error()
    guard openSSL.pointee.SSL_write(ssl, bytes, CInt(bytes.count)) == CInt(bytes.count) else {
      throw .garbled
    }
  }

  func finish() {
    openSSL.pointee.ERR_clear_error()
    if openSSL.pointee.SSL_is_init_finished(ssl) == 1 { _ = openSSL.pointee.SSL_shutdown(ssl) }
  }

  /// Removes and returns the encrypted bytes to send.
  func drain() -> [UInt8] {
    let count = co_waiting(outgoing)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, Int(openSSL.pointee.BIO_read(outgoing, buffer.baseAddress, CInt(count))))
    }
  }
}

/// The callbacks by which OpenSSL asks for the key.
extension TLSSession {
  private static func owner(of ssl: OpaquePointer?) -> TLSSession? {
    guard let ssl, let pointer = co_owner(ssl) else { return nil }
    return Unmanaged<TLSSession>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The host's callback: the session that represents the key of an identity.
  ///
  /// There always is one: an identity without a key gets a random key, so that a stranger cannot
  /// distinguish it from a wrong guess.
  static func find(
    _ ssl: OpaquePointer?, _ identity: UnsafeBufferPointer<UInt8>,
    _ session: UnsafeMutablePointer<OpaquePointer?>?
  ) -> CInt {
    guard let ssl, let owner = owner(of: ssl), case .host(let keys) = owner.role else { return 0 }
    owner.claimed = SeatIdentity(identity)
    let key = Log.attempt("to answer an unknown identity") {
      try owner.claimed.flatMap(keys) ?? LinkKey.nobodys()
    }
    guard let key else { return 0 }
    session?.pointee = co_session(ssl, key.bytes)
    return session?.pointee == nil ? 0 : 1
  }

  /// The guest's callback: its identity and the session that represents its key.
  static func use(
    _ ssl: OpaquePointer?, _ identity: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ count: UnsafeMutablePointer<Int>?, _ session: UnsafeMutablePointer<OpaquePointer?>?
  ) -> CInt {
    guard let ssl, let owner = owner(of: ssl), case .guest(_, let key) = owner.role else {
      return 0
    }
    session?.pointee = co_session(ssl, key.bytes)
    identity?.pointee = UnsafePointer(owner.identity.baseAddress)
    count?.pointee = owner.identity.count
    return session?.pointee == nil ? 0 : 1
  }
}
