/// How much of everything a peer gets, so that none costs the others anything.
public struct WireLimits: Hashable, Sendable {
  /// The longest line in bytes, its end included.
  public var line = 16_384
  /// How many lines a peer may send in a second, and at once; more are read later.
  public var lineRate = Rate(perSecond: 40, burst: 120)
  /// How many bytes a peer may send in a second, and at once; more are read later.
  public var byteRate = Rate(perSecond: 65_536, burst: 262_144)
  /// How many bytes may wait to be sent to a peer before it is given up.
  public var outgoing = 262_144
  /// How many peers there may be in all.
  public var peers = 64
  /// How many of them may still be in their handshake.
  public var halfOpen = 8
  /// How long a handshake may take while others wait for its place, in milliseconds.
  public var patience = 2_000
  /// How many wrong tries a code stands.
  public var tries = 3
  /// How long no code counts at a seat after one has died there, in milliseconds.
  public var rest = 10_000
  /// How long the other side may take to say its first word, in milliseconds.
  public var firstWord = 3_000
  /// How long a handshake may take, and for how long a guest calls again until one begins, in milliseconds.
  public var handshake = 10_000
  /// How long a line may take from its first byte to its last, in milliseconds.
  public var unfinished = 20_000
  /// How long saying goodbye may take, in milliseconds.
  public var goodbye = 2_000
  /// How many events may wait to be taken; while there are more, nobody is listened to.
  public var events = 2_048

  /// What a host allows a guest.
  public static let host = WireLimits()

  /// What a guest allows its host, who tells of all the others.
  public static let guest: WireLimits = {
    var limits = WireLimits()
    limits.lineRate = Rate(perSecond: 1_000, burst: 4_000)
    limits.byteRate = Rate(perSecond: 1_048_576, burst: 4_194_304)
    return limits
  }()

  /// The usual limits.
  public init() {}
}
