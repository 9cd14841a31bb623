import MueGame
import MueRules

/// A linked table as it is seen from a guest's chair: what the host has told, and what to answer.
///
/// Like `HostedTable` it knows no lines, no clock and no chance. Everything shown follows from the last
/// view that was told and the moves since; where those do not come to what the host says, the whole is
/// asked for again, and coming back after a lost line is that and nothing else.
public struct GuestTable: Sendable {
  /// What was agreed when the guest came in; nil before the host has answered.
  public internal(set) var welcome: Welcome?
  /// Who sits where.
  public internal(set) var seats: [SeatStatus] = []
  /// The hands that are over, the oldest first.
  public internal(set) var opened: [OpenedHand] = []
  /// What was found out about their deals, one a hand.
  public internal(set) var verdicts: [DealVerdict] = []
  /// The hand as the guest sees it; nil before the first.
  public internal(set) var observation: Observation?
  /// The number of the hand, from 1.
  public internal(set) var hand = 1
  /// The number of the position.
  public internal(set) var position = 0
  /// When the last word came from the host.
  public internal(set) var lastHeard: Duration
  /// Whether a decision has been sent to which the host has not answered.
  public internal(set) var isAnswered = false
  /// What brings the guest back to the seat; nil before there is one.
  public internal(set) var token: Hex?
  /// The rules that the guest wants to play.
  let variant: Rules
  let making: DealMaking
  let random: @Sendable () -> Hex
  var check: DealCheck?
  var events: [GuestEvent] = []
  var outgoing: [GuestMessage] = []
  var lastBeat: Duration
  /// When the whole was asked for last.
  var askedWholeAt: Duration?
  /// Whether no view has come since the last welcome.
  var isFirstViewAwaited = false
  /// Whether nobody has told who sits where since the last welcome.
  var areSeatsAwaited = false
  /// The open handicaps that the guest has agreed to, by seat; nil before that.
  var agreedTo: [Peek]?

  /// A table that is about to be reached; nothing has been said yet.
  ///
  /// `token` is that of a seat which was taken at this table before. A host with other rules refuses
  /// the guest.
  public init(
    at now: Duration, digest: @escaping DealMaking.Digest,
    random: @escaping @Sendable () -> Hex, token: Hex? = nil, playing variant: Rules = .classic
  ) {
    self.variant = variant
    self.token = token
    making = DealMaking(digest: digest)
    self.random = random
    lastHeard = now
    lastBeat = now
  }

  /// Says the first word over a new line, the first one or after a lost one.
  public mutating func sayHello(_ name: PlayerName?, isWatching: Bool = false, at now: Duration) {
    let hello = Hello(
      name: name, isWatching: isWatching, hands: opened.count, token: token,
      version: LinkVersion(playing: variant))
    outgoing = [.hello(hello)]
    lastHeard = now
    lastBeat = now
    askedWholeAt = nil
    isAnswered = false
  }

  /// Sends the decision that is asked for.
  public mutating func decide(_ move: Move) {
    guard observation?.legalMoves != nil, !isAnswered else { return }
    isAnswered = true
    outgoing.append(.answer(position: position, Array(MoveAnswer(move).line.utf8)))
  }

  /// Says that the reckoning has been read.
  public mutating func beReady() { outgoing.append(.ready(hand: opened.count)) }

  /// Says something.
  public mutating func say(_ message: ChatMessage) { outgoing.append(.say(message)) }

  /// Asks to take the own last decision back.
  public mutating func wishUndo() { outgoing.append(.undo) }

  /// Says whether somebody else may.
  public mutating func consent(_ isGiven: Bool) { outgoing.append(.consent(isGiven)) }

  /// The share of the others' cards that each seat is shown, by seat.
  public var handicaps: [Peek] { seats.map(\.player.agent.peek) }
  /// Whether the guest is asked to agree to open handicaps: until then the host tells nothing of the game.
  public var isAgreementAsked: Bool {
    guard let welcome, !welcome.isWatching else { return false }
    return agreedTo != handicaps && handicaps.contains { $0 != .none }
  }

  /// Agrees to the open handicaps at the table.
  public mutating func agree() {
    agreedTo = handicaps
    outgoing.append(.agree)
  }

  /// Says good-bye.
  public mutating func leave() { outgoing.append(.leave) }

  /// Says that the guest is there, every now and then; `idle` is how long nothing was done here.
  public mutating func tick(at now: Duration, idle: Duration) {
    guard welcome != nil else { return }
    if now - lastBeat >= HostedTable.beat {
      lastBeat = now
      outgoing.append(.beat(idle: Int(idle / .seconds(1))))
    }
    if askedWholeAt != nil { askForWhole(at: now) }
  }

  /// How long an answer is waited for before the whole is asked for once more.
  static let patience = Duration.seconds(2)

  /// What is to be sent since the last time, a line each.
  public mutating func takeLines() -> [[UInt8]] {
    defer { outgoing = [] }
    return outgoing.map(\.line)
  }

  /// What has come about next.
  public mutating func nextEvent() -> GuestEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Asks for everything, unless that has been done and not been answered lately.
  mutating func askForWhole(at now: Duration) {
    if let asked = askedWholeAt, now - asked < Self.patience { return }
    askedWholeAt = now
    outgoing.append(.whole(hands: opened.count))
  }
}

extension GuestTable {
  /// What the guest sees of the game, as a table shows it; nil before the first hand.
  public var view: GameObservation? {
    guard let welcome, let observation, seats.count == welcome.rules.players.number else {
      return nil
    }
    let players = zip(welcome.rules.players.seats, seats).map { seat, status in
      let isOwn = seat == welcome.seat && !welcome.isWatching
      let agent = status.player.agent.isPerson ? .remote(standIn: .club) : status.player.agent
      return Player(name: status.player.name, agent: isOwn ? .person() : agent)
    }
    var scores = opened.prefix(hand).compactMap { $0.record.round.score }
    if let score = observation.publicState.score {
      if scores.count < hand { scores.append(score) }
    } else {
      scores = Array(scores.prefix(hand - 1))
    }
    return GameObservation(
      players: players, rules: welcome.rules, hand: hand, observation: observation,
      scores: scores, isOnlookers: welcome.isWatching)
  }

  /// Whether the guest is asked for a decision and has not sent one.
  public var isAsked: Bool { observation?.legalMoves != nil && !isAnswered }
}

/// What has come about at a linked table, for a guest.
public enum GuestEvent: Hashable, Sendable {
  /// The host has answered: the guest sits at the table.
  case welcome
  /// The host does not let the guest in.
  case refused(Refusal)
  /// Somebody has sat down, come back, gone or lost the line.
  case seats
  /// The game stands otherwise, without a move that could be told.
  case view
  /// A seat has made a move.
  case moved(Move, by: Seat)
  /// A hand has been opened, and its deal looked at.
  case opened(hand: Int, DealVerdict)
  /// The last answer was no legal move.
  case wrong(String)
  /// Somebody asks whether a decision may be taken back.
  case undoAsked(Seat)
  /// The host has done something about a seat.
  case done(HostAction, Seat)
  /// Somebody says something.
  case said(PlayerName, ChatMessage)
  /// The host has closed the table.
  case closing
}
