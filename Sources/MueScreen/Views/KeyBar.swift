import CellGrid
import MueRules
import MueTable
import MueWords

/// The keys that do something now, the most useful first; those that find no room are left out.
struct KeyBar {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) { HintRow(hints: hints).draw(on: &pen, in: rect) }

  private var hints: [Phrase] {
    switch state.scene {
    case .menu: [.keysUpDown, .keysChange, .keyOpen, .keyBack]
    case .document(let reader): Reader.hints(isTyping: reader.isTyping) + [.keyBack, .keyLeave]
    case .sheet: [.keysScroll, .keyBack, .keyLeave]
    case .pastTrick: [.keysTricks, .keyBack, .keyLeave]
    case .summary: [.keyBack, .keySheet, .keyLeave]
    case .table: state.isLessonCardOpen ? [.keyGoOn, .keyMenu, .keyLeave] : tableHints
    }
  }

  private var tableHints: [Phrase] {
    let rest: [Phrase] = [.keyHelp, .keyMenu, .keyLeave, .keyPages, .keyPastTrick]
    if case .over = state.view.observation.faceUp.phase, !state.isTrickHeld {
      return [.keyGoOn, .keyPastTrick, .keySheet, .keyMenu, .keyLeave]
    }
    guard state.isAsked else { return rest }
    switch state.view.observation.legalMoves {
    case .bid: return [.keysChoose, .keysPush, .keyLock, .keyPass] + rest
    case .play: return [.keysChoose, .keyPlay] + rest
    default: return [.keysChoose, .keyConfirm] + rest
    }
  }
}
