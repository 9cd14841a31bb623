import MueRules
import MueTable

extension HostedTable {
  /// Does something about a friend's seat, and tells everybody; false where there is nothing to do.
  @discardableResult
  public mutating func act(_ action: HostAction, on seat: Seat, at now: Duration) -> Bool {
    guard chairs[seat].player.agent.isRemote else { return false }
    switch action {
    case .freed:
      guard chairs[seat].isClosed || chairs[seat].isTaken else { return false }
      sendAway(from: seat, isClosed: false, at: now)
    case .sentAway:
      guard !chairs[seat].isClosed else { return false }
      sendAway(from: seat, isClosed: true, at: now)
    case .muted, .unmuted:
      let isMuted = action == .muted
      guard chairs[seat].guest != nil, chairs[seat].isMuted != isMuted else { return false }
      chairs[seat].isMuted = isMuted
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
  public func isMuted(_ seat: Seat) -> Bool { chairs[seat].isMuted }

  /// Whether the host keeps friends from a seat.
  public func isClosed(_ seat: Seat) -> Bool { chairs[seat].isClosed }

  private mutating func sendAway(from seat: Seat, isClosed: Bool, at now: Duration) {
    if let guest = chairs[seat].guest { refuse(.sentAway, guest.peer) }
    if chairs[seat].token != nil {
      // A token that nobody is told takes the place of the one that led here.
      errands.append(.admit(token: random(), seat: seat.index))
    }
    chairs[seat].isClosed = isClosed
    chairs[seat].clear()
    miss(seat, at: now)
  }
}
