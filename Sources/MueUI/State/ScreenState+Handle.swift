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
    passNotice()
    if let proposal, input == .command(.confirm) {
      hint = .none
      return [.make(proposal)]
    }
    if input != .command(.hint) { hint = .none }
    if input == .command(.leave) { return [.leave] }
    switch (scene, input) {
    case (.settings(let page), _): return handleSettings(input, page)
    case (.keys(let page), _): return handleKeys(input, page)
    case (.document(let reader), _): read(reader, input)
    case (.participants(let page), _): return handleParticipants(input, page)
    case (.menu(let item, let isSure), _): return handleMenu(input, item, isSure: isSure)
    case (_, .key) where counting == nil: if !wasHeld { notice = .unknownKey }
    case (.table, _): return handleTable(input, wasHeld: wasHeld)
    case (.why(let card), _): handleWhy(input, about: card)
    case (.replay(let page, let below), _): return handleReplay(input, page, over: below)
    case (.summary, _), (.sheet, _), (.log, _), (.review, _), (.pastTrick, _):
      return handlePage(input)
    }
    return []
  }

  private mutating func handleTable(_ input: Input, wasHeld: Bool) -> [Effect] {
    if let effects = consent(input) { return effects }
    if let counting { return handleCounting(input, counting) }
    switch input {
    case .command(.participants): openParticipants()
    case .command(.menu): scene = .menu(.goOn)
    case .command(.summary): scene = .summary
    case .command(.sheet): scene = .sheet(row: 0)
    case .command(.turnPage): scene = .summary
    case .command(.help): askWhy()
    case .command(.hint): askHint()
    case .command(.pastTrick): openPastTrick()
    case .command(.review): openReview()
    case .command(.replay): return [.replay(at: nil)]
    case .command(.undo) where participants != nil && view.person != nil && !canTakeBack:
      notice = .nothingToTakeBack
    case .command(.undo): return [.takeBack]
    case .command(.redo): return [.doAgain]
    case .command(.copyLine): return copyLine()
    case .command(.log): scene = .log(row: Self.lastRow)
    case .command(.claim):
      if isAskedForCard { return [.claim] }
      notice = .claimNotNow
    default:
      if case .over = view.observation.publicState.phase {
        return leaveReckoning(input, wasHeld: wasHeld)
      }
      guard let legalMoves = view.observation.legalMoves else {
        if let turn = view.observation.publicState.turn, !wasHeld {
          notice = .notYourTurn(name: view.players[turn].name.text)
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
      notice = .unknownKey
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
      notice = .noLineYet
      return []
    }
    notice = .lineCopied
    return [.copy(line)]
  }

  private mutating func openPastTrick() {
    let finished = view.observation.publicState.finishedTricks
    if finished == 0 {
      notice = .noTrickYet
    } else {
      scene = .pastTrick(finished - 1)
    }
  }

  private mutating func handlePage(_ input: Input) -> [Effect] {
    switch (input, scene) {
    case (.command(.replay), .review(_, _, over: .replay)): leavePage()
    case (.command(.replay), .sheet), (.command(.replay), .review): return [.replay(at: nil)]
    case (.digit(let number), .review): return openDecision(number)
    case (.command(.summary), .sheet): scene = .summary
    case (.command(.sheet), .summary), (.command(.turnPage), .summary): scene = .sheet(row: 0)
    case (.command(.turnPage), .sheet), (.command(.log), .pastTrick):
      scene = .log(row: Self.lastRow)
    case (.command(.menu), _), (.command(.confirm), _), (.command(.toggle), _),
      (.command(.help), _), (.command(.turnPage), _), (.command(.summary), _),
      (.command(.sheet), _), (.command(.pass), _), (.command(.log), _),
      (.command(.review), .review):
      leavePage()
    case (.command(.previous), .pastTrick(let index)),
      (.command(.pastTrick), .pastTrick(let index)):
      scene = .pastTrick(max(0, index - 1))
    case (.command(.next), .pastTrick(let index)):
      scene = .pastTrick(min(view.observation.publicState.finishedTricks - 1, index + 1))
    default: scroll(input)
    }
    return []
  }

  /// A row beyond the end of any page; `clampScroll` reduces it to the last row.
  private static let lastRow = 10_000

  private mutating func scroll(_ input: Input) {
    func moved(_ row: Int) -> Int {
      switch input {
      case .command(.up), .command(.previous): max(0, row - 1)
      case .command(.down), .command(.next): row + 1
      case .command(.pageUp): max(0, row - 10)
      case .command(.pageDown): row + 10
      case .command(.first): 0
      case .command(.last): Self.lastRow
      default: row
      }
    }
    switch scene {
    case .sheet(let row): scene = .sheet(row: moved(row))
    case .log(let row): scene = .log(row: moved(row))
    case .review(let row, let review, let below):
      scene = .review(row: moved(row), review, over: below)
    default: break
    }
  }

  /// Limits a scrolled page to its rows; the view knows how many there are.
  mutating func clampScroll(to lastRow: Int) {
    switch scene {
    case .sheet(let row): scene = .sheet(row: min(row, lastRow))
    case .log(let row): scene = .log(row: min(row, lastRow))
    case .review(let row, let review, let below):
      scene = .review(row: min(row, lastRow), review, over: below)
    default: break
    }
  }
}
