import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers a command, a key or the mouse; returns the effects for the program.
  ///
  /// Every key changes something or explains why it does not. A key pressed while a finished trick
  /// lies on the table removes the trick and also does its own work.
  mutating func handle(_ input: Input, in window: Window) -> [Effect] {
    stack.isRefused = false
    defer { stack.explainRefusal(of: input) }
    if case .mouse(let mouse) = input { return handle(mouse, in: window) }
    passing = nil
    if closesLessonCard(input, in: window) { return [] }
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
    if !stack.pages.isEmpty { return answerPage(input, in: window) }
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
    if let auction { return handleAuction(input, auction) }
    switch input {
    case .command(.people): openPeople()
    case .command(.menu): open(MenuPage())
    case .command(.summary), .command(.turnPage): open(SummaryPage())
    case .command(.sheet): open(SheetPage())
    case .command(.help): askWhy()
    case .command(.hint): askHint()
    case .command(.bids): askAboutBids(of: view.seatAskedAbout)
    case .command(.pastTrick): openPastTrick()
    case .command(.review): openReview()
    case .command(.replay): return [.replay(at: nil)]
    case .command(.curve): return askCurve()
    case .command(.bestPlay): openBest()
    case .command(.explain) where isExercise: refuse(.lessonNotHere)
    case .command(.undo) where isRoomDay, .command(.redo) where isRoomDay: refuse(.dayWithoutHelp)
    case .command(.explain): return [.explain(move: nil, isOpen: false)]
    case .command(.undo) where people != nil && view.person != nil && !canTakeBack:
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
    // The key that ends the count of the score only shows its end.
    if wasHeld || awaitsCount { return [] }
    guard input.confirms else {
      refuse(.unknownKey)
      return []
    }
    if isDrill { return [.dealNextHand] }
    if isAside { return [.leave] }
    if isRoomDay { return [.roomDay] }
    if !view.isOver { return [.dealNextHand] }
    if isFinalOrderShown, view.notes.day != nil {
      return [.playAside(GamePosition(hand: 1, moves: 0))]
    }
    if isFinalOrderShown { return [.newGame] }
    isFinalOrderShown = true
    return []
  }

  /// Copies the line about the deal of the day, if it is known.
  private mutating func copyLine() -> [Effect] {
    guard let line = dayLine else {
      refuse(.noLineYet)
      return []
    }
    notice = .lineCopied
    return [.copy(line)]
  }

  /// Opens the page about the people at the table, if there are others; typing begins at once.
  private mutating func openPeople() {
    guard let people else { return refuse(.peopleAlone) }
    open(people.own == nil ? PeoplePage() : .talking)
  }

  private mutating func openReview() {
    if let refusalOfHelp {
      refuse(refusalOfHelp)
    } else if isGuest {
      refuse(.notWithFriends)
    } else if view.observation.publicState.score == nil {
      refuse(.reviewAfterHand)
    } else {
      open(ReviewPage())
    }
  }

  /// Asks for the curve of the hand just played, if it has one.
  private mutating func askCurve() -> [Effect] {
    if let refusal = refusalOfHindsight(before: .curveAfterHand) {
      refuse(refusal)
      return []
    }
    return [.curve]
  }

  /// Opens the page about best play.
  private mutating func openBest() {
    if let refusal = refusalOfHindsight(before: .bestAfterHand) {
      refuse(refusal)
    } else {
      open(BestPage(view: view))
    }
  }

  /// Why nothing can be worked out of the hand with all cards open; nil if it can.
  ///
  /// `early` is said before the hand is over.
  private func refusalOfHindsight(before early: Phrase) -> Phrase? {
    if isExercise { return .lessonNotHere }
    if view.observation.publicState.score == nil { return early }
    return view.hasContract ? nil : .curveNone
  }

  private mutating func openPastTrick() {
    let finished = view.observation.publicState.finishedTricks
    if finished == 0 {
      refuse(.noTrickYet)
    } else {
      inspected = .trick(finished - 1)
    }
  }

  /// Answers an input while the person looks at a finished trick.
  private mutating func handlePastTrick(_ input: Input, _ index: Int) {
    switch input {
    case .command(.previous), .command(.pastTrick): inspected = .trick(max(0, index - 1))
    case .command(.next):
      inspected = .trick(min(view.observation.publicState.finishedTricks - 1, index + 1))
    case .command(.log): open(LogPage())
    case .command(.menu), .command(.confirm), .command(.toggle), .command(.help),
      .command(.turnPage), .command(.summary), .command(.sheet), .command(.pass):
      inspected = nil
    default: refuse(.unknownKey)
    }
  }
}

extension ScreenState {
  /// Answers an input by which the person chooses or makes a move.
  mutating func handleMove(_ input: Input, _ legalMoves: LegalMoves) -> [Effect] {
    defer { selection.input = input }
    return switch legalMoves {
    case .bid(let free, let atMost): handleBid(input, free: free, atMost: atMost)
    case .name(let trumps): handleOption(input, trumps.map(Move.name))
    case .pick(let seats): handleOption(input, seats.map(Move.pick))
    case .play(let cards): handlePlay(input, cards)
    }
  }

  /// The cards to choose from, from left to right.
  func choosable(_ cards: CardSet) -> [Card] {
    handFromLeft.filter(cards.contains)
  }

  private mutating func handlePlay(_ input: Input, _ cards: CardSet) -> [Effect] {
    switch input {
    case .command(.toggle) where preferences.confirming == .enter,
      .command(.up) where preferences.confirming == .enter:
      refuse(.onlyOneKeyPlays)
    case .command(.confirm), .command(.toggle), .command(.up):
      guard let card = selection.card else {
        refuse(.chooseCardFirst)
        return []
      }
      return [.make(.play(card))]
    case .command(.pass), .command(.passOn):
      refuse(.passNotInPlay)
    default: choose(input, among: cards)
    }
    return []
  }

  private mutating func handleBid(_ input: Input, free: CardSet, atMost: Int) -> [Effect] {
    switch input {
    case .command(.up): push(atMost: atMost)
    case .command(.down): pull()
    case .command(.toggle):
      if let card = selection.card, selection.pushed.contains(card) {
        pull()
      } else {
        push(atMost: atMost)
      }
    case .command(.confirm):
      if selection.pushed.isEmpty {
        refuse(.nothingPushed)
      } else {
        return [.make(.bid(selection.pushed))]
      }
    case .command(.pass): return [.make(.pass)]
    case .command(.passOn):
      if !isExercise { passing = auctionRole }
      return [.make(.pass)]
    default: choose(input, among: free)
    }
    return []
  }

  private mutating func push(atMost: Int) {
    guard let card = selection.card else { return }
    if selection.pushed.contains(card) {
      refuse(.alreadyPushed)
    } else if selection.pushed.count >= atMost {
      refuse(atMost == 0 ? .nothingToLay : .pushedEnough(cards: atMost))
    } else {
      selection.pushed.insert(card)
    }
  }

  private mutating func pull() {
    guard let card = selection.card, selection.pushed.contains(card) else {
      refuse(.notPushed)
      return
    }
    selection.pushed.remove(card)
  }

  mutating func handleOption(_ input: Input, _ moves: [Move]) -> [Effect] {
    var chooser = Chooser(count: moves.count, chosen: selection.option)
    let turned: [Input: Input] = [
      .command(.previous): .command(.up), .command(.next): .command(.down),
    ]
    if chooser.answer(turned[input] ?? input, line: { _ in nil }) == .chosen {
      selection.option = chooser.index
      return []
    }
    switch input {
    case .digit(let digit): jump(to: Rank(digit).map { .name(.number($0)) }, in: moves)
    case .suit(let suit): jump(to: .name(.suit(suit)), in: moves)
    case .command(.confirm), .command(.toggle): return [.make(moves[chooser.index])]
    case .command(.pass), .command(.passOn): refuse(.passNotHere)
    default: refuse(.unknownKey)
    }
    return []
  }

  private mutating func jump(to move: Move?, in moves: [Move]) {
    if let move, let index = moves.firstIndex(of: move) {
      selection.option = index
    } else {
      refuse(.notListed)
    }
  }

  private mutating func choose(_ input: Input, among cards: CardSet) {
    let cards = choosable(cards)
    guard !cards.isEmpty else { return }
    // If no card is chosen, the arrow enters from either end.
    let index = selection.card.flatMap(cards.firstIndex)
    switch input {
    case .command(.previous):
      selection.card = cards[((index ?? 0) + cards.count - 1) % cards.count]
    case .command(.next): selection.card = cards[((index ?? -1) + 1) % cards.count]
    case .command(.first): selection.card = cards.first
    case .command(.last): selection.card = cards.last
    case .digit(let digit): jump(by: input, among: cards) { $0.rank.number == digit }
    case .suit(let suit): jump(by: input, among: cards) { $0.suit == suit }
    default: refuse(.unknownKey)
    }
  }

  /// Goes to the next card that fits; the first press stays on a fitting card unless it is already
  /// pushed forward.
  private mutating func jump(
    by input: Input, among cards: [Card], where fits: (Card) -> Bool
  ) {
    let isFirstPress = selection.input != input
    let index = selection.card.flatMap(cards.firstIndex) ?? -1
    let start = isFirstPress ? max(0, index) : index + 1
    let turned = cards[start...] + cards[..<start]
    if let card = turned.first(where: { fits($0) && !selection.pushed.contains($0) })
      ?? turned.first(where: fits)
    {
      selection.card = card
    } else if let grey = choosable(view.observation.hand).first(where: fits) {
      refuse(Narration(view).reason(against: grey) ?? .noSuchCard)
    } else {
      refuse(.noSuchCard)
    }
  }
}
