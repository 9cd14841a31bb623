import MueGame
import MueRules

/// A table to which friends can come from other terminals: who sits where, what each may see, what has
/// been asked and answered.
///
/// It knows no lines, no clock and no chance: what comes in over lines is handed to it with the time, and
/// what is to be sent is taken from it with `takeOutputs`. The game itself is the host program's; after
/// every change it is shown here, and what friends want to change comes as `HostEvent`.
///
/// ```swift
/// var table = HostedTable(
///   rules: rules, players: [host, friend, friend], terms: LinkTerms(table: .nobody),
///   digest: Digest.sha256, random: bytes)
/// let hello = GuestMessage.hello(Hello(name: nil))
/// table.comeIn(Peer(1), by: .code(seat: 1), at: .zero)
/// table.receive(hello.line, from: Peer(1), at: .zero)
/// let outputs = table.takeOutputs()  // A token to admit, a welcome and the seats to send.
/// ```
public struct HostedTable: Sendable {
  /// What the host has settled.
  public let terms: LinkTerms
  public let rules: MatchRules
  /// The seat of the host's own person.
  public let hostSeat: Seat
  /// What tells this table from any other, also from one that is opened later at the same place.
  public let id: Hex
  /// The game; nil before the first deal.
  public internal(set) var game: Game?
  /// The number of the position.
  public internal(set) var position = 0
  var seatStates: [SeatState]
  var watchers: [Guest] = []
  /// Those whose first word has not come, with the way they came in and the time.
  var newcomers: [(peer: Peer, entry: Entry, since: Duration)] = []
  var events: [HostEvent] = []
  var outputs: [HostOutput] = []
  let making: DealMaking
  var agreement: DealAgreement?
  /// What a hand, mostly the one being played, was dealt from; nil when that is not known.
  var source: DealSource?
  /// The hands that are over, with what they were dealt from.
  var opened: [OpenedHand] = []
  /// Who has seen enough of the last hand.
  var ready: Set<Int> = []
  /// Since when the seat to move has been asked.
  var askedSince = Duration.zero
  /// The position at which the computer player decides for a friend, come what may.
  var coveredPosition: Int?
  var undo: UndoRequest?
  /// Whose wish to take something back was refused at this position.
  var undoRefused: Set<Int> = []
  /// Who sits where, as everybody was told last.
  var toldSeats: [SeatStatus] = []
  /// When the last word was sent to everybody.
  var lastBeat = Duration.zero
  /// New random bytes, 32 at a time.
  let random: @Sendable () -> Hex

  /// A table at which nobody sits yet but the host and computer players; or one that is opened again, with
  /// what was kept of it, at which those who sat there are waited for.
  ///
  /// Positions are counted on from those of the table that was kept, so that none is ever smaller than one
  /// told before; from `position` where nothing says how far they had come.
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

  /// What must be kept beside the game, so that the same friends find their seats again.
  public var kept: SavedTable {
    SavedTable(
      tokens: seatStates.map { $0.guest != nil || $0.isConfirmed ? $0.token : nil }, source: source,
      id: id, nextPosition: (position / Self.positionBlock + 2) * Self.positionBlock,
      closed: Set(rules.players.seats.filter { seatStates[$0].isClosed }.map(\.index)))
  }

  /// Positions are kept a block ahead, so that the disk is written once a block: what is kept is greater than
  /// every position told before it is kept anew.
  static let positionBlock = 1000

  /// Who sits where, and whether they are there.
  public func seats(at now: Duration) -> [SeatStatus] {
    seatStates.map {
      SeatStatus(player: $0.player, presence: $0.presence(at: now, grace: terms.grace))
    }
  }

  /// The seats at which a friend may still sit down, or take over.
  public var freeSeats: [Seat] {
    rules.players.seats.filter { seatStates[$0].isForFriends && !seatStates[$0].isTaken }
  }

  /// How many watch.
  public var watcherCount: Int { watchers.count }

  /// Whether the computer player decides for the seat to move.
  ///
  /// Once it has been told so at a position it stays so there: whoever comes back decides the next time.
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

  /// Shows the game as it stands now, after whatever change.
  public mutating func show(_ next: Game, at now: Duration) {
    let before = game
    game = next
    // What was decided at the position before decides nothing now.
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
  }

  /// What there is to do with lines since the last time, in this order.
  public mutating func takeOutputs() -> [HostOutput] {
    defer { outputs = [] }
    return outputs
  }

  /// What has come about next; one at a time, since what the host does about it may make the rest void.
  public mutating func nextEvent() -> HostEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Says something in the host's name.
  public mutating func say(_ message: ChatMessage) {
    say(message, as: seatStates[hostSeat].player.name)
  }

  /// Tells everybody that the table is closed and kept.
  public mutating func close() {
    tellAll(.closing)
    for peer in peers + newcomers.map(\.peer) { outputs.append(.close(peer)) }
    newcomers = []
  }

  /// Notes the hands that are over and were not when the game was shown before.
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

/// What the host's program is to do with the lines to its guests.
public enum HostOutput: Hashable, Sendable {
  /// Send a line.
  case send([UInt8], to: Peer)
  /// Close a line, once what was sent has gone.
  case close(Peer)
  /// Let back in at a seat who has this token, and nobody else.
  case admit(token: Hex, seat: Int)
}
