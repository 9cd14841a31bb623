import CellGrid
import MueGame
import MueRules
import MueWords

/// Something at the table that a person may want to notice without looking.
public enum TableEvent: CaseIterable, Hashable, Sendable {
  /// The person is asked for a move.
  case yourTurn
  /// The person's side has won a trick.
  case trickWon
  /// A hand is over.
  case handOver
  /// A key has done nothing.
  case error

  /// How a person wants to notice it.
  func signal(in preferences: Preferences) -> Signal {
    switch self {
    case .yourTurn: preferences.turnSignal
    case .trickWon: preferences.trickSignal
    case .handOver: preferences.handSignal
    case .error: preferences.errorSignal
    }
  }
}

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

extension ScreenState {
  /// What has happened at the table since an earlier state, in the order of `TableEvent`.
  public func events(since old: ScreenState) -> [TableEvent] {
    TableEvent.allCases.filter { event in
      switch event {
      case .yourTurn: isAsked && !old.isAsked
      case .trickWon: hasWonTrick(since: old)
      case .handOver: isHandOver && !old.isHandOver
      case .error: false
      }
    }
  }

  /// Whether a key has brought nothing but an answer that says so.
  public func refuses(_ key: Key, since old: ScreenState) -> Bool {
    switch key {
    case .resized, .focusGained, .focusLost, .ended: return false
    case .mouse(let mouse) where mouse.action != .press: if notice == old.notice { return false }
    default: break
    }
    return notice != nil && notice != .confirmNewGame && scene == old.scene
      && selection == old.selection && hint == old.hint && preferences == old.preferences
  }

  private var isHandOver: Bool {
    if case .over = view.observation.publicState.phase { true } else { false }
  }

  private func hasWonTrick(since old: ScreenState) -> Bool {
    let (before, now) = (old.view.observation.publicState, view.observation.publicState)
    guard let person = view.person, view.hand == old.view.hand,
      now.finishedTricks > before.finishedTricks,
      let contract = now.contract
    else { return false }
    let isChiefSide = contract.isChiefSide(person)
    return now.tricks[before.finishedTricks..<now.finishedTricks].contains {
      contract.isChiefSide($0.winner) == isChiefSide
    }
  }
}
