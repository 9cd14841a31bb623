import MueData
import Platform

/// The loop on the thread of a guest's connection: connects, shakes hands, reads, writes.
final class LinkClientLoop {
  private let mailbox: Mailbox<LinkClientCommand>
  private let destination: GuestDestination
  private let limits: WireLimits
  private let context: TLSContext
  private let begun = Nanoseconds.now
  private var addresses: [SocketAddress] = []
  /// The addresses not yet tried in this round.
  private var untried: [SocketAddress] = []
  private var key: LinkKey?
  private var attempt: ConnectionAttempt?
  private var connection: PeerConnection?
  private var isOver = false
  private var isLeaving = false
  private var retryTime: Nanoseconds?
  /// Why no address was reached in this round; a temporary fault takes precedence.
  private var fault: WireFault?
  /// The last reported reason for trying again.
  private var reported: WireFault?

  init(
    _ mailbox: Mailbox<LinkClientCommand>, _ destination: GuestDestination, _ limits: WireLimits
  ) throws(WireFault) {
    self.mailbox = mailbox
    self.destination = destination
    self.limits = limits
    context = try TLSContext.guest()
  }

  /// Resolves the address and derives the key, which both take time.
  static func prepare(_ destination: GuestDestination) -> LinkClientCommand {
    do throws(WireFault) {
      switch destination {
      case .network(let address, let secret):
        return .connect(try SocketAddress.resolve(address), try secret.key())
      case .local(let table):
        return .connect([try SocketAddress(path: table.path)], nil)
      }
    } catch { return .fail(error) }
  }

  func run() {
    var poller = Poller()
    while !isOver {
      let canReceive = !mailbox.isFull
      poller.clear()
      poller.add(mailbox.descriptor, .reading)
      if let attempt { poller.add(attempt.socket.descriptor, .writing) }
      if let connection {
        poller.add(connection.socket.descriptor, connection.interest(canReceive: canReceive))
      }
      do throws(WireFault) {
        try poller.wait(until: due(canReceive))
        if let attempt {
          try proceed(with: attempt, isReady: poller.isReady(1))
        } else if let connection {
          try handle(connection.work(isReady: poller.isReady(1), canReceive: canReceive, now: .now))
        } else {
          try wait()
        }
        if poller.isReady(0) { try performCommands() }
      } catch { stop(error) }
    }
  }

  /// The time at which the guest gives up connecting.
  private var limit: Nanoseconds { begun + .milliseconds(limits.handshake) }

  private func due(_ canReceive: Bool) -> Nanoseconds? {
    guard let connection else { return attempt?.due ?? retryTime ?? limit }
    return connection.due(canReceive: canReceive)
  }

  private func performCommands() throws(WireFault) {
    for command in mailbox.takeCommands() {
      switch command {
      case .send(let line): if let connection { try handle(connection.send(line)) }
      case .connect(let addresses, let key):
        self.addresses = addresses
        untried = addresses
        self.key = key
        try connect()
      case .fail(let fault): throw fault
      case .stop:
        guard let connection, connection.phase == .open else { throw .closed }
        isLeaving = true
        connection.leave(.now)
      }
    }
  }

  /// Waits for the addresses, or for the time of the next attempt.
  private func wait() throws(WireFault) {
    let now = Nanoseconds.now
    guard let time = retryTime else {
      if now >= limit { throw .late }
      return
    }
    if now >= time {
      retryTime = nil
      untried = addresses
      fault = nil
      try connect()
    }
  }

  private func connect() throws(WireFault) {
    guard !isOver, connection == nil else { return }
    attempt = nil
    while !untried.isEmpty {
      let address = untried.removeFirst()
      do throws(WireFault) {
        if case .local(let table) = destination { try table.check() }
        attempt = try ConnectionAttempt(address, patience: .milliseconds(limits.handshake / 2))
        return
      } catch { note(error) }
    }
    try retry()
  }

  private func note(_ fault: WireFault) {
    if self.fault?.mayPass != true { self.fault = fault }
  }

  /// Tries all addresses again after a short pause.
  ///
  /// - Throws: The reason, if trying again cannot help.
  private func retry() throws(WireFault) {
    let reason = fault ?? .late
    guard reason.mayPass, .now < limit else { throw reason }
    if reported != reason {
      reported = reason
      mailbox.tell(.waiting(reason))
    }
    // The pause is random, so that two guests do not collide again and again.
    retryTime = .now + .milliseconds(.random(in: 50...150))
  }

  private func proceed(with attempt: ConnectionAttempt, isReady: Bool) throws(WireFault) {
    do throws(WireFault) {
      guard try attempt.isDone(isReady: isReady) else { return }
    } catch {
      note(error)
      return try connect()
    }
    self.attempt = nil
    var session: TLSSession?
    switch destination {
    case .network(_, let secret):
      guard let key else { throw .noChannel }
      session = try TLSSession(context, .guest(secret.identity, key))
    case .local(let table): try table.checkHost(of: attempt.socket)
    }
    let connection = PeerConnection(Peer(0), attempt.socket, session, limits)
    self.connection = connection
    try handle(connection.work(isReady: false, canReceive: true, now: .now))
  }

  private func handle(_ events: [PeerConnection.Event]) throws(WireFault) {
    for event in events {
      switch event {
      case .opened: mailbox.tell(.joined(Peer(0), destination.entry))
      case .line(let line): mailbox.tell(.line(Peer(0), line))
      case .ended(let fault): try end(fault)
      }
    }
  }

  /// Ends the connection; tries again if the host never sent anything, as when too many connect at
  /// once.
  private func end(_ fault: WireFault) throws(WireFault) {
    guard let connection, connection.received == 0, !isLeaving else { throw fault }
    self.connection = nil
    note(fault == .late ? .late : .busy)
    try connect()
  }

  private func stop(_ fault: WireFault) {
    guard !isOver else { return }
    isOver = true
    connection?.end()
    mailbox.finish(.stopped(fault))
  }
}

extension WireFault {
  /// Whether the reason is temporary, so that the host may be reachable a moment later.
  fileprivate var mayPass: Bool {
    switch self {
    case .busy, .late, .unreachable(ECONNREFUSED), .unreachable(ENOENT): true
    default: false
    }
  }
}

/// A connection that may not be established yet.
final class ConnectionAttempt {
  let socket: Socket
  /// The time at which the attempt fails.
  let due: Nanoseconds

  init(_ address: SocketAddress, patience: Nanoseconds) throws(WireFault) {
    socket = try Socket(address.family, .stream)
    due = .now + patience
    if address.family != AF_UNIX { socket.set(CInt(IPPROTO_TCP), TCP_NODELAY) }
    let result = address.withSystem { connect(socket.descriptor, $0, $1) }
    if result != 0, errno != EINPROGRESS, errno != EINTR { throw Self.fault(errno) }
  }

  /// Whether the connection is established.
  ///
  /// - Throws: `WireFault` if it was refused or took too long.
  func isDone(isReady: Bool) throws(WireFault) -> Bool {
    guard isReady else {
      if .now >= due { throw .late }
      return false
    }
    let failure = socket.failure
    guard failure == 0 else { throw Self.fault(failure) }
    return true
  }

  private static func fault(_ number: CInt) -> WireFault {
    // The queue of a Unix socket is full, or the host closed the connection at once.
    number == EAGAIN || number == ECONNRESET ? .busy : .unreachable(number)
  }
}
