import COpenSSL

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
