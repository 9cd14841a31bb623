import MueData

/// An event of a connection.
///
/// `LinkServer` reports all of these except `waiting`; `LinkClient` reports `waiting`, `joined` and
/// `line`, and finally `stopped`, once.
public enum WireEvent: Hashable, Sendable {
  /// A peer has proved its identity; from now on lines can go both ways.
  case joined(Peer, Entry)
  /// A whole line from a peer, without its line end.
  case line(Peer, [UInt8])
  /// A peer that had joined is gone; none of its events follow.
  case left(Peer, WireFault)
  /// The key of a seat's code has been derived; the code is valid from now on.
  case codeCounts(seat: Int)
  /// The host could not be joined for this reason, and the client tries again.
  ///
  /// On a Unix socket, `joined` may have been reported before, and is reported again.
  case waiting(WireFault)
  /// The server or client has ended: this is the last event.
  case stopped(WireFault)
}
