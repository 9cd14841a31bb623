import MueData
import MueGame

/// The host's state of a seat: the player, and the connection to the guest.
struct SeatState: Sendable {
  var player: Player
  /// The connected guest; nil while there is none.
  var guest: Guest?
  /// The owner of the seat, or the person it was offered to; nil before anybody has been welcomed
  /// here.
  var owner: OwnerRecord?
  /// Whether the owner has sat down: its first message proved that the token has arrived.
  var isConfirmed = false
  /// When the connection was lost; nil while there is one.
  var lostAt: Duration?
  /// How far the game had been sent to the person when the connection was lost; nil if that is
  /// unknown after a restart, so that the person may have seen everything.
  var seen: GamePosition?
  var hasLeft = false
  /// When the person fell asleep (was asked and idle for too long); nil while awake.
  var asleepSince: Duration?
  /// Whether another person may take the seat, because its person has left, or been away or asleep
  /// for too long.
  ///
  /// Until then its person may return or wake up.
  var isOffered = false
  /// Whether the host has closed the seat to friends, so that a computer player plays here.
  var isClosed = false
  /// Whether the seat's owner is unknown while its hand is being played.
  ///
  /// Nobody may take the seat before that hand is over, since the cards are a friend's.
  var isHeld = false

  mutating func rename(_ name: PlayerName) { player = Player(name: name, agent: player.agent) }

  /// Forgets the person who sat here.
  mutating func clear() {
    let (player, isClosed, isHeld) = (player, isClosed, isHeld)
    self = SeatState(player: player)
    self.isClosed = isClosed
    self.isHeld = isHeld
  }

  /// The token with which the person returns.
  var token: Hex? { owner?.token }
  var isMuted: Bool { owner?.isMuted ?? false }
  /// Whether the person has agreed to the open handicaps at this table.
  var hasAgreed: Bool { owner?.hasAgreed ?? false }

  var isForFriends: Bool { player.agent.isRemote && !isClosed && !isHeld }

  /// Whether the seat belongs to a person, so that nobody else may take it.
  var isTaken: Bool { isConfirmed && !isOffered }

  /// The time at which the person stopped playing; nil if the person is playing, or may be.
  var unplayedSince: Duration? { guest == nil ? lostAt : asleepSince }

  /// The guest, if the person has agreed to the open handicaps; no game is sent to others.
  var seatedGuest: Guest? { hasAgreed ? guest : nil }

  /// Whether the computer player decides here because nobody is being waited for.
  func isCovered(at now: Duration, grace: Duration) -> Bool {
    switch player.agent {
    case .person: return false
    case .computer: return true
    case .remote:
      if guest != nil { return asleepSince != nil || !hasAgreed }
      guard isConfirmed, !hasLeft, let lostAt else { return true }
      return now - lostAt >= grace
    }
  }

  func presence(at now: Duration, grace: Duration) -> Presence {
    switch player.agent {
    case .person: return .here
    case .computer: return .computer
    case .remote:
      if isClosed || isHeld { return .computer }
      if !isTaken { return .free }
      if guest != nil, !hasAgreed { return .asked }
      if isCovered(at: now, grace: grace) { return .covered }
      guard guest == nil, let lostAt else { return .here }
      return .away(seconds: Int((now - lostAt) / .seconds(1)))
    }
  }
}
