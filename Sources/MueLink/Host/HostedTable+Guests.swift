import MueData
import MueGame
import MueRules

extension HostedTable {
  /// How long a newcomer may take to say hello and to answer the welcome.
  static let helloPatience = Duration.seconds(10)
  static let mostNewcomers = 8
  /// How often a secret or an account may sit down within `restlessTime`.
  static let mostArrivals = 12
  static let restlessTime = Duration.seconds(10)

  /// Notes a newcomer whose entry `MueWire` has verified.
  public mutating func comeIn(_ peer: Peer, by entry: Entry, at now: Duration) {
    newcomers.append(Newcomer(peer: peer, entry: entry, since: now))
    // The secret or account with the most newcomers loses one.
    if newcomers.count > Self.mostNewcomers,
      let index = newcomers.firstIndex(ofMostFrequent: { $0.entry })
    {
      outputs.append(.close(newcomers.remove(at: index).peer))
    }
  }

  /// Notes that a connection was lost.
  public mutating func lose(_ peer: Peer, at now: Duration) {
    newcomers.removeAll { $0.peer == peer }
    onlookers.removeAll { $0.peer == peer }
    guard let seat = seat(of: peer) else { return }
    seatStates[seat].guest = nil
    seatStates[seat].lostAt = now
    seatStates[seat].asleepSince = nil
    miss(seat, at: now)
  }

  mutating func greet(_ hello: Hello, from newcomer: Newcomer, at now: Duration) {
    let (peer, entry) = (newcomer.peer, newcomer.entry)
    newcomers.removeAll { $0.peer == peer }
    let version = LinkVersion(playing: rules.variant)
    guard hello.version == version else {
      refuse(.version(version), peer)
      return
    }
    if hello.isWatching || entry == .code(seat: Entry.watching) {
      watch(peer, hello, at: now)
    } else if let seat = seat(for: hello, by: entry) {
      offer(seat, to: newcomer, hello, at: now)
    } else {
      if case .local = entry { refuse(.full, peer) } else { refuse(.taken, peer) }
    }
  }

  /// Welcomes a newcomer to a seat, and waits for its answer.
  private mutating func offer(
    _ seat: Seat, to newcomer: Newcomer, _ hello: Hello, at now: Duration
  ) {
    let isBack = isBack(hello, to: seat, by: newcomer.entry)
    let token = isBack ? seatStates[seat].token ?? random() : random()
    if !isBack, !seatStates[seat].isConfirmed {
      // The token is no earlier person's: it counts even if the answer is lost.
      seatStates[seat].token = token
      outputs.append(.admit(token: token, seat: seat.index))
    }
    var newcomer = newcomer
    newcomer.greeting = Newcomer.Greeting(hello: hello, seat: seat, token: token)
    newcomers.append(newcomer)
    tell(.welcome(welcome(seat, token: token)), to: newcomer.peer)
    tell(.seats(seats(at: now)), to: newcomer.peer)
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
    case .local(let user):
      if let own = hello.token.flatMap({ token in seats.first { seatStates[$0].token == token } }) {
        return own
      }
      if let account = terms.account, account != user {
        // A stranger's account has one seat, also while it is about to sit down.
        if newcomers.contains(where: { $0.greeting != nil && $0.entry == entry }) { return nil }
        if let own = seats.first(where: { seatStates[$0].account == user }) {
          return seatStates[own].guest == nil && !seatStates[own].isClosed ? own : nil
        }
      }
      let offered = newcomers.compactMap(\.greeting?.seat)
      let free = freeSeats.filter { !offered.contains($0) }
      // A seat that belonged to another person is given away last.
      return free.first { !seatStates[$0].isConfirmed } ?? free.first
    }
  }

  private func isBack(_ hello: Hello, to seat: Seat, by entry: Entry) -> Bool {
    switch entry {
    case .token: true
    case .local: hello.token != nil && hello.token == seatStates[seat].token
    case .code: false
    }
  }

  /// Seats a newcomer that has answered its welcome; returns false if that is refused.
  mutating func sit(_ newcomer: Newcomer, _ greeting: Newcomer.Greeting, at now: Duration) -> Bool {
    let (peer, seat, token) = (newcomer.peer, greeting.seat, greeting.token)
    newcomers.removeAll { $0.peer == peer }
    arrivals.removeAll { now - $0.time >= Self.restlessTime }
    guard arrivals.count(where: { $0.entry == newcomer.entry }) < Self.mostArrivals else {
      outputs.append(.close(peer))
      return false
    }
    let account: String? = if case .local(let user) = newcomer.entry { user } else { nil }
    let isOwn =
      account != nil && seatStates[seat].account == account && seatStates[seat].guest == nil
    let isBack =
      isBack(greeting.hello, to: seat, by: newcomer.entry) && seatStates[seat].token == token
      && !seatStates[seat].isClosed
    guard isBack || isOwn || freeSeats.contains(seat) else {
      refuse(.taken, peer)
      return false
    }
    arrivals.append((newcomer.entry, now))
    if let old = seatStates[seat].guest {
      // It is either the same person over a new connection, so that the old one is dead, or a
      // person who has been asleep for too long.
      if isBack { outputs.append(.close(old.peer)) } else { refuse(.taken, old.peer) }
    }
    if !isBack {
      if seatStates[seat].token != token {
        outputs.append(.admit(token: token, seat: seat.index))
      }
      seatStates[seat].clear()
      rename(seat, greeting.hello.name)
    }
    let known = isBack ? max(0, min(greeting.hello.hands, opened.count)) : 0
    let guest = Guest(peer: peer, hands: known, now: now)
    seatStates[seat].guest = guest
    seatStates[seat].token = token
    seatStates[seat].account = account
    seatStates[seat].isConfirmed = true
    seatStates[seat].lostAt = nil
    seatStates[seat].hasLeft = false
    seatStates[seat].asleepSince = nil
    seatStates[seat].isOffered = false
    if !hasHandicaps { seatStates[seat].hasAgreed = true }
    tellEverything(to: guest, at: now)
    seatStates[seat].guest?.hands = opened.count
    joinAgreement(seat, isBack: isBack)
    changePresence(of: seat, at: now)
    return true
  }

  private mutating func watch(_ peer: Peer, _ hello: Hello, at now: Duration) {
    guard onlookers.count < terms.onlookers else {
      refuse(.full, peer)
      return
    }
    let guest = Guest(peer: peer, hands: 0, now: now)
    onlookers.append(guest)
    tell(.welcome(welcome(hostSeat, token: nil, isWatching: true)), to: peer)
    tellEverything(to: guest, at: now)
    onlookers[onlookers.count - 1].hands = opened.count
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
    joinAgreement(seat, isBack: false)
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
