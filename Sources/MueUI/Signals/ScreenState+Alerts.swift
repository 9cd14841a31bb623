import CellGrid
import MueWords

extension ScreenState {
  /// How the terminal lets the person notice some events: each way once, and none that is not wanted.
  ///
  /// While the person looks at another window, `isAway`, the desktop may tell whose turn it is.
  public func alerts(for events: [TableEvent], isAway: Bool, words: Words) -> [Alert] {
    let signals = events.map { $0.signal(in: preferences) }
    var alerts: [Alert] = []
    if signals.contains(.bell) { alerts.append(.bell) }
    if signals.contains(.flash) { alerts.append(.flash) }
    if isAway, preferences.notification, events.contains(.yourTurn) {
      alerts.append(.notification(words(.summons)))
    }
    return alerts
  }
}
