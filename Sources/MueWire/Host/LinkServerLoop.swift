import MueLink
import Platform

/// What the thread of a switchboard does: waits, lets in, reads, writes.
final class LinkServerLoop {
  private let mailbox: Mailbox<LinkServerCommand>
  private let limits: WireLimits
  private let context: TLSContext
  private var listeners: Listeners
  /// The oldest first.
  private var visitors: [IncomingConnection] = []
  /// How many more wrong tries each source may make.
  private var tries: TokenBuckets<Source>
  /// The keys by which people may come in.
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
    // The rest of the program needs files too.
    limits.unknown = min(limits.unknown, max(8, (ResourceLimit.openFiles.current ?? .max) / 8))
    self.limits = limits
    tries = TokenBuckets(limits.tries, limit: 1_024)
    context = try TLSContext.host()
  }

  /// Goes on until it is told to stop and everybody is gone.
  func run() {
    var poller = Poller()
    while !isStopping || !visitors.isEmpty {
      let isHeard = !mailbox.isFull
      let now = Nanoseconds.now
      poller.clear()
      poller.add(mailbox.descriptor, .reading)
      let open = listeners.open(now)
      for listener in open { poller.add(listener.socket.descriptor, .reading) }
      let asked = responders.lit
      for responder in asked { poller.add(responder.socket.descriptor, .reading) }
      for visitor in visitors {
        let mayWork = visitor.stage != .unknown || tries.hasToken(visitor.source, now)
        poller.add(
          visitor.link.socket.descriptor,
          mayWork ? visitor.link.interest(isHeard: isHeard) : .nothing)
      }
      do throws(WireFault) { try poller.wait(until: due(isHeard, now)) } catch {
        return fail(error)
      }
      work(poller, after: 1 + open.count + asked.count, isHeard)
      if poller.isReady(0) { obey() }
      for (place, listener) in open.enumerated() where poller.isReady(1 + place) {
        letIn(at: listener)
      }
      for (place, responder) in asked.enumerated() where poller.isReady(1 + open.count + place) {
        responder.answer(responders.notice)
      }
      makeRoom()
    }
    mailbox.finish(nil)
  }

  private func due(_ isHeard: Bool, _ now: Nanoseconds) -> Nanoseconds? {
    let links = visitors.map { $0.link.due(isHeard: isHeard) }
    // A source without a token is heard when it has one again.
    let waiting = visitors.filter { $0.stage == .unknown }.map {
      tries.hasToken($0.source, now) ? nil : tries.next($0.source, now)
    }
    return (links + waiting + [listeners.shutUntil]).compactMap(\.self).min()
  }

  private func fail(_ fault: WireFault) {
    for visitor in visitors { visitor.link.end() }
    visitors = []
    listeners.close()
    mailbox.finish(.stopped(fault))
  }

  // MARK: - Commands

  private func obey() {
    for command in mailbox.takeCommands() {
      switch command {
      case .send(let line, let peer):
        if let visitor = visitor(peer) { settle(visitor, visitor.link.send(line)) }
      case .close(let peer): close(peer)
      case .admit(let identity, let key):
        keys[identity] = key
        if identity.way == .code { mailbox.tell(.codeCounts(seat: identity.seat)) }
      case .revoke(let identity):
        keys[identity] = nil
        endHandshakes(as: identity, but: nil)
      case .announce(let notice): responders.show(notice)
      case .stop: stop()
      }
    }
  }

  private func visitor(_ peer: Peer) -> IncomingConnection? {
    visitors.first { $0.link.peer == peer }
  }

  private func close(_ peer: Peer) {
    guard let link = visitor(peer)?.link, link.phase != .ended else { return mailbox.forget(peer) }
    link.leave(.now)
  }

  private func stop() {
    isStopping = true
    responders.show(nil)
    listeners.close()
    for visitor in visitors where visitor.stage != .leaving { visitor.link.leave(.now) }
  }

  // MARK: - Visitors

  private func letIn(at listener: any Listener) {
    for _ in 0..<64 {
      do throws(WireFault) {
        guard let (socket, address) = try listener.next() else { return }
        if let source = listener.welcome(socket, from: address) { letIn(socket, source) }
      } catch {
        // No descriptor is left: connections that are silent or leaving make room, those that have joined do not.
        guard hangUpOnOne(of: [.unknown, .leaving]) else { return listeners.shut(.now) }
      }
    }
  }

  private func letIn(_ socket: Socket, _ source: Source) {
    let session: TLSSession?
    switch source {
    case .account: session = nil
    case .v4, .v6:
      let role = TLSSession.Role.host { [weak self] in self?.keys[$0] }
      guard let made = try? TLSSession(context, role) else { return }
      session = made
    }
    lastPeer += 1
    let link = PeerConnection(Peer(lastPeer), socket, session, limits, opensByLine: session == nil)
    visitors.append(IncomingConnection(link: link, source: source))
    // What it says has often come with it.
    work(visitors[visitors.count - 1], isReady: true, !mailbox.isFull)
  }

  /// Lets all work, of whom the first has that place in the poller.
  private func work(_ poller: Poller, after first: Int, _ isHeard: Bool) {
    var speaking: [IncomingConnection] = []
    for (place, visitor) in visitors.enumerated() {
      let isReady = poller.isReady(first + place)
      if isReady, visitor.stage == .unknown {
        speaking.append(visitor)
      } else {
        work(visitor, isReady: isReady, isHeard)
      }
    }
    // Where a source has few tries left, chance shares them out: nobody can choose a better moment.
    for visitor in speaking.shuffled() { work(visitor, isReady: true, isHeard) }
  }

  private func work(_ visitor: IncomingConnection, isReady: Bool, _ isHeard: Bool) {
    let (link, now) = (visitor.link, Nanoseconds.now)
    guard visitor.stage == .unknown else {
      return settle(visitor, link.work(isReady: isReady, isHeard: isHeard, now: now))
    }
    if isReady, !tries.hasToken(visitor.source, now) {
      if now - link.begun >= .milliseconds(limits.patience) { link.end() }
      return
    }
    guard isReady || link.due(isHeard: isHeard).map({ $0 <= now }) ?? false else { return }
    let happenings = link.work(isReady: isReady, isHeard: isHeard, now: now)
    let isRight = link.session != nil && (visitor.stage == .shakingHands || link.hasOpened)
    if visitor.stage != .unknown, link.received > 0, !isRight { tries.take(visitor.source, now) }
    settle(visitor, happenings)
  }

  /// Hangs up where there are too many of a kind.
  private func makeRoom() {
    visitors.removeAll { $0.stage == nil }
    for stage in IncomingConnection.Stage.allCases {
      for _ in 0..<max(0, visitors.count { $0.stage == stage } - limits.most(stage)) {
        _ = hangUpOnOne(of: [stage])
      }
    }
  }

  /// Hangs up on the oldest of the source that has most visitors of a kind; false where there is none.
  private func hangUpOnOne(of stages: Set<IncomingConnection.Stage>) -> Bool {
    let places = visitors.indices.filter { visitors[$0].stage.map(stages.contains) ?? false }
    guard let most = places.firstIndex(ofMostFrequent: { visitors[$0].source }) else {
      return false
    }
    // Its socket is free when nobody has it any more.
    let visitor = visitors.remove(at: places[most])
    visitor.link.end()
    leave(visitor, .busy)
    return true
  }

  /// Tells what came of a link's work.
  private func settle(_ visitor: IncomingConnection, _ happenings: [PeerConnection.Happening]) {
    for happening in happenings {
      switch happening {
      case .opened: join(visitor)
      case .line(let line): mailbox.tell(.line(visitor.link.peer, line))
      case .ended(let fault): leave(visitor, fault)
      }
    }
  }

  private func join(_ visitor: IncomingConnection) {
    guard let entry = visitor.entry else { return visitor.link.end() }
    if let identity = visitor.link.session?.claimed, identity.way == .code {
      // A code lets one in, though others may be in their handshakes.
      keys[identity] = nil
      endHandshakes(as: identity, but: visitor.link.peer)
    }
    mailbox.tell(.joined(visitor.link.peer, entry))
  }

  private func leave(_ visitor: IncomingConnection, _ fault: WireFault) {
    guard visitor.link.hasOpened else { return }
    mailbox.tell(.left(visitor.link.peer, fault))
    mailbox.forget(visitor.link.peer)
  }

  private func endHandshakes(as identity: SeatIdentity, but peer: Peer?) {
    for visitor in visitors
    where visitor.stage == .shakingHands && visitor.link.peer != peer
      && visitor.link.session?.claimed == identity
    {
      visitor.link.end()
    }
  }
}

extension WireLimits {
  /// How many visitors there may be of a kind.
  fileprivate func most(_ stage: IncomingConnection.Stage) -> Int {
    switch stage {
    case .unknown: unknown
    case .shakingHands: handshakes
    case .joined: peers
    case .leaving: goodbyes
    }
  }
}
