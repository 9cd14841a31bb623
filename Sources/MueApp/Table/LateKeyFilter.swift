import CellGrid
import MueGame
import MueUI

/// Holds back the key that was pressed for a trick that has just gone by itself, so that it does not
/// answer what is asked in its place.
///
/// A key is late until some time has gone and the loop has looked again: the keys that came while the
/// loop was kept from looking are read before that.
struct LateKeyFilter {
  private var end: Duration?

  /// A trick goes by itself.
  mutating func begin(at now: Duration) { end = now + .milliseconds(250) }

  /// The loop looks again, having read all keys that had come.
  mutating func look(at now: Duration) {
    if let end, now >= end { self.end = nil }
  }

  /// Whether an input confirms and is late; after the first of whatever kind none is.
  mutating func takes(_ input: Input, in state: ScreenState) -> Bool {
    guard end != nil else { return false }
    end = nil
    return state.scene == .table && input.confirms
  }

  /// After how many milliseconds the loop must look again; nil when no key is late.
  func patience(_ clock: any Clock) -> Int? { end.map(clock.millisecondsLeft) }
}

extension TableScreen {
  var patience: Int? {
    let frame = feedback.isMoving ? MotionProgress.frameMilliseconds : nil
    let isWaiting =
      (state.isTrickHeld || choice != nil) && (state.scene == .table || link != nil)
    let rest = isWaiting ? quietUntil.map(clock.millisecondsLeft) : nil
    let times = [frame, lateKeys.patience(clock), rest, untilNextMinute, link?.patience]
    return times.compactMap(\.self).min()
  }

  /// Puts the playing time where the title can show it; a side game has none.
  func showTime() {
    state.minutesPlayed = keeper.isAside ? nil : time.seconds(at: session.now) / 60
  }

  /// When the title has another time to show, in milliseconds: it wakes nobody more often.
  private var untilNextMinute: Int? {
    guard state.preferences.clock, !keeper.isAside else { return nil }
    return time.untilNextMinute(at: session.now).map { Int($0 / .milliseconds(1)) + 1 }
  }
}
