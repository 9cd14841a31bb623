import MueGame
import MueRules

@testable import MueLink

/// Somebody at another terminal.
struct Friend {
  /// The seat whose code the friend has; nil for who only watches.
  let seat: Int?
  var guest: GuestTable
  /// The line; nil while there is none.
  var peer: Peer?
  /// When the friend tries again.
  var comesAt: Duration
  /// When something was done last.
  var lastActive: Duration
  /// Whether the friend has sat there before.
  var hasToken = false
  var refusals = 0

  init(seat: Int?, chance: Chance, now: Duration) {
    self.seat = seat
    guest = GuestTable(at: now, digest: Chance.digest, random: chance.bytes)
    comesAt = now + .milliseconds(chance.below(30_000))
    lastActive = now
  }
}
