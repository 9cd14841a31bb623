import MueGame
import MueRules

extension HostedTable {
  /// How long a newcomer may take to say hello.
  static let helloPatience = Duration.seconds(10)
  /// The most newcomers that have not said hello.
  static let mostNewcomers = 8

  /// Notes a newcomer whose entry `MueWire` has verified.
  public mutating func comeIn(_ peer: Peer, by entry: Entry, at now: Duration) {
    newcomers.append((peer, entry, now))
    // The secret or account with the most newcomers loses one.
    if newcomers.count > Self.mostNewcomers,
      let place = newcomers.firstIndex(ofMostFrequent: { $0.entry })
    {
      outputs.append(.close(newcomers.remove(at: place).peer))
    }
  }

  /// Notes that a connection was lost.
  public mutating func lose(_ peer: Peer, at now: Duration) {
    newcomers.removeAll { $0.peer == peer }
    watchers.removeAll { $0.peer == peer }
    guard let seat = seat(of: peer) else { return }
    seatStates[seat].guest = nil
    seatStates[seat].lostAt = now
    seatStates[seat].asleepSince = nil
    miss(seat, at: now)
  }

  /// Answers a newcomer's hello.
  mutating func greet(
    _ hello: Hello, from peer: Peer, by entry: Entry, at now: Duration
  ) {
    newcomers.removeAll { $0.peer == peer }
    let version = LinkVersion(playing: rules.variant)
    guard hello.version == version else {
      refuse(.version(version), peer)
      return
    }
    if hello.isWatching || entry == .code(seat: Entry.watching) {
      watch(peer, hello, at: now)
    } else if let seat = seat(for: hello, by: entry) {
      sit(peer, hello, at: seat, isBack: isBack(hello, to: seat, by: entry), at: now)
    } else {
      if case .local = entry { refuse(.full, peer) } else { refuse(.taken, peer) }
    }
  }

  /// The seat for a newcomer; nil if there is none.
  private func seat(for hello: Hello, by entry: Entry) -> Seat? {
    let seats = rules.players.seats
    switch entry {
    case .code(let number): return freeSeats.first { $0.index == number }
    case .token(let number):
      return seats.first {
        $0.index == number && seatStates[$0].token != nil && !seatStates[$0].isClosed
      }
    case .local:
      let own = hello.token.flatMap { token in seats.first { seatStates[$0].token == token } }
      // A seat that belonged to another person is given away last.
      return own ?? freeSeats.first { seatStates[$0].token == nil } ?? freeSeats.first
    }
  }

  /// Whether a newcomer has the token of a seat.
  private func isBack(_ hello: Hello, to seat: Seat, by entry: Entry) -> Bool {
    switch entry {
    case .token: true
    case .local: hello.token != nil && hello.token == seatStates[seat].token
    case .code: false
    }
  }

  /// Seats a newcomer, or a person who comes back.
  private mutating func sit(
    _ peer: Peer, _ hello: Hello, at seat: Seat, isBack: Bool, at now: Duration
  ) {
    if let old = seatStates[seat].guest {
      // It is either the same person over a new connection, so that the old one is dead, or a
      // person who has been asleep for too long.
      if isBack { outputs.append(.close(old.peer)) } else { refuse(.taken, old.peer) }
    }
    if !isBack { seatStates[seat].clear() }
    let token = seatStates[seat].token ?? random()
    let known = isBack ? max(0, min(hello.hands, opened.count)) : 0
    let guest = Guest(peer: peer, hands: known, now: now)
    seatStates[seat].guest = guest
    seatStates[seat].token = token
    seatStates[seat].isConfirmed = isBack
    seatStates[seat].lostAt = nil
    seatStates[seat].hasLeft = false
    seatStates[seat].asleepSince = nil
    seatStates[seat].isOffered = false
    if !hasHandicaps { seatStates[seat].hasAgreed = true }
    if !isBack { rename(seat, hello.name) }
    if !isBack { outputs.append(.admit(token: token, seat: seat.index)) }
    tell(.welcome(welcome(seat, token: token)), to: peer)
    tellEverything(to: guest, at: now)
    seatStates[seat].guest?.hands = opened.count
    changePresence(of: seat, at: now)
  }

  private mutating func watch(_ peer: Peer, _ hello: Hello, at now: Duration) {
    guard watchers.count < terms.watchers else {
      refuse(.full, peer)
      return
    }
    let guest = Guest(peer: peer, hands: 0, now: now)
    watchers.append(guest)
    tell(.welcome(welcome(hostSeat, token: nil, isWatching: true)), to: peer)
    tellEverything(to: guest, at: now)
    watchers[watchers.count - 1].hands = opened.count
  }

  private func welcome(_ seat: Seat, token: Hex?, isWatching: Bool = false) -> Welcome {
    Welcome(
      table: terms.table, id: id, rules: rules, seat: seat, isWatching: isWatching, token: token,
      clock: terms.clock)
  }

  /// Gives a seat the name of its new person.
  ///
  /// If the name is taken, the newcomer's gets a number; if a free seat has it, that seat gets the
  /// previous name of the newcomer's seat.
  private mutating func rename(_ seat: Seat, _ name: PlayerName?) {
    guard let name else { return }
    let others = rules.players.seats.filter { $0 != seat }
    let people = others.filter { seatStates[$0].isTaken || !seatStates[$0].isForFriends }
    let taken = people.map { seatStates[$0].player.name.skeleton }
    let short = CleanText.cleaned(name.text, limit: PlayerName.limit - 2) ?? name.text
    let numbered = (2...7).lazy.compactMap { PlayerName("\(short) \($0)") }
    let own = ([name] + numbered).first { !taken.contains($0.skeleton) } ?? name
    let before = seatStates[seat].player.name
    for other in others where seatStates[other].player.name.skeleton == own.skeleton {
      seatStates[other].rename(before)
      events.append(.presence(other))
    }
    seatStates[seat].rename(own)
  }

  mutating func refuse(_ refusal: Refusal, _ peer: Peer) {
    tell(.refused(refusal), to: peer)
    outputs.append(.close(peer))
  }

  /// Lets a person leave for good: the computer player decides at once.
  mutating func sayGoodbye(_ seat: Seat, at now: Duration) {
    if let guest = seatStates[seat].guest { outputs.append(.close(guest.peer)) }
    seatStates[seat].guest = nil
    seatStates[seat].lostAt = now
    seatStates[seat].hasLeft = true
    seatStates[seat].isOffered = true
    miss(seat, at: now)
  }

  /// Whether any player at the table is shown others' cards.
  var hasHandicaps: Bool { seatStates.contains { $0.player.agent.peek != .none } }

  /// Notes that a person agrees to the open handicaps, and sends them the game from now on.
  mutating func agree(_ seat: Seat, at now: Duration) {
    guard !seatStates[seat].hasAgreed, let guest = seatStates[seat].guest else { return }
    seatStates[seat].hasAgreed = true
    tellEverything(to: guest, at: now)
    seatStates[seat].guest?.hands = opened.count
    changePresence(of: seat, at: now)
  }

  /// Stops waiting for a seat's person.
  mutating func miss(_ seat: Seat, at now: Duration) {
    agreement?.leaveOut(seat.index)
    leaveUndo(seat)
    changePresence(of: seat, at: now)
  }

  mutating func changePresence(of seat: Seat, at now: Duration) {
    let before = toldSeats
    tellSeats(at: now)
    if toldSeats != before { events.append(.presence(seat)) }
  }
}
