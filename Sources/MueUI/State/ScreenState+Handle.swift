import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers a command, a key or the mouse; returns the effects for the program.
  ///
  /// Every key changes something or says why it does not. A key pressed while a finished trick lies
  /// on the table takes the trick off, and does its own work as well.
  public mutating func handle(_ input: Input) -> [Effect] {
    if case .mouse(let mouse, let size) = input { return handle(mouse, in: size) }
    if closesLessonCard(input) { return [] }
    let wasHeld = isTrickHeld
    isTrickHeld = false
    clicked = nil
    stack.notices.pass()
    stack.isRefused = false
    if let proposal, input == .command(.confirm) {
      hint = .none
      return [.make(proposal)]
    }
    if input != .command(.hint) { hint = .none }
    if input == .command(.leave) { return [.leave] }
    if !stack.pages.isEmpty { return answerPage(input) }
    if case .key = input, counting == nil {
      if !wasHeld { refuse(.unknownKey) }
      return []
    }
    switch inspected {
    case nil: return handleTable(input, wasHeld: wasHeld)
    case .card(let card): handleWhy(input, about: card)
    case .trick(let index): handlePastTrick(input, index)
    }
    return []
  }

  private mutating func handleTable(_ input: Input, wasHeld: Bool) -> [Effect] {
    if let effects = consent(input) { return effects }
    if let counting { return handleCounting(input, counting) }
    switch input {
    case .command(.participants): openParticipants()
    case .command(.menu): open(MenuPage())
    case .command(.summary), .command(.turnPage): open(SummaryPage())
    case .command(.sheet): open(SheetPage())
    case .command(.help): askWhy()
    case .command(.hint): askHint()
    case .command(.pastTrick): openPastTrick()
    case .command(.review): openReview()
    case .command(.replay): return [.replay(at: nil)]
    case .command(.undo) where participants != nil && view.person != nil && !canTakeBack:
      refuse(.nothingToTakeBack)
    case .command(.undo): return [.takeBack]
    case .command(.redo): return [.doAgain]
    case .command(.copyLine): return copyLine()
    case .command(.log): open(LogPage())
    case .command(.claim):
      if isAskedForCard { return [.claim] }
      refuse(.claimNotNow)
    default:
      if case .over = view.observation.publicState.phase {
        return leaveReckoning(input, wasHeld: wasHeld)
      }
      guard let legalMoves = view.observation.legalMoves else {
        if let turn = view.observation.publicState.turn, !wasHeld {
          refuse(.notYourTurn(name: view.players[turn].name.text))
        }
        return []
      }
      if wasHeld, input.confirms { return [] }
      return handleMove(input, legalMoves)
    }
    return []
  }

  private mutating func leaveReckoning(_ input: Input, wasHeld: Bool) -> [Effect] {
    if wasHeld { return [] }
    guard input == .command(.confirm) else {
      refuse(.unknownKey)
      return []
    }
    if isDrill { return [.dealNextHand] }
    if isAside { return [.leave] }
    if !view.isOver { return [.dealNextHand] }
    if isFinalOrderShown, view.notes.day != nil {
      return [.playAside(GamePlace(hand: 1, moves: 0))]
    }
    if isFinalOrderShown { return [.newGame] }
    isFinalOrderShown = true
    return []
  }

  /// Copies the line of the deal of the day, once there is one.
  private mutating func copyLine() -> [Effect] {
    guard let line = dayLine else {
      refuse(.noLineYet)
      return []
    }
    notice = .lineCopied
    return [.copy(line)]
  }

  /// Opens the page about the people at the table, if there are any others.
  private mutating func openParticipants() {
    if participants == nil { refuse(.companyAlone) } else { open(ParticipantsPage()) }
  }

  /// Opens the review of a finished hand.
  private mutating func openReview() {
    if isExercise {
      refuse(.lessonNotHere)
    } else if view.observation.publicState.score == nil {
      refuse(.reviewAfterHand)
    } else {
      open(ReviewPage())
    }
  }

  private mutating func openPastTrick() {
    let finished = view.observation.publicState.finishedTricks
    if finished == 0 {
      refuse(.noTrickYet)
    } else {
      inspected = .trick(finished - 1)
    }
  }

  /// Answers an input while a finished trick is looked at.
  private mutating func handlePastTrick(_ input: Input, _ index: Int) {
    switch input {
    case .command(.previous), .command(.pastTrick): inspected = .trick(max(0, index - 1))
    case .command(.next):
      inspected = .trick(min(view.observation.publicState.finishedTricks - 1, index + 1))
    case .command(.log): open(LogPage())
    case .command(.menu), .command(.confirm), .command(.toggle), .command(.help),
      .command(.turnPage), .command(.summary), .command(.sheet), .command(.pass):
      inspected = nil
    default: break
    }
  }
}
