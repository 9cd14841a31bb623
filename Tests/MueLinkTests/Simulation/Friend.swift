import MueData

@testable import MueLink

/// A person at another terminal.
struct Friend {
  /// The seat for which the friend has the code; nil for an onlooker.
  let seat: Int?
  var guest: GuestTable
  /// Outdated lines, which may be sent again.
  var old: [[UInt8]] = []
  /// The connection; nil while there is none.
  var peer: Peer?
  /// When the friend tries again.
  var comesAt: Duration
  /// When the friend last did something.
  var lastActive: Duration
  /// Whether the friend has sat there before.
  var hasToken = false

  init(seat: Int?, chance: Chance, now: Duration) {
    self.seat = seat
    guest = GuestTable(at: now, digest: Chance.digest, random: chance.bytes)
    comesAt = now + .milliseconds(chance.below(30_000))
    lastActive = now
  }
}
