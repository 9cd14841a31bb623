import MueData
import MueGame
import MueRules

/// A host's table that friends join from other terminals.
///
/// It knows who sits where, what each may see, and what has been asked and answered. It is a value
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
  public let terms: LinkTerms
  public let rules: MatchRules
  /// The seat of the person who hosts.
  public let hostSeat: Seat
  /// A random number that distinguishes this table from any other, even from a later one at the
  /// same address.
  public let id: Hex
  /// The game; nil before the first deal.
  public internal(set) var game: Game?
  /// The number of the current position.
  public internal(set) var position = 0
  var seatStates: [SeatState]
  var watchers: [Guest] = []
  /// Peers that have not answered a welcome yet.
  var newcomers: [Newcomer] = []
  /// Who has sat down lately, and when.
  var arrivals: [(entry: Entry, time: Duration)] = []
  var events: [HostEvent] = []
  var outputs: [HostOutput] = []
  let making: DealMaking
  var agreement: DealAgreement?
  /// The seats whose contributions did not arrive in time; named once the cards are dealt.
  var stalled: [Seat] = []
  /// The contributions from which a hand, usually the current one, was dealt; nil if unknown.
  var source: DealSource?
  /// The finished hands, with the contributions to their deals.
  var opened: [OpenedHand] = []
  /// The seats that are ready for the next hand.
  var ready: Set<Int> = []
  /// When the seat to move was asked.
  var askedSince = Duration.zero
  /// The position at which the computer player decides for a friend, even if the friend comes back.
  var coveredPosition: Int?
  var undo: UndoRequest?
  /// The seats whose undo request was refused at this position.
  var undoRefused: Set<Int> = []
  /// The status of the seats as last sent to all.
  var toldSeats: [SeatStatus] = []
  var lastBeat = Duration.zero
  /// New random bytes, 32 at a time.
  let random: @Sendable () -> Hex

  /// Opens a new table, or a kept one, which waits for the persons who sat there.
  ///
  /// Positions continue from those of the kept table, so that they never decrease; they begin at
  /// `position` if the kept table does not tell how far they had come.
  public init(
    rules: MatchRules, players: [Player], terms: LinkTerms, digest: @escaping DealMaking.Digest,
    random: @escaping @Sendable () -> Hex, position: Int = 0, kept: SavedTable? = nil,
    at now: Duration = .zero
  ) {
    self.rules = rules
    self.terms = terms
    self.random = random
    seatStates = players.map(SeatState.init)
    let seats = rules.players.seats
    hostSeat = seats.first { players[$0].agent.isPerson } ?? seats[0]
    making = DealMaking(digest: digest)
    self.position = kept?.nextPosition ?? position
    id = kept?.id ?? random()
    guard let kept, kept.tokens.count == seatStates.count else { return }
    source = kept.source
    for seat in rules.players.seats {
      seatStates[seat].isClosed = kept.closed.contains(seat.index)
      guard seatStates[seat].isForFriends, let token = kept.tokens[seat] else { continue }
      seatStates[seat].token = token
      seatStates[seat].isConfirmed = true
      seatStates[seat].lostAt = now
      outputs.append(.admit(token: token, seat: seat.index))
    }
  }

  /// What to keep beside the game, so that the same friends find their seats again.
  public var kept: SavedTable {
    SavedTable(
      tokens: seatStates.map { $0.isConfirmed ? $0.token : nil }, source: source,
      id: id, nextPosition: (position / Self.positionBlock + 2) * Self.positionBlock,
      closed: Set(rules.players.seats.filter { seatStates[$0].isClosed }.map(\.index)))
  }

  /// Positions are reserved in blocks, so that the disk is written once a block: the stored number
  /// is greater than every position sent before the next one is stored.
  static let positionBlock = 1000

  /// The status of each seat.
  public func seats(at now: Duration) -> [SeatStatus] {
    seatStates.map {
      SeatStatus(player: $0.player, presence: $0.presence(at: now, grace: terms.grace))
    }
  }

  /// The seats that a friend may take, or take over.
  public var freeSeats: [Seat] {
    rules.players.seats.filter { seatStates[$0].isForFriends && !seatStates[$0].isTaken }
  }

  public var watcherCount: Int { watchers.count }

  /// Whether the computer player decides for the seat to move.
  ///
  /// Once true, it stays true for this position: a friend who comes back decides the next time.
  public mutating func isComputersTurn(at now: Duration) -> Bool {
    guard let turn = game?.match.round.turn else { return false }
    if coveredPosition == position { return true }
    let isCovered = seatStates[turn].isCovered(at: now, grace: terms.grace)
    if isCovered, seatStates[turn].isForFriends {
      coveredPosition = position
      changePresence(of: turn, at: now)
    }
    return isCovered
  }

  /// Takes the game after any change to it.
  public mutating func show(_ next: Game, at now: Duration) {
    let before = game
    game = next
    // Events that belong to the previous position are void.
    events.removeAll { $0.changesGame }
    position += 1
    undo = nil
    undoRefused = []
    askedSince = now
    open(next)
    for state in seatStates {
      if let guest = state.seatedGuest { update(guest, since: before) }
    }
    for watcher in watchers { update(watcher, since: before) }
    for seat in rules.players.seats { seatStates[seat].guest?.hands = opened.count }
    for place in watchers.indices { watchers[place].hands = opened.count }
    nameStalled()
  }

  /// Removes and returns what to do with connections, in this order.
  public mutating func takeOutputs() -> [HostOutput] {
    defer { outputs = [] }
    return outputs
  }

  /// Removes and returns the next event; one at a time, since acting on it may make the rest void.
  public mutating func nextEvent() -> HostEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Sends a chat message in the host's name.
  public mutating func say(_ message: ChatMessage) {
    say(message, as: seatStates[hostSeat].player.name)
  }

  /// Tells everybody that the table is closed and kept.
  public mutating func close() {
    tellAll(.closing)
    for peer in peers + newcomers.map(\.peer) { outputs.append(.close(peer)) }
    newcomers = []
  }

  /// Notes the hands that have been finished since the game was last shown.
  private mutating func open(_ game: Game) {
    let finished = game.match.scores.count
    if opened.count > finished { opened.removeLast(opened.count - finished) }
    guard opened.count < finished else { return }
    let none = [Hex?](repeating: nil, count: seatStates.count)
    for record in game.handRecords[opened.count..<finished] {
      let isKnown = record.hand == source?.hand
      opened.append(OpenedHand(record: record, nonces: isKnown ? source?.nonces ?? none : none))
    }
    ready = []
  }
}

/// What the host's program does with the connections to its guests.
public enum HostOutput: Hashable, Sendable {
  case send([UInt8], to: Peer)
  /// Close a connection after sending what is queued.
  case close(Peer)
  /// Admit the person with this token to a seat, and no other token.
  case admit(token: Hex, seat: Int)
}
