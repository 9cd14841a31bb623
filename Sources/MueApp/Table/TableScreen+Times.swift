import CellGrid
import MueGame
import MueUI

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
