import MueData
import MueGame
import MueRules

/// A guest's view of a linked table: what the host has sent, and what to send back.
///
/// Like `HostedTable` it is a value without sockets, clock or randomness. What it shows follows from
/// the last view that the host sent and the moves since. If the two disagree, it asks for the whole
/// table, as it does after a lost connection. What it remembers (`GuestMemory`) is its own: each
/// line is compared with that, and what does not fit is a `Finding`.
public struct GuestTable: Sendable {
  /// The host's welcome; nil before it has come.
  public internal(set) var welcome: Welcome?
  public internal(set) var seats: [SeatStatus] = []
  /// The finished hands, the oldest first.
  var opened: [OpenedHand] = []
  /// The verdicts on their deals, one for each hand.
  var verdicts: [DealVerdict] = []
  /// What the guest remembers of this table, which comes first, and of others at this address.
  public internal(set) var memories: GuestMemories { didSet { memoryRevision += 1 } }
  /// Changes with every change of `memories`.
  public private(set) var memoryRevision = 0
  /// What the guest remembers of the table where it sits; nil before a welcome.
  private var memory: GuestMemory? { welcome == nil ? nil : memories.current }

  /// The memory as it is kept on disk, with the time of the host's last line in seconds since 1970.
  public func memoryBytes(heardAt: Int) -> [UInt8] {
    var memories = memories
    if welcome != nil { memories.current.heardAt = heardAt }
    return memories.bytes
  }

  /// Notes what is wrong with the memory on disk.
  public mutating func note(_ finding: Finding) { note(finding, nil) }

  /// Whether the lines to send reveal bytes, so that the memory must be on disk before they are
  /// sent.
  public var revealsBytes: Bool {
    outgoing.contains { if case .reveal = $0 { true } else { false } }
  }
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
  /// When the guest sat down over this connection: welcomed, or agreed to open handicaps.
  var satAt = Duration.zero
  /// Whether the guest was at this table before.
  var isBack = false
  /// Whether the host has sent a beat since then: what was going on at the table comes before it.
  var hasSettled = false
  /// How many beats may still come from before the guest agreed.
  var earlierBeats = 0
  /// The hand whose promises had all been made when the guest sat down, as the host says.
  var lateFor: Int?
  /// When the last line arrived over an earlier connection; nil if there was none.
  var heardBefore: Duration?
  /// What explains that the first view over this connection differs from what was seen before.
  var absence = RememberedHand.Absence.none

  /// Creates the view of a table before any message; `token` is that of a seat taken before,
  /// `memories` what is remembered from then, and `away` how long ago that was.
  ///
  /// A host that plays by rules not among `known` refuses the guest.
  public init(
    at now: Duration, digest: @escaping DealMaking.Digest,
    random: @escaping @Sendable () -> Hex, token: Hex? = nil,
    memories: GuestMemories = GuestMemories(), away: Duration? = nil,
    knowing known: [Rules] = Rules.shipped
  ) {
    self.memories = memories
    heardBefore = away.map { now - $0 }
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
      seen: memories.last?.latest?.progress, version: LinkVersion(playing: variant))
    outgoing = [.hello(hello)]
    if welcome != nil { heardBefore = lastHeard }
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
    satAt = lastHeard
    (hasSettled, earlierBeats, lateFor) = (false, 1, nil)
    outgoing.append(.agree)
  }

  /// Leaves the table for good.
  public mutating func leave() {
    memories.dismiss()
    outgoing.append(.leave)
  }

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
      scores: scores, findings: memory?.grades ?? [:],
      isOnlookers: welcome.isWatching)
  }

  /// Whether the guest is asked for a decision and has not sent one.
  public var isAsked: Bool { observation?.legalMoves != nil && !awaitsHost }
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
  /// The guest has found something out about a hand, or about the table if `hand` is nil: once, and
  /// once more if it turns out to be more serious.
  case found(Finding, hand: Int?)
  /// The words of a finished hand are known.
  case compared(hand: Int)
  /// The cards are dealt without another seat's contribution, which did not arrive in time.
  case stalled(Seat)
  /// The last answer was not a legal move.
  case wrong(String)
  /// Another person asks to take a decision back.
  case undoAsked(Seat)
  /// Somebody has agreed to the request, or refused it.
  case consented(Seat, Bool)
  /// Nothing is taken back, since an absent guest has seen it; its seat is free in `seconds`.
  case undoAway(Seat, seconds: Int)
  case done(HostAction, Seat)
  /// A player claims the rest of the tricks.
  case claimed(Seat)
  case said(PlayerName, ChatMessage)
  case closing
}

extension GuestTable {
  /// Handles a line from the host.
  ///
  /// A line that is not a message is ignored; the next view corrects the state.
  public mutating func receive(_ line: [UInt8], at now: Duration) {
    lastHeard = now
    // Whatever is wrong with the line, the host is asked for the whole state.
    guard let message = try? HostMessage(reading: line, knowing: [variant]) else {
      if welcome != nil { askForWhole(at: now) }
      return
    }
    switch message {
    case .welcome(let welcome):
      guard isWelcomeAwaited else { return }
      isWelcomeAwaited = false
      sit(welcome, at: now)
      // The next tick then sends a beat, which confirms that the token has arrived.
      lastBeat = now - HostedTable.beat
    // The host closes the connection; the next hello names its rules.
    case .refused(.version(let version)) where adoptRules(of: version): break
    case .refused(let refusal):
      // The seat is free at once then.
      memories.dismiss()
      events.append(.refused(refusal))
    case .seats(let seats): take(seats)
    case .hand(let hand): add(hand)
    case .view(let view, let stamp): show(view, stamp, at: now)
    case .moved(let move, let stamp): apply(move, stamp, at: now)
    case .commit(let hand, let promise): commit(hand, promise)
    case .commitments(let hand, let promises): reveal(hand, after: promises)
    case .compare(let comparison): compare(comparison)
    case .stalled(let seat):
      guard let seat = other(seat), seats.indices.contains(seat.index) else { return }
      events.append(.stalled(seat))
    case .wrong(let word):
      // A reply to an undo request does not answer a decision.
      if !HostMessage.wordsOfUndo.contains(word) { awaitsHost = false }
      events.append(.wrong(word))
    case .undoAway(let seat, let seconds):
      if let seat = other(seat) { events.append(.undoAway(seat, seconds: seconds)) }
    case .said(let name, let message): events.append(.said(name, message))
    case .undoAsked(let request):
      guard welcome != nil else { return }
      let isNew = memories.current[hand].ask(for: request, before: seatsHere)
      if isNew, let seat = other(request.seat) { events.append(.undoAsked(seat)) }
    case .consented(let seat, let isGiven):
      // What the guest itself has said, it knows.
      guard let seat = other(seat) else { return }
      memories.current[hand].consent(isGiven, seat: seat.index)
      events.append(.consented(seat, isGiven))
    case .done(let action, let seat):
      guard let seat = welcome?.rules.players.seat(seat) else { return }
      events.append(.done(action, seat))
    case .claimed(let seat):
      guard let seat = other(seat) else { return }
      memories.current[hand].claim(seat: seat.index)
      events.append(.claimed(seat))
    case .beat: if earlierBeats > 0 { earlierBeats -= 1 } else { hasSettled = true }
    case .closing: events.append(.closing)
    }
  }

  /// Another seat than the guest's own, by its number; nil for any other number.
  private func other(_ seat: Int) -> Seat? {
    guard let welcome, let seat = welcome.rules.players.seat(seat) else { return nil }
    return seat == welcome.seat && !welcome.isWatching ? nil : seat
  }

  /// The seats whose persons are present, as the host says.
  private var seatsHere: Set<Int> {
    Set(seats.indices.filter { seats[$0].presence == .here })
  }

  private mutating func take(_ seats: [SeatStatus]) {
    guard seats.count == welcome?.rules.players.number else { return }
    self.seats = seats
    // What the guest agreed to over the previous connection remains agreed.
    if areSeatsAwaited, agreedTo == handicaps { agree() }
    areSeatsAwaited = false
    noteCover()
    events.append(.seats)
  }

  /// Notes that the computer player decides for the guest, as the host says.
  private mutating func noteCover() {
    guard let own = memory?.own, seats.indices.contains(own),
      seats[own].presence != .here, observation != nil
    else { return }
    memories.current[hand].cover()
  }

  /// Takes the seat in a welcome.
  private mutating func sit(_ welcome: Welcome, at now: Duration) {
    let isSame = memories.last?.isOf(welcome) == true
    if self.welcome != nil, !isSame {
      (seats, opened, verdicts, agreedTo) = ([], [], [], nil)
      (observation, position, hand) = (nil, 0, 1)
    }
    // In a later match at the same address, an earlier one is of interest only if it broke off.
    let wasSitting = self.welcome != nil
    let found = memories.begin(welcome)
    isBack = wasSitting || memories.current.latest != nil
    absence = RememberedHand.Absence(isBack: true)
    if isSame { explainAbsence(welcome, at: now) }
    memories.current.isDismissed = false
    satAt = now
    (hasSettled, earlierBeats, lateFor) = (false, 0, nil)
    self.welcome = welcome
    isFirstViewAwaited = true
    areSeatsAwaited = true
    token = welcome.token ?? token
    events.append(.welcome)
    if let found, wasSitting || found.grade > .told, isRecent(at: now) { note(found, nil) }
  }

  /// Notes what the guest's own clock says about its absence, by what the host said at first.
  private mutating func explainAbsence(_ welcome: Welcome, at now: Duration) {
    let memory = memories.current
    let away = heardBefore.map { now - $0 + Self.slack }
    func isLonger(than seconds: Int?) -> Bool {
      guard !memory.isDismissed, let seconds, let away else { return true }
      return away >= .seconds(seconds)
    }
    absence.isBehind = welcome.isBehind
    absence.wasReleased = isLonger(than: memory.welcome.release)
    absence.wasCovered = isLonger(than: memory.welcome.grace)
  }

  /// By how much the clocks of host and guest may differ about an absence.
  private static let slack = Duration.seconds(5)

  /// Whether the guest was at another table so lately that it still sits there.
  private func isRecent(at now: Duration) -> Bool {
    heardBefore.map { now - $0 < .seconds(600) } ?? true
  }

  /// Takes a view if it fits the table and is not older than the current one.
  ///
  /// The first one after a welcome is taken at any position, since a new connection carries nothing
  /// old.
  private mutating func show(_ view: ViewRecord, _ stamp: Stamp, at now: Duration) {
    let seen = view.observation
    guard let welcome, stamp.position >= position || isFirstViewAwaited else { return }
    let number = view.match?.hand ?? hand
    // A host opens each hand before it shows the next, so that no guest forgets what it has seen.
    guard number <= opened.count + 1 else {
      askForWhole(at: now)
      return
    }
    guard seen.seat == welcome.seat, seen.isWatching == welcome.isWatching else {
      return note(.otherSeat, nil)
    }
    guard seen.rules == welcome.rules.handRules, seen.publicState.dealer == dealer(of: number)
    else { return note(.otherMoves, number) }
    let doubt = doubt(on: number, at: now)
    var found = memories.current[number].see(
      seen, own: memories.current.own, here: seatsHere, after: absence)
    let last = hand
    if number < last, observation != nil {
      found = absence.isBehind ? .behind : .takenBackUnasked
      for later in (number + 1)...last { memories.current[later].begin() }
    }
    // A finished hand that is played again has been taken back.
    if seen.publicState.score == nil { takeBackOpened(from: number) }
    let isScoreRight = isRight(view.match, number, seen)
    if isFirstViewAwaited { repeatWords() }
    isFirstViewAwaited = false
    absence = .none
    observation = seen
    position = stamp.position
    hand = number
    askedWholeAt = nil
    awaitsHost = false
    noteCover()
    events.append(.view)
    note(doubt, number)
    note(found, max(number, last))
    if !isScoreRight { note(.otherScore, number) }
  }

  /// Sends the second bytes of the last finished hand again if they may have been lost with the
  /// connection.
  private mutating func repeatWords() {
    guard let last = memory?.hands[opened.count], last.comparison == nil,
      let bytes = last.check?.revealWords(), !opened.isEmpty
    else { return }
    outgoing.append(.compare(hand: opened.count, bytes))
  }

  /// The dealer of a hand by its number.
  private func dealer(of number: Int) -> Seat? {
    guard let rules = welcome?.rules else { return nil }
    return rules.players.seat((rules.firstDealer.index + number - 1) % rules.players.number)
  }

  /// Whether the standing in a view follows from the finished hands.
  private func isRight(_ standing: MatchStanding?, _ number: Int, _ seen: Observation) -> Bool {
    guard let standing, let rules = welcome?.rules else { return true }
    var scores = opened.prefix(number - 1).compactMap { $0.record.round.score }
    if let score = seen.publicState.score { scores.append(score) }
    return standing.totals == rules.totals(of: scores) && standing.target == rules.end.points
  }

  /// Applies a move; asks for the whole table if the result has another checksum than the host's.
  private mutating func apply(_ told: HostMessage.Seated, _ stamp: Stamp, at now: Duration) {
    // A repeated line contains nothing new.
    guard stamp.position > position else { return }
    guard stamp.position == position + 1, var next = observation, let turn = next.publicState.turn,
      turn.index == told.seat, let move = next.move(text: told.text),
      // An illegal move is no step from what was seen, like one of another hand.
      (try? next.apply(move)) != nil, Stamp.check(of: next) == stamp.check
    else {
      askForWhole(at: now)
      return
    }
    let found = memories.current[hand].see(
      next, own: memories.current.own, here: seatsHere, after: .none)
    observation = next
    position = stamp.position
    awaitsHost = false
    noteCover()
    events.append(.moved(move, by: turn))
    note(found, hand)
  }

  /// What the first view of a hand says about its deal, by whether the guest was asked for a
  /// contribution; nil if there is nothing to doubt.
  private func doubt(on number: Int, at now: Duration) -> Finding? {
    guard let welcome, !welcome.isWatching else { return nil }
    let known = memories.current[number]
    guard known.since == nil else { return nil }
    if let check = known.check {
      return check.isTold ? nil : .deal(.missing(seat: welcome.seat.index))
    }
    // The cards may have been dealt before it sat down, or others may have promised before. However
    // long the host says so, the guest's own clock ends that.
    let mayBeLate = now - satAt < Self.dealTime && (!hasSettled || lateFor == number)
    if !mayBeLate { return .deal(.notAsked) }
    return isBack ? .deal(.absent) : nil
  }

  /// How long a deal takes at most after it is too late to promise anything.
  private static let dealTime = DealAgreement.patience * 2 + .seconds(2)

  private mutating func note(_ finding: Finding?, _ hand: Int?) {
    guard let finding, welcome != nil, memories.current.note(finding, hand: hand)
    else { return }
    events.append(.found(finding, hand: hand))
  }

  private mutating func reveal(_ hand: Int, after promises: [DealPromise?]) {
    guard welcome != nil else { return }
    if memories.current[hand].check == nil {
      if !hasSettled { lateFor = hand }
      return
    }
    guard let nonce = memories.current[hand].check?.reveal(after: promises) else { return }
    outgoing.append(.reveal(hand: hand, nonce))
  }

  private mutating func commit(_ hand: Int, _ promise: DealPromise) {
    guard let welcome, !welcome.isWatching, hand == opened.count + 1 else { return }
    let known = memories.current[hand]
    // A repeated promise gets the same answer.
    if let check = known.check, check.hostPromise == promise {
      outgoing.append(.commit(hand: hand, check.promise))
      return
    }
    if known.check?.isTold == true || known.since != nil { note(.deal(.askedAgain), hand) }
    let begun = DealCheck(
      hand: hand, seat: welcome.seat.index, of: welcome.rules.players.number, nonce: random(),
      wordsNonce: random(), hostPromise: promise, making: making)
    memories.current[hand].check = begun
    outgoing.append(.commit(hand: hand, begun.promise))
  }

  private mutating func add(_ hand: OpenedHand) {
    guard let welcome, hand.record.round.rules == welcome.rules.handRules,
      let number = hand.record.hand, number <= opened.count + 1, number <= MatchRules.mostHands
    else { return }
    guard hand.record.round.publicState.dealer == dealer(of: number) else {
      return note(.otherMoves, number)
    }
    let (found, isNew) = memories.current[number].open(
      hand, own: memories.current.own, after: absence)
    if !isNew, number <= opened.count { return note(found, number) }
    removeOpened(from: number)
    opened.append(hand)
    let check = memories.current[number].check
    // What is sent again to a program that has been restarted was judged before.
    let judged = isNew ? check?.verdict(on: hand) ?? making.verdict(on: hand) : .unseen
    verdicts.append(judged.isDishonest ? judged : memories.current[number].doubt ?? judged)
    if isNew, let bytes = check?.revealWords() {
      outgoing.append(.compare(hand: number, bytes))
    }
    events.append(.opened(hand: number, verdicts[number - 1]))
    note(found, number)
    note(judged.finding, number)
    if !isRight(hand.record.match, before: number) { note(.otherScore, number) }
  }

  /// Whether the standing before a finished hand, if it is named, follows from the hands before.
  private func isRight(_ standing: MatchStanding?, before number: Int) -> Bool {
    guard let standing, let rules = welcome?.rules else { return true }
    let scores = opened.prefix(number - 1).compactMap { $0.record.round.score }
    return standing.totals == rules.totals(of: scores)
  }

  private mutating func takeBackOpened(from number: Int) {
    guard number <= opened.count else { return }
    for later in number...opened.count { memories.current[later].close() }
    removeOpened(from: number)
  }

  private mutating func removeOpened(from number: Int) {
    opened.removeLast(max(0, opened.count - (number - 1)))
    verdicts.removeLast(max(0, verdicts.count - (number - 1)))
  }

  private mutating func compare(_ told: HandComparison) {
    guard let welcome, (1...max(1, opened.count)).contains(told.hand), !opened.isEmpty,
      told.bytes.count == welcome.rules.players.number
    else { return }
    let (found, isNew) = memories.current[told.hand].compare(told, making: making)
    if isNew { events.append(.compared(hand: told.hand)) }
    note(found, told.hand)
  }

  /// The five numbers of the last finished hand, below 7776 each, for the words that people
  /// compare; nil before the host has sent what they are made of.
  public var comparison: [Int]? {
    guard let hand = opened.last,
      let told = memory?.hands[opened.count]?.comparison
    else { return nil }
    return told.digits(of: hand, digest: making.digest)
  }

  /// The last finished hand; nil before the first.
  public var lastRound: Round? { opened.last?.record.round }

  /// How many moves of the last finished hand had been made before the guest saw it.
  public var unseenMoves: Int { memory?.hands[opened.count]?.since ?? 0 }
}

extension Observation {
  /// How many moves came before the last one that the seat chose; nil if it has chosen none.
  var lastDecision: Int? {
    // A view that has been shown was checked when it arrived, and so can be replayed.
    var replay = try? Observation(
      rules: rules, dealer: publicState.dealer, seat: seat, dealt: dealt)
    var last: Int?
    for (count, move) in publicState.moves.enumerated() {
      if replay?.legalMoves?.isChoice == true { last = count }
      // What was checked is not refused now.
      guard (try? replay?.apply(move)) != nil else { return last }
    }
    return last
  }
}
