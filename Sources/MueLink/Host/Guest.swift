/// Somebody at the other end of a line who has been let in.
struct Guest: Sendable {
  let peer: Peer
  /// How many finished hands have been sent.
  var hands: Int
  /// When the last word came.
  var lastHeard: Duration
  /// When everything was sent last.
  var lastWhole: Duration?
  /// When something was said last.
  var lastSaid: Duration?
  /// Since when nothing has been done at the other end, as far as is known.
  var idleSince: Duration

  init(peer: Peer, hands: Int, now: Duration) {
    self.peer = peer
    self.hands = hands
    lastHeard = now
    idleSince = now
  }
}
