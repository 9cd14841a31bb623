/// What a host tells the thread of its switchboard.
enum HostCommand: Sendable {
  case send([UInt8], Peer)
  case close(Peer)
  case admit(PlaceIdentity, LinkKey)
  case revoke(PlaceIdentity)
  case stop
}
