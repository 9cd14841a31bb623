import CellGrid
import MueRules
import MueTable
import MueWords

/// The keys that do something now, the most useful first; those that find no room are left out.
struct KeyBar {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) {
    var x = rect.x + 1
    var y = rect.y
    for hint in hints {
      let text = pen.text(hint)
      if x + text.columns > rect.right - 1 {
        guard y + 1 < rect.bottom, rect.x + 1 + text.columns < rect.right else { continue }
        x = rect.x + 1
        y += 1
      }
      x = pen.write(text, x: x, y: y, .quiet, in: rect) + 2
    }
  }

  private var hints: [Phrase] {
    switch state.scene {
    case .menu: [.keysUpDown, .keysChange, .keyOpen, .keyBack]
    case .sheet, .document: [.keysScroll, .keyBack, .keyLeave]
    case .pastTrick: [.keysTricks, .keyBack, .keyLeave]
    case .why: [.keysChoose, .keyBack, .keyHelp, .keyLeave]
    case .summary: [.keyBack, .keySheet, .keyLeave]
    case .table: tableHints
    }
  }

  private var tableHints: [Phrase] {
    let help: Phrase = state.isSomethingGrey ? .keyWhy : .keyHelp
    let undo: [Phrase] = state.canTakeBack ? [.keyUndo] : []
    let rest = [help, .keyMenu, .keyLeave] + undo + [.keyPages, .keyPastTrick]
    if case .over = state.view.observation.faceUp.phase, !state.isTrickHeld {
      return [.keyGoOn, .keyPastTrick, .keySheet, .keyMenu, .keyLeave] + undo
    }
    guard state.isAsked else { return rest }
    switch state.view.observation.legalMoves {
    case .bid: return [.keysChoose, .keysPush, .keyLock, .keyPass] + rest
    case .play: return [.keysChoose, .keyPlay] + rest
    default: return [.keysChoose, .keyConfirm] + rest
    }
  }
}
