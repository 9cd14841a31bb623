import CellGrid
import MueUI

/// Bells, flashes and animations for events at a table.
struct Feedback {
  /// The last state whose events have been reported.
  private var noticed: ScreenState
  /// The current animation and its start time.
  private var motion: (Motion, since: Duration)?

  /// Whether there is an animation.
  var isMoving: Bool { motion != nil }

  /// Feedback that starts from a state, whose events are not reported.
  init(noticed state: ScreenState) { noticed = state }

  /// Starts an animation.
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

  /// Ends the animation at once, so that an input is answered as after its end.
  mutating func skipMotion(for input: Input, _ state: inout ScreenState) {
    switch input {
    case .mouse(let mouse, _) where mouse.action == .drag || mouse.action == .release: break
    default:
      motion = nil
      state.moving = nil
    }
  }
}
