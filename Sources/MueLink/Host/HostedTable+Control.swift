import MueGame
import MueRules

extension HostedTable {
  /// Does something about a friend's seat, and tells everybody; false where there is nothing to do.
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

  /// Sends those away who only look on; how many there were.
  public mutating func sendWatchersAway() -> Int {
    for watcher in watchers { refuse(.sentAway, watcher.peer) }
    defer { watchers = [] }
    return watchers.count
  }

  /// Whether what the person of a seat says is passed on to nobody.
  public func isMuted(_ seat: Seat) -> Bool { seatStates[seat].isMuted }

  /// Whether the host keeps friends from a seat.
  public func isClosed(_ seat: Seat) -> Bool { seatStates[seat].isClosed }

  private mutating func sendAway(from seat: Seat, isClosed: Bool, at now: Duration) {
    if let guest = seatStates[seat].guest { refuse(.sentAway, guest.peer) }
    if seatStates[seat].token != nil {
      // A token that nobody is told takes the place of the one that led here.
      outputs.append(.admit(token: random(), seat: seat.index))
    }
    seatStates[seat].isClosed = isClosed
    seatStates[seat].clear()
    miss(seat, at: now)
  }
}
