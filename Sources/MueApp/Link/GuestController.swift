import MueGame
import MueLink
import MueRules
import MueWire
import MueWords

/// Our end of the connection to somebody else's table: makes it, and makes it again when it is lost.
final class GuestController {
  private(set) var guest: GuestTable
  private var line: (any GuestTransport)?
  private var destination: GuestDestination
  private let network: any Network
  /// Where the table is, as a person would say it.
  let place: String
  private let name: PlayerName
  private let isWatching: Bool
  private let clock: any Clock
  private let file: SeatFile?
  /// Whether the table's host has the account of the person here.
  let isOneAccount: Bool
  private let terminal: String?
  private let waker: Waker
  /// When the line was lost; nil while there is one.
  private(set) var lostAt: Duration?
  /// Why there is no line and will be none; nil while there is one or may be one.
  private(set) var fault: WireFault?
  private var triesAgainAt = Duration.zero
  /// Since when coming back has been refused; nil while it is not.
  private var refusedSince: Duration?
  private var isJoined = false
  /// Whether the table has let us in once.
  private var hasJoined = false
  /// Why the table has not let us in yet, while we try again; nil while there is nothing to tell.
  private(set) var delay: WireFault?
  private var hasClosed = false
  /// When the person did something last.
  private var lastActive: Duration

  /// How long to wait before a lost line is tried again.
  private static let rest = Duration.milliseconds(500)
  /// After how long without a word the line counts as lost: the host says one every two seconds, and what
  /// was sent into a broken line may be sent again much later than a new line is made.
  private static let silence = Duration.seconds(6)
  /// The same before the table has said anything.
  private static let firstSilence = Duration.seconds(10)
  /// The same for an onlooker, whose code counts once and who cannot come back: late is better than never.
  private static let onlookersSilence = Duration.seconds(30)
  /// For how long we try to come back although we are refused.
  private static let refusalPatience = Duration.seconds(8)
  /// The same without a token: the code counts again when the host knows that the line is lost.
  private static let codePatience = HostedTable.silence + .seconds(5)

  /// A line about to be made.
  init(
    by way: JoinTarget, name: PlayerName, isWatching: Bool, through network: any Network,
    clock: any Clock, terminal: String? = nil
  ) {
    file = way.file
    isOneAccount = way.isOneAccount
    self.terminal = terminal
    destination = way.destination
    place = way.place
    self.network = network
    self.name = name
    self.isWatching = isWatching
    self.clock = clock
    waker = Waker()
    lastActive = clock.now
    guest = GuestTable(
      at: clock.now, digest: Digest.sha256, random: network.randomBytes,
      token: way.token)
    call()
  }

  /// Sets what is called when something has come.
  func wake(by wake: @escaping @Sendable () -> Void) { waker.set(wake) }

  /// Handles what has come and what is due, and sends what is waiting.
  func work() {
    for event in line?.takeEvents() ?? [] { take(event) }
    if isJoined, clock.now - guest.lastHeard >= longestSilence { lose(.late) }
    if line == nil, fault == nil, !hasClosed, clock.now >= triesAgainAt { call() }
    guest.tick(at: clock.now, idle: clock.now - lastActive)
    send()
  }

  /// The next event.
  func nextEvent() -> GuestEvent? {
    let news = guest.nextEvent()
    if news == .welcome { keepSeat() }
    if news == .closing { hasClosed = true }
    // There is no way back any more.
    if news == .refused(.sentAway) || news == .refused(.taken) { file?.forget() }
    return news
  }

  /// The sentence for what the host has done about a seat; nil while nobody knows who sits there.
  func phrase(of action: HostAction, on seat: Seat) -> Phrase? {
    guard guest.seats.indices.contains(seat.index), let welcome = guest.welcome else { return nil }
    let isOwn = seat == welcome.seat && !welcome.isWatching
    return .done(action, name: guest.seats[seat].player.name, isOwn: isOwn)
  }

  /// Lets the person say or decide something.
  func change(_ change: (inout GuestTable) -> Void) {
    lastActive = clock.now
    change(&guest)
    send()
  }

  /// Notes that the person has done something.
  func touch() { lastActive = clock.now }

  /// For how many seconds nothing has come from the host; nil while they are few.
  var silence: Int? {
    let seconds = Int((clock.now - guest.lastHeard) / .seconds(1))
    return seconds >= 5 ? seconds : nil
  }

  /// After how many milliseconds to look again.
  let patience = 500

  /// Says goodbye and closes the connection.
  func leave() {
    guest.leave()
    send()
    line?.close(waiting: 500)
  }

  /// After how long without a word the line counts as lost now.
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
      // On this machine the line stands before the table has let anybody in.
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

  /// The line has gone: it is made again, unless the table never let us in.
  private func lose(_ fault: WireFault) {
    line = nil
    isJoined = false
    lostAt = lostAt ?? clock.now
    triesAgainAt = clock.now + Self.rest
    let isRefused = isRefusedForGood(fault)
    if isRefused { file?.forget() }
    if guest.token == nil && !hasJoined || isRefused { self.fault = fault }
  }

  /// Whether the way back is refused, and not only by a host who has just opened the table again.
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
    for line in guest.takeLines() { _ = self.line?.send(line) }
  }

  /// Saves the seat, so that coming back needs no code.
  private func keepSeat() {
    guard let welcome = guest.welcome, let token = welcome.token else { return }
    let seat = SavedSeat(
      place: place, seat: welcome.seat.index, token: token.text, name: name, terminal: terminal,
      taken: clock.secondsSince1970)
    file?.keep(seat)
    if case .network(let address, _) = destination,
      let secret = SeatToken(seat: seat.seat, bytes: token.bytes)
    {
      destination = .network(address, .token(secret))
    }
  }
}
