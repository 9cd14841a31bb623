import MueLink

/// What a host tells the thread of its switchboard.
enum LinkServerCommand: Sendable {
  case send([UInt8], Peer)
  case close(Peer)
  case admit(SeatIdentity, LinkKey)
  case revoke(SeatIdentity)
  case announce(TableAnnouncement?)
  case stop
}
