import CellGrid
import MueRules

/// When the next thing may happen by itself at a table.
///
/// A computer player's move is shown when the pause after the move before is over, and a finished trick
/// lies until its pause is over or a key takes it. The table, a guest's table, the lesson and plain mode all
/// go by it. It reads no clock: every time is on the caller's.
public struct Pacing: Sendable {
  /// How long nothing happens by itself.
  private enum Pause {
    case over
    case until(Duration)
    case untilKey
  }

  /// What is known of the move of the computer player that is to move.
  private enum Decision {
    case unasked
    case awaited
    case made(Move)
  }

  private var pause = Pause.over
  private var decision = Decision.unasked
  private var lateKeys = LateKeyFilter()

  /// A table at which nothing waits.
  public init() {}

  /// Begins a pause of some milliseconds; nil is one that only a key ends.
  public mutating func rest(milliseconds: Int?, from now: Duration) {
    pause = milliseconds.map { .until(now + .milliseconds($0)) } ?? .untilKey
  }

  /// Ends the pause, as a key does that takes a finished trick.
  public mutating func endRest() { pause = .over }

  /// Whether a pause has begun that nothing has ended, even if its time has come.
  public var isResting: Bool {
    if case .over = pause { false } else { true }
  }

  /// Whether something may happen by itself.
  public func isDue(at now: Duration) -> Bool {
    switch pause {
    case .over: true
    case .until(let end): now >= end
    case .untilKey: false
    }
  }

  /// When the loop must look again; nil when only a key or an answer can change anything.
  ///
  /// `isWaiting` tells whether anything waits for the end of the pause.
  public func nextLook(isWaiting: Bool) -> Duration? {
    let end: Duration? = if isWaiting, case .until(let end) = pause { end } else { nil }
    return [end, lateKeys.end].compactMap(\.self).min()
  }
}

extension Pacing {
  /// Whether nobody has been asked yet for the move that comes next.
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

  /// A computer player begins to think.
  public mutating func awaitMove() { decision = .awaited }

  /// A move is ready, and is handed out when the pause is over.
  public mutating func decide(_ move: Move) { decision = .made(move) }

  /// A move that is ready is not wanted any more; one that is being thought about still is.
  public mutating func dropMove() {
    if hasMove { decision = .unasked }
  }

  /// No move is wanted any more: the game has gone on, or back, without it.
  public mutating func forgetMove() { decision = .unasked }

  /// The move whose time has come, once.
  public mutating func takeMove(at now: Duration) -> Move? {
    guard case .made(let move) = decision, isDue(at: now) else { return nil }
    decision = .unasked
    return move
  }
}

extension Pacing {
  /// Whether a finished trick goes by itself now; keys pressed for it are late from then on.
  public mutating func releasesTrick(at now: Duration) -> Bool {
    guard isDue(at: now) else { return false }
    pause = .over
    lateKeys.begin(at: now)
    return true
  }

  /// Whether an input was meant for a trick that has just gone by itself, so that it answers nothing else.
  public mutating func isLate(_ input: Input, in state: ScreenState) -> Bool {
    lateKeys.takes(input, in: state)
  }

  /// The loop looks again, having read all keys that had come.
  public mutating func look(at now: Duration) { lateKeys.look(at: now) }
}

/// Holds back the key that was pressed for a trick that has just gone by itself.
///
/// A key is late until some time has gone and the loop has looked again: the keys that came while the
/// loop was kept from looking are read before that.
struct LateKeyFilter {
  /// Until when keys are late; nil when none is.
  private(set) var end: Duration?

  /// A trick goes by itself.
  mutating func begin(at now: Duration) { end = now + .milliseconds(250) }

  /// The loop looks again, having read all keys that had come.
  mutating func look(at now: Duration) {
    if let end, now >= end { self.end = nil }
  }

  /// Whether an input confirms and is late; after the first input of any kind none is.
  mutating func takes(_ input: Input, in state: ScreenState) -> Bool {
    guard end != nil else { return false }
    end = nil
    return state.scene == .table && input.confirms
  }
}
