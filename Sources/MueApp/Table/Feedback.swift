import CellGrid
import MueUI

/// Bells, flashes and animations for events at a table.
struct Feedback {
  /// The last state whose events were reported.
  private var noticed: ScreenState
  private var motion: (Motion, since: Duration)?

  var isMoving: Bool { motion != nil }

  /// Starts from a state whose own events are not reported.
  init(noticed state: ScreenState) { noticed = state }

  mutating func begin(_ motion: Motion?, at now: Duration) {
    self.motion = motion.map { ($0, since: now) }
  }

  /// Moves on to a state without reporting events, for example after an undo.
  mutating func passOver(_ state: ScreenState) { noticed = state }

  /// Moves on to the next state: starts and advances animations, lets `pacing` hold back keys while there
  /// is something new to read, and returns the events since the last state.
  mutating func notice(
    _ state: inout ScreenState, _ pacing: inout Pacing, at now: Duration
  ) -> [TableEvent] {
    let events = state.events(since: noticed)
    // At the fastest speed nothing waits.
    if state.isUnread(since: noticed), state.preferences.speed != .fastest {
      pacing.showUnread(at: now)
    }
    if let begun = state.motion(since: noticed) { motion = (begun, since: now) }
    noticed = state
    state.moving = motion.flatMap { MotionProgress($0, after: now - $1) }
    if state.moving == nil { motion = nil }
    return events
  }

  /// Ends the animation when a key is pressed; the key is then answered as usual.
  mutating func skipMotion(at key: Key) {
    if !key.isDrag { motion = nil }
  }
}
