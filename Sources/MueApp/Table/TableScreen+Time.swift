import CellGrid
import MueGame
import MueUI

extension TableScreen {
  var patience: Int? {
    let frame = feedback.isMoving ? MotionProgress.frameMilliseconds : nil
    let isWaiting = isMovingOn && (state.isTrickHeld || pacing.hasMove)
    let next = pacing.nextLook(isWaiting: isWaiting).map(clock.millisecondsLeft)
    let times = [frame, next, untilNextMinute, link?.patience]
    return times.compactMap(\.self).min()
  }

  /// Puts the playing time where the title shows it; a side game has none.
  func showTime() {
    state.status.minutesPlayed = keeper.isAside ? nil : time.seconds(at: session.now) / 60
  }

  /// The milliseconds until the title shows another minute; the loop wakes no more often for it.
  private var untilNextMinute: Int? {
    guard state.preferences.clock, !keeper.isAside else { return nil }
    return time.untilNextMinute(at: session.now).map { Int($0 / .milliseconds(1)) + 1 }
  }
}
