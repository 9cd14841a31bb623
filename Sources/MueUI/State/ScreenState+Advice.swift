import MueBots
import MueGame
import MueRules
import MueWords

extension ScreenState {
  var mayAskHint: Bool { isAsked && preferences.hints && refusalOfHelp == nil }

  /// The bid that the person has pushed forward but not made.
  public var moveInMind: Move? {
    guard isAsked, case .bid = view.observation.legalMoves, !selection.pushed.isEmpty else {
      return nil
    }
    return .bid(selection.pushed)
  }

  /// Asks for a hint, or shows the next best move of the hint on the screen.
  mutating func askHint() {
    if lesson != nil { return readAgain() }
    if let refusalOfHelp {
      refuse(refusalOfHelp)
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

  /// Opens the page about the bids of a seat, or says why they are not explained now.
  mutating func askAboutBids(of seat: Seat) {
    if let refusal = refusalOfBids { refuse(refusal) } else { open(BidPage(about: seat)) }
  }

  var mayAskAboutBids: Bool { refusalOfBids == nil }

  private var refusalOfBids: Phrase? {
    let isOver = view.observation.publicState.score != nil
    // A lesson explains bids to anybody.
    if lesson != nil, !isOver { return nil }
    if let refusalOfHelp { return refusalOfHelp }
    if people?.explainsBids == false { return .bidsNotHere }
    if !preferences.hints { return .hintsOffHere }
    return isOver ? .bidsAfterHand : nil
  }

  /// What the open page asks about bids; nil if there is no such page.
  public var bidQuestion: BidQuestion? {
    (stack.top as? BidPage).map { $0.question(in: view) }
  }

  /// Whether the page about bids has no answer yet, and the first will count as help: the hand is
  /// being played.
  public var isBidHelpNew: Bool {
    (stack.top as? BidPage).map { $0.isUnanswered && $0.replayed == nil } ?? false
  }

  /// Opens the page that explains moves: of a finished hand or, without one, the person's own in the hand
  /// being played.
  ///
  /// It begins with a move, counted from 1, or with the last one. `considered` is what is kept of the
  /// computer players' thoughts in the finished hand.
  public mutating func explain(
    _ hand: ReplayedHand?, considered: [ConsideredMove] = [], move: Int? = nil
  ) {
    let count = move ?? .max
    if let hand {
      let explained = ExplainedHand(hand, in: view, considered: considered)
      if let page = ExplainPage(explained, before: count) { open(page) }
    } else if isRoomDay {
      refuse(.dayWithoutHelp)
    } else if !preferences.hints {
      refuse(.hintsOffHere)
    } else if let page = ExplainPage(ExplainedHand(ownMovesIn: view), before: count) {
      open(page)
    } else {
      refuse(.explainNone)
    }
  }

  /// What the open page asks about a move; nil if there is no such page, or it knows the answer.
  public var explainQuestion: ExplainQuestion? { stack.explainQuestion }

  /// Whether the answer about a move will count as help: the hand is being played.
  public var isExplainHelpNew: Bool { (stack.top as? ExplainPage)?.isHelp ?? false }

  /// Shows why a move was made.
  public mutating func show(_ explanation: MoveExplanation) {
    stack.take(.explanation(explanation))
  }

  /// Shows what the bids of a seat say.
  public mutating func show(_ answer: BidAnswer) { stack.take(.bids(answer)) }

  /// Shows the hint that was awaited, or the one that is shown after more thought; `view` already
  /// includes it.
  public mutating func show(_ advice: Advice, in view: GameObservation) {
    self.view = view
    if case .shown(let last) = hint {
      hint = .shown(last.refined(to: advice))
    } else {
      hint = .shown(advice)
    }
  }

  /// How often the person has turned to the next choice of the hint on the table; nil if none is
  /// shown.
  public var hintTurns: Int? {
    if case .shown(let advice) = hint, isTableShown { advice.turns } else { nil }
  }

  /// How far the hint on the table has been thought about.
  var hintProgress: Phrase? {
    if case .shown(let advice) = hint { advice.progress } else { nil }
  }

  /// Refuses a key that was probably meant for the choice that was first before.
  mutating func pointOutProposal() {
    guard case .shown(var advice) = hint else { return }
    advice.pointOut()
    hint = .shown(advice)
    stack.isRefused = true
  }

  /// Shows a view that differs from the last one only in the notes kept about the game.
  public mutating func show(notesOf view: GameObservation) { self.view = view }

  /// The move that the hint on the table proposes; it is marked, and Enter makes it.
  public var proposal: Move? {
    if case .shown(let advice) = hint, isTableShown { advice.choice.move } else { nil }
  }

  /// The text of the status line: the hint, or else the latest event.
  var told: [Phrase] {
    switch hint {
    case _ where status.isLineLost: [.lineLost]
    case .none: [notice ?? reminder].compactMap(\.self)
    case .awaited: [.hintThinking]
    case .reviewing: [.coachLooks]
    case .warned(let warning): [warning]
    case .shown(let advice) where advice.isChoiceNew: [.askProposalNew, advice.choice.figures]
    case .shown(let advice):
      [advice.choice.figures, advice.choice.reason].compactMap(\.self)
    }
  }

  /// A reminder shown until the person has moved in the hand: that it may be the last one, or who
  /// has picked the person as partner.
  private var reminder: Phrase? {
    let narration = Narration(view)
    let turns = view.observation.publicState.auction.turns
    if view.observation.publicState.roles == nil, !turns.contains(where: { $0.seat == view.person })
    {
      return isAside || refusalOfHelp != nil ? nil : narration.lastHandNews
    }
    return isTrickHeld ? nil : narration.pick
  }

  /// Whether the person's move is held back while the coach reviews it; another key takes it back.
  public var isMoveHeldBack: Bool {
    get { hint == .reviewing }
    set { hint = newValue ? .reviewing : .none }
  }

  /// Warns about the move that was held back; `view` already counts the warning as a hint.
  public mutating func warn(_ warning: Phrase, in view: GameObservation) {
    self.view = view
    hint = .warned(warning)
  }

  /// Whether the person has been warned about the move that the next key makes.
  var isWarned: Bool { if case .warned = hint { true } else { false } }

  var isSomethingGrey: Bool { isAsked && handFromLeft.contains(where: isGrey) }

  /// Asks about the first grey card to the right of the chosen one; if there are no grey cards,
  /// opens the help.
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
  /// After that the card stays chosen if it can be played.
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

/// The state of the hint.
public enum HintState: Hashable, Sendable {
  case none
  case awaited
  case shown(Advice)
  /// The coach is reviewing the move that the person has just chosen.
  case reviewing
  /// The coach warns against the move; the same key makes it.
  case warned(Phrase)
}
