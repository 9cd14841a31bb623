import CellGrid
import MueGame
import MueRules
import MueWords

/// An event at the table that can ring or flash.
public enum TableEvent: CaseIterable, Hashable, Sendable {
  case yourTurn
  case trickWon
  case handOver
  /// A key did nothing.
  case error

  func signal(in preferences: Preferences) -> Signal {
    switch self {
    case .yourTurn: preferences.turnSignal
    case .trickWon: preferences.trickSignal
    case .handOver: preferences.handSignal
    case .error: preferences.errorSignal
    }
  }
}

extension Preferences {
  /// The alerts for events: each kind once, and only those that the person has switched on.
  ///
  /// If the person is in another window (`isAway`), a desktop notification may say that it is their
  /// turn.
  public func alerts(for events: [TableEvent], isAway: Bool, words: Words) -> [Alert] {
    let signals = events.map { $0.signal(in: self) }
    var alerts: [Alert] = []
    if signals.contains(.bell) { alerts.append(.bell) }
    if signals.contains(.flash) { alerts.append(.flash) }
    if isAway, notification, events.contains(.yourTurn) {
      alerts.append(.notification(words(.summons)))
    }
    return alerts
  }
}

extension ScreenState {
  /// The events since an earlier state, in the order of `TableEvent`.
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
