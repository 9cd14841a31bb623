import Platform

/// The origin of a connection, as the system reports it before any byte is read.
///
/// Limits are shared by source, so that only a source that takes too much is cut off.
enum Source: Hashable, Sendable {
  case v4(UInt32)
  /// The first 64 bits of an IPv6 address, which usually belong to one household or server.
  case v6(UInt64)
  case account(Account)
  /// A process of this account.
  case process(pid_t)

  /// Whether it is on this machine, so that the system vouches for it.
  var isLocal: Bool {
    switch self {
    case .account, .process: true
    case .v4, .v6: false
    }
  }

  /// The source of an address; nil if it is not a network address.
  init?(_ address: SocketAddress) {
    // The offsets of `sin_addr` and `sin6_addr`, which are in network byte order.
    switch address.family {
    case AF_INET where address.bytes.count >= 8:
      self = .v4(address.bytes[4..<8].reduce(0) { $0 << 8 | UInt32($1) })
    case AF_INET6 where address.bytes.count >= 16:
      self = .v6(address.bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) })
    default: return nil
    }
  }
}
