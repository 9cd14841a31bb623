import MueData
import MueGame
import MueRules

/// The rules for who may have which seat.
///
/// Every way in ends up here: a code, a token or an account on this machine, now or after the table
/// has been reopened.
extension HostedTable {
  enum Admission: Equatable {
    case admitted(Place)
    case refused(Refusal)
  }

  /// A seat offered to a newcomer.
  struct Place: Equatable {
    let seat: Seat
    /// The owner of the place; nil for somebody new, who will own it by the new token.
    var owner: Owner?
    /// The token of the seat, for somebody who returns with it; nil for a new one.
    var token: Hex?

    /// Whether this place is still the one that was offered with a token.
    func isSame(as offered: Place, _ token: Hex) -> Bool {
      seat == offered.seat && owner == offered.owner && (self.token ?? token) == token
    }
  }

  /// The seat that a newcomer may have, and for which owner, or the reason for refusing one.
  ///
  /// This is decided before the newcomer is welcomed, and again for the seat then offered before it
  /// sits down, since others may have come in the meantime.
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

  /// A program of the host's own account; its token is the owner.
  private func admission(of owner: Owner?, showing shown: Seat?, _ offered: Seat?) -> Admission {
    if let shown { return back(to: shown, as: owner ?? seatStates[shown].owner?.owner) }
    guard let seat = freeSeat(offered) else { return .refused(.full) }
    return .admitted(Place(seat: seat, owner: owner))
  }

  /// An account other than the host's has only one seat, which also counts while it is sitting
  /// down.
  ///
  /// Without its token, it may be another program of the account, which remembers nothing of the
  /// seat: it gets a new token, so that the earlier program learns that somebody else sat there.
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
      return seatStates[own].guest == nil
        ? .admitted(Place(seat: own, owner: owner)) : .refused(.full)
    }
    // A guest who came with a code, and now shows which account has it.
    let found = shown.flatMap { isOwnedByToken($0) ? $0 : nil }
    return admission(of: owner, showing: found, offered)
  }

  private func back(to seat: Seat, as owner: Owner?) -> Admission {
    .admitted(Place(seat: seat, owner: owner, token: seatStates[seat].token))
  }

  /// The seat that was offered, if it is still free; before an offer, the first free seat.
  ///
  /// Seats that belonged to other people are given away last.
  private func freeSeat(_ offered: Seat?) -> Seat? {
    if let offered { return freeSeats.first { $0 == offered } }
    let others = newcomers.compactMap(\.greeting?.seat)
    let free = freeSeats.filter { !others.contains($0) }
    return free.first { !seatStates[$0].isConfirmed } ?? free.first
  }

  func seat(of owner: Owner) -> Seat? {
    rules.players.seats.first { seatStates[$0].owner?.owner == owner }
  }

  private func seat(withToken token: Hex) -> Seat? {
    rules.players.seats.first { seatStates[$0].token == token }
  }

  private func isOwnedByToken(_ seat: Seat) -> Bool {
    if case .token? = seatStates[seat].owner?.owner { true } else { false }
  }

  /// Whether an account is the host's own, whose programs may have several seats.
  private func isOwn(_ user: String) -> Bool { terms.account.map { $0 == user } ?? true }

  private func isSentAway(_ owner: Owner?) -> Bool {
    absent.contains { $0.owner == owner && $0.sentAwayFrom != nil }
  }

  /// The owner that a way in proves by itself, without the newcomer's claims.
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

/// Seats that are withheld from everybody while nobody knows whose they are.
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

extension HostedTable {
  /// How often one caller may arrive within `restlessTime`.
  static let mostArrivals = 12
  /// How often all callers together may.
  static let mostArrivalsOfAll = 60
  static let restlessTime = Duration.seconds(10)

  /// Counts an arrival; returns false and counts nothing if there have been too many.
  mutating func arrive(_ newcomer: Newcomer, at now: Duration) -> Bool {
    arrivals.removeAll { now - $0.time >= Self.restlessTime }
    guard arrivals.count < Self.mostArrivalsOfAll,
      arrivals.count(where: { $0.caller == newcomer.caller }) < Self.mostArrivals
    else { return false }
    arrivals.append((newcomer.caller, now))
    return true
  }
}

/// Decisions about owners.
extension HostedTable {
  /// The most absent owners that are remembered.
  static let mostAbsent = 32

  /// Gives a seat to an owner, and remembers the decisions about the previous one.
  ///
  /// `shown` is a token that the owner had for another seat.
  mutating func give(_ seat: Seat, to owner: Owner, token: Hex, showing shown: Hex? = nil) {
    var record = OwnerRecord(owner)
    if let before = seatStates[seat].owner {
      let isSame = before.token == token || before.owner == owner
      if isSame { record.add(before) } else { remember(before) }
    }
    let names = [owner, shown.map(Owner.token)]
    for known in absent where names.contains(known.owner) { record.add(known) }
    absent.removeAll { names.contains($0.owner) }
    record.token = token
    seatStates[seat].owner = record
  }

  /// The owners without a seat to be kept on disk, including those who have been offered one and
  /// have not sat down.
  var keptAbsent: [OwnerRecord] {
    var table = self
    for owner in seatStates.filter({ !$0.isConfirmed }).compactMap(\.owner) {
      table.remember(owner)
    }
    return table.absent
  }

  /// Remembers the decisions about an owner who no longer has a seat.
  ///
  /// If there are too many, owners about whom the host has decided nothing are forgotten first.
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
