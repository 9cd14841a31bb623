import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers a command, a key or the mouse; returns the effects for the program.
  ///
  /// Every key changes something or says why it does not. A key pressed while a finished trick lies
  /// on the table takes the trick off, and does its own work as well.
  mutating func handle(_ input: Input) -> [Effect] {
    stack.isRefused = false
    if case .mouse(let mouse, let size) = input { return handle(mouse, in: size) }
    passing = nil
    if closesLessonCard(input) { return [] }
    if proposal != nil, input == .command(.menu) {
      hint = .none
      return []
    }
    let wasHeld = isTrickHeld
    isTrickHeld = false
    clicked = nil
    stack.notices.pass()
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
    case .command(.undo): return [.undo]
    case .command(.redo): return [.redo]
    case .command(.copyLine): return copyLine()
    case .command(.log): open(LogPage())
    case .command(.sort):
      preferences.sorting = preferences.sorting == .suits ? .numbers : .suits
      return [.keep(.sorting)]
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
      return [.playAside(GamePosition(hand: 1, moves: 0))]
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

  var mayAskHint: Bool { isAsked && preferences.hints && !isExercise }

  /// The bid that the person has pushed forward and not made.
  public var moveInMind: Move? {
    guard isAsked, case .bid = view.observation.legalMoves, !selection.pushed.isEmpty else {
      return nil
    }
    return .bid(selection.pushed)
  }

  /// Asks for a hint, or shows the next best move of the hint on the screen.
  mutating func askHint() {
    if isExercise {
      refuse(.lessonNotHere)
      return
    }
    switch hint {
    case .shown(var advice):
      advice.turn()
      hint = .shown(advice)
    case .awaited: break
    case .none, .reviewing, .warned:
      if !preferences.hints {
        refuse(.hintsOffHere)
      } else if let turn = view.observation.publicState.turn, turn != view.person {
        refuse(.notYourTurn(name: view.players[turn].name.text))
      } else if isAsked {
        hint = .awaited
      } else {
        refuse(.unknownKey)
      }
    }
  }

  /// Shows the hint that was awaited; `view` already counts it.
  public mutating func show(_ advice: Advice, in view: GameObservation) {
    self.view = view
    hint = .shown(advice)
  }

  /// Shows a view that differs from the last one only in what is kept of the game.
  public mutating func show(notesOf view: GameObservation) { self.view = view }

  /// The move that the hint on the table proposes: it is marked, and Enter makes it.
  var proposal: Move? {
    if case .shown(let advice) = hint, isTableShown { advice.choice.move } else { nil }
  }

  /// What the status line tells: the hint, or else the latest event.
  var told: [Phrase] {
    switch hint {
    case _ where status.isLineLost: [.lineLost]
    case .none: [notice ?? reminder].compactMap(\.self)
    case .awaited: [.hintThinking]
    case .reviewing: [.coachLooks]
    case .warned(let warning): [warning]
    case .shown(let advice):
      [advice.choice.figures, advice.choice.reason].compactMap(\.self)
    }
  }

  /// What stays until the person has moved in the hand: that it may be the last one, or who has
  /// picked the person as partner.
  private var reminder: Phrase? {
    let narration = Narration(view)
    let turns = view.observation.publicState.auction.turns
    if view.observation.publicState.roles == nil, !turns.contains(where: { $0.seat == view.person })
    {
      return isAside || isExercise ? nil : narration.lastHandNews
    }
    return isTrickHeld ? nil : narration.pick
  }

  /// Whether the person's move is held back while the coach reviews it; any other key takes it back.
  public var isMoveHeldBack: Bool {
    get { hint == .reviewing }
    set { hint = newValue ? .reviewing : .none }
  }

  /// Warns of the move that was held back; `view` already counts the warning as a hint.
  public mutating func warn(_ warning: Phrase, in view: GameObservation) {
    self.view = view
    hint = .warned(warning)
  }

  /// Whether the person has been warned of the move that the next key makes.
  var isWarned: Bool { if case .warned = hint { true } else { false } }

  var isSomethingGrey: Bool { isAsked && view.observation.hand.contains(where: isGrey) }

  /// Asks about the first grey card to the right of the chosen one; without grey cards, opens the
  /// help.
  mutating func askWhy() {
    let hand = handFromLeft
    let index = selection.card.flatMap(hand.firstIndex) ?? 0
    guard isAsked, let grey = (hand[index...] + hand[..<index]).first(where: isGrey) else {
      open(Reader(.howto))
      return
    }
    inspected = .card(grey)
  }

  /// Answers an input while a card is asked about: the arrow moves over all cards, including grey
  /// ones.
  ///
  /// Back at the table, the card stays chosen if it can be played.
  mutating func handleWhy(_ input: Input, about card: Card) {
    let hand = handFromLeft
    let index = hand.firstIndex(of: card) ?? 0
    switch input {
    case .command(.previous): inspected = .card(hand[(index + hand.count - 1) % hand.count])
    case .command(.next): inspected = .card(hand[(index + 1) % hand.count])
    case .command(.first): inspected = .card(hand.first ?? card)
    case .command(.last): inspected = .card(hand.last ?? card)
    case .digit(let digit): jump(in: hand, from: index) { $0.rank.number == digit }
    case .suit(let suit): jump(in: hand, from: index) { $0.suit == suit }
    case .command(.help): open(Reader(.howto))
    case .command(.menu), .command(.confirm), .command(.toggle), .command(.up), .command(.down):
      inspected = nil
      if !isGrey(card), view.observation.legalMoves?.isAboutCards == true {
        selection.card = card
      }
    default: refuse(.unknownKey)
    }
  }

  private mutating func jump(in hand: [Card], from index: Int, where fits: (Card) -> Bool) {
    if let card = (hand[(index + 1)...] + hand[...index]).first(where: fits) {
      inspected = .card(card)
    } else {
      refuse(.noSuchCard)
    }
  }

  private func isGrey(_ card: Card) -> Bool { Narration(view).reason(against: card) != nil }
}
