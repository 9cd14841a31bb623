import MueGame
import MueRules

/// A seat as the host knows it: who sits there, and how they can be reached.
struct HostSeat: Sendable {
  var player: Player
  /// The one at the other end of a line; nil while there is none.
  var guest: Guest?
  /// What brings the person back; nil as long as nobody has sat here.
  var token: Hex?
  /// Whether the person has said a word since, so that the token is sure to have arrived.
  var isConfirmed = false
  /// When the line was lost; nil while there is one.
  var lostAt: Duration?
  /// Whether the person has said good-bye.
  var hasLeft = false
  /// Since when the person has been asked and has done nothing for too long; nil while awake.
  var asleepSince: Duration?
  /// Whether somebody else may sit down here, since the person has left, or has been away or asleep for too
  /// long.
  ///
  /// Until somebody does, the person may come back or wake up.
  var isOffered = false
  /// Whether the host keeps friends from this seat: the computer player plays here.
  var isClosed = false
  /// Whether what the person says is passed on to nobody.
  var isMuted = false
  /// Whether the person has agreed to the open handicaps at this table.
  var hasAgreed = false

  init(_ player: Player) { self.player = player }

  /// Calls the seat by another name.
  mutating func rename(_ name: PlayerName) { player = Player(name: name, agent: player.agent) }

  /// Forgets who sat here.
  mutating func clear() {
    let (player, isClosed) = (player, isClosed)
    self = HostSeat(player)
    self.isClosed = isClosed
  }

  /// Whether a friend may sit here.
  var isForFriends: Bool { player.agent.isRemote && !isClosed }

  /// Whether the seat is somebody's, so that nobody else may sit down here.
  var isTaken: Bool { (guest != nil || isConfirmed) && !isOffered }

  /// Since when nobody has played here whose seat it is; nil while somebody does, or might.
  var unplayedSince: Duration? { guest == nil ? lostAt : asleepSince }

  /// The guest who has agreed to the open handicaps; nothing of the game is told to one who has not.
  var seatedGuest: Guest? { hasAgreed ? guest : nil }

  /// Whether the computer player decides here, as far as nobody is waited for.
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
      if isClosed { return .computer }
      if !isTaken { return .free }
      if guest != nil, !hasAgreed { return .asked }
      if isCovered(at: now, grace: grace) { return .covered }
      guard guest == nil, let lostAt else { return .here }
      return .away(seconds: Int((now - lostAt) / .seconds(1)))
    }
  }
}
