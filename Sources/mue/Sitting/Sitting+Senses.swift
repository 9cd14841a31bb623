import CellGrid
import MueScreen

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
      let command = evening.picture.command(at: mouse.place, of: state, size: size)
    {
      return state.press(command)
    }
    return state.handle(mouse, in: size)
  }

  /// Lets the person notice what has happened at the table since the last time.
  func ring() {
    ring(state.events(since: noticed))
    noticed = state
  }

  private func ring(_ events: [TableEvent]) {
    let alerts = state.alerts(for: events, isAway: evening.isAway, words: evening.words)
    for alert in alerts { evening.console.ring(alert) }
  }
}
