import CellGrid
import MueScreen
import MueTable

extension Sitting {
  /// Lets the state answer a key or the mouse, and the person notice it when that did nothing.
  func effects(of key: Key) -> [Effect] {
    let before = state
    let effects = evening.answer(key, for: &state)
    if effects.isEmpty, state.refuses(key, since: before) { ring([.error]) }
    return effects
  }

  /// Lets the person notice what has happened at the table since the last time, by ear and by eye.
  func noticeChanges() {
    ring(state.events(since: noticed))
    if let begun = state.motion(since: noticed) { motion = (begun, since: clock.now) }
    noticed = state
  }

  /// Takes what moves on the table as far as its time has come.
  func move() {
    state.moving = motion.flatMap { Moving($0, after: clock.now - $1) }
    if state.moving == nil { motion = nil }
  }

  /// Ends what moves at once, so that a key is answered as if it had been over.
  func skipMotion(for key: Key) {
    switch key {
    case .resized: break
    case .mouse(let mouse) where mouse.action == .drag || mouse.action == .release: break
    default:
      motion = nil
      state.moving = nil
    }
  }

  var patience: Int? {
    let frame = motion == nil ? nil : Moving.frameMilliseconds
    let isWaiting =
      (state.isTrickHeld || choice != nil) && (state.scene == .table || link != nil)
    let rest = isWaiting ? quietUntil.map(clock.millisecondsLeft) : nil
    let times = [frame, lateKeys.patience(clock), rest, untilNextMinute, link?.patience]
    return times.compactMap(\.self).min()
  }

  /// Puts the playing time where the title can show it; a side game has none.
  func showTime() {
    state.minutesPlayed = keeper.isAside ? nil : time.seconds(at: evening.now) / 60
  }

  /// When the title has another time to show, in milliseconds: it wakes nobody more often.
  private var untilNextMinute: Int? {
    guard state.preferences.clock, !keeper.isAside else { return nil }
    return time.untilNextMinute(at: evening.now).map { Int($0 / .milliseconds(1)) + 1 }
  }

  private func ring(_ events: [TableEvent]) {
    let alerts = state.alerts(for: events, isAway: evening.isAway, words: evening.words)
    for alert in alerts { evening.console.ring(alert) }
  }
}
