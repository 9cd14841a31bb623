/// The keys by which people may come in, and how often each code was guessed at.
struct SeatKeys {
  private var keys: [SeatIdentity: LinkKey] = [:]
  private var tries: [Int: Int] = [:]

  /// The key of an identity; nil when nobody may come in by it.
  func key(of identity: SeatIdentity) -> LinkKey? { keys[identity] }

  /// Lets people in by a key; an older one of the same identity counts no more.
  mutating func admit(_ identity: SeatIdentity, _ key: LinkKey) {
    keys[identity] = key
    if identity.way == .code { tries[identity.seat] = 0 }
  }

  /// Lets nobody in by an identity any more.
  mutating func revoke(_ identity: SeatIdentity) { keys[identity] = nil }

  /// Counts somebody who did not have the key of a code, and lets the code die at the limit; how often
  /// that has happened, nil where there is no code to guess at.
  mutating func countWrong(_ identity: SeatIdentity, limit: Int) -> Int? {
    guard identity.way == .code, keys[identity] != nil else { return nil }
    let count = tries[identity.seat, default: 0] + 1
    tries[identity.seat] = count
    if count >= limit { keys[identity] = nil }
    return count
  }
}
