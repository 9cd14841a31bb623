import CellGrid
import MueGame
import MueWords

/// Draws the keys that work now, the most useful first; those that do not fit are left out.
struct KeyBar {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) { row.draw(on: &pen, in: rect) }

  var row: HintRow { HintRow(hints: hints) }

  private var hints: [Phrase] {
    if !state.stack.pages.isEmpty { return state.shownStack.hints }
    return switch state.inspected {
    case .card: [.keysChoose, .keyBack, .keyHelp]
    case .trick: [.keysTricks, .keyLog, .keyBack]
    case nil:
      state.isLessonCardOpen
        ? [.keyGoOn] + (state.lesson == nil ? [] : choosing) + [.keyMenu, .keyLeave] : tableHints
    }
  }

  /// The keys that choose, except the confirming one.
  private var choosing: [Phrase] {
    guard state.isAsked else { return [] }
    return switch state.view.observation.legalMoves {
    case .bid: [.keysChoose, .keysPush, .keyPass]
    case .play: [.keysChoose]
    case .name, .pick: [.keysUpDown]
    case nil: []
    }
  }

  private var tableHints: [Phrase] {
    if state.counting != nil {
      return (state.isCountAsked ? [.hintType, .keyConfirm] : [.keyGoOn])
        + [.keyHelp, .keyMenu, .keyLeave]
    }
    if state.auction != nil {
      return [.keysUpDown, .keyConfirm, .keyHelp, .keyLog, .keyPages, .keyMenu, .keyLeave]
    }
    let help: Phrase = state.isSomethingGrey ? .keyWhy : .keyHelp
    let hint: [Phrase] =
      state.mayAskHint ? [.keyHint] : state.lesson == nil ? [] : [.keyReadAgain]
    let undo: [Phrase] = state.canTakeBack ? [.keyUndo] : []
    let claim: [Phrase] = state.status.isSettled ? [.keyClaim] : []
    let pastTrick: [Phrase] =
      state.view.observation.publicState.finishedTricks > 0 ? [.keyPastTrick] : []
    let isAuction = state.view.observation.publicState.roles == nil
    let bids: [Phrase] = state.mayAskAboutBids ? [.keyBids] : []
    let sort: [Phrase] = state.counting == nil ? [.keySort] : []
    let rest =
      claim + [help] + hint + (state.people == nil ? [] : [.keyPeople])
      + [.keyMenu, .keyLeave] + undo + (isAuction ? bids + sort : [])
      + [.keyPages] + pastTrick + [.keyLog] + (isAuction ? [] : sort + bids)
    if case .over = state.view.observation.publicState.phase, !state.isTrickHeld {
      let looksBack = !state.isExercise && !state.isGuest
      let lookBack: [Phrase] =
        looksBack ? (state.isRoomDay ? [] : [.keyReview]) + [.keyReplay] : []
      let isDayOver = state.view.notes.day != nil && state.isFinalOrderShown && !state.isAside
      let isMatchOver = state.isFinalOrderShown && !state.isAside
      let goOn: [Phrase] =
        isDayOver
        ? [.keyPlayAgain] + (state.dayLine == nil ? [] : [.keyCopyLine])
        : [isMatchOver ? .keyNewMatch : .keyGoOn]
      let best: [Phrase] =
        !state.isExercise && state.view.hasContract ? [.keyCurve, .keyBest] : []
      return goOn + lookBack + [.keySheet, .keyMenu, .keyLeave] + undo + pastTrick + [.keyLog]
        + best + (state.isExercise ? [] : [.keyExplain])
    }
    guard state.isAsked else { return rest }
    if state.proposal != nil {
      let isAboutCards = state.view.observation.legalMoves?.isAboutCards == true
      return [.keyDoProposal, .keyNextProposal, isAboutCards ? .keysChoose : .keysUpDown, .keyBack]
        + rest.filter { $0 != .keyHint && $0 != .keyMenu }
    }
    switch state.view.observation.legalMoves {
    case .bid:
      let turns = state.view.observation.publicState.auction.turns
      let hasPassed = turns.last { $0.seat == state.view.seat }?.cards.isEmpty == true
      return [.keysChoose, .keysPush, .keyLock, .keyPass]
        + (hasPassed && !state.isExercise ? [.keyPassOn] : []) + rest
    case .play: return [.keysChoose, .keyPlay] + rest
    default: return [.keysUpDown, .keyConfirm] + rest
    }
  }
}
