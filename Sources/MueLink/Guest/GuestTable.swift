import MueData
import MueGame
import MueRules

/// A guest's view of a linked table: what the host has sent, and what to send back.
///
/// Like `HostedTable`, it is a value without sockets, clock or randomness. It shows the last view
/// that the host sent, updated by the moves since. If the two disagree, it asks for the whole
/// table, as it does after a lost connection. Its memory (`GuestMemory`) is its own: each line is
/// compared with it, and a discrepancy is a `Finding`.
public struct GuestTable: Sendable {
  /// The host's welcome; nil before it has come.
  public internal(set) var welcome: Welcome?
  public internal(set) var seats: [SeatStatus] = []
  /// Whether the host cannot save the game.
  public internal(set) var isUnsaved = false
  /// The finished hands, the oldest first.
  var opened: [OpenedHand] = []
  /// The verdicts on their deals, one for each hand.
  var verdicts: [DealVerdict] = []
  /// The memory of this table, which comes first, and of other tables at this address.
  public internal(set) var memories: GuestMemories { didSet { memoryRevision += 1 } }
  /// Changes with every change of `memories`.
  public private(set) var memoryRevision = 0
  /// The memory of the table where the guest sits; nil before a welcome.
  var memory: GuestMemory? { welcome == nil ? nil : memories.current }

  /// The memory to be stored on disk; `seconds` is the present time.
  public func memoryBytes(at now: Duration, secondsSince1970 seconds: Int) -> [UInt8] {
    var memories = memories
    if welcome != nil, let lastShown {
      memories.current.heardAt = seconds - Int((now - lastShown) / .seconds(1))
    }
    return memories.bytes
  }

  mutating func noteLine(at now: Duration) {
    if welcome != nil, !isWelcomeAwaited, !isFirstViewAwaited { lastShown = now }
  }

  /// Notes a problem with the memory on disk.
  public mutating func note(_ finding: Finding) { note(finding, nil) }

  /// The current hand as the guest sees it; nil before the first.
  public internal(set) var observation: Observation?
  /// The hand just played, with all cards; nil until the host has opened it.
  public var handJustPlayed: ReplayedHand? {
    guard let view, view.observation.publicState.score != nil, opened.count == view.hand else {
      return nil
    }
    return opened.last.map { ReplayedHand($0.record, in: view) }
  }
  /// The number of the hand, from 1.
  public internal(set) var hand = 1
  public internal(set) var position = 0
  public internal(set) var lastHeard: Duration
  /// The position at which the guest has sent a decision that the host has not answered yet; nil if
  /// there is none.
  var decidedPosition: Int?
  /// The token with which the guest returns; nil before it has one.
  public internal(set) var token: Hex?
  let making: DealMaking
  let random: @Sendable () -> Hex
  var events: [GuestEvent] = []
  var outgoing: [GuestMessage] = []
  var lastBeat: Duration
  var askedWholeAt: Duration?
  /// Whether the last hello is unanswered: a host welcomes a guest once per connection.
  var isWelcomeAwaited = false
  /// Whether no view has arrived since the last welcome.
  var isFirstViewAwaited = false
  /// Whether no list of seats has arrived since the last welcome.
  var areSeatsAwaited = false
  /// The open handicaps that the guest has agreed to, by seat; nil before that.
  var agreedTo: [Peek]?
  /// When the guest sat down over this connection, by being welcomed or by agreeing to open
  /// handicaps.
  var satAt = Duration.zero
  var isBack = false
  /// Whether the host has sent a beat since `satAt`; what was going on at the table comes before
  /// it.
  var hasSettled = false
  /// How many beats from before the guest's agreement may still arrive.
  var earlierBeats = 0
  /// The hand for which, according to the host, all promises had been made when the guest sat down.
  var lateFor: Int?
  /// When the last line arrived over a connection on which the host has shown the table; nil if it
  /// has not.
  ///
  /// Lines over a connection that broke before that do not end an absence.
  private(set) var lastShown: Duration?
  /// The same for earlier connections and runs of the program.
  var heardBefore: Duration?
  /// Possible reasons why the first view over this connection differs from what was seen before.
  var absence = RememberedHand.Absence.none

  /// Creates the view of a table before any message.
  ///
  /// `token` is that of a seat taken before, `memories` what is remembered from then, and `away`
  /// how long ago that was.
  public init(
    at now: Duration, digest: @escaping DealMaking.Digest,
    random: @escaping @Sendable () -> Hex, token: Hex? = nil,
    memories: GuestMemories = GuestMemories(), away: Duration? = nil
  ) {
    self.memories = memories
    heardBefore = away.map { now - $0 }
    self.token = token
    making = DealMaking(digest: digest)
    self.random = random
    lastHeard = now
    lastBeat = now
  }

  /// Says hello over a new connection.
  public mutating func sayHello(_ name: PlayerName?, isWatching: Bool = false, at now: Duration) {
    let hello = Hello(
      name: name, isWatching: isWatching, hands: opened.count, token: token,
      seen: memories.last?.latest?.progress)
    outgoing = [.hello(hello)]
    heardBefore = lastShown ?? heardBefore
    lastHeard = now
    lastBeat = now
    askedWholeAt = nil
    decidedPosition = nil
    isWelcomeAwaited = true
  }

  /// Sends the move for which the guest is asked.
  public mutating func decide(_ move: Move) {
    guard isAsked else { return }
    decidedPosition = position
    memories.current[hand].decide(move.text)
    outgoing.append(.answer(position: position, MoveAnswer(move).object))
  }

  /// Tells the host that the person has seen the score.
  public mutating func beReady() { outgoing.append(.ready(hand: opened.count)) }

  /// Sends a chat message.
  public mutating func say(_ message: ChatMessage) { outgoing.append(.say(message)) }

  /// Asks to take back the guest's own last decision.
  public mutating func requestUndo() {
    guard let moves = observation?.lastDecision else { return }
    outgoing.append(.undo(hand: hand, moves: moves))
  }

  /// Allows or refuses another person's undo request.
  public mutating func consent(_ isGiven: Bool) {
    guard let own = memory?.own, let request = memories.current[hand].undo?.request else { return }
    memories.current[hand].consent(isGiven, seat: own)
    outgoing.append(.consent(isGiven, to: request))
  }

  /// The share of the others' cards that each seat is shown, by seat.
  var handicaps: [Peek] { seats.map(\.player.agent.peek) }
  /// Whether the guest is asked to agree to open handicaps; until it does, the host sends nothing
  /// of the game.
  public var isAgreementAsked: Bool {
    guard let welcome, !welcome.isWatching else { return false }
    return agreedTo != handicaps && handicaps.contains { $0 != .none }
  }

  /// Agrees to the open handicaps at the table.
  public mutating func agree() {
    agreedTo = handicaps
    // Until the host knows, it asks for no contribution; meanwhile it may send a beat.
    satAt = lastHeard
    (hasSettled, earlierBeats, lateFor) = (false, 1, nil)
    outgoing.append(.agree)
  }

  /// Leaves the table for good.
  public mutating func leave() {
    memories.dismiss()
    outgoing.append(.leave)
  }

  /// Sends a beat and repeats requests when due; `idle` is the time since the person last pressed a
  /// key.
  public mutating func tick(at now: Duration, idle: Duration) {
    guard welcome != nil else { return }
    if now - lastBeat >= HostedTable.beat {
      lastBeat = now
      outgoing.append(.beat(idle: Int(idle / .seconds(1))))
    }
    if askedWholeAt != nil { askForWhole(at: now) }
  }

  /// The time to wait for an answer before asking for the whole table again.
  static let patience = Duration.seconds(2)

  /// Removes and returns the lines to send.
  public mutating func takeLines() -> [[UInt8]] {
    defer { outgoing = [] }
    return outgoing.map(\.line)
  }

  /// The next event; nil when there is none.
  public mutating func nextEvent() -> GuestEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Asks for the whole table, unless that was done only just now.
  mutating func askForWhole(at now: Duration) {
    if let asked = askedWholeAt, now - asked < Self.patience { return }
    askedWholeAt = now
    outgoing.append(.whole(hands: opened.count))
  }

  /// The guest's view of the game, as a table shows it; nil before the first hand.
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
      scores: scores, findings: memory?.grades ?? [:],
      isOnlookers: welcome.isWatching)
  }

  /// Whether the guest is asked for a decision and has not sent one.
  public var isAsked: Bool { observation?.legalMoves != nil && decidedPosition == nil }
}

extension Observation {
  /// The number of moves before the last one that the seat chose; nil if it has chosen none.
  var lastDecision: Int? {
    // A view that has been shown was checked on arrival, so it can be replayed.
    var replay = try? Observation(
      rules: rules, dealer: publicState.dealer, seat: seat, dealt: dealt)
    var last: Int?
    for (count, move) in publicState.moves.enumerated() {
      if replay?.legalMoves?.isChoice == true { last = count }
      // A move that was checked cannot be refused now.
      guard (try? replay?.apply(move)) != nil else { return last }
    }
    return last
  }
}
