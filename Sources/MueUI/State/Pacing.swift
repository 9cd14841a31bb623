import MueRules

/// When a table may go on without the person.
///
/// A computer player's move is shown after the pause that follows the previous move. A finished
/// trick stays until its pause is over or a key removes it. The table, a guest's table, the lesson
/// and plain mode all use this type. It reads no clock; the caller passes all times.
public struct Pacing: Sendable {
  /// A time in which nothing happens unless a key is pressed.
  private enum Pause {
    case over
    case until(Duration)
    case untilKey
  }

  /// The progress of the next computer player's decision.
  private enum Decision {
    case unasked
    case awaited
    case made(Move)
  }

  private var pause = Pause.over
  private var decision = Decision.unasked
  /// The earliest time to show the awaited move; nil to show it as soon as it is ready.
  private var earliest: Duration?
  /// The end of the time in which a key was probably meant for a trick just removed and is ignored;
  /// nil if there is no such time.
  ///
  /// It is cleared when the loop checks again after that time, so that keys that arrived while the
  /// loop was busy are read first.
  private var lateUntil: Duration?

  /// The end of the time in which a key was probably pressed before what has appeared was seen, and is
  /// ignored if it would answer that; cleared as `lateUntil` is.
  private var unreadUntil: Duration?

  /// The end of the time in which Enter was probably pressed for the proposal that was shown before;
  /// cleared as `lateUntil` is.
  private var changedUntil: Duration?

  public init() {}

  /// Notes that something to read has appeared: keys pressed ahead do not answer it.
  public mutating func showUnread(at now: Duration) { unreadUntil = now + .milliseconds(300) }

  /// Notes that the hint on the table proposes another move now.
  public mutating func changeProposal(at now: Duration) {
    changedUntil = now + .milliseconds(500)
  }

  /// Begins a pause of some milliseconds; if nil, only a key ends it.
  public mutating func rest(milliseconds: Int?, from now: Duration) {
    pause = milliseconds.map { .until(now + .milliseconds($0)) } ?? .untilKey
  }

  /// Ends the pause, as does a key that removes a finished trick.
  public mutating func endRest() { pause = .over }

  /// Whether a pause has begun and has not been ended, even if its time is up.
  public var isResting: Bool {
    if case .over = pause { false } else { true }
  }

  /// Whether the table may go on without a key.
  public func isDue(at now: Duration) -> Bool {
    switch pause {
    case .over: true
    case .until(let end): now >= end
    case .untilKey: false
    }
  }

  /// The milliseconds until the pause is over; 0 if it is over, or if only a key ends it.
  public func millisecondsLeft(at now: Duration) -> Int {
    guard case .until(let end) = pause else { return 0 }
    return max(0, Int((end - now) / .milliseconds(1)))
  }

  /// The time of the next check; nil if only a key or an answer can change anything.
  ///
  /// `isWaiting` is true if something waits for the end of the pause.
  public func nextLook(isWaiting: Bool) -> Duration? {
    let pauseEnd: Duration? =
      switch pause {
      // A move that is ready is due now.
      case .over: hasMove ? .zero : nil
      case .until(let end): end
      case .untilKey: nil
      }
    let end = pauseEnd.map { hasMove ? max($0, earliest ?? $0) : $0 }
    return [isWaiting ? end : nil, lateUntil, unreadUntil, changedUntil].compactMap(\.self).min()
  }
}

extension Pacing {
  /// Whether the next move has not been requested yet.
  public var isMoveUnasked: Bool {
    if case .unasked = decision { true } else { false }
  }

  /// Whether a computer player is thinking about its move.
  public var isMoveAwaited: Bool {
    if case .awaited = decision { true } else { false }
  }

  /// Whether a move waits for the end of the pause.
  public var hasMove: Bool {
    if case .made = decision { true } else { false }
  }

  /// Notes that a computer player has begun to think.
  ///
  /// Its move is not shown before `earliest`, so that the delay does not reveal whether it had a
  /// choice.
  public mutating func awaitMove(until earliest: Duration? = nil) {
    decision = .awaited
    self.earliest = earliest
  }

  /// Notes a move that is ready; `takeMove` returns it when the pause is over.
  public mutating func decide(_ move: Move) {
    if isMoveUnasked { earliest = nil }
    decision = .made(move)
  }

  /// Drops a move that is ready, but not one still being thought about.
  public mutating func dropMove() {
    if hasMove { decision = .unasked }
  }

  /// Drops any move, ready or not, because the game has moved on or back without it.
  public mutating func forgetMove() { decision = .unasked }

  /// Returns the move once it may be shown, and only once.
  public mutating func takeMove(at now: Duration) -> Move? {
    guard case .made(let move) = decision, isDue(at: now), now >= earliest ?? now else {
      return nil
    }
    decision = .unasked
    return move
  }

  /// Whether a finished trick is removed now without a key; keys pressed for it afterwards are
  /// late.
  public mutating func releasesTrick(at now: Duration) -> Bool {
    guard isDue(at: now) else { return false }
    pause = .over
    lateUntil = now + .milliseconds(250)
    return true
  }

  /// Whether an input was meant for a trick that has just been removed, or for what came before
  /// something to read, and must be ignored; only the first input after the removal can be late.
  mutating func isLate(_ input: Input, in state: ScreenState) -> Bool {
    if unreadUntil != nil, state.answersUnread(input) { return true }
    guard lateUntil != nil else { return false }
    lateUntil = nil
    return state.isTableShown && input.confirms
  }

  /// Whether an input was probably meant for the move that the hint proposed before, and makes none;
  /// only the first input after the change can be.
  mutating func isForOldProposal(_ input: Input, in state: ScreenState) -> Bool {
    guard changedUntil != nil else { return false }
    changedUntil = nil
    return state.proposal != nil && input == .command(.confirm)
  }

  /// Notes that the loop has read all keys that had arrived.
  public mutating func look(at now: Duration) {
    if let end = lateUntil, now >= end { lateUntil = nil }
    if let end = unreadUntil, now >= end { unreadUntil = nil }
    if let end = changedUntil, now >= end { changedUntil = nil }
  }
}
