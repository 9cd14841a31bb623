import MueData
import MueGame
import MueRules

/// A guest's view of a linked table: what the host has sent, and what to send back.
///
/// Like `HostedTable` it is a value without sockets, clock or randomness. Its state follows from
/// the last view that the host sent and the moves since. If the two disagree, it asks for the whole
/// table, as it does after a lost connection.
public struct GuestTable: Sendable {
  /// The host's welcome; nil before it has come.
  public internal(set) var welcome: Welcome?
  public internal(set) var seats: [SeatStatus] = []
  /// The finished hands, the oldest first.
  var opened: [OpenedHand] = []
  /// The verdicts on their deals, one for each hand.
  var verdicts: [DealVerdict] = []
  /// The doubts about deals, by the number of the hand; each has been an event.
  var doubts: [Int: DealVerdict] = [:]
  /// The current hand as the guest sees it; nil before the first.
  public internal(set) var observation: Observation?
  /// The number of the hand, from 1.
  public internal(set) var hand = 1
  public internal(set) var position = 0
  /// When the host's last message arrived.
  public internal(set) var lastHeard: Duration
  /// Whether the guest has sent a decision that the host has not answered yet.
  var awaitsHost = false
  /// The token with which the guest comes back; nil before it has one.
  public internal(set) var token: Hex?
  private let known: [Rules]
  /// Those of the table, as far as the guest can tell.
  private(set) var variant: Rules
  let making: DealMaking
  let random: @Sendable () -> Hex
  var check: DealCheck?
  var events: [GuestEvent] = []
  var outgoing: [GuestMessage] = []
  var lastBeat: Duration
  /// When the whole table was requested last.
  var askedWholeAt: Duration?
  /// Whether the last hello has not been answered: a host welcomes a guest once a connection.
  var isWelcomeAwaited = false
  /// Whether no view has arrived since the last welcome.
  var isFirstViewAwaited = false
  /// Whether no list of seats has arrived since the last welcome.
  var areSeatsAwaited = false
  /// The open handicaps that the guest has agreed to, by seat; nil before that.
  var agreedTo: [Peek]?
  /// How the guest came to the table, as long as the hand that is being played there may have been
  /// dealt before.
  var arrival: Arrival?

  /// Creates the view of a table before any message; `token` is that of a seat taken before.
  ///
  /// A host that plays by rules not among `known` refuses the guest.
  public init(
    at now: Duration, digest: @escaping DealMaking.Digest,
    random: @escaping @Sendable () -> Hex, token: Hex? = nil, knowing known: [Rules] = Rules.shipped
  ) {
    self.known = known
    variant = known.first ?? .classic
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
      version: LinkVersion(playing: variant))
    outgoing = [.hello(hello)]
    lastHeard = now
    lastBeat = now
    askedWholeAt = nil
    awaitsHost = false
    isWelcomeAwaited = true
  }

  /// Takes the rules of a host that refused the guest for another version; whether the guest knows
  /// them, and did not offer them before.
  ///
  /// A hello names one variant, so that a guest learns the table's by being refused once.
  mutating func adoptRules(of version: LinkVersion) -> Bool {
    guard version != LinkVersion(playing: variant),
      let offered = known.first(where: { LinkVersion(playing: $0) == version })
    else { return false }
    variant = offered
    return true
  }

  /// Sends the move that the guest is asked for.
  public mutating func decide(_ move: Move) {
    guard observation?.legalMoves != nil, !awaitsHost else { return }
    awaitsHost = true
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
  public mutating func consent(_ isGiven: Bool) { outgoing.append(.consent(isGiven)) }

  /// The share of the others' cards that each seat is shown, by seat.
  var handicaps: [Peek] { seats.map(\.player.agent.peek) }
  /// Whether the guest is asked to agree to open handicaps; until then the host sends nothing of
  /// the game.
  public var isAgreementAsked: Bool {
    guard let welcome, !welcome.isWatching else { return false }
    return agreedTo != handicaps && handicaps.contains { $0 != .none }
  }

  /// Agrees to the open handicaps at the table.
  public mutating func agree() {
    agreedTo = handicaps
    // Until the host knows, it asks for no contribution; meanwhile it may send a beat.
    arrival = Arrival(isBack: arrival?.isBack ?? false, beats: 1)
    outgoing.append(.agree)
  }

  /// Leaves the table for good.
  public mutating func leave() { outgoing.append(.leave) }

  /// Sends a beat and repeats requests when due; `idle` is how long the person has pressed no key.
  public mutating func tick(at now: Duration, idle: Duration) {
    guard welcome != nil else { return }
    if now - lastBeat >= HostedTable.beat {
      lastBeat = now
      outgoing.append(.beat(idle: Int(idle / .seconds(1))))
    }
    if askedWholeAt != nil { askForWhole(at: now) }
  }

  /// How long to wait for an answer before asking for the whole table again.
  static let patience = Duration.seconds(2)

  /// Removes and returns the lines to send.
  public mutating func takeLines() -> [[UInt8]] {
    defer { outgoing = [] }
    return outgoing.map(\.line)
  }

  /// The next event; nil when there is none.
  public mutating func nextEvent() -> GuestEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Asks for the whole table, unless it has just been asked for.
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
      scores: scores, doubtfulDeals: Set(doubts.keys), isOnlookers: welcome.isWatching)
  }

  /// Whether the guest is asked for a decision and has not sent one.
  public var isAsked: Bool { observation?.legalMoves != nil && !awaitsHost }
}

/// A guest's arrival at a table.
struct Arrival: Sendable {
  /// Whether the guest was at the table before.
  let isBack: Bool
  /// How many beats the host may still send before what is going on there.
  var beats = 0
}

/// An event at a linked table, for a guest.
public enum GuestEvent: Hashable, Sendable {
  /// The host has answered: the guest has a seat.
  case welcome
  /// The host does not let the guest in.
  case refused(Refusal)
  /// A person has sat down, come back, left or lost the connection.
  case seats
  /// The game has changed by something other than one move.
  case view
  case moved(Move, by: Seat)
  /// A hand has been opened, and its deal verified.
  case opened(hand: Int, DealVerdict)
  /// The host could have chosen the deal of a hand, or has: once a hand, and once more if that
  /// turns out to be certain.
  case doubted(hand: Int, DealVerdict)
  /// The cards are dealt without another seat's contribution, which did not arrive in time.
  case stalled(Seat)
  /// The last answer was not a legal move.
  case wrong(String)
  /// Another person asks to take a decision back.
  case undoAsked(Seat)
  case done(HostAction, Seat)
  case said(PlayerName, ChatMessage)
  case closing
}

extension GuestTable {
  /// Handles a line from the host.
  ///
  /// A line that is not a message is ignored; the next view corrects the state.
  public mutating func receive(_ line: [UInt8], at now: Duration) {
    lastHeard = now
    guard let message = try? HostMessage(reading: line, knowing: [variant]) else {
      if welcome != nil { askForWhole(at: now) }
      return
    }
    switch message {
    case .welcome(let welcome):
      guard isWelcomeAwaited else { return }
      isWelcomeAwaited = false
      sit(welcome)
      // The next tick then sends a beat, which confirms that the token has arrived.
      lastBeat = now - HostedTable.beat
    // The host closes the connection; the next hello names its rules.
    case .refused(.version(let version)) where adoptRules(of: version): break
    case .refused(let refusal): events.append(.refused(refusal))
    case .seats(let seats):
      guard seats.count == welcome?.rules.players.number else { return }
      self.seats = seats
      // What the guest agreed to over the previous connection remains agreed.
      if areSeatsAwaited, agreedTo == handicaps { agree() }
      areSeatsAwaited = false
      events.append(.seats)
    case .hand(let hand): add(hand)
    case .view(let view, let stamp): show(view, stamp, at: now)
    case .moved(let move, let stamp): apply(move, stamp, at: now)
    case .commit(let hand, let promise): commit(hand, promise.cards)
    case .commitments(let hand, let promises): reveal(hand, after: promises.map { $0?.cards })
    case .compare, .consented, .undoAway: break
    case .stalled(let seat):
      guard let seat = welcome?.rules.players.seat(seat), seat != welcome?.seat,
        seats.indices.contains(seat.index)
      else { return }
      events.append(.stalled(seat))
    case .wrong(let word):
      // A reply to an undo request does not answer a decision.
      if !HostMessage.wordsOfUndo.contains(word) { awaitsHost = false }
      events.append(.wrong(word))
    case .said(let name, let message): events.append(.said(name, message))
    case .undoAsked(let request):
      guard let seat = welcome?.rules.players.seat(request.seat), seat != welcome?.seat else {
        return
      }
      events.append(.undoAsked(seat))
    case .done(let action, let seat):
      guard let seat = welcome?.rules.players.seat(seat) else { return }
      events.append(.done(action, seat))
    case .beat:
      let beats = arrival?.beats ?? 0
      if beats > 0 { arrival?.beats -= 1 } else { arrival = nil }
    case .closing: events.append(.closing)
    }
  }

  /// Takes the seat in a welcome, and forgets what was known of another table.
  private mutating func sit(_ welcome: Welcome) {
    let isSame = self.welcome.map {
      $0.id == welcome.id && $0.rules == welcome.rules && $0.seat == welcome.seat
        && $0.isWatching == welcome.isWatching
    }
    if isSame == false {
      (seats, opened, verdicts, doubts, agreedTo) = ([], [], [], [:], nil)
      (observation, check, position, hand) = (nil, nil, 0, 1)
    }
    // Also at what seems to be another table: which one it is, the host says.
    arrival = Arrival(isBack: self.welcome != nil)
    self.welcome = welcome
    isFirstViewAwaited = true
    areSeatsAwaited = true
    token = welcome.token ?? token
    events.append(.welcome)
  }

  /// Takes a view if it fits the table and is not older than the current one.
  ///
  /// The first one after a welcome is taken at any position, since a new connection carries nothing
  /// old.
  private mutating func show(_ view: ViewRecord, _ stamp: Stamp, at now: Duration) {
    let seen = view.observation
    guard let welcome, seen.rules == welcome.rules.handRules, seen.seat == welcome.seat,
      seen.isWatching == welcome.isWatching,
      stamp.position >= position || askedWholeAt != nil || isFirstViewAwaited
    else { return }
    let number = view.match?.hand ?? hand
    // A host opens each hand before it shows the next, so that no guest forgets what it has seen.
    guard number <= opened.count + 1 else {
      askForWhole(at: now)
      return
    }
    let verdict = verdict(on: seen, of: number)
    // A finished hand that is played again has been taken back.
    if seen.publicState.score == nil { takeBackOpened(from: number) }
    arrival = nil
    isFirstViewAwaited = false
    observation = seen
    position = stamp.position
    hand = number
    askedWholeAt = nil
    awaitsHost = false
    events.append(.view)
    doubt(verdict, number)
  }

  /// Applies a move; asks for the whole table if the result has another checksum than the host's.
  private mutating func apply(_ told: HostMessage.Seated, _ stamp: Stamp, at now: Duration) {
    // A repeated line contains nothing new.
    guard stamp.position > position else { return }
    guard stamp.position == position + 1, var next = observation, let turn = next.publicState.turn,
      turn.index == told.seat, let move = next.move(text: told.text),
      (try? next.apply(move)) != nil, Stamp.check(of: next) == stamp.check
    else {
      askForWhole(at: now)
      return
    }
    observation = next
    position = stamp.position
    awaitsHost = false
    events.append(.moved(move, by: turn))
  }

  /// What a view says about the deal of its hand: the first one by how the guest was asked for a
  /// contribution, any later one by the cards.
  private func verdict(on seen: Observation, of number: Int) -> DealVerdict {
    guard let welcome, !welcome.isWatching else { return .unseen }
    if let observation, number <= hand {
      return number < hand || seen.dealt.text == observation.dealt.text ? .unseen : .otherCards
    }
    if let check, check.hand == number {
      return check.isTold ? .unseen : .missing(seat: welcome.seat.index)
    }
    guard let arrival else { return .notAsked }
    return arrival.isBack ? .absent : .unseen
  }

  private mutating func doubt(_ verdict: DealVerdict, _ hand: Int) {
    guard verdict.isDoubtful else { return }
    if let known = doubts[hand], known.isDishonest || !verdict.isDishonest { return }
    doubts[hand] = verdict
    events.append(.doubted(hand: hand, verdict))
  }

  private mutating func reveal(_ hand: Int, after promises: [Hex?]) {
    if let check, check.hand == hand {
      guard let nonce = self.check?.reveal(after: promises) else { return }
      outgoing.append(.reveal(hand: hand, nonce))
    } else if let arrival, hand == opened.count + 1 {
      // The guest has come while others agreed on the deal, and the hand will be dealt soon.
      self.arrival = Arrival(isBack: arrival.isBack, beats: Self.beatsOfDeal)
    }
  }

  /// How many beats the host sends at most between the promises and the deal.
  private static let beatsOfDeal = 1 + Int(DealAgreement.patience / HostedTable.beat)

  private mutating func commit(_ hand: Int, _ promise: Hex) {
    guard let welcome, !welcome.isWatching, hand == opened.count + 1 else { return }
    // A repeated promise gets the same answer.
    if let check, check.hand == hand, check.hostPromise == promise {
      outgoing.append(.commit(hand: hand, DealPromise(cards: check.promise, words: nil)))
      return
    }
    if let check, check.hand == hand, check.isTold { doubt(.askedAgain, hand) }
    let begun = DealCheck(
      hand: hand, seat: welcome.seat.index, of: welcome.rules.players.number, nonce: random(),
      hostPromise: promise, making: making)
    check = begun
    outgoing.append(.commit(hand: hand, DealPromise(cards: begun.promise, words: nil)))
  }

  private mutating func add(_ hand: OpenedHand) {
    guard let welcome, hand.record.round.rules == welcome.rules.handRules,
      let number = hand.record.hand, number <= opened.count + 1, number <= MatchRules.mostHands
    else { return }
    takeBackOpened(from: number)
    opened.append(hand)
    let seen = number == self.hand ? observation : nil
    let found = check?.verdict(on: hand, seen: seen) ?? making.verdict(on: hand, seen: seen)
    let verdict = found.isDishonest ? found : doubts[number] ?? found
    verdicts.append(verdict)
    events.append(.opened(hand: number, verdict))
    doubt(found, number)
  }

  private mutating func takeBackOpened(from number: Int) {
    guard number <= opened.count else { return }
    opened.removeLast(opened.count - (number - 1))
    verdicts.removeLast(verdicts.count - (number - 1))
  }
}

extension Observation {
  /// How many moves came before the last one that the seat chose; nil if it has chosen none.
  var lastDecision: Int? {
    var replay = try? Observation(
      rules: rules, dealer: publicState.dealer, seat: seat, dealt: dealt)
    var last: Int?
    for (count, move) in publicState.moves.enumerated() {
      if replay?.legalMoves?.isChoice == true { last = count }
      guard (try? replay?.apply(move)) != nil else { return last }
    }
    return last
  }
}
