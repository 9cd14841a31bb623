import MueData
import MueGame
import MueRules

/// A host's table that friends join from other terminals.
///
/// It tracks who sits where, what each may see, and what has been asked and answered. It is a value
/// without sockets, clock or randomness: pass in lines with the time they arrived, send what
/// `takeOutputs` returns, and act on each `nextEvent`. The host's program owns the game and calls
/// `show` after every change to it.
///
/// ```swift
/// var table = HostedTable(
///   rules: rules, players: [host, friend, friend], terms: LinkTerms(table: .nobody),
///   digest: Digest.sha256, random: bytes)
/// let hello = GuestMessage.hello(Hello(name: nil))
/// table.comeIn(Peer(1), by: .code(seat: 1), at: .zero)
/// table.receive(hello.line, from: Peer(1), at: .zero)
/// let outputs = table.takeOutputs()  // A token to admit, a welcome and the seats to send.
/// // The guest sits down with its answer.
/// table.receive(GuestMessage.beat(idle: 0).line, from: Peer(1), at: .zero)
/// ```
public struct HostedTable: Sendable {
  public private(set) var terms: LinkTerms
  public let rules: MatchRules
  /// The host's own seat; nil at a table whose host is a program without a player, as in a card
  /// room.
  public let hostSeat: Seat?
  /// A random number that distinguishes this table from all others, including later ones at the
  /// same address.
  let id: Hex
  /// The game; nil before the first deal.
  var game: Game?
  var position = 0
  var seatStates: [SeatState]
  var onlookers: [Guest] = []
  /// Peers that have not answered a welcome yet.
  var newcomers: [Newcomer] = []
  /// Who has recently sat down or begun to watch, and when.
  var arrivals: [(caller: Caller, time: Duration)] = []
  /// Owners without a seat about whom something has been decided, the latest last.
  var absent: [OwnerRecord] = []
  var events: [HostEvent] = []
  var outputs: [HostOutput] = []
  let making: DealMaking
  var agreement: DealAgreement?
  /// The seats whose contributions did not arrive in time; reported once the cards are dealt.
  var stalled: [Seat] = []
  /// The deals of the last hands, the earliest first, without the one being agreed on.
  var deals: [DealSource] = []
  /// When missing second bytes of the last finished hand count as late; nil if none are awaited.
  var comparisonDue: Duration?
  /// The finished hands, with the contributions to their deals.
  var opened: [OpenedHand] = []
  var ready: Set<Int> = []
  /// When the seat to move was asked.
  var askedSince = Duration.zero
  /// The position at which the computer player decides for a friend, even if the friend returns.
  var coveredPosition: Int?
  var undo: UndoRequest?
  /// The seats whose undo request was refused at this position.
  var undoRefused: Set<Int> = []
  /// Whether a guest may have seen more than the host's game has, without the host knowing yet.
  ///
  /// Only the game of a reopened table can lack something.
  var mayBeBehind: Bool
  /// Whether the host's program cannot save the game.
  public private(set) var isUnsaved = false
  /// The status of the seats as last sent to everybody.
  var toldSeats: [SeatStatus] = []
  var lastBeat = Duration.zero
  /// New random bytes, 32 at a time.
  let random: @Sendable () -> Hex

  /// Opens a new table, or a saved one, which waits for the people who sat there; whether bids are
  /// explained was decided when it was new.
  ///
  /// Positions continue from those of the saved table, so that they never decrease. If
  /// `isOpenedAgain` but nothing was saved, the table does not know whose the seats are; until the
  /// hand that friends were playing is over, it gives them to nobody.
  public init(
    rules: MatchRules, players: [Player], terms: LinkTerms, digest: @escaping DealMaking.Digest,
    random: @escaping @Sendable () -> Hex, kept: SavedTable? = nil,
    isOpenedAgain: Bool = false, at now: Duration = .zero
  ) {
    self.rules = rules
    self.terms = terms
    self.random = random
    seatStates = players.map { SeatState(player: $0) }
    let seats = rules.players.seats
    hostSeat = seats.first { players[$0].agent.isPerson }
    making = DealMaking(digest: digest)
    position = kept?.nextPosition ?? 0
    id = kept?.id ?? random()
    mayBeBehind = kept != nil
    self.terms.explainsBids = kept?.explainsBids ?? terms.explainsBids
    guard let kept, kept.owners.count == seatStates.count else {
      if isOpenedAgain { holdSeats() }
      return
    }
    if kept.isHeld { holdSeats() }
    deals = kept.deals.filter { $0.nonces.count == contributions }
    absent = kept.absent
    for seat in rules.players.seats {
      seatStates[seat].isClosed = kept.closed.contains(seat.index)
      guard seatStates[seat].isForFriends, let owner = kept.owners[seat], let token = owner.token
      else { continue }
      seatStates[seat].owner = owner
      seatStates[seat].isConfirmed = true
      seatStates[seat].lostAt = now
      outputs.append(.admit(token: token, seat: seat.index))
    }
  }

  /// What to store in addition to the game, so that the same friends find their seats again.
  public var kept: SavedTable {
    SavedTable(
      owners: seatStates.map { $0.isConfirmed ? $0.owner?.kept : nil }, absent: keptAbsent,
      source: allDeals.last, id: id,
      nextPosition: (position / Self.positionBlock + 2) * Self.positionBlock,
      closed: Set(rules.players.seats.filter { seatStates[$0].isClosed }.map(\.index)),
      earlier: allDeals.dropLast(), isHeld: isHeld, explainsBids: terms.explainsBids)
  }

  /// Positions are reserved in blocks, so that the disk is written once per block: the stored
  /// number is greater than every position sent until the next one is stored.
  static let positionBlock = 1000

  /// The status of each seat.
  public func seats(at now: Duration) -> [SeatStatus] {
    seatStates.map {
      SeatStatus(player: $0.player, presence: $0.presence(at: now, grace: terms.grace))
    }
  }

  /// The seats that a friend may take or take over.
  public var freeSeats: [Seat] {
    rules.players.seats.filter { seatStates[$0].isForFriends && !seatStates[$0].isTaken }
  }

  /// The owner of a seat; nil if the seat is free.
  public func owner(of seat: Seat) -> Owner? {
    seatStates[seat].isTaken ? seatStates[seat].owner?.owner : nil
  }

  /// The number of the hand being played or just played, from 1; nil before the first deal.
  public var hand: Int? { game?.match.hand }

  public var isMatchOver: Bool { game?.match.isOver ?? false }

  public var onlookerCount: Int { onlookers.count }

  /// The seat from whose side onlookers see the table.
  var onlookersSeat: Seat { hostSeat ?? rules.players.seats[0] }

  /// Whether a person at another terminal is at the table; onlookers do not count.
  public var isSomebodyHere: Bool { seatStates.contains { $0.seatedGuest != nil } }

  /// Whether the computer player decides for the seat to move.
  ///
  /// Once true, it stays true for this position: a friend who returns decides the next time.
  public mutating func isComputersTurn(at now: Duration) -> Bool {
    guard let turn = game?.match.round.turn, hostSeat != nil || isSomebodyHere else {
      return false
    }
    if coveredPosition == position { return true }
    let isCovered = seatStates[turn].isCovered(at: now, grace: terms.grace)
    if isCovered, seatStates[turn].isForFriends {
      coveredPosition = position
      changePresence(of: turn, at: now)
    }
    return isCovered
  }

  /// Takes the game after any change to it, and sends the change to the guests.
  public mutating func show(_ next: Game, at now: Duration) {
    let before = game
    game = next
    // Events that belong to the previous position are void.
    events.removeAll { $0.changesGame }
    if isHeld, next.match.round.score != nil { releaseSeats(at: now) }
    position += 1
    undo = nil
    undoRefused = []
    askedSince = now
    open(next, at: now)
    for state in seatStates {
      if let guest = state.seatedGuest { update(guest, since: before) }
    }
    for onlooker in onlookers { update(onlooker, since: before) }
    for seat in rules.players.seats { seatStates[seat].guest?.hands = opened.count }
    for index in onlookers.indices { onlookers[index].hands = opened.count }
    goOnComparing(at: now)
    nameStalled()
  }

  /// Announces that the host claims the rest of the tricks; then show the finished hand.
  public mutating func claim() {
    if let hostSeat { tellAll(.claimed(seat: hostSeat.index)) }
  }

  /// Notes whether the game cannot be saved, and tells everybody if that has changed.
  public mutating func note(isUnsaved: Bool) {
    guard isUnsaved != self.isUnsaved else { return }
    self.isUnsaved = isUnsaved
    tellAll(.unsaved(isUnsaved))
  }

  /// Removes and returns the actions to take on connections, in this order.
  public mutating func takeOutputs() -> [HostOutput] {
    defer { outputs = [] }
    return outputs
  }

  /// Removes and returns the next event; one at a time, since acting on it may make the rest void.
  public mutating func nextEvent() -> HostEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Sends a chat message in the host's name.
  public mutating func say(_ message: ChatMessage) {
    if let hostSeat { say(message, as: seatStates[hostSeat].player.name) }
  }

  /// Informs everybody that the table is closed and saved.
  public mutating func close() {
    tellAll(.closing)
    for peer in peers + newcomers.map(\.peer) { outputs.append(.close(peer)) }
    newcomers = []
  }

  /// Notes the hands finished since the game was last shown.
  private mutating func open(_ game: Game, at now: Duration) {
    let finished = game.match.scores.count
    if opened.count > finished {
      opened.removeLast(opened.count - finished)
      comparisonDue = nil
    }
    guard opened.count < finished else { return }
    endComparing()
    let none = [Hex?](repeating: nil, count: contributions)
    for record in game.handRecords(for: .anybody)[opened.count..<finished] {
      let deal = deals.first { $0.hand == record.hand && $0.isDealt }
      opened.append(OpenedHand(record: record.withoutHints, nonces: deal?.nonces ?? none))
    }
    ready = []
    beginComparing(at: now)
  }
}

/// An action of the host's program on the connections to its guests.
public enum HostOutput: Hashable, Sendable {
  case send([UInt8], to: Peer)
  /// Close a connection after sending what is queued.
  case close(Peer)
  /// Admit the person with this token to a seat, and no other token.
  case admit(token: Hex, seat: Int)
}

extension HostedTable {
  var peers: [Peer] { seatStates.compactMap { $0.guest?.peer } + onlookers.map(\.peer) }

  mutating func tell(_ message: HostMessage, to peer: Peer) {
    outputs.append(.send(message.paddedLine, to: peer))
  }

  mutating func tellAll(_ message: HostMessage) {
    let line = message.paddedLine
    for peer in peers { outputs.append(.send(line, to: peer)) }
  }

  mutating func say(_ message: ChatMessage, as name: PlayerName) {
    tellAll(.said(name: name, message))
  }

  /// Sends the status of the seats, if it has changed.
  mutating func tellSeats(at now: Duration) {
    let seats = seats(at: now)
    guard seats != toldSeats else { return }
    toldSeats = seats
    tellAll(.seats(seats))
  }

  /// Sends everything that a guest may see and does not have yet.
  mutating func tellEverything(to guest: Guest, at now: Duration) {
    tell(.seats(seats(at: now)), to: guest.peer)
    if let seat = seat(of: guest.peer), !seatStates[seat].hasAgreed { return }
    for hand in opened.dropFirst(guest.hands) { tell(.hand(hand), to: guest.peer) }
    if let comparison { tell(.compare(comparison), to: guest.peer) }
    if let game { tellView(of: game, to: guest) }
    if isUnsaved { tell(.unsaved(true), to: guest.peer) }
    if let undo {
      tell(.undoAsked(TakingBack(undo.seat, to: undo.position)), to: guest.peer)
      for seat in undo.agreed.sorted() where seat != undo.seat.index {
        tell(.consented(seat: seat, true), to: guest.peer)
      }
    }
  }

  /// Sends a guest what has changed since an earlier state of the game.
  mutating func update(_ guest: Guest, since before: Game?) {
    guard let game else { return }
    if let move = game.lastMove(since: before), !isAsked(guest) {
      let stamp = Stamp(position: position, of: observation(for: guest, of: game))
      tell(.moved(move, stamp), to: guest.peer)
    } else {
      tellView(of: game, to: guest)
    }
    for hand in opened.dropFirst(guest.hands) { tell(.hand(hand), to: guest.peer) }
  }

  mutating func tellView(of game: Game, to guest: Guest) {
    let view = observation(for: guest, of: game)
    let match = game.match
    let standing = MatchStanding(totals: match.totals, end: rules.end, hand: match.hand)
    tell(
      .view(ViewRecord(view, match: standing), Stamp(position: position, of: view)),
      to: guest.peer)
  }

  /// What a guest may see: its own cards and the open ones; only the open ones for an onlooker.
  private func observation(for guest: Guest, of game: Game) -> Observation {
    if let seat = seat(of: guest.peer) { return game.observation(for: seat) }
    return Observation(watching: game.match.round.publicState, from: onlookersSeat)
  }

  private func isAsked(_ guest: Guest) -> Bool {
    guard let turn = game?.match.round.turn else { return false }
    return seat(of: guest.peer) == turn
  }

  /// Whether a peer has sat down, and so has received its token.
  public func isSeated(_ peer: Peer) -> Bool { seat(of: peer) != nil }

  /// The seat of a peer; nil for an onlooker.
  func seat(of peer: Peer) -> Seat? {
    rules.players.seats.first { seatStates[$0].guest?.peer == peer }
  }
}

extension Game {
  /// The move by which this game differs from an earlier one; nil if they differ in more than one.
  func lastMove(since before: Game?) -> HostMessage.Seated? {
    guard let before, moves.count == before.moves.count,
      moves.dropLast() == before.moves.dropLast(), let hand = moves.last, let last = hand.last,
      hand.dropLast() == before.moves.last?[...],
      let turn = before.match.round.turn
    else { return nil }
    return HostMessage.Seated(seat: turn.index, text: last.text)
  }
}

extension HostedTable {
  static let beat = Duration.seconds(2)
  /// How much silence means that a connection is lost.
  public static let silence = Duration.seconds(15)

  /// Does what is due: closes dead connections, notes people who have fallen asleep, and ends steps
  /// of deals that time out.
  public mutating func tick(at now: Duration) {
    for newcomer in newcomers where now - newcomer.since >= Self.helloPatience {
      outputs.append(.close(newcomer.peer))
      newcomers.removeAll { $0.peer == newcomer.peer }
    }
    for guest in seatStates.compactMap(\.guest) + onlookers
    where now - guest.lastHeard >= Self.silence {
      outputs.append(.close(guest.peer))
      lose(guest.peer, at: now)
    }
    if now - lastBeat >= Self.beat {
      lastBeat = now
      tellAll(.beat)
    }
    goOnAgreeing(at: now)
    goOnComparing(at: now)
    watchTheTurn(at: now)
    offerSeats(at: now)
    for seat in rules.players.seats where isCovered(seat, at: now) != wasCovered(seat) {
      changePresence(of: seat, at: now)
    }
  }

  /// Offers seats whose people have been away or asleep for too long.
  ///
  /// Without a host's seat, only while somebody else is here: nobody waits at an empty table.
  private mutating func offerSeats(at now: Duration) {
    guard hostSeat != nil || isSomebodyHere else { return }
    for seat in rules.players.seats {
      guard seatStates[seat].isForFriends, !seatStates[seat].isOffered,
        let since = seatStates[seat].unplayedSince, now - since >= terms.release
      else { continue }
      seatStates[seat].isOffered = true
      changePresence(of: seat, at: now)
    }
  }

  private func isCovered(_ seat: Seat, at now: Duration) -> Bool {
    seatStates[seat].presence(at: now, grace: terms.grace) == .covered
  }

  /// Whether the computer player was deciding at a seat when the seats were last sent.
  private func wasCovered(_ seat: Seat) -> Bool {
    toldSeats.indices.contains(seat.index) && toldSeats[seat].presence == .covered
  }

  /// The time by which the next tick is needed.
  public func nextTick(after now: Duration) -> Duration {
    [agreement?.deadline, comparisonDue].compactMap(\.self).reduce(lastBeat + Self.beat, min)
  }

  /// Notes that the person to move has fallen asleep.
  private mutating func watchTheTurn(at now: Duration) {
    guard let turn = game?.match.round.turn, let guest = seatStates[turn].guest,
      seatStates[turn].asleepSince == nil
    else { return }
    let asked = now - askedSince
    let isOverClock = terms.clock.map { asked >= .seconds($0) } ?? false
    let isIdle = asked >= terms.grace && now - guest.idleSince >= terms.grace
    if isOverClock || isIdle {
      seatStates[turn].asleepSince = now
      changePresence(of: turn, at: now)
    }
  }

  /// Performs the host's action on a friend's seat and announces it; returns false if there is
  /// nothing to do.
  @discardableResult
  public mutating func act(_ action: HostAction, on seat: Seat, at now: Duration) -> Bool {
    guard seatStates[seat].player.agent.isRemote else { return false }
    switch action {
    case .freed:
      guard seatStates[seat].isClosed || seatStates[seat].isTaken else { return false }
      sendAway(from: seat, isClosed: false, at: now)
    case .sentAway:
      guard !seatStates[seat].isClosed else { return false }
      sendAway(from: seat, isClosed: true, at: now)
    case .muted, .unmuted:
      let isMuted = action == .muted
      guard seatStates[seat].guest != nil, seatStates[seat].isMuted != isMuted else { return false }
      seatStates[seat].owner?.isMuted = isMuted
    }
    tellAll(.done(action, seat: seat.index))
    return true
  }

  /// Sends all onlookers away; returns how many there were.
  public mutating func sendOnlookersAway() -> Int {
    for onlooker in onlookers { refuse(.sentAway, onlooker.peer) }
    defer { onlookers = [] }
    return onlookers.count
  }

  /// Whether a seat's chat messages are dropped.
  public func isMuted(_ seat: Seat) -> Bool { seatStates[seat].isMuted }

  private mutating func sendAway(from seat: Seat, isClosed: Bool, at now: Duration) {
    if let guest = seatStates[seat].guest { refuse(.sentAway, guest.peer) }
    if seatStates[seat].token != nil {
      // A token that nobody receives replaces the person's.
      outputs.append(.admit(token: random(), seat: seat.index))
    }
    for index in absent.indices where absent[index].sentAwayFrom == seat.index {
      absent[index].sentAwayFrom = nil
    }
    if seatStates[seat].isConfirmed, isClosed {
      seatStates[seat].owner?.sentAwayFrom = seat.index
    }
    if let owner = seatStates[seat].owner { remember(owner) }
    seatStates[seat].isClosed = isClosed
    seatStates[seat].clear()
    miss(seat, at: now)
  }
}
