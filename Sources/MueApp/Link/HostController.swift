import MueData
import MueGame
import MueLink
import MueRules
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// The host's table for friends: connects the table's logic to its connections.
final class HostController {
  private(set) var table: HostedTable
  private let lines: any HostTransport
  private let clock: any Clock
  /// Created along with the first code, since it reads word lists.
  private lazy var codeMaker = makeCodeMaker()
  private let makeCodeMaker: () -> CodeMaker
  /// Saves the table along with its game; nil before the game has begun.
  private var keepTable: ((SavedTable) -> Bool)?
  private var codes: [Int: SeatCode] = [:]
  /// The codes of guests who may not have received their seat's token yet.
  private var used: [Peer: SeatCode] = [:]
  /// The seats whose codes have become valid and can be shown.
  private var told: Set<Int> = []
  private let ways: [Phrase]
  /// The number of free seats in the last announcement.
  private var announced: Int?
  private var said = ChatLog()
  private var notices: [Phrase] = []
  /// The table as saved on disk; nil before the first save.
  private var kept: SavedTable?
  /// The table at the last attempt to save it, successful or not.
  private var tried: SavedTable?
  /// When to retry saving a table after a failure.
  private var keepsAgainAt = Duration.zero
  private let waker: Waker
  /// Whether only programs of the host's own account can join.
  private let isOneAccount: Bool
  private let words: HandWords

  /// `waker` is called when an event arrives at one of the connections.
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
    // Earlier guests' tokens are admitted first, since making new codes takes time.
    sendOutputs()
    renewCodes()
  }

  /// Handles events and due tasks, then sends what is queued.
  func work() {
    let events = lines.takeEvents()
    for event in events { take(event) }
    table.tick(at: clock.now)
    renewCodes()
    sendOutputs()
    announce()
  }

  /// From now on, saves the table with a function that returns false on failure.
  func keep(with keepTable: @escaping (SavedTable) -> Bool) { self.keepTable = keepTable }

  /// Sets the function to call when an event arrives.
  func wake(by wake: @escaping @Sendable () -> Void) { waker.set(wake) }

  func nextEvent() -> HostEvent? { table.nextEvent() }

  func add(_ notice: Phrase) { notices.append(notice) }

  func takeNotice() -> Phrase? { notices.isEmpty ? nil : notices.removeFirst() }

  /// Tells everybody whether the game cannot be saved, if that has changed.
  func note(isUnsaved: Bool) {
    if isUnsaved != table.isUnsaved { change { table, _ in table.note(isUnsaved: isUnsaved) } }
  }

  /// Whether the computer player may decide now for the seat to move.
  func isComputersTurn() -> Bool { table.isComputersTurn(at: clock.now) }

  /// Changes the table and sends the results once the table is saved.
  func change<Value>(_ change: (inout HostedTable, Duration) -> Value) -> Value {
    defer { sendOutputs() }
    return change(&table, clock.now)
  }

  var patience: Int { clock.millisecondsLeft(until: table.nextTick(after: clock.now)) }

  func people(isGathering: Bool) -> People {
    let statuses = table.seats(at: clock.now)
    var people = People(host: hostName, seats: statuses, own: table.hostSeat)
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
    people.explainsBids = table.terms.explainsBids
    people.isGathering = isGathering
    people.isHost = table.hostSeat != nil
    if let hand = table.lastOpened {
      people.handWords = words.phrase(table.comparison, of: nil, unseen: 0) {
        table.comparison?.digits(of: hand, digest: Digest.sha256)
      }
    }
    return people
  }

  /// Whether friends are at the table, which closes when the host leaves.
  var areFriendsHere: Bool {
    table.seats(at: clock.now).contains { $0.player.agent.isRemote && $0.presence == .here }
  }

  /// Creates the game of the people at the table, with the first deal that all have agreed on; nil
  /// is a bug.
  func begin(_ deal: UInt64, title: GameTitle?, gameSeed: UInt64) -> Game? {
    let players = people(isGathering: true).seats.map(\.player)
    var game = Log.expect("a table of friends can begin its game") { () throws(GameError) in
      try Game(rules: table.rules, seed: gameSeed, agreedSeeds: [deal], players: players)
    }
    game?.notes.title = title
    return game
  }

  /// The name of the person who hosts the table, or of the table if nobody does.
  var hostName: PlayerName {
    table.hostSeat.map { table.seats(at: clock.now)[$0].player.name } ?? table.terms.table
  }

  /// Sends a chat message in the host's name.
  func say(_ message: ChatMessage) {
    hear(hostName, message)
    change { table, _ in table.say(message) }
  }

  /// Acts on a friend's seat, and returns the notice for the host.
  func act(_ action: HostAction, on seat: Seat) -> Phrase {
    // The code that the guest used must stay invalid.
    if action == .freed || action == .sentAway {
      used = used.filter { $0.value.seat != seat.index }
    }
    let name = table.seats(at: clock.now).name(of: seat)
    let isDone = change { table, now in table.act(action, on: seat, at: now) }
    renewCodes()
    return isDone ? .done(action, name: name, isOwn: false) : .peopleNoChange
  }

  /// Sends away all onlookers, and returns the notice for the host.
  func sendOnlookersAway() -> Phrase {
    change { table, _ in table.sendOnlookersAway() } > 0 ? .doneOnlookers : .peopleNoChange
  }

  func hear(_ name: PlayerName, _ message: ChatMessage) {
    said.hear(name, message, at: table.seats(at: clock.now))
  }

  /// Closes the table; it can be reopened.
  func close() {
    change { table, _ in table.close() }
    lines.stop(waiting: 500)
  }

  private func take(_ event: WireEvent) {
    switch event {
    case .joined(let peer, let entry):
      // A code is valid only once, but the guest who used it may still be lost.
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
    // A code stays valid until it is used, even while somebody else sits in its seat.
    let free = Set(table.freeSeats.map(\.index) + [Entry.watching])
    let entered = Set(used.values.map(\.seat)).subtracting([Entry.watching])
    for seat in free.subtracting(entered).sorted() where codes[seat] == nil {
      guard let code = codeMaker.code(for: seat) else { continue }
      codes[seat] = code
      told.remove(seat)
      lines.admit(.code(code))
    }
  }

  /// Revalidates the code of a guest who was lost before receiving a token.
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

  /// Saves the table, then sends what is due, so that a crash cannot change promises already sent
  /// or bytes already used.
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
    // A failure is reported once, until saving works again.
    let isNews = tried == kept
    tried = current
    if keepTable(current) {
      kept = current
    } else {
      keepsAgainAt = clock.now + Self.keepsAgain
      if isNews { notices.append(.tableNotKept) }
    }
  }

  /// The delay before a failed save is retried even if nothing has changed.
  private static let keepsAgain = Duration.seconds(2)
}
