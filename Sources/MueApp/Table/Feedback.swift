import CellGrid
import MueUI

/// Bells, flashes and animations for events at a table.
struct Feedback {
  /// The last state whose events have been reported.
  private var noticed: ScreenState
  private var motion: (Motion, since: Duration)?

  var isMoving: Bool { motion != nil }

  /// Feedback that starts from a state, whose events are not reported.
  init(noticed state: ScreenState) { noticed = state }

  mutating func begin(_ motion: Motion?, at now: Duration) {
    self.motion = motion.map { ($0, since: now) }
  }

  /// Takes a state without events, such as one after an undo.
  mutating func passOver(_ state: ScreenState) { noticed = state }

  /// Takes the next state: starts and advances animations, and returns the events since the last
  /// state.
  mutating func notice(_ state: inout ScreenState, at now: Duration) -> [TableEvent] {
    let events = state.events(since: noticed)
    if let begun = state.motion(since: noticed) { motion = (begun, since: now) }
    noticed = state
    state.moving = motion.flatMap { MotionProgress($0, after: now - $1) }
    if state.moving == nil { motion = nil }
    return events
  }

  /// Ends the animation at a key, which is answered as after its end.
  mutating func skipMotion(at key: Key) {
    if !key.isDrag { motion = nil }
  }
}
