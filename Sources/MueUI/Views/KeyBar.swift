import CellGrid
import MueGame
import MueRules
import MueWords

/// The keys that do something now, the most useful first; those that find no room are left out.
struct KeyBar {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) { row.draw(on: &pen, in: rect) }

  /// The keys as a row of buttons.
  var row: HintRow { HintRow(hints: hints) }

  private var hints: [Phrase] {
    switch state.scene {
    case .menu: [.keysUpDown, .keyOpen, .keyBack, .keyLeave]
    case .settings(let page): page.hints
    case .keys(let page): page.hints
    case .document(let reader): reader.hints
    case .sheet: [.keysScroll, .keyReplay, .keyBack, .keyLeave]
    case .log: [.keysScroll, .keyBack, .keyLeave]
    case .review: [.keysScroll, .keysDearest, .keyReplay, .keyBack, .keyLeave]
    case .replay: state.replay?.hints ?? [.keyBack]
    case .participants(let page): state.participants.map(page.hints) ?? [.keyBack]
    case .pastTrick: [.keysTricks, .keyLog, .keyBack, .keyLeave]
    case .why: [.keysChoose, .keyBack, .keyHelp, .keyLeave]
    case .summary: [.keyBack, .keySheet, .keyLeave]
    case .table: state.isLessonCardOpen ? [.keyGoOn, .keyMenu, .keyLeave] : tableHints
    }
  }

  private var tableHints: [Phrase] {
    let help: Phrase = state.isSomethingGrey ? .keyWhy : .keyHelp
    let hint: [Phrase] = state.mayAskHint ? [.keyHint] : []
    let undo: [Phrase] = state.canTakeBack ? [.keyUndo] : []
    let claim: [Phrase] = state.isSettled ? [.keyClaim] : []
    let rest =
      claim + [help] + hint + (state.participants == nil ? [] : [.keyCompany])
      + [.keyMenu, .keyLeave] + undo
      + [.keyPages, .keyPastTrick, .keyLog]
    if case .over = state.view.observation.publicState.phase, !state.isTrickHeld {
      let looksBack = state.lesson == nil && !state.isGuest
      let lookBack: [Phrase] = looksBack ? [.keyReview, .keyReplay] : []
      return [.keyGoOn] + lookBack + [.keySheet, .keyMenu, .keyLeave] + undo
        + [.keyPastTrick, .keyLog]
    }
    guard state.isAsked else { return rest }
    switch state.view.observation.legalMoves {
    case .bid: return [.keysChoose, .keysPush, .keyLock, .keyPass] + rest
    case .play: return [.keysChoose, .keyPlay] + rest
    default: return [.keysChoose, .keyConfirm] + rest
    }
  }
}
