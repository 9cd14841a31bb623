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

/// What the library asks for when it comes to the key.
extension TLSSession {
  private static func owner(of ssl: OpaquePointer?) -> TLSSession? {
    guard let ssl, let pointer = co_owner(ssl) else { return nil }
    return Unmanaged<TLSSession>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The host's callback: the session that stands for the key of an identity.
  ///
  /// There always is one: who names a seat without a key finds one that nobody has, and learns no
  /// more than who guessed wrong.
  static func find(
    _ ssl: OpaquePointer?, _ identity: UnsafeBufferPointer<UInt8>,
    _ session: UnsafeMutablePointer<OpaquePointer?>?
  ) -> CInt {
    guard let ssl, let owner = owner(of: ssl), case .host(let keys) = owner.role else { return 0 }
    owner.claimed = SeatIdentity(identity)
    guard let key = try? owner.claimed.flatMap(keys) ?? LinkKey.nobodys() else { return 0 }
    session?.pointee = co_session(ssl, key.bytes)
    return session?.pointee == nil ? 0 : 1
  }

  /// The guest's callback: its identity and the session that stands for its key.
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
