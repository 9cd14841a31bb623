import MueLink

/// What a host tells the thread of its switchboard.
enum HostCommand: Sendable {
  case send([UInt8], Peer)
  case close(Peer)
  case admit(SeatIdentity, LinkKey)
  case revoke(SeatIdentity)
  case announce(TableNotice?)
  case stop
}
