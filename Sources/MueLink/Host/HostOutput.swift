/// What the host's program is to do with the lines to its guests.
public enum HostOutput: Hashable, Sendable {
  /// Send a line.
  case send([UInt8], to: Peer)
  /// Close a line, once what was sent has gone.
  case close(Peer)
  /// Let back in at a seat who has this token, and nobody else.
  case admit(token: Hex, seat: Int)
}
