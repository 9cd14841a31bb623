import MueData
import Platform

/// The loop on the server's thread: waits, accepts, reads, writes.
final class LinkServerLoop {
  private let mailbox: Mailbox<LinkServerCommand>
  private let limits: WireLimits
  private let context: TLSContext
  private var listeners: Listeners
  /// The oldest first.
  private var connections: [IncomingConnection] = []
  /// The wrong attempts that each address has left.
  private var tries: TokenBuckets<Source>
  private var visits: TokenBuckets<Source>
  private var keys: [SeatIdentity: LinkKey] = [:]
  private var responders: DiscoveryResponders
  private var lastPeer = 0
  private var isStopping = false

  init(
    _ mailbox: Mailbox<LinkServerCommand>, _ listeners: [any Listener], _ limits: WireLimits,
    responders: DiscoveryResponders
  ) throws(WireFault) {
    self.responders = responders
    self.mailbox = mailbox
    self.listeners = Listeners(listeners)
    var limits = limits
    // Leaves file descriptors for the rest of the program.
    limits.unknown = min(limits.unknown, max(8, (ResourceLimit.openFiles.current ?? .max) / 8))
    self.limits = limits
    tries = TokenBuckets(limits.tries, limit: 1_024)
    visits = TokenBuckets(limits.visits, limit: 1_024)
    context = try TLSContext.host()
  }

  func run() {
    var poller = Poller()
    while !isStopping || !connections.isEmpty {
      let canReceive = !mailbox.isFull
      let now = Nanoseconds.now
      poller.clear()
      poller.add(mailbox.descriptor, .reading)
      let open = listeners.open(now)
      for listener in open { poller.add(listener.socket.descriptor, .reading) }
      let responding = responders.active
      for responder in responding { poller.add(responder.socket.descriptor, .reading) }
      for incoming in connections {
        let mayWork = incoming.stage != .unknown || hasTry(incoming.source, now)
        poller.add(
          incoming.connection.socket.descriptor,
          mayWork ? incoming.connection.interest(canReceive: canReceive) : .nothing)
      }
      do throws(WireFault) { try poller.wait(until: due(canReceive, now)) } catch {
        return fail(error)
      }
      work(poller, after: 1 + open.count + responding.count, canReceive)
      if poller.isReady(0) { performCommands() }
      for (index, listener) in open.enumerated() where poller.isReady(1 + index) {
        accept(at: listener)
      }
      for (index, responder) in responding.enumerated() where poller.isReady(1 + open.count + index)
      {
        responder.answer(responders.announcement)
      }
      enforceLimits()
    }
    mailbox.finish(nil)
  }

  private func due(_ canReceive: Bool, _ now: Nanoseconds) -> Nanoseconds? {
    let times = connections.map { $0.connection.due(canReceive: canReceive) }
    // A source without a token is read again once it has one.
    let waiting = connections.filter { $0.stage == .unknown }.map {
      nextTry($0.source, now)
    }
    return (times + waiting + [listeners.shutUntil]).compactMap(\.self).min()
  }

  private func fail(_ fault: WireFault) {
    for incoming in connections { incoming.connection.end() }
    connections = []
    listeners.close()
    mailbox.finish(.stopped(fault))
  }

  // MARK: - Commands

  private func performCommands() {
    for command in mailbox.takeCommands() {
      switch command {
      case .send(let line, let peer):
        if let incoming = incoming(peer) { handle(incoming, incoming.connection.send(line)) }
      case .close(let peer): close(peer)
      case .admit(let identity, let key):
        keys[identity] = key
        if identity.way == .code { mailbox.tell(.codeCounts(seat: identity.seat)) }
      case .revoke(let identity):
        keys[identity] = nil
        endHandshakes(as: identity, but: nil)
      case .announce(let notice): responders.announce(notice)
      case .stop: stop()
      }
    }
  }

  private func hasTry(_ source: Source, _ now: Nanoseconds) -> Bool {
    source.isLocal ? visits.hasToken(source, now) : tries.hasToken(source, now)
  }

  /// The time at which a source without a token gets one; nil for other sources.
  private func nextTry(_ source: Source, _ now: Nanoseconds) -> Nanoseconds? {
    if hasTry(source, now) { return nil }
    return source.isLocal ? visits.next(source, now) : tries.next(source, now)
  }

  private func takeTry(_ source: Source, _ now: Nanoseconds) {
    if source.isLocal { visits.take(source, now) } else { tries.take(source, now) }
  }

  private func incoming(_ peer: Peer) -> IncomingConnection? {
    connections.first { $0.connection.peer == peer }
  }

  private func close(_ peer: Peer) {
    guard let connection = incoming(peer)?.connection, connection.phase != .ended else {
      return mailbox.forget(peer)
    }
    connection.leave(.now)
  }

  private func stop() {
    isStopping = true
    responders.announce(nil)
    listeners.close()
    for incoming in connections where incoming.stage != .leaving { incoming.connection.leave(.now) }
  }

  // MARK: - Connections

  private func accept(at listener: any Listener) {
    for _ in 0..<64 {
      do throws(WireFault) {
        guard let (socket, address) = try listener.next() else { return }
        if let source = listener.welcome(socket, from: address) { accept(socket, source) }
      } catch {
        // No descriptor is left: silent and leaving connections make room, joined ones do not.
        guard dropOne(of: [.unknown, .leaving]) else { return listeners.shut(.now) }
      }
    }
  }

  private func accept(_ socket: Socket, _ source: Source) {
    let session: TLSSession?
    switch source {
    case .account, .process: session = nil
    case .v4, .v6:
      let role = TLSSession.Role.host { [weak self] in self?.keys[$0] }
      let made = Log.attempt("to let a guest in") { () throws(WireFault) in
        try TLSSession(context, role)
      }
      guard let made else { return }
      session = made
    }
    lastPeer += 1
    let connection = PeerConnection(
      Peer(lastPeer), socket, session, limits, opensByLine: session == nil)
    connections.append(IncomingConnection(connection: connection, source: source))
    // Its first bytes have often arrived along with it.
    work(connections[connections.count - 1], isReady: true, !mailbox.isFull)
  }

  /// Lets all connections work; `first` is the poller's index of the first one.
  private func work(_ poller: Poller, after first: Int, _ canReceive: Bool) {
    var speaking: [IncomingConnection] = []
    for (index, incoming) in connections.enumerated() {
      let isReady = poller.isReady(first + index)
      if isReady, incoming.stage == .unknown {
        speaking.append(incoming)
      } else {
        work(incoming, isReady: isReady, canReceive)
      }
    }
    // A source's last attempts are distributed at random, so that no connection can choose a better
    // moment.
    for incoming in speaking.shuffled() { work(incoming, isReady: true, canReceive) }
  }

  private func work(_ incoming: IncomingConnection, isReady: Bool, _ canReceive: Bool) {
    let (connection, now) = (incoming.connection, Nanoseconds.now)
    guard incoming.stage == .unknown else {
      return handle(incoming, connection.work(isReady: isReady, canReceive: canReceive, now: now))
    }
    if isReady, !hasTry(incoming.source, now) {
      if now - connection.begun >= .milliseconds(limits.patience) { connection.end() }
      return
    }
    guard isReady || connection.due(canReceive: canReceive).map({ $0 <= now }) ?? false else {
      return
    }
    let events = connection.work(isReady: isReady, canReceive: canReceive, now: now)
    let isRight =
      connection.session != nil && (incoming.stage == .shakingHands || connection.hasOpened)
    if incoming.stage != .unknown, connection.received > 0, !isRight {
      takeTry(incoming.source, now)
    }
    handle(incoming, events)
  }

  /// Closes connections of a stage that has too many.
  private func enforceLimits() {
    connections.removeAll { $0.stage == nil }
    for stage in IncomingConnection.Stage.allCases {
      for _ in 0..<max(0, connections.count { $0.stage == stage } - limits.most(stage)) {
        _ = dropOne(of: [stage])
      }
    }
  }

  /// Closes the oldest connection of the source with the most connections in these stages; returns
  /// false if there is none.
  private func dropOne(of stages: Set<IncomingConnection.Stage>) -> Bool {
    let indices = connections.indices.filter { connections[$0].stage.map(stages.contains) ?? false }
    guard let most = indices.firstIndex(ofMostFrequent: { connections[$0].source }) else {
      return false
    }
    // Removing the last reference closes the socket.
    let incoming = connections.remove(at: indices[most])
    incoming.connection.end()
    leave(incoming, .busy)
    return true
  }

  private func handle(_ incoming: IncomingConnection, _ events: [PeerConnection.Event]) {
    for event in events {
      switch event {
      case .opened: join(incoming)
      case .line(let line): mailbox.tell(.line(incoming.connection.peer, line))
      case .ended(let fault): leave(incoming, fault)
      }
    }
  }

  private func join(_ incoming: IncomingConnection) {
    guard let entry = incoming.entry else { return incoming.connection.end() }
    if let identity = incoming.connection.session?.claimed, identity.way == .code {
      // A code admits one guest, even if others are in handshakes with it.
      keys[identity] = nil
      endHandshakes(as: identity, but: incoming.connection.peer)
    }
    mailbox.tell(.joined(incoming.connection.peer, entry))
  }

  private func leave(_ incoming: IncomingConnection, _ fault: WireFault) {
    guard incoming.connection.hasOpened else { return }
    mailbox.tell(.left(incoming.connection.peer, fault))
    mailbox.forget(incoming.connection.peer)
  }

  private func endHandshakes(as identity: SeatIdentity, but peer: Peer?) {
    for incoming in connections
    where incoming.stage == .shakingHands && incoming.connection.peer != peer
      && incoming.connection.session?.claimed == identity
    {
      incoming.connection.end()
    }
  }
}

extension WireLimits {
  fileprivate func most(_ stage: IncomingConnection.Stage) -> Int {
    switch stage {
    case .unknown: unknown
    case .shakingHands: handshakes
    case .joined: peers
    case .leaving: goodbyes
    }
  }
}

/// A connection that the host has accepted, with its source.
struct IncomingConnection {
  enum Stage: CaseIterable {
    case unknown
    /// It has named a seat and has the secret, or it replays the bytes of a guest that has.
    case shakingHands
    case joined, leaving
  }

  let connection: PeerConnection
  let source: Source

  /// How far the connection has come; nil once it has ended.
  var stage: Stage? {
    switch connection.phase {
    case .handshaking: connection.session?.claimed == nil ? .unknown : .shakingHands
    case .open: .joined
    case .leaving: .leaving
    case .ended: nil
    }
  }

  /// How it was admitted; nil until then.
  var entry: Entry? {
    guard connection.hasOpened else { return nil }
    if let identity = connection.session?.claimed {
      return identity.way == .code ? .code(seat: identity.seat) : .token(seat: identity.seat)
    }
    return switch source {
    case .account(let account): .local(user: account.name)
    case .process(let number): .local(user: "\(number)")
    case .v4, .v6: nil
    }
  }
}
