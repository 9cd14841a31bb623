import MueData
import MueGame
import MueLink
import MueRules
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// The host's table for friends: connects the table's logic with its connections.
final class HostController {
  private(set) var table: HostedTable
  private let lines: any HostTransport
  private let clock: any Clock
  /// Created with the first code, since it reads word lists.
  private lazy var codeMaker = makeCodeMaker()
  private let makeCodeMaker: () -> CodeMaker
  /// Keeps the table beside its game; nil before the game has begun.
  private var keepTable: ((SavedTable) -> Bool)?
  private var codes: [Int: SeatCode] = [:]
  /// The codes of guests who may not have received the token of their seat yet.
  private var used: [Peer: SeatCode] = [:]
  /// The seats whose codes are valid, so that they can be shown.
  private var told: Set<Int> = []
  private let ways: [Phrase]
  /// The number of free seats in the last announcement.
  private var announced: Int?
  private var said = ChatLog()
  private var notices: [Phrase] = []
  /// The table as it is on disk; nil before that.
  private var kept: SavedTable?
  /// The table as it was last written, or tried to be.
  private var tried: SavedTable?
  /// When a table that could not be kept is tried again.
  private var keepsAgainAt = Duration.zero
  private let waker: Waker
  /// Whether only programs of the host's own account can join.
  private let isOneAccount: Bool
  private let words: HandWords

  /// A table with its connections, which call the waker when an event arrives.
  init(
    table: HostedTable, lines: any HostTransport, waker: Waker, clock: any Clock,
    codes: @escaping () -> CodeMaker, words: HandWords, isOneAccount: Bool
  ) {
    self.table = table
    self.words = words
    self.isOneAccount = isOneAccount
    self.waker = waker
    self.lines = lines
    self.clock = clock
    makeCodeMaker = codes
    ways =
      lines.socketPaths.isEmpty
      ? Self.ways(to: lines.addresses) : [.wayHere] + Self.ways(to: lines.addresses)
    // Tokens of guests who sat here before are admitted first, since new codes take time.
    sendOutputs()
    renewCodes()
  }

  /// Handles events and what is due, and sends what is queued.
  func work() {
    let events = lines.takeEvents()
    for event in events { take(event) }
    table.tick(at: clock.now)
    renewCodes()
    sendOutputs()
    announce()
  }

  /// Keeps the table from now on with a function that returns false if that fails.
  func keep(with keepTable: @escaping (SavedTable) -> Bool) { self.keepTable = keepTable }

  /// Sets the function that is called when an event arrives.
  func wake(by wake: @escaping @Sendable () -> Void) { waker.set(wake) }

  func nextEvent() -> HostEvent? { table.nextEvent() }

  /// Adds a notice for the host.
  func add(_ notice: Phrase) { notices.append(notice) }

  func takeNotice() -> Phrase? { notices.isEmpty ? nil : notices.removeFirst() }

  /// Whether the computer player decides for the seat to move.
  func isComputersTurn() -> Bool { table.isComputersTurn(at: clock.now) }

  /// Changes the table, and sends what follows from that, once it is kept.
  func change<Value>(_ change: (inout HostedTable, Duration) -> Value) -> Value {
    defer { sendOutputs() }
    return change(&table, clock.now)
  }

  var patience: Int { clock.millisecondsLeft(until: table.nextTick(after: clock.now)) }

  func people(isGathering: Bool) -> People {
    let statuses = table.seats(at: clock.now)
    var people = People(
      host: statuses[table.hostSeat].player.name, seats: statuses, own: table.hostSeat)
    for seat in table.freeSeats where told.contains(seat.index) {
      people.codes[seat] = codes[seat.index]?.text
    }
    if told.contains(Entry.watching) { people.watchCode = codes[Entry.watching]?.text }
    people.onlookers = table.onlookerCount
    let seats = table.rules.players.seats
    people.muted = Set(seats.filter { table.isMuted($0) })
    people.isOneAccount = isOneAccount
    people.ways = ways
    people.said = said
    people.clock = table.terms.clock
    people.isGathering = isGathering
    people.isHost = true
    if let hand = table.lastOpened {
      people.handWords = words.phrase(table.comparison, of: nil, unseen: 0) {
        table.comparison?.digits(of: hand, digest: Digest.sha256)
      }
    }
    return people
  }

  /// Whether friends sit at the table, which closes when the host leaves.
  var areFriendsHere: Bool {
    table.seats(at: clock.now).contains { $0.player.agent.isRemote && $0.presence == .here }
  }

  /// The game of the people who have gathered, with the first deal that all have agreed on; nil if there is
  /// none, which is a fault of the program.
  func begin(_ deal: UInt64, title: GameTitle?, gameSeed: UInt64) -> Game? {
    let players = people(isGathering: true).seats.map(\.player)
    var game = Log.expect("a table of friends can begin its game") { () throws(GameError) in
      try Game(rules: table.rules, seed: gameSeed, agreedSeeds: [deal], players: players)
    }
    game?.notes.title = title
    return game
  }

  var hostName: PlayerName { table.seats(at: clock.now)[table.hostSeat].player.name }

  /// Sends a chat message in the host's name.
  func say(_ message: ChatMessage) {
    hear(hostName, message)
    change { table, _ in table.say(message) }
  }

  /// Acts on a friend's seat, and returns the notice for the host.
  func act(_ action: HostAction, on seat: Seat) -> Phrase {
    // The code that the guest used must not become valid again.
    if action == .freed || action == .sentAway {
      used = used.filter { $0.value.seat != seat.index }
    }
    let name = table.seats(at: clock.now).name(of: seat)
    let isDone = change { table, now in table.act(action, on: seat, at: now) }
    renewCodes()
    return isDone ? .done(action, name: name, isOwn: false) : .peopleNoChange
  }

  /// Sends all onlookers away, and returns the notice for the host.
  func sendOnlookersAway() -> Phrase {
    change { table, _ in table.sendOnlookersAway() } > 0 ? .doneOnlookers : .peopleNoChange
  }

  func hear(_ name: PlayerName, _ message: ChatMessage) {
    said.hear(name, message, at: table.seats(at: clock.now))
  }

  /// Closes the table, which can be reopened.
  func close() {
    change { table, _ in table.close() }
    lines.stop(waiting: 500)
  }

  private func take(_ event: WireEvent) {
    switch event {
    case .joined(let peer, let entry):
      // A code is valid once; but the guest who used it may still be lost.
      if case .code(let seat) = entry { used[peer] = codes.removeValue(forKey: seat) }
      table.comeIn(peer, by: entry, at: clock.now)
    case .line(let peer, let line):
      table.receive(line, from: peer, at: clock.now)
      if table.isSeated(peer) { used[peer] = nil }
    case .left(let peer, _):
      table.lose(peer, at: clock.now)
      takeBackCode(of: peer)
    case .codeCounts(let seat): told.insert(seat)
    case .waiting: break
    case .stopped(let fault): notices.append(fault.phrase(""))
    }
  }

  /// Makes a code for every free seat without one.
  private func renewCodes() {
    guard !lines.addresses.isEmpty else { return }
    // A code counts until it is used, also while somebody else sits in its seat.
    let free = Set(table.freeSeats.map(\.index) + [Entry.watching])
    let entered = Set(used.values.map(\.seat)).subtracting([Entry.watching])
    for seat in free.subtracting(entered).sorted() where codes[seat] == nil {
      guard let code = codeMaker.code(for: seat) else { continue }
      codes[seat] = code
      told.remove(seat)
      lines.admit(.code(code))
    }
  }

  /// Makes a code valid again if its guest was lost before receiving the token.
  private func takeBackCode(of peer: Peer) {
    guard let code = used.removeValue(forKey: peer), code.seat != Entry.watching,
      codes[code.seat] == nil, table.freeSeats.contains(where: { $0.index == code.seat })
    else { return }
    codes[code.seat] = code
    lines.admit(.code(code))
  }

  /// Announces the table with its number of free seats.
  private func announce() {
    let free = table.freeSeats.count
    guard announced != free else { return }
    announced = free
    lines.announce(
      TableAnnouncement(
        table: table.terms.table.text, players: table.rules.players.number, free: free,
        version: LinkVersion.current.link))
  }

  private static func ways(to addresses: [TableAddress]) -> [Phrase] {
    TableAddress.reachable(addresses).map { .wayByCode(address: $0.text) }
  }

  /// Sends what is due, once the table is kept: no promise is sent, and no bytes are used, that a
  /// crash could change.
  private func sendOutputs() {
    keep()
    for output in table.takeOutputs() {
      switch output {
      case .send(let line, let peer): lines.send(line, to: peer)
      case .close(let peer):
        lines.close(peer)
        takeBackCode(of: peer)
      case .admit(let token, let seat):
        if let token = SeatToken(seat: seat, bytes: token.bytes) { lines.admit(.token(token)) }
      }
    }
  }

  private func keep() {
    guard let keepTable, table.kept != kept else { return }
    let current = table.kept
    guard current != tried || clock.now >= keepsAgainAt else { return }
    // It is said once, until it works again.
    let isNews = tried == kept
    tried = current
    if keepTable(current) {
      kept = current
    } else {
      keepsAgainAt = clock.now + Self.keepsAgain
      if isNews { notices.append(.tableNotKept) }
    }
  }

  /// After what time a table that could not be kept is tried again, although nothing has changed.
  private static let keepsAgain = Duration.seconds(2)
}
