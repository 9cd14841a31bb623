import CellGrid
import MueScreen
import MueTable

extension Sitting {
  /// Lets the state answer a key or the mouse, and the person notice it when that did nothing.
  func effects(of key: Key) -> [Effect] {
    let before = state
    let effects = answered(key)
    if effects.isEmpty, state.refuses(key, since: before) { ring([.error]) }
    return effects
  }

  private func answered(_ key: Key) -> [Effect] {
    guard case .mouse(let mouse) = key else { return state.handle(key) }
    let size = evening.console.size
    if mouse.action == .press,
      let key = evening.picture.key(at: mouse.place, of: state, size: size)
    {
      return state.press(key)
    }
    return state.handle(mouse, in: size)
  }

  /// Lets the person notice what has happened at the table since the last time, by ear and by eye.
  func noticeChanges() {
    ring(state.events(since: noticed))
    if let begun = state.motion(since: noticed) { motion = (begun, since: .now) }
    noticed = state
  }

  /// Takes what moves on the table as far as its time has come.
  func move() {
    state.moving = motion.flatMap { Moving($0, after: ContinuousClock.now - $1) }
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
    let own = [frame, untilNextMinute].compactMap(\.self).min()
    guard state.isTrickHeld || choice != nil, state.scene == .table else { return own }
    let rest = quietUntil.map { max(0, Int(($0 - ContinuousClock.now) / .milliseconds(1)) + 1) }
    return [own, rest].compactMap(\.self).min()
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
