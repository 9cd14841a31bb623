import CellGrid
import MueRules

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
