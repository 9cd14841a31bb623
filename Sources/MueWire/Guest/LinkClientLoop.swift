import MueLink
import Platform

/// What the thread of a guest's line does: finds the host, shakes hands, reads, writes.
final class LinkClientLoop {
  private let mailbox: Mailbox<LinkClientCommand>
  private let destination: GuestDestination
  private let limits: WireLimits
  private let context: TLSContext
  private let begun = Nanoseconds.now
  private var places: [SocketAddress] = []
  /// Those that are still to be called in this round.
  private var untried: [SocketAddress] = []
  private var key: LinkKey?
  private var attempt: ConnectionAttempt?
  private var link: PeerConnection?
  private var isOver = false
  /// Whether we have said goodbye.
  private var isLeaving = false
  /// When to call all addresses again.
  private var again: Nanoseconds?
  /// Why nobody was reached in this round; one that may pass counts more.
  private var fault: WireFault?
  /// Why the host is called again, as it was told last.
  private var told: WireFault?

  init(
    _ mailbox: Mailbox<LinkClientCommand>, _ destination: GuestDestination, _ limits: WireLimits
  ) throws(WireFault) {
    self.mailbox = mailbox
    self.destination = destination
    self.limits = limits
    context = try TLSContext.guest()
  }

  /// Finds out what takes time before anybody can be called.
  static func prepare(_ destination: GuestDestination) -> LinkClientCommand {
    do throws(WireFault) {
      switch destination {
      case .network(let address, let secret):
        return .go(try SocketAddress.resolve(address), try secret.key())
      case .local(let table):
        return .go([try SocketAddress(path: table.path)], nil)
      }
    } catch { return .give(error) }
  }

  /// Goes on until the line has ended.
  func run() {
    var poller = Poller()
    while !isOver {
      let isHeard = !mailbox.isFull
      poller.clear()
      poller.add(mailbox.descriptor, .reading)
      if let attempt { poller.add(attempt.socket.descriptor, .writing) }
      if let link { poller.add(link.socket.descriptor, link.interest(isHeard: isHeard)) }
      do throws(WireFault) {
        try poller.wait(until: due(isHeard))
        if let attempt {
          try go(on: attempt, isReady: poller.isReady(1))
        } else if let link {
          try settle(link.work(isReady: poller.isReady(1), isHeard: isHeard, now: .now))
        } else {
          try wait()
        }
        if poller.isReady(0) { try obey() }
      } catch { stop(error) }
    }
  }

  /// Until when a connection must stand.
  private var limit: Nanoseconds { begun + .milliseconds(limits.handshake) }

  private func due(_ isHeard: Bool) -> Nanoseconds? {
    guard let link else { return attempt?.due ?? again ?? limit }
    return link.due(isHeard: isHeard)
  }

  private func obey() throws(WireFault) {
    for command in mailbox.takeCommands() {
      switch command {
      case .send(let line): if let link { try settle(link.send(line)) }
      case .go(let places, let key):
        self.places = places
        untried = places
        self.key = key
        try call()
      case .give(let fault): throw fault
      case .stop:
        guard let link, link.phase == .open else { throw .closed }
        isLeaving = true
        link.leave(.now)
      }
    }
  }

  /// Waits for the address, or for the time to call again.
  private func wait() throws(WireFault) {
    let now = Nanoseconds.now
    guard let time = again else {
      if now >= limit { throw .late }
      return
    }
    if now >= time {
      again = nil
      untried = places
      fault = nil
      try call()
    }
  }

  /// Calls the next address.
  private func call() throws(WireFault) {
    guard !isOver, link == nil else { return }
    attempt = nil
    while !untried.isEmpty {
      let place = untried.removeFirst()
      do throws(WireFault) {
        if case .local(let table) = destination { try table.check() }
        attempt = try ConnectionAttempt(place, patience: .milliseconds(limits.handshake / 2))
        return
      } catch { note(error) }
    }
    try callAgain()
  }

  private func note(_ fault: WireFault) {
    if self.fault?.mayPass != true { self.fault = fault }
  }

  /// Calls all addresses once more in a moment, where that may help; throws the reason where it does not.
  private func callAgain() throws(WireFault) {
    let reason = fault ?? .late
    guard reason.mayPass, .now < limit else { throw reason }
    if told != reason {
      told = reason
      mailbox.tell(.waiting(reason))
    }
    // By chance, so that nobody comes again and again at the moment of somebody else.
    again = .now + .milliseconds(.random(in: 50...150))
  }

  private func go(on attempt: ConnectionAttempt, isReady: Bool) throws(WireFault) {
    do throws(WireFault) {
      guard try attempt.isDone(isReady: isReady) else { return }
    } catch {
      note(error)
      return try call()
    }
    self.attempt = nil
    var session: TLSSession?
    switch destination {
    case .network(_, let secret):
      guard let key else { throw .noChannel }
      session = try TLSSession(context, .guest(secret.identity, key))
    case .local(let table): try table.checkHost(of: attempt.socket)
    }
    let link = PeerConnection(Peer(0), attempt.socket, session, limits)
    self.link = link
    try settle(link.work(isReady: false, isHeard: true, now: .now))
  }

  private func settle(_ happenings: [PeerConnection.Happening]) throws(WireFault) {
    for happening in happenings {
      switch happening {
      case .opened: mailbox.tell(.joined(Peer(0), destination.entry))
      case .line(let line): mailbox.tell(.line(Peer(0), line))
      case .ended(let fault): try end(fault)
      }
    }
  }

  /// The connection is over: for good, unless the host never said anything, as when too many call at once.
  private func end(_ fault: WireFault) throws(WireFault) {
    guard let link, link.received == 0, !isLeaving else { throw fault }
    self.link = nil
    note(fault == .late ? .late : .busy)
    try call()
  }

  private func stop(_ fault: WireFault) {
    guard !isOver else { return }
    isOver = true
    link?.end()
    mailbox.finish(.stopped(fault))
  }
}

extension WireFault {
  /// Whether a host who could not be reached for this reason may be reached in a moment.
  fileprivate var mayPass: Bool {
    switch self {
    case .busy, .late, .unreachable(ECONNREFUSED), .unreachable(ENOENT): true
    default: false
    }
  }
}
