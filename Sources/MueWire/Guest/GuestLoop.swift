import Glibc
import MueLink

/// What the thread of a guest's line does: finds the host, shakes hands, reads, writes.
final class GuestLoop {
  private let mailbox: Mailbox<GuestCommand>
  private let destination: GuestDestination
  private let limits: WireLimits
  private let context: TLSContext
  private let begun = Nanoseconds.now
  private var places: [SocketAddress] = []
  private var key: LinkKey?
  /// The address that is being called or spoken to.
  private var place: SocketAddress?
  private var attempt: ConnectionAttempt?
  private var link: Link?
  private var isOver = false
  /// When to call again, where the host had no room at first.
  private var again: Nanoseconds?
  /// Why the last address could not be reached.
  private var lastFault = WireFault.late

  init(
    _ mailbox: Mailbox<GuestCommand>, _ destination: GuestDestination, _ limits: WireLimits
  ) throws(WireFault) {
    self.mailbox = mailbox
    self.destination = destination
    self.limits = limits
    context = try TLSContext.guest()
  }

  /// Finds out what takes time before anybody can be called.
  static func prepare(_ destination: GuestDestination) -> GuestCommand {
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
          settle(link.work(isReady: poller.isReady(1), isHeard: isHeard, now: .now))
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
      case .send(let line): if let link { settle(link.send(line)) }
      case .go(let places, let key):
        self.places = places
        self.key = key
        try call()
      case .give(let fault): throw fault
      case .stop:
        guard let link, link.phase == .open else { throw .closed }
        link.leave(.now)
      }
    }
  }

  /// Waits for the address, or for the time to call again.
  private func wait() throws(WireFault) {
    let now = Nanoseconds.now
    if now >= limit { throw .late }
    if let time = again, now >= time {
      again = nil
      try call()
    }
  }

  /// Calls the next address.
  private func call() throws(WireFault) {
    guard !isOver, link == nil else { return }
    attempt = nil
    while !places.isEmpty {
      let place = places.removeFirst()
      self.place = place
      do throws(WireFault) {
        if case .local(let table) = destination { try table.check() }
        attempt = try ConnectionAttempt(place, patience: .milliseconds(limits.handshake / 2))
        return
      } catch {
        lastFault = error
        // Too many knock at once.
        if error == .unreachable(EAGAIN) { return callAgain(place) }
      }
    }
    throw lastFault
  }

  private func go(on attempt: ConnectionAttempt, isReady: Bool) throws(WireFault) {
    do throws(WireFault) {
      guard try attempt.isDone(isReady: isReady) else { return }
    } catch {
      lastFault = error
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
    let link = Link(Peer(0), attempt.socket, session, limits)
    self.link = link
    settle(link.work(isReady: false, isHeard: true, now: .now))
  }

  private func settle(_ happenings: [Link.Happening]) {
    for happening in happenings {
      switch happening {
      case .opened: mailbox.tell(.joined(Peer(0), destination.entry))
      case .line(let line): mailbox.tell(.line(Peer(0), line))
      case .ended(let fault): end(fault)
      }
    }
  }

  /// The connection is over: for good, unless the host hung up before it said anything, as it does
  /// when too many knock at once.
  private func end(_ fault: WireFault) {
    guard let link, let place, fault == .cut, link.session != nil, link.received == 0,
      .now < limit
    else { return stop(fault) }
    self.link = nil
    callAgain(place)
  }

  private func callAgain(_ place: SocketAddress) {
    places.insert(place, at: 0)
    again = .now + .milliseconds(250)
  }

  private func stop(_ fault: WireFault) {
    guard !isOver else { return }
    isOver = true
    link?.end()
    mailbox.finish(.stopped(fault))
  }
}
