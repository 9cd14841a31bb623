import MueLink

/// What the thread of a switchboard does: waits, lets in, reads, writes.
final class HostLoop {
  private let mailbox: Mailbox<HostCommand>
  private let limits: WireLimits
  private let context: TLSContext
  private var doors: Doors
  private var links: [Link] = []
  private var accounts: [Peer: Account] = [:]
  private var keys = SeatKeys()
  private var beacons: Beacons
  private var lastPeer = 0
  private var isStopping = false

  init(
    _ mailbox: Mailbox<HostCommand>, _ doors: [any Door], _ limits: WireLimits, beacons: Beacons
  ) throws(WireFault) {
    self.beacons = beacons
    self.mailbox = mailbox
    self.doors = Doors(doors)
    self.limits = limits
    context = try TLSContext.host()
  }

  /// Goes on until it is told to stop and everybody is gone.
  func run() {
    var poller = Poller()
    while !isStopping || !links.isEmpty {
      let isHeard = !mailbox.isFull
      poller.clear()
      poller.add(mailbox.descriptor, .reading)
      let open = doors.open(.now)
      for door in open { poller.add(door.socket.descriptor, .reading) }
      for beacon in beacons.lit { poller.add(beacon.socket.descriptor, .reading) }
      for link in links { poller.add(link.socket.descriptor, link.interest(isHeard: isHeard)) }
      do throws(WireFault) { try poller.wait(until: due(isHeard)) } catch { return fail(error) }
      let (waited, asked) = (links, beacons.lit)
      for (place, link) in waited.enumerated() {
        let isReady = poller.isReady(1 + open.count + asked.count + place)
        settle(link, link.work(isReady: isReady, isHeard: isHeard, now: .now))
      }
      if poller.isReady(0) { obey() }
      for (place, door) in open.enumerated() where poller.isReady(1 + place) {
        for (socket, visitor) in doors.guests(at: door) { letIn(socket, visitor) }
      }
      for (place, beacon) in asked.enumerated() where poller.isReady(1 + open.count + place) {
        beacon.answer(beacons.notice)
      }
      links.removeAll { $0.phase == .ended }
    }
    mailbox.finish(nil)
  }

  private func due(_ isHeard: Bool) -> Nanoseconds? {
    (links.map { $0.due(isHeard: isHeard) } + [doors.shutUntil]).compactMap { $0 }.min()
  }

  private func fail(_ fault: WireFault) {
    for link in links { link.end() }
    links = []
    doors.close()
    mailbox.finish(.stopped(fault))
  }

  // MARK: - Commands

  private func obey() {
    for command in mailbox.takeCommands() {
      switch command {
      case .send(let line, let peer):
        if let link = link(of: peer) { settle(link, link.send(line)) }
      case .close(let peer): close(peer)
      case .admit(let identity, let key):
        keys.admit(identity, key)
        if identity.way == .code { mailbox.tell(.codeCounts(seat: identity.seat)) }
      case .revoke(let identity):
        keys.revoke(identity)
        endHandshakes(as: identity, but: nil)
      case .announce(let notice): beacons.show(notice)
      case .stop: stop()
      }
    }
  }

  private func link(of peer: Peer) -> Link? { links.first { $0.peer == peer } }

  private func close(_ peer: Peer) {
    guard let link = link(of: peer), link.phase != .ended else { return mailbox.forget(peer) }
    link.leave(.now)
  }

  private func stop() {
    isStopping = true
    beacons.show(nil)
    doors.close()
    for link in links where link.phase != .leaving { link.leave(.now) }
  }

  // MARK: - Guests

  private func letIn(_ socket: Socket, _ visitor: Visitor) {
    guard links.count < limits.peers else { return }
    var session: TLSSession?
    if case .stranger = visitor {
      let role = TLSSession.Role.host { [weak self] in self?.keys.key(of: $0, now: .now) }
      guard makeRoom(), let made = try? TLSSession(context, role) else { return }
      session = made
    }
    lastPeer += 1
    let link = Link(Peer(lastPeer), socket, session, limits)
    if case .account(let account) = visitor { accounts[link.peer] = account }
    links.append(link)
    settle(link, link.work(isReady: false, isHeard: false, now: .now))
  }

  /// Whether one more may begin a handshake; who had long enough goes for that.
  private func makeRoom() -> Bool {
    let halfOpen = links.filter { $0.phase == .handshaking }
    guard halfOpen.count >= limits.halfOpen, let oldest = halfOpen.min(by: { $0.begun < $1.begun })
    else { return true }
    guard .now - oldest.begun >= .milliseconds(limits.patience) else { return false }
    oldest.end()
    return true
  }

  /// Tells what came of a link's work.
  private func settle(_ link: Link, _ happenings: [Link.Happening]) {
    if link.phase == .handshaking, let claimed = link.session?.claimed {
      // It has the key, or else its handshake had ended: the one before it has been given up.
      endHandshakes(as: claimed, but: link.peer)
    }
    for happening in happenings {
      switch happening {
      case .opened: join(link)
      case .line(let line): mailbox.tell(.line(link.peer, line))
      case .ended(let fault): leave(link, fault)
      }
    }
  }

  private func join(_ link: Link) {
    guard let session = link.session else {
      if let account = accounts[link.peer] {
        mailbox.tell(.joined(link.peer, .local(user: account.name)))
      }
      return
    }
    guard let identity = session.claimed else { return link.end() }
    endHandshakes(as: identity, but: link.peer)
    switch identity.way {
    case .code:
      keys.revoke(identity)
      mailbox.tell(.joined(link.peer, .code(seat: identity.seat)))
    case .token: mailbox.tell(.joined(link.peer, .token(seat: identity.seat)))
    }
  }

  private func leave(_ link: Link, _ fault: WireFault) {
    accounts[link.peer] = nil
    if link.hasOpened {
      mailbox.tell(.left(link.peer, fault))
      mailbox.forget(link.peer)
      return
    }
    guard let session = link.session, session.hasWrongKey, let identity = session.claimed,
      let tries = keys.countWrong(identity, limits, now: .now)
    else { return mailbox.tell(.refused(seat: nil, tries: 1)) }
    mailbox.tell(.refused(seat: identity.seat, tries: tries))
    if tries >= limits.tries { mailbox.tell(.codeDied(seat: identity.seat)) }
  }

  /// One handshake at a time for each identity: the newest.
  private func endHandshakes(as identity: SeatIdentity, but peer: Peer?) {
    for link in links
    where link.phase == .handshaking && link.peer != peer && link.session?.claimed == identity {
      link.end()
    }
  }
}
