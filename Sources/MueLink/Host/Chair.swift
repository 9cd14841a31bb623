import MueRules
import MueTable

/// A seat as the host knows it: who sits there, and how they can be reached.
struct Chair: Sendable {
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
  /// Whether the person was asked and did nothing for too long.
  var isAsleep = false

  init(_ player: Player) { self.player = player }

  /// Calls whoever sits here otherwise.
  mutating func rename(_ name: PlayerName) { player = Player(name: name, agent: player.agent) }

  /// Whether a friend may sit here.
  var isForFriends: Bool { player.agent.isRemote }

  /// Whether nobody else may sit down here.
  var isTaken: Bool { guest != nil || isConfirmed }

  /// Whether the computer player decides here, as far as nobody is waited for.
  func isCovered(at now: Duration, grace: Duration) -> Bool {
    switch player.agent {
    case .person: return false
    case .computer: return true
    case .remote:
      if guest != nil { return isAsleep }
      guard isConfirmed, !hasLeft, let lostAt else { return true }
      return now - lostAt >= grace
    }
  }

  func presence(at now: Duration, grace: Duration) -> Presence {
    switch player.agent {
    case .person: return .here
    case .computer: return .computer
    case .remote:
      if !isTaken { return .free }
      if isCovered(at: now, grace: grace) { return .covered }
      guard guest == nil, let lostAt else { return .here }
      return .away(seconds: Int((now - lostAt) / .seconds(1)))
    }
  }
}
