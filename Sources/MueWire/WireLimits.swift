import Platform

/// The limits for a peer, so that none can harm the others.
public struct WireLimits: Hashable, Sendable {
  /// The longest line in bytes, including its end.
  var line = 16_384
  /// The number of lines that a peer may send per second, and at once; further ones are read later.
  var lineRate = Rate(perSecond: 40, burst: 120)
  /// The number of bytes that a peer may send per second, and at once; further ones are read later.
  var byteRate = Rate(perSecond: 65_536, burst: 262_144)
  /// The number of bytes that may be queued for a peer before it is disconnected.
  var outgoing = 262_144
  /// The number of peers that may have joined.
  ///
  /// Beyond this and the next three limits, the source with the most connections (an address, an
  /// IPv6 network, an account) loses its oldest one.
  var peers = 64
  /// The number of connections that have not named a seat.
  var unknown = 128
  /// The number of further connections in their handshake, with the secret.
  var handshakes = 16
  /// The number of further connections that are saying goodbye.
  var goodbyes = 32
  /// The number of wrong attempts that an address may make per second, and at once; others wait.
  var tries = Rate(perSecond: 50, burst: 50)
  /// The number of visits that an account on this machine may make per second, and at once.
  ///
  /// Further ones wait. All visits count, since there is no secret to get right.
  var visits = Rate(perSecond: 20, burst: 50)
  /// The time that an attempt may wait before it is closed, in milliseconds.
  var patience = 100
  /// The time that the other side may take to send its first byte, in milliseconds.
  var firstWord = 3_000
  /// The time that a handshake may take, and that a guest keeps trying to begin one, in
  /// milliseconds.
  public var handshake = 10_000
  /// The time that a line may take from its first byte to its last, in milliseconds.
  var unfinished = 20_000
  /// The time that saying goodbye may take, in milliseconds.
  var goodbye = 2_000
  /// The number of events that may wait; while there are more, no peer is read.
  var events = 2_048

  public static let host = WireLimits()

  /// A guest's limits for its host, which relays all the other players.
  public static let guest: WireLimits = {
    var limits = WireLimits()
    limits.lineRate = Rate(perSecond: 1_000, burst: 4_000)
    limits.byteRate = Rate(perSecond: 1_048_576, burst: 4_194_304)
    return limits
  }()
}

/// A time of the monotonic clock, or a duration, in nanoseconds.
typealias Nanoseconds = Int

extension Nanoseconds {
  static var now: Nanoseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  static func milliseconds(_ count: Int) -> Nanoseconds { count * 1_000_000 }
}
