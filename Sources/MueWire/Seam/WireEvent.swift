import MueLink

/// What happened on the wire.
///
/// A switchboard tells all of these but `waiting`; the line of a guest `waiting`, `joined`, `line` and, once and
/// last, `stopped`.
public enum WireEvent: Hashable, Sendable {
  /// Somebody proved who they are; lines go both ways from here on.
  case joined(Peer, Entry)
  /// A whole line of a peer, without its end.
  case line(Peer, [UInt8])
  /// A peer that had joined is gone; nothing of it follows.
  case left(Peer, WireFault)
  /// The code of a seat has been worked out and counts from now on.
  case codeCounts(seat: Int)
  /// The host has not let the guest in for this reason, and is called again; `joined` may have been told before
  /// where nothing is encrypted, and is told anew then.
  case waiting(WireFault)
  /// The wire itself has ended: this is the last event.
  case stopped(WireFault)
}
