import CellGrid
import MueUI

/// What the person at a table notices by ear and by eye: bells for what has happened, and cards that move.
struct Feedback {
  /// The state of which the person has noticed everything.
  private var noticed: ScreenState
  /// What moves on the table, and since when.
  private var motion: (Motion, since: Duration)?

  /// Whether something moves.
  var isMoving: Bool { motion != nil }

  /// A person who has noticed everything of a state.
  init(noticed state: ScreenState) { noticed = state }

  /// Something begins to move.
  mutating func begin(_ motion: Motion?, at now: Duration) {
    self.motion = motion.map { ($0, since: now) }
  }

  /// A state of which there is nothing to notice, such as one gone back to.
  mutating func passOver(_ state: ScreenState) { noticed = state }

  /// Lets the person notice what has happened since the last time, and moves what moves as far as its
  /// time has come.
  mutating func notice(_ state: inout ScreenState, in session: Session) {
    let now = session.around.clock.now
    session.ring(state.events(since: noticed), of: state)
    if let begun = state.motion(since: noticed) { motion = (begun, since: now) }
    noticed = state
    state.moving = motion.flatMap { MotionProgress($0, after: now - $1) }
    if state.moving == nil { motion = nil }
  }

  /// Ends what moves at once, so that a key is answered as if it had been over.
  mutating func skipMotion(for key: Key, _ state: inout ScreenState) {
    switch key {
    case .resized: break
    case .mouse(let mouse) where mouse.action == .drag || mouse.action == .release: break
    default:
      motion = nil
      state.moving = nil
    }
  }
}

extension Session {
  /// Lets the state of a table answer a key or the mouse, and the person notice it when that did nothing.
  func effects(of key: Key, on state: inout ScreenState) -> [Effect] {
    let before = state
    let effects = answer(key, for: &state)
    if effects.isEmpty, state.refuses(key, since: before) { ring([.error], of: state) }
    return effects
  }

  /// Rings, flashes or sends word of what happened at a table, as the person likes.
  fileprivate func ring(_ events: [TableEvent], of state: ScreenState) {
    for alert in state.alerts(for: events, isAway: isAway, words: words) { console.ring(alert) }
  }
}
