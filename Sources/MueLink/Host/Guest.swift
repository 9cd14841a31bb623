import MueData

/// A guest that has been admitted.
struct Guest: Sendable {
  let peer: Peer
  /// Whether it has returned to its seat, so that it is the guest who sat there before.
  let isBack: Bool
  var hands: Int
  var lastHeard: Duration
  /// An onlooker's owner, if the way in proves it; a seat's owner is in the seat's state.
  let owner: Owner?
  /// When an onlooker was last sent the whole table.
  var lastWhole: Duration?
  /// When the person last pressed a key, as far as is known.
  var idleSince: Duration

  init(peer: Peer, isBack: Bool = false, hands: Int, now: Duration, owner: Owner? = nil) {
    self.peer = peer
    self.isBack = isBack
    self.owner = owner
    self.hands = hands
    lastHeard = now
    idleSince = now
  }
}
