import MueGame
import MueRules

/// A seat as the host knows it: who sits there, and how they can be reached.
struct SeatState: Sendable {
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
    self = SeatState(player)
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

/// Somebody at the other end of a line who has been let in.
struct Guest: Sendable {
  let peer: Peer
  /// How many finished hands have been sent.
  var hands: Int
  /// When the last word came.
  var lastHeard: Duration
  /// When everything was sent last.
  var lastWhole: Duration?
  /// When something was said last.
  var lastSaid: Duration?
  /// Since when nothing has been done at the other end, as far as is known.
  var idleSince: Duration

  init(peer: Peer, hands: Int, now: Duration) {
    self.peer = peer
    self.hands = hands
    lastHeard = now
    idleSince = now
  }
}

/// What the host has settled for a linked table.
public struct LinkTerms: Hashable, Sendable {
  public let table: PlayerName
  /// For how long a seat waits for somebody who is away before the computer player decides there.
  public let grace: Duration
  /// After how long an absence or sleep somebody else may take a seat.
  public let release: Duration
  /// For how many seconds one may think about a decision, 1 to 3600; nil for as long as one likes.
  public let clock: Int?
  /// How many may watch.
  public let watchers: Int

  public init(
    table: PlayerName, grace: Duration = .seconds(60), release: Duration = .seconds(600),
    clock: Int? = nil, watchers: Int = 4
  ) {
    self.table = table
    self.grace = grace
    self.release = release
    self.clock = clock
    self.watchers = watchers
  }
}
