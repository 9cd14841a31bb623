import MueData
import MueGame
import MueRules

extension HostedTable {
  /// The time that a newcomer may take to say hello, and to answer the welcome.
  static let helloPatience = Duration.seconds(10)
  static let mostNewcomers = 8

  /// Notes a newcomer whose way in `MueWire` has verified.
  public mutating func comeIn(_ peer: Peer, by entry: Entry, at now: Duration) {
    newcomers.append(Newcomer(peer: peer, entry: entry, owner: owner(by: entry), since: now))
    // The caller with the most newcomers loses one.
    if newcomers.count > Self.mostNewcomers,
      let index = newcomers.firstIndex(ofMostFrequent: \.caller)
    {
      outputs.append(.close(newcomers.remove(at: index).peer))
    }
  }

  /// Notes that a connection was lost.
  public mutating func lose(_ peer: Peer, at now: Duration) {
    newcomers.removeAll { $0.peer == peer }
    onlookers.removeAll { $0.peer == peer }
    guard let seat = seat(of: peer) else { return }
    if seatStates[seat].seatedGuest != nil {
      seatStates[seat].seen = game?.position ?? Self.nothing
    }
    seatStates[seat].guest = nil
    seatStates[seat].lostAt = now
    seatStates[seat].asleepSince = nil
    miss(seat, at: now)
  }

  mutating func greet(_ hello: Hello, from newcomer: Newcomer, at now: Duration) {
    let (peer, entry) = (newcomer.peer, newcomer.entry)
    newcomers.removeAll { $0.peer == peer }
    let version = LinkVersion.current
    guard hello.version == version else {
      refuse(.version(version), peer)
      return
    }
    if hello.isWatching || entry == .code(seat: Entry.watching) {
      watch(newcomer, hello, at: now)
      return
    }
    switch admission(of: newcomer, hello) {
    case .admitted(let place): offer(place, to: newcomer, hello, at: now)
    case .refused(let refusal): refuse(refusal, peer)
    }
  }

  /// Welcomes a newcomer to a seat, and waits for its answer.
  private mutating func offer(
    _ place: Place, to newcomer: Newcomer, _ hello: Hello, at now: Duration
  ) {
    let token = place.token ?? random()
    if place.token == nil, !seatStates[place.seat].isConfirmed {
      // The token was nobody's before, so it counts even if the answer is lost.
      give(place.seat, to: place.owner ?? .token(token), token: token)
      outputs.append(.admit(token: token, seat: place.seat.index))
    }
    var newcomer = newcomer
    newcomer.greeting = Newcomer.Greeting(hello: hello, place: place, token: token)
    newcomers.append(newcomer)
    tell(.welcome(welcome(place.seat, hello, token: token)), to: newcomer.peer)
    tell(.seats(seats(at: now)), to: newcomer.peer)
  }

  /// Seats a newcomer that has answered its welcome; returns false if it is refused.
  mutating func sit(_ newcomer: Newcomer, _ greeting: Newcomer.Greeting, at now: Duration) -> Bool {
    let (peer, seat, token) = (newcomer.peer, greeting.seat, greeting.token)
    newcomers.removeAll { $0.peer == peer }
    guard arrive(newcomer, at: now) else {
      outputs.append(.close(peer))
      return false
    }
    let admission = admission(of: newcomer, greeting.hello, offered: seat)
    guard case .admitted(let place) = admission, place.isSame(as: greeting.place, token) else {
      let refusal = if case .refused(let refusal) = admission { refusal } else { Refusal.taken }
      refuse(refusal, peer)
      return false
    }
    let isBack = seatStates[seat].isConfirmed && seatStates[seat].token == token
    if let old = seatStates[seat].guest {
      // It is either the same person over a new connection, so that the old one is dead, or
      // somebody who has been asleep for too long.
      if isBack { outputs.append(.close(old.peer)) } else { refuse(.taken, old.peer) }
    }
    if seatStates[seat].token != token {
      outputs.append(.admit(token: token, seat: seat.index))
    }
    give(
      seat, to: place.owner ?? .token(token), token: token, showing: greeting.hello.token)
    if !isBack {
      seatStates[seat].seen = Self.nothing
      rename(seat, greeting.hello.name)
    }
    let known = isBack ? max(0, min(greeting.hello.hands, opened.count)) : 0
    let guest = Guest(peer: peer, isBack: isBack, hands: known, now: now)
    seatStates[seat].guest = guest
    seatStates[seat].isConfirmed = true
    seatStates[seat].lostAt = nil
    seatStates[seat].hasLeft = false
    seatStates[seat].asleepSince = nil
    seatStates[seat].isOffered = false
    if !hasHandicaps { seatStates[seat].owner?.hasAgreed = true }
    tellEverything(to: guest, at: now)
    seatStates[seat].guest?.hands = opened.count
    joinAgreement(seat)
    reconsiderUndo(at: now)
    // Only a token proves that the guest means this table.
    if isBack, mayBeBehind, isBehind(greeting.hello.seen) {
      mayBeBehind = false
      events.append(.behind(seat))
    }
    changePresence(of: seat, at: now)
    return true
  }

  private mutating func watch(_ newcomer: Newcomer, _ hello: Hello, at now: Duration) {
    let peer = newcomer.peer
    if let refusal = refusalToWatch(newcomer) {
      refuse(refusal, peer)
      return
    }
    guard arrive(newcomer, at: now) else {
      outputs.append(.close(peer))
      return
    }
    let guest = Guest(peer: peer, hands: 0, now: now, owner: newcomer.owner)
    onlookers.append(guest)
    tell(.welcome(welcome(onlookersSeat, hello, token: nil, isWatching: true)), to: peer)
    tellEverything(to: guest, at: now)
    onlookers[onlookers.count - 1].hands = opened.count
  }

  private func welcome(
    _ seat: Seat, _ hello: Hello, token: Hex?, isWatching: Bool = false
  ) -> Welcome {
    Welcome(
      table: terms.table, id: id, rules: rules, seat: seat, isWatching: isWatching, token: token,
      clock: terms.clock, explainsBids: terms.explainsBids, grace: Int(terms.grace / .seconds(1)),
      release: Int(terms.release / .seconds(1)), isBehind: isBehind(hello.seen))
  }

  /// Whether the game does not continue what a guest has seen of it.
  private func isBehind(_ seen: HandProgress?) -> Bool {
    guard let seen, seen.hand > 0 else { return false }
    guard let game, game.moves.count >= seen.hand else { return true }
    let moves = game.moves[seen.hand - 1]
    return moves.count < seen.moves
      || HandProgress(hand: seen.hand, moves: Array(moves.prefix(seen.moves))) != seen
  }

  /// The position of a guest that has been sent nothing of the game.
  private static let nothing = GamePosition(hand: 0, moves: 0)

  /// Gives a seat the name of its new person.
  ///
  /// If the name is taken, a number is added to it; if a free seat has it, that seat gets the
  /// previous name of the newcomer's seat.
  private mutating func rename(_ seat: Seat, _ name: PlayerName?) {
    guard let name = name?.withoutSigns else { return }
    let others = rules.players.seats.filter { $0 != seat }
    let people = others.filter { seatStates[$0].isTaken || !seatStates[$0].isForFriends }
    let taken = people.map { seatStates[$0].player.name }
    let short = CleanText.cleaned(name.text, limit: PlayerName.limit - 2) ?? name.text
    let numbered = (2...7).lazy.compactMap { PlayerName("\(short) \($0)") }
    let own =
      ([name] + numbered).first { wanted in !taken.contains { $0.looksLike(wanted) } } ?? name
    let before = seatStates[seat].player.name
    for other in others where seatStates[other].player.name.looksLike(own) {
      seatStates[other].rename(before)
      events.append(.presence(other))
    }
    seatStates[seat].rename(own)
  }

  mutating func refuse(_ refusal: Refusal, _ peer: Peer) {
    tell(.refused(refusal), to: peer)
    outputs.append(.close(peer))
  }

  /// Lets a person leave; the computer player takes over at once.
  ///
  /// Anybody may take the seat then, except at a table without a host's seat during a match: such a
  /// table is where people come and go, and a seat stays its owner's for as long as after a loss of
  /// the connection.
  mutating func sayGoodbye(_ seat: Seat, at now: Duration) {
    if let guest = seatStates[seat].guest { outputs.append(.close(guest.peer)) }
    seatStates[seat].guest = nil
    seatStates[seat].lostAt = now
    seatStates[seat].hasLeft = true
    seatStates[seat].isOffered = hostSeat != nil || game == nil
    miss(seat, at: now)
  }

  /// Whether any player at the table is shown others' cards.
  var hasHandicaps: Bool { seatStates.contains { $0.player.agent.peek != .none } }

  /// Notes that a person agrees to the open handicaps, and sends them the game from now on.
  mutating func agree(_ seat: Seat, at now: Duration) {
    guard !seatStates[seat].hasAgreed, let guest = seatStates[seat].guest else { return }
    seatStates[seat].owner?.hasAgreed = true
    tellEverything(to: guest, at: now)
    seatStates[seat].guest?.hands = opened.count
    joinAgreement(seat)
    reconsiderUndo(at: now)
    changePresence(of: seat, at: now)
  }

  /// Stops waiting for a seat's person.
  mutating func miss(_ seat: Seat, at now: Duration) {
    agreement?.leaveOut(seat.index)
    leaveUndo(seat, at: now)
    changePresence(of: seat, at: now)
  }

  mutating func changePresence(of seat: Seat, at now: Duration) {
    let before = toldSeats
    tellSeats(at: now)
    if toldSeats != before { events.append(.presence(seat)) }
  }
}
