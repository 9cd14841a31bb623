import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import MueWords

/// The guest's end of the connection to a table; reconnects when it is lost.
final class GuestController {
  private(set) var guest: GuestTable
  private var line: (any GuestTransport)?
  private var destination: GuestDestination
  private let network: any Network
  /// The address or name of the table, as a person would write it.
  let address: String
  private let name: PlayerName
  private let isWatching: Bool
  private let clock: any Clock
  private let file: SeatFile?
  /// Whether the table's host uses the same account.
  let isOneAccount: Bool
  private let terminal: String?
  private let words: HandWords
  /// Whether what the guest remembered cannot be read, which is said once.
  private var isMemoryLost: Bool
  private var isMemoryUnkept = false
  private var keptRevision = 0
  private var keptAt = Duration.zero
  private let waker: Waker
  /// When the connection was lost; nil while there is one.
  private(set) var lostAt: Duration?
  /// Why there is no connection and will be none; nil while there is one or may be one.
  private(set) var fault: WireFault?
  private var triesAgainAt = Duration.zero
  /// Since when reconnecting has been refused; nil while it is not.
  private var refusedSince: Duration?
  private var isJoined = false
  /// Whether the table has ever admitted us.
  private var hasJoined = false
  /// Why the table has not admitted us yet, while we try again; nil while there is nothing to
  /// report.
  private(set) var delay: WireFault?
  private var hasClosed = false
  private var said = ChatLog()
  /// The player who asks to take a decision back, as far as the person has not answered.
  private var undoAskedBy: PlayerName?
  private var lastActive: Duration

  /// How often the memory is written while nothing demands it.
  private static let memoryRest = Duration.seconds(10)
  private static let rest = Duration.milliseconds(500)
  /// After how long a silence the connection counts as lost.
  ///
  /// The host sends a beat every two seconds, and what was sent into a broken connection may be
  /// resent much later than a new one takes.
  private static let silence = Duration.seconds(6)
  /// The same before the table has sent anything.
  private static let firstSilence = Duration.seconds(10)
  /// The same for an onlooker, whose code is valid once and who cannot come back: late is better
  /// than never.
  private static let onlookersSilence = Duration.seconds(30)
  /// For how long to keep reconnecting although we are refused.
  private static let refusalPatience = Duration.seconds(8)
  /// The same without a token: the code becomes valid again when the host knows that the connection
  /// is lost.
  private static let codePatience = HostedTable.silence + .seconds(5)

  init(
    by way: JoinTarget, name: PlayerName, isWatching: Bool, through network: any Network,
    clock: any Clock, words: HandWords, terminal: String? = nil
  ) {
    self.words = words
    file = way.file
    isOneAccount = way.isOneAccount
    self.terminal = terminal
    destination = way.destination
    address = way.address
    self.network = network
    self.name = name
    self.isWatching = isWatching
    self.clock = clock
    waker = Waker()
    lastActive = clock.now
    let found = way.file?.memories(at: way.address)
    isMemoryLost = found?.isWhole == false
    let memories = found?.memories ?? GuestMemories(at: way.address)
    let away = memories.heardAt.map { clock.secondsSince1970 - $0 }
    guest = GuestTable(
      at: clock.now, digest: Digest.sha256, random: network.randomBytes, token: way.token,
      // A clock that was turned back knows nothing of the time in between.
      memories: memories, away: away.flatMap { $0 < 0 ? nil : .seconds($0) })
    call()
  }

  /// Sets the function that is called when an event arrives.
  func wake(by wake: @escaping @Sendable () -> Void) { waker.set(wake) }

  /// Handles events and what is due, and sends what is queued.
  func work() {
    for event in line?.takeEvents() ?? [] { take(event) }
    if isJoined, clock.now - guest.lastHeard >= longestSilence { lose(.late) }
    if line == nil, fault == nil, !hasClosed, clock.now >= triesAgainAt { call() }
    guest.tick(at: clock.now, idle: clock.now - lastActive)
    send()
    if clock.now - keptAt >= Self.memoryRest { keepMemory() }
  }

  /// Writes what the guest remembers, if it has changed; says once if that fails.
  private func keepMemory() {
    guard guest.welcome != nil, guest.memoryRevision != keptRevision else { return }
    keptRevision = guest.memoryRevision
    keptAt = clock.now
    let bytes = guest.memoryBytes(at: clock.now, secondsSince1970: clock.secondsSince1970)
    if file?.keep(memory: bytes) == true || isMemoryUnkept { return }
    isMemoryUnkept = true
    guest.note(.memoryUnkept)
  }

  func nextEvent() -> GuestEvent? {
    let event = guest.nextEvent()
    switch event {
    case .welcome:
      keepSeat()
      if isMemoryLost { guest.note(.memoryLost) }
      isMemoryLost = false
    case .closing:
      hasClosed = true
      keepMemory()
    case .opened, .found, .refused: keepMemory()
    case .said(let name, let message): said.hear(name, message, at: guest.seats)
    case .moved: undoAskedBy = nil
    case .undoAsked(let seat) where guest.welcome?.isWatching == false:
      undoAskedBy = guest.seats[seat].player.name
    default: break
    }
    // There is no way back any more.
    if event == .refused(.sentAway) || event == .refused(.taken) { file?.forget() }
    return event
  }

  /// The sentence for the host's action on a seat; nil if its player is unknown.
  func phrase(of action: HostAction, on seat: Seat) -> Phrase? {
    guard guest.seats.indices.contains(seat.index), let welcome = guest.welcome else { return nil }
    let isOwn = seat == welcome.seat && !welcome.isWatching
    return .done(action, name: guest.seats.name(of: seat), isOwn: isOwn)
  }

  /// The sentence for an event that only a notice shows; nil if there is nothing to say.
  func phrase(of event: GuestEvent) -> Phrase? {
    switch event {
    case .done(let action, let seat): phrase(of: action, on: seat)
    case .stalled(let seat): .dealStalled(name: guest.seats.name(of: seat))
    case .claimed(let seat): .claimedRest(name: guest.seats.name(of: seat))
    case .consented(let seat, let isGiven):
      isGiven
        ? .consentGiven(name: guest.seats.name(of: seat))
        : .consentRefused(name: guest.seats.name(of: seat))
    case .undoAway(let seat, let seconds):
      .undoAway(guest.seats.name(of: seat), seconds: seconds)
    case .wrong(HostMessage.undoRefused): .undoRefused
    case .wrong(HostMessage.nothingToTakeBack): .nothingToTakeBack
    // The program offers legal moves only, so there is nothing else to report.
    default: nil
    }
  }

  /// The people at the table; nil before the host has sent them.
  var people: People? {
    guard let welcome = guest.welcome, let host = guest.seats.first(where: \.player.agent.isPerson)
    else { return nil }
    var people = People(
      host: host.player.name, seats: guest.seats, own: welcome.isWatching ? nil : welcome.seat)
    people.clock = welcome.clock
    people.isGathering = guest.observation == nil
    people.isAgreementAsked = guest.isAgreementAsked
    people.isOneAccount = isOneAccount
    people.hostSilence = silence
    people.said = said
    people.undoAskedBy = undoAskedBy
    people.handWords = words.phrase(
      guest.handComparison, of: guest.lastRound, unseen: guest.unseenMoves
    ) { guest.comparison }
    return people
  }

  /// The sentence for something that the guest has found out about a hand, or about the table.
  func phrase(of finding: Finding, on hand: Int?) -> Phrase {
    let hand = hand ?? 0
    return switch finding {
    case .deal(let verdict): phrase(of: verdict, on: hand)
    case .behind: .foundBehind(hand: hand)
    case .takenBackAway: .foundUndoneAway(hand: hand)
    case .takenBackUnasked: .foundUndone(hand: hand)
    case .otherMoves: .foundOtherMoves(hand: hand)
    case .otherAnswer: .foundOtherAnswer(hand: hand)
    case .otherScore: .foundOtherScore(hand: hand)
    case .otherWords: .foundOtherWords(hand: hand)
    case .otherTable(let isUnfinished): isUnfinished ? .foundTableLeft : .foundOtherTable
    case .otherSeat: .foundOtherSeat
    case .memoryLost: .memoryLost
    case .memoryUnkept: .memoryUnkept
    }
  }

  private func phrase(of verdict: DealVerdict, on hand: Int) -> Phrase {
    switch verdict {
    case .absent: .dealAbsent(hand: hand)
    case .notAsked: .dealNotAsked(hand: hand)
    case .askedAgain: .dealAskedAgain(hand: hand)
    case .missing(guest.welcome?.seat.index): .dealWithoutYou(hand: hand)
    case .missing(let number):
      guest.seats.players?.seats.first { $0.index == number }
        .map { .dealMissing(hand: hand, name: guest.seats.name(of: $0)) }
        ?? .dealDishonest(hand: hand)
    case .fair, .unseen, .leftOut, .brokenPromise, .otherDeal, .otherCards:
      .dealDishonest(hand: hand)
    }
  }

  /// Lets the person say or decide something.
  func change(_ change: (inout GuestTable) -> Void) {
    lastActive = clock.now
    change(&guest)
    send()
  }

  /// Agrees to a request to take a decision back, or refuses it.
  func consent(_ isGiven: Bool) {
    undoAskedBy = nil
    change { $0.consent(isGiven) }
  }

  /// Notes that the person has done something.
  func touch() { lastActive = clock.now }

  /// For how many seconds the host has been silent; nil while they are few.
  var silence: Int? {
    let seconds = Int((clock.now - guest.lastHeard) / .seconds(1))
    return seconds >= 5 ? seconds : nil
  }

  /// The milliseconds until the next check.
  let patience = 500

  /// Says goodbye and closes the connection.
  func leave() {
    guest.leave()
    keepMemory()
    send()
    line?.close(waiting: 500)
  }

  /// After how long a silence the connection counts as lost now.
  private var longestSilence: Duration {
    guard hasJoined else { return Self.firstSilence }
    return guest.welcome?.isWatching == true ? Self.onlookersSilence : Self.silence
  }

  private func call() {
    let waker = waker
    do throws(WireFault) {
      line = try network.call(destination, isAgain: lostAt != nil, wake: { waker() })
    } catch {
      lose(error)
    }
  }

  private func take(_ event: WireEvent) {
    switch event {
    case .joined(_, let entry):
      isJoined = true
      // On this machine, the connection exists before the table has admitted anybody.
      if case .local = entry {} else { hasJoined = true }
      delay = nil
      lostAt = nil
      guest.sayHello(name, isWatching: isWatching, at: clock.now)
      send()
    case .line(_, let line):
      hasJoined = true
      guest.receive(line, at: clock.now)
    case .waiting(let fault):
      isJoined = false
      delay = fault
    case .stopped(let fault), .left(_, let fault): if line != nil { lose(fault) }
    case .codeCounts: break
    }
  }

  /// Handles a lost connection: reconnects, unless the table has never admitted us.
  private func lose(_ fault: WireFault) {
    line = nil
    isJoined = false
    keepMemory()
    lostAt = lostAt ?? clock.now
    triesAgainAt = clock.now + Self.rest
    let isRefused = isRefusedForGood(fault)
    if isRefused { file?.forget() }
    if guest.token == nil && !hasJoined || isRefused { self.fault = fault }
  }

  /// Whether reconnecting is refused for good, rather than by a host that has just reopened the
  /// table.
  private func isRefusedForGood(_ fault: WireFault) -> Bool {
    guard fault == .refused else {
      refusedSince = nil
      return false
    }
    let since = refusedSince ?? clock.now
    refusedSince = since
    return clock.now - since >= (guest.token == nil ? Self.codePatience : Self.refusalPatience)
  }

  private func send() {
    guard isJoined else { return }
    // A host that sees the bytes must not find a guest that has forgotten what they were for.
    if guest.revealsBytes { keepMemory() }
    for line in guest.takeLines() { _ = self.line?.send(line) }
  }

  /// Saves the seat, so that coming back needs no code.
  private func keepSeat() {
    guard let welcome = guest.welcome, let token = welcome.token else { return }
    let seat = SavedSeat(
      address: address, seat: welcome.seat.index, token: token.text, name: name, terminal: terminal,
      taken: clock.secondsSince1970)
    file?.keep(seat)
    if case .network(let address, _) = destination,
      let secret = SeatToken(seat: seat.seat, bytes: token.bytes)
    {
      destination = .network(address, .token(secret))
    }
  }
}
