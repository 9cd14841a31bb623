import MueData
import MueGame
import MueRules

@testable import MueLink

extension LinkSimulation {
  /// Lets a friend do something, or nothing.
  func act(_ index: Int) {
    guard let peer = friends[index].peer else {
      if now >= friends[index].comesAt { comeIn(index) }
      return
    }
    var guest = friends[index].guest
    while let event = guest.nextEvent() {
      switch event {
      case .undoAsked: guest.consent(chance.below(4) > 0)
      case .opened(_, let verdict):
        if verdict == .fair { counts.fair += 1 }
        if verdict.isDishonest || verdict == .notAsked || verdict == .askedAgain {
          complain("a deal was \(verdict)")
        }
      case .found(let finding, let hand):
        if finding.grade == .contradicted { complain("\(finding) is found in hand \(hand ?? 0)") }
        if finding == .takenBackAway || finding == .behind { counts.doubted += 1 }
      case .welcome: friends[index].hasToken = guest.welcome?.token != nil
      case .closing, .refused: break
      default: break
      }
    }
    if chance.below(3) == 0 {
      friends[index].lastActive = now
      if guest.isAsked, let legal = guest.observation?.legalMoves {
        guest.decide(legal.all[chance.below(legal.all.count)])
      } else if guest.observation?.publicState.score != nil {
        guest.beReady()
      }
      if chance.below(40) == 0 { guest.say(.phrase(.hello)) }
      if chance.below(60) == 0 { guest.requestUndo() }
    }
    friends[index].guest = guest
    flush(index, peer)
  }

  private func comeIn(_ index: Int) {
    let peer = Peer(nextPeer)
    nextPeer += 1
    friends[index].peer = peer
    lines[peer.number] = SimulatedLine(peer: peer, friend: index)
    if friends[index].hasToken { counts.rejoins += 1 }
    let entry: Entry =
      friends[index].seat.map { friends[index].hasToken ? .token(seat: $0) : .code(seat: $0) }
      ?? .local(user: "guest")
    table.comeIn(peer, by: entry, at: now)
    friends[index].guest.sayHello(
      PlayerName("F\(index)"), isWatching: friends[index].seat == nil, at: now)
    friends[index].lastActive = now
    flush(index, peer)
  }

  /// Kills a friend's program, which begins again with what it had on disk, often at once.
  func kill(_ index: Int) {
    guard friends[index].peer != nil else { return }
    counts.kills += 1
    hangUp(index)
    friends[index].restart(at: now)
    if chance.below(2) == 0 { friends[index].comesAt = now + .milliseconds(chance.below(9000)) }
  }

  /// Sends what a guest's program has queued.
  func flush(_ index: Int, _ peer: Peer) {
    for line in friends[index].guest.takeLines() {
      let times = chance.below(50) == 0 ? 2 : 1
      for _ in 0..<times {
        lines[peer.number]?.toHost.append((now + .milliseconds(chance.below(300)), line))
      }
      if chance.below(30) == 0 { friends[index].old.append(line) }
    }
    // An outdated line is sent again; nobody else can send it.
    let old = friends[index].old
    if !old.isEmpty, chance.below(200) == 0 {
      lines[peer.number]?.toHost.append((now, old[chance.below(old.count)]))
    }
  }

  /// Breaks the connection: lines on their way are lost, unless the host hung up.
  func hangUp(_ index: Int, isHostsWish: Bool = false) {
    guard let peer = friends[index].peer, let line = lines.removeValue(forKey: peer.number) else {
      return
    }
    if isHostsWish {
      for (_, line) in line.toGuest { friends[index].guest.receive(line, at: now) }
    }
    friends[index].peer = nil
    friends[index].comesAt = now + .milliseconds(chance.below(120_000))
    table.lose(peer, at: now)
  }
}
