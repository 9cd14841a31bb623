import MueGame
import MueRules
import MueWords

/// The people at a table with several terminals: who is present, how to join, what was said.
public struct People: Hashable, Sendable {
  var host: PlayerName
  public var seats: [SeatStatus]
  /// The person's own seat; nil for an onlooker.
  var own: Seat?
  /// The codes of the seats that friends can still take; only the host has them.
  public var codes: [Seat: String] = [:]
  /// The code for onlookers; only the host has it.
  public var watchCode: String?
  /// The number of onlookers; only the host knows.
  public var onlookers = 0
  /// How friends can join, for the host to pass on.
  public var ways: [Phrase] = []
  /// The seats that are muted; only the host knows.
  public var muted: Set<Seat> = []
  /// Whether the person is asked to agree to the open handicaps before anything is shown.
  public var isAgreementAsked = false
  /// Whether host and guests share one account on the machine.
  public var isOneAccount = false
  public var said = ChatLog()
  /// Whether people are still joining and the match has not begun.
  public var isGathering = false
  /// Whether the person is the host, who may begin the match.
  public var isHost = false
  /// Whether everybody who has a seat may begin the match, since the table has no host.
  public var mayAnybodyBegin = false
  /// The seconds that a person has for a decision; nil for no limit.
  public var clock: Int?
  /// Whether the program explains bids at this table.
  public var explainsBids = true
  /// The seconds since the host was last heard; nil while that is too short to show.
  public var hostSilence: Int?
  /// The words with which people can check that their last finished hand is the same; nil before
  /// they are known.
  public var handWords: Phrase?
  /// The player who asks for an undo.
  public var undoAskedBy: PlayerName?

  /// Whether the person may begin the match now.
  var mayBegin: Bool { isGathering && (isHost || mayAnybodyBegin && own != nil) }

  /// The seats that friends may take, in order.
  var friends: [Seat] {
    let all = PlayerCount(rawValue: seats.count)?.seats ?? []
    return all.filter { seats[$0].player.agent.isRemote }
  }

  public init(host: PlayerName, seats: [SeatStatus], own: Seat?) {
    self.host = host
    self.seats = seats
    self.own = own
  }
}

extension ScreenState {
  /// Whether somebody else is the host of the table.
  var isGuest: Bool { people?.isHost == false }

  /// Answers a request for an undo; nil if there is none, or the key does not answer it.
  mutating func consent(_ input: Input) -> [Effect]? {
    guard people?.undoAskedBy != nil, isConsentKey(input) else { return nil }
    people?.undoAskedBy = nil
    return [.consent(input == .command(.undo))]
  }

  /// Whether an input answers the question of a friend who asks for an undo.
  func isConsentKey(_ input: Input) -> Bool {
    input == .command(.undo) || input == .command(.pass)
  }
}
