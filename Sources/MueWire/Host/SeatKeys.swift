/// The keys by which people may come in, and how often each code was guessed at.
struct SeatKeys {
  private var keys: [SeatIdentity: LinkKey] = [:]
  private var tries: [Int: Int] = [:]
  /// Until when no code counts at a seat, because one has just died there.
  private var restUntil: [Int: Nanoseconds] = [:]

  /// The key of an identity; nil when nobody may come in by it now.
  func key(of identity: SeatIdentity, now: Nanoseconds) -> LinkKey? {
    if identity.way == .code, let until = restUntil[identity.seat], now < until { return nil }
    return keys[identity]
  }

  /// Lets people in by a key; an older one of the same identity counts no more.
  mutating func admit(_ identity: SeatIdentity, _ key: LinkKey) {
    keys[identity] = key
    if identity.way == .code { tries[identity.seat] = 0 }
  }

  /// Lets nobody in by an identity any more.
  mutating func revoke(_ identity: SeatIdentity) { keys[identity] = nil }

  /// Counts somebody who did not have the key of a code, and lets the code die at the limit; how often
  /// that has happened, nil where there is no code to guess at.
  ///
  /// After that the seat rests, so that who only guesses cannot have one code after another made.
  mutating func countWrong(
    _ identity: SeatIdentity, _ limits: WireLimits, now: Nanoseconds
  ) -> Int? {
    guard identity.way == .code, key(of: identity, now: now) != nil else { return nil }
    let count = tries[identity.seat, default: 0] + 1
    tries[identity.seat] = count
    if count >= limits.tries {
      keys[identity] = nil
      restUntil[identity.seat] = now + .milliseconds(limits.rest)
    }
    return count
  }
}
