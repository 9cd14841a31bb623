import MueData
import MueGame
import MueRules

/// Who may have which seat. Every way in asks here: a code, a token, an account of this machine, now
/// or after the table has been opened again.
extension HostedTable {
  /// The answer to a newcomer.
  enum Admission: Equatable {
    case admitted(Place)
    case refused(Refusal)
  }

  /// A seat for a newcomer.
  struct Place: Equatable {
    let seat: Seat
    /// Whose it is; nil for somebody new, who is the one with the new token.
    var owner: Owner?
    /// The token of the seat, for somebody who comes back; nil for somebody new.
    var token: Hex?

    /// Whether this place is still the one that was offered, with a token.
    func isSame(as offered: Place, _ token: Hex) -> Bool {
      seat == offered.seat && owner == offered.owner && (self.token ?? token) == token
    }
  }

  /// The seat that a newcomer may have, for which owner, or why there is none.
  ///
  /// It is asked before the newcomer is welcomed, and again, with the seat offered then, before it
  /// sits down: others may have come meanwhile.
  func admission(
    of newcomer: Newcomer, _ hello: Hello, offered: Seat? = nil
  ) -> Admission {
    switch newcomer.entry {
    case .code(let number):
      // The host has given the code to somebody for this seat.
      guard let seat = freeSeats.first(where: { $0.index == number }) else {
        return .refused(.taken)
      }
      return .admitted(Place(seat: seat))
    case .token:
      // The seat may belong to somebody else by now.
      guard let owner = newcomer.owner, let seat = seat(of: owner) else { return .refused(.taken) }
      return back(to: seat, as: owner)
    case .local(let user):
      if isSentAway(newcomer.owner) || isSentAway(hello.token.map(Owner.token)) {
        return .refused(.sentAway)
      }
      let shown = hello.token.flatMap(seat(withToken:))
      return isOwn(user)
        ? admission(of: nil, showing: shown.flatMap { isOwnedByToken($0) ? $0 : nil }, offered)
        : admissionOfStranger(newcomer, showing: shown, offered)
    }
  }

  /// A program of the host's own account: the token is the owner.
  private func admission(of owner: Owner?, showing shown: Seat?, _ offered: Seat?) -> Admission {
    if let shown { return back(to: shown, as: owner ?? seatStates[shown].owner?.owner) }
    guard let seat = freeSeat(offered) else { return .refused(.full) }
    return .admitted(Place(seat: seat, owner: owner))
  }

  /// An account other than the host's has one seat, also while it is about to sit down.
  private func admissionOfStranger(
    _ newcomer: Newcomer, showing shown: Seat?, _ offered: Seat?
  ) -> Admission {
    let owner = newcomer.owner
    let own = owner.flatMap(seat(of:))
    if let own, own == shown { return back(to: own, as: owner) }
    let isComing = newcomers.contains {
      $0.peer != newcomer.peer && $0.greeting != nil && $0.owner == owner
    }
    guard !isComing else { return .refused(.full) }
    if let own {
      return seatStates[own].guest == nil ? back(to: own, as: owner) : .refused(.full)
    }
    // A guest who came with a code, and now shows which account has it.
    let found = shown.flatMap { isOwnedByToken($0) ? $0 : nil }
    return admission(of: owner, showing: found, offered)
  }

  private func back(to seat: Seat, as owner: Owner?) -> Admission {
    .admitted(Place(seat: seat, owner: owner, token: seatStates[seat].token))
  }

  /// The seat that was offered, if it is still free; before one is offered, the first free seat.
  ///
  /// A seat that belonged to another person is given away last.
  private func freeSeat(_ offered: Seat?) -> Seat? {
    if let offered { return freeSeats.first { $0 == offered } }
    let others = newcomers.compactMap(\.greeting?.seat)
    let free = freeSeats.filter { !others.contains($0) }
    return free.first { !seatStates[$0].isConfirmed } ?? free.first
  }

  /// The seat of an owner.
  func seat(of owner: Owner) -> Seat? {
    rules.players.seats.first { seatStates[$0].owner?.owner == owner }
  }

  private func seat(withToken token: Hex) -> Seat? {
    rules.players.seats.first { seatStates[$0].token == token }
  }

  private func isOwnedByToken(_ seat: Seat) -> Bool {
    if case .token? = seatStates[seat].owner?.owner { true } else { false }
  }

  /// Whether an account is the host's own, all of whose programs are one account.
  private func isOwn(_ user: String) -> Bool { terms.account.map { $0 == user } ?? true }

  /// Whether the host has sent an owner away.
  private func isSentAway(_ owner: Owner?) -> Bool {
    absent.contains { $0.owner == owner && $0.sentAwayFrom != nil }
  }

  /// The owner that a way in proves by itself, without what the newcomer says.
  func owner(by entry: Entry) -> Owner? {
    switch entry {
    case .code: nil
    case .token(let number): rules.players.seat(number).flatMap { seatStates[$0].owner?.owner }
    case .local(let user): isOwn(user) ? nil : .account(user)
    }
  }

  /// Why a newcomer may not watch; nil if it may.
  func refusalToWatch(_ newcomer: Newcomer) -> Refusal? {
    if isSentAway(newcomer.owner) { return .sentAway }
    let isWatching = onlookers.contains { $0.owner != nil && $0.owner == newcomer.owner }
    return isWatching || onlookers.count >= terms.onlookers ? .full : nil
  }
}

/// What is kept from everybody while nobody knows whose it is.
extension HostedTable {
  /// Whether seats are held until the hand is over, because nobody knows whose they are.
  public var isHeld: Bool { seatStates.contains(where: \.isHeld) }

  mutating func holdSeats() {
    for seat in rules.players.seats where seatStates[seat].player.agent.isRemote {
      seatStates[seat].isHeld = true
    }
  }

  mutating func releaseSeats(at now: Duration) {
    for seat in rules.players.seats where seatStates[seat].isHeld {
      seatStates[seat].isHeld = false
      changePresence(of: seat, at: now)
    }
  }
}

/// How often newcomers may sit down or begin to watch.
extension HostedTable {
  /// How often one of them may within `restlessTime`.
  static let mostArrivals = 12
  /// How often all together may.
  static let mostArrivalsOfAll = 60
  static let restlessTime = Duration.seconds(10)

  /// Counts an arrival; returns false, and counts nothing, if there have been too many.
  mutating func arrive(_ newcomer: Newcomer, at now: Duration) -> Bool {
    arrivals.removeAll { now - $0.time >= Self.restlessTime }
    guard arrivals.count < Self.mostArrivalsOfAll,
      arrivals.count(where: { $0.caller == newcomer.caller }) < Self.mostArrivals
    else { return false }
    arrivals.append((newcomer.caller, now))
    return true
  }
}

/// What has been decided about owners.
extension HostedTable {
  /// The most absent owners that are remembered.
  static let mostAbsent = 32

  /// Gives a seat to an owner, and remembers what was decided about the one before.
  ///
  /// `shown` is a token that the owner had at another seat.
  mutating func give(_ seat: Seat, to owner: Owner, token: Hex, showing shown: Hex? = nil) {
    var record = OwnerRecord(owner)
    if let before = seatStates[seat].owner {
      if before.token == token { record.add(before) } else { remember(before) }
    }
    let names = [owner, shown.map(Owner.token)]
    for known in absent where names.contains(known.owner) { record.add(known) }
    absent.removeAll { names.contains($0.owner) }
    record.token = token
    seatStates[seat].owner = record
  }

  /// Remembers what was decided about an owner who has no seat any more.
  ///
  /// Of too many, those about whom the host has decided nothing are forgotten first.
  mutating func remember(_ owner: OwnerRecord) {
    let isDecided = owner.isMuted || owner.sentAwayFrom != nil
    guard isDecided || owner.hasAgreed && hasHandicaps else { return }
    var owner = owner.kept
    owner.token = nil
    absent.append(owner)
    guard absent.count > Self.mostAbsent else { return }
    let least = absent.firstIndex { !$0.isMuted && $0.sentAwayFrom == nil }
    absent.remove(at: least ?? absent.startIndex)
  }
}
