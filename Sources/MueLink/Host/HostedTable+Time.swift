import MueGame
import MueRules

extension HostedTable {
  /// How often the host sends a beat.
  public static let beat = Duration.seconds(2)
  /// How long a silence lasts before a connection counts as lost.
  public static let silence = Duration.seconds(15)

  /// Does what is due: closes dead connections, notes sleeping persons, ends steps of deals that
  /// were not answered.
  public mutating func tick(at now: Duration) {
    for newcomer in newcomers where now - newcomer.since >= Self.helloPatience {
      outputs.append(.close(newcomer.peer))
      newcomers.removeAll { $0.peer == newcomer.peer }
    }
    for guest in seatStates.compactMap(\.guest) + watchers
    where now - guest.lastHeard >= Self.silence {
      outputs.append(.close(guest.peer))
      lose(guest.peer, at: now)
    }
    if now - lastBeat >= Self.beat {
      lastBeat = now
      tellAll(.beat)
    }
    goOnAgreeing(at: now)
    watchTheTurn(at: now)
    offerSeats(at: now)
    for seat in rules.players.seats where isCovered(seat, at: now) != wasCovered(seat) {
      changePresence(of: seat, at: now)
    }
  }

  /// Offers seats whose persons have been away or asleep for too long.
  private mutating func offerSeats(at now: Duration) {
    for seat in rules.players.seats {
      guard seatStates[seat].isForFriends, !seatStates[seat].isOffered,
        let since = seatStates[seat].unplayedSince, now - since >= terms.release
      else { continue }
      seatStates[seat].isOffered = true
      changePresence(of: seat, at: now)
    }
  }

  private func isCovered(_ seat: Seat, at now: Duration) -> Bool {
    seatStates[seat].presence(at: now, grace: terms.grace) == .covered
  }

  /// Whether the computer player decided at a seat when the seats were last sent.
  private func wasCovered(_ seat: Seat) -> Bool {
    toldSeats.indices.contains(seat.index) && toldSeats[seat].presence == .covered
  }

  /// The latest time of the next tick.
  public func nextTick(after now: Duration) -> Duration {
    if let agreement { return min(agreement.deadline, lastBeat + Self.beat) }
    return lastBeat + Self.beat
  }

  /// Notes that the person to move is asleep.
  private mutating func watchTheTurn(at now: Duration) {
    guard let turn = game?.match.round.turn, let guest = seatStates[turn].guest,
      seatStates[turn].asleepSince == nil
    else { return }
    let asked = now - askedSince
    let isOverClock = terms.clock.map { asked >= .seconds($0) } ?? false
    let isIdle = asked >= terms.grace && now - guest.idleSince >= terms.grace
    if isOverClock || isIdle {
      seatStates[turn].asleepSince = now
      changePresence(of: turn, at: now)
    }
  }
}

extension HostedTable {
  /// Performs the host's action on a friend's seat and announces it; returns false if there is
  /// nothing to do.
  @discardableResult
  public mutating func act(_ action: HostAction, on seat: Seat, at now: Duration) -> Bool {
    guard seatStates[seat].player.agent.isRemote else { return false }
    switch action {
    case .freed:
      guard seatStates[seat].isClosed || seatStates[seat].isTaken else { return false }
      sendAway(from: seat, isClosed: false, at: now)
    case .sentAway:
      guard !seatStates[seat].isClosed else { return false }
      sendAway(from: seat, isClosed: true, at: now)
    case .muted, .unmuted:
      let isMuted = action == .muted
      guard seatStates[seat].guest != nil, seatStates[seat].isMuted != isMuted else { return false }
      seatStates[seat].isMuted = isMuted
    }
    tellAll(.done(action, seat: seat.index))
    return true
  }

  /// Sends all watchers away; returns how many there were.
  public mutating func sendWatchersAway() -> Int {
    for watcher in watchers { refuse(.sentAway, watcher.peer) }
    defer { watchers = [] }
    return watchers.count
  }

  /// Whether a seat's chat messages are dropped.
  public func isMuted(_ seat: Seat) -> Bool { seatStates[seat].isMuted }

  /// Whether the host has closed a seat to friends.
  public func isClosed(_ seat: Seat) -> Bool { seatStates[seat].isClosed }

  private mutating func sendAway(from seat: Seat, isClosed: Bool, at now: Duration) {
    if let guest = seatStates[seat].guest { refuse(.sentAway, guest.peer) }
    if seatStates[seat].token != nil {
      // A token that nobody is given replaces the person's.
      outputs.append(.admit(token: random(), seat: seat.index))
    }
    seatStates[seat].isClosed = isClosed
    seatStates[seat].clear()
    miss(seat, at: now)
  }
}
