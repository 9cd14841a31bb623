import MueGame
import MueRules
import MueWords

/// The people at a table with several terminals: who is there, how to join them, what was said.
public struct People: Hashable, Sendable {
  var host: PlayerName
  public var seats: [SeatStatus]
  /// The person's own seat; nil for an onlooker.
  var own: Seat?
  /// The codes of the seats that friends can still take, by seat; only the host has them.
  public var codes: [Seat: String] = [:]
  /// The code for onlookers; only the host has it.
  public var watchCode: String?
  /// The number of onlookers; only the host knows.
  public var onlookers = 0
  /// How friends can join, for the host to tell them.
  public var ways: [Phrase] = []
  /// The seats that are muted; only the host knows.
  public var muted: Set<Seat> = []
  /// Whether the person is asked to agree to the open handicaps before anything is shown.
  public var isAgreementAsked = false
  /// Whether host and guests share one account on the machine.
  public var isOneAccount = false
  public var said = ChatLog()
  /// Whether the match has not begun and people are still joining.
  public var isGathering = false
  /// Whether the person is the host, who may begin the match.
  public var isHost = false
  /// For how many seconds a person may think about a decision; nil for no limit.
  public var clock: Int?
  /// For how many seconds the host has been silent; nil while that is not worth showing.
  public var hostSilence: Int?
  /// The words by which everybody can compare the last finished hand; nil before they are known.
  public var handWords: Phrase?
  /// The player who asks to take a decision back.
  public var undoAskedBy: PlayerName?

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
  /// Whether the table is somebody else's.
  var isGuest: Bool { people?.isHost == false }

  /// Answers a request to take a decision back; nil when there is none, or the key does not answer
  /// it.
  mutating func consent(_ input: Input) -> [Effect]? {
    let isConsent = input == .command(.undo)
    guard people?.undoAskedBy != nil, isConsent || input == .command(.pass) else {
      return nil
    }
    people?.undoAskedBy = nil
    return [.consent(isConsent)]
  }
}
