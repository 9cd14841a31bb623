import CellGrid
import MueUI

/// What the person at a table notices by ear and by eye: what has happened, and cards that move.
struct Feedback {
  /// The last state whose events the person has been told.
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

  /// Takes a state without events, such as one after an undo.
  mutating func passOver(_ state: ScreenState) { noticed = state }

  /// Lets the person notice what has happened since the last time, and moves what moves as far as its
  /// time has come; returns what may be heard of it.
  mutating func notice(_ state: inout ScreenState, at now: Duration) -> [TableEvent] {
    let events = state.events(since: noticed)
    if let begun = state.motion(since: noticed) { motion = (begun, since: now) }
    noticed = state
    state.moving = motion.flatMap { MotionProgress($0, after: now - $1) }
    if state.moving == nil { motion = nil }
    return events
  }

  /// Ends what moves at once, so that an input is answered as if it had been over.
  mutating func skipMotion(for input: Input, _ state: inout ScreenState) {
    switch input {
    case .mouse(let mouse, _) where mouse.action == .drag || mouse.action == .release: break
    default:
      motion = nil
      state.moving = nil
    }
  }
}
