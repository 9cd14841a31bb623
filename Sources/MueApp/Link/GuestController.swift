import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import MueWords

/// A guest's end of the connection to a table; reconnects when the connection is lost.
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
  /// Whether the table's host uses the same account; in a card room all do, and nobody can see it.
  let isOneAccount: Bool
  private let terminal: String?
  private let words: HandWords
  /// Whether the guest's memory file was unreadable, which is reported once.
  private var isMemoryLost: Bool
  private var isMemoryUnkept = false
  private var keptRevision = 0
  private let waker: Waker
  /// When the connection was lost; nil while there is one.
  private(set) var lostAt: Duration?
  /// Why no connection is possible any more; nil while there is one or may be one.
  private(set) var fault: WireFault?
  private var triesAgainAt = Duration.zero
  /// When the current run of refusals began; nil when we are not being refused.
  private var refusedSince: Duration?
  private var isJoined = false
  private var hasJoined = false
  /// Why the table has not admitted us yet while we retry; nil if there is nothing to report.
  private(set) var delay: WireFault?
  private var hasClosed = false
  private var said = ChatLog()
  /// The player waiting for the person's consent to take back a decision; nil for none.
  private var undoAskedBy: PlayerName?
  private var lastActive: Duration

  private static let rest = Duration.milliseconds(500)
  /// The silence after which the connection counts as lost.
  ///
  /// The host sends a heartbeat every two seconds. Data sent into a broken connection may be resent
  /// much later than a new connection takes.
  private static let silence = Duration.seconds(6)
  /// The same limit before the table has sent anything.
  private static let firstSilence = Duration.seconds(10)
  /// The same limit for onlookers, who cannot come back, since a code works only once for them: a
  /// late message is better than none.
  private static let onlookersSilence = Duration.seconds(30)
  /// How long to keep retrying after a refusal.
  private static let refusalPatience = Duration.seconds(8)
  /// The same without a token: the code becomes valid again once the host notices the loss.
  private static let codePatience = HostedTable.silence + .seconds(5)

  init(
    by way: JoinTarget, name: PlayerName, isWatching: Bool, through network: any Network,
    clock: any Clock, words: HandWords, terminal: String? = nil, isInRoom: Bool = false
  ) {
    self.words = words
    file = way.file
    isOneAccount = way.isOneAccount && !isInRoom
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
      // If the clock has been set back, the time away is unknown.
      memories: memories, away: away.flatMap { $0 < 0 ? nil : .seconds($0) })
    call()
  }

  /// Sets the function to call when an event arrives.
  func wake(by wake: @escaping @Sendable () -> Void) { waker.set(wake) }

  /// Handles events and due tasks, then sends what is queued.
  func work() {
    for event in line?.takeEvents() ?? [] { take(event) }
    if isJoined, clock.now - guest.lastHeard >= longestSilence { lose(.late) }
    if line == nil, fault == nil, !hasClosed, clock.now >= triesAgainAt { call() }
    guest.tick(at: clock.now, idle: clock.now - lastActive)
    send()
  }

  /// Writes the guest's memory if it has changed; reports a failure once.
  private func keepMemory() {
    guard guest.welcome != nil, guest.memoryRevision != keptRevision else { return }
    keptRevision = guest.memoryRevision
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
    case .closing: hasClosed = true
    case .said(let name, let message): said.hear(name, message, at: guest.seats)
    case .moved: undoAskedBy = nil
    case .undoAsked(let seat) where guest.welcome?.isWatching == false:
      undoAskedBy = guest.seats[seat].player.name
    default: break
    }
    // The seat is lost for good.
    if event == .refused(.sentAway) || event == .refused(.taken) { file?.forget() }
    return event
  }

  /// The sentence for the host's action on a seat; nil if the player there is unknown.
  func phrase(of action: HostAction, on seat: Seat) -> Phrase? {
    guard guest.seats.indices.contains(seat.index), let welcome = guest.welcome else { return nil }
    let isOwn = seat == welcome.seat && !welcome.isWatching
    return .done(action, name: guest.seats.name(of: seat), isOwn: isOwn)
  }

  /// The sentence for an event that is shown only as a notice; nil if there is nothing to say.
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
    // The program offers only legal moves, so there is nothing else to report.
    default: nil
    }
  }

  /// The people at the table; nil before the host has sent them.
  var people: People? {
    guard let welcome = guest.welcome, !guest.seats.isEmpty else { return nil }
    let host = guest.seats.first(where: \.player.agent.isPerson)
    var people = People(
      host: host?.player.name ?? welcome.table, seats: guest.seats,
      own: welcome.isWatching ? nil : welcome.seat)
    people.mayAnybodyBegin = host == nil
    people.clock = welcome.clock
    people.explainsBids = welcome.explainsBids
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

  /// The sentence for something the guest has found out about a hand or the table.
  func phrase(of finding: Finding, on hand: Int?) -> Phrase {
    let hand = hand ?? 0
    return switch finding {
    case .deal(let verdict): phrase(of: verdict, on: hand)
    case .behind: .foundBehind(hand: hand)
    case .takenBackAway: .foundUndoneAway(hand: hand)
    case .takenBackUnasked: .foundUndone(hand: hand)
    case .otherMoves: .foundOtherMoves(hand: hand)
    case .otherAnswer: .foundOtherAnswer(hand: hand)
    case .playedByOther: .foundPlayedByOther(hand: hand)
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

  /// Lets the person send or decide something.
  func change(_ change: (inout GuestTable) -> Void) {
    lastActive = clock.now
    change(&guest)
    send()
  }

  /// Grants or refuses a request to take back a decision.
  func consent(_ isGiven: Bool) {
    undoAskedBy = nil
    change { $0.consent(isGiven) }
  }

  func touch() { lastActive = clock.now }

  /// How long the host has been silent, in seconds; nil if less than five.
  var silence: Int? {
    let seconds = Int((clock.now - guest.lastHeard) / .seconds(1))
    return seconds >= 5 ? seconds : nil
  }

  /// The milliseconds until the next check.
  let patience = 500

  /// Closes the connection; says goodbye before that unless the person was cut off.
  ///
  /// Without a goodbye the host keeps the seat, as it does whenever a connection is lost.
  func end(_ outcome: ExitCode) {
    if !outcome.isCutOff {
      guest.leave()
      send()
    }
    line?.close(waiting: 500)
  }

  /// The silence after which the connection now counts as lost.
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
      // On this machine, the connection exists before the table has admitted anyone.
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

  /// Handles a lost connection: reconnects unless the table has never admitted us.
  private func lose(_ fault: WireFault) {
    line = nil
    isJoined = false
    lostAt = lostAt ?? clock.now
    triesAgainAt = clock.now + Self.rest
    let isRefused = isRefusedForGood(fault)
    if isRefused { file?.forget() }
    if guest.token == nil && !hasJoined || isRefused { self.fault = fault }
  }

  /// Whether a refusal is final, rather than that of a host that has only just reopened the table.
  private func isRefusedForGood(_ fault: WireFault) -> Bool {
    guard fault == .refused else {
      refusedSince = nil
      return false
    }
    let since = refusedSince ?? clock.now
    refusedSince = since
    return clock.now - since >= (guest.token == nil ? Self.codePatience : Self.refusalPatience)
  }

  /// Sends what is queued once the memory is on disk: a program that is killed must not accuse the
  /// host of what it has forgotten itself.
  private func send() {
    keepMemory()
    guard isJoined else { return }
    for line in guest.takeLines() { _ = self.line?.send(line) }
  }

  /// Saves the seat so that the person can come back without a code.
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
