import MueGame
import MueRules
import MueWords

/// The people at a table with several terminals: who is there, how others get here, what was said.
public struct Participants: Hashable, Sendable {
  /// Whose table it is.
  public var host: PlayerName
  /// Who sits where, by seat.
  public var seats: [SeatStatus]
  /// The seat of the person here; nil for one who only looks on.
  public var own: Seat?
  /// The codes of the seats that friends may still take, by seat; only the host has them.
  public var codes: [Seat: String] = [:]
  /// The code by which somebody may look on; only the host has it.
  public var watchCode: String?
  /// How many look on; only the host knows.
  public var onlookers = 0
  /// How friends get here, for the host to tell them.
  public var ways: [Phrase] = []
  /// The seats whose people nobody hears; only the host knows.
  public var muted: Set<Seat> = []
  /// Whether the person here is asked to agree to the open handicaps before anything is told.
  public var isAgreementAsked = false
  /// Whether host and guests share one account of the machine.
  public var isOneAccount = false
  /// What was said.
  public var said = ChatLog()
  /// Whether the match has not begun.
  public var isGathering = false
  /// Whether the person here may begin it.
  public var isHost = false
  /// For how many seconds nothing has come from the host; nil while that is not worth telling.
  public var hostSilence: Int?
  /// Who asks whether a decision may be taken back.
  public var undoAskedBy: PlayerName?

  /// The seats that friends may have, in their order.
  var friends: [Seat] {
    let all = PlayerCount(rawValue: seats.count)?.seats ?? []
    return all.filter { seats[$0].player.agent.isRemote }
  }

  /// The people at a table.
  public init(host: PlayerName, seats: [SeatStatus], own: Seat?) {
    self.host = host
    self.seats = seats
    self.own = own
  }
}
