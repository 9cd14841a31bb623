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
  private let chance: Chance

  init(seat: Int?, chance: Chance, now: Duration) {
    self.seat = seat
    self.chance = chance
    guest = GuestTable(at: now, digest: Chance.digest, random: chance.bytes)
    comesAt = now + .milliseconds(chance.below(30_000))
    lastActive = now
  }

  /// Begins the program again with what it writes to its disk.
  mutating func restart(at now: Duration) {
    let seconds = Int(now / .seconds(1))
    let bytes = guest.memoryBytes(at: now, secondsSince1970: seconds)
    // What it wrote itself can be read.
    guard let memories = try? GuestMemories(reading: bytes, digest: Chance.digest) else { return }
    guest = GuestTable(
      at: now, digest: Chance.digest, random: chance.bytes, token: guest.token, memories: memories,
      away: memories.heardAt.map { .seconds(seconds - $0) })
  }
}
