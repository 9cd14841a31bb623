import CellGrid
import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers the mouse in a window of the given size; returns the effects for the program.
  ///
  /// A click on a card or on a line of a list chooses it. A second click, or a click on the arrow,
  /// does what Enter or ↑ would do; so does dragging a card. The wheel moves the choice or scrolls
  /// the page. Everything can be done with keys as well.
  mutating func handle(_ mouse: Mouse, in window: Window) -> [Effect] {
    guard preferences.mouse, let layout = Layout(window.size, of: view)
    else { return [] }
    if !stack.pages.isEmpty {
      if mouse.isDrag { return [] }
      stack.notices.pass()
      return answerPage(.mouse(mouse), in: window)
    }
    switch mouse.action {
    case .wheelUp: return turnWheel(by: -1, in: window)
    case .wheelDown: return turnWheel(by: 1, in: window)
    case .press:
      hint = .none
      passing = nil
      clicked?.grabbedAt = nil
      let command = press(mouse.position, layout)
      let effects = command.map { handle(.command($0), in: window) } ?? []
      if effects.isEmpty { grab(at: mouse.position, layout) }
      return effects
    case .drag: return []
    case .release:
      return letGo(at: mouse.position).map { handle(.command($0), in: window) } ?? []
    }
  }

  /// Moves the choice; in a list of trumps or partners the wheel stops at the ends, as in all lists.
  private mutating func turnWheel(by step: Int, in window: Window) -> [Effect] {
    if inspected == nil, !isLessonCardOpen, let options,
      !options.indices.contains(selection.option + step)
    {
      return []
    }
    return handle(.command(step < 0 ? .previous : .next), in: window)
  }

  /// Answers a click on the table; returns the command it gives, if any.
  private mutating func press(_ position: Position, _ layout: Layout) -> KeyCommand? {
    if case .card = inspected { return pressWhy(position, layout) }
    if inspected != nil { return nil }
    if isLessonCardOpen || isTrickHeld || counting != nil { return .confirm }
    if case .over = view.observation.publicState.phase {
      return layout.felt.contains(position) ? .confirm : nil
    }
    if let seat = layout.seat(at: position, from: view.seat, view.rules.players),
      !(layout.isLow && isOptionAsked)
    {
      askAboutBids(of: seat)
      return nil
    }
    if let options {
      return layout.centre.contains(position)
        ? pressLine(atRow: position.y, of: options.count, layout) : nil
    }
    switch view.observation.legalMoves {
    case .bid(let cards, _), .play(let cards):
      guard layout.hand.contains(position) else { return nil }
      return press(at: position, HandLayout(handFromLeft, in: layout), of: cards)
    case .name, .pick, nil: return nil
    }
  }

  /// While a card is asked about, a click asks about another card, or outside the hand goes back.
  private mutating func pressWhy(_ position: Position, _ layout: Layout) -> KeyCommand? {
    let hand = HandLayout(handFromLeft, in: layout)
    guard layout.hand.contains(position), let card = hand.card(at: position) else {
      return .menu
    }
    inspected = .card(card)
    return nil
  }

  private mutating func press(
    at position: Position, _ cards: HandLayout, of legal: CardSet
  ) -> KeyCommand? {
    // In the row of the raised cards' edges, nothing covers a raised card.
    let raised =
      cards.isInRaisedEdges(position) ? cards.card(at: position, of: isRaised) : nil
    guard let card = raised ?? cards.card(at: position) else { return nil }
    // The arrow takes the two rows above the cards that are not raised.
    let isOnArrow =
      cards.isInArrows(position) || cards.isInRaisedEdges(position) && !isRaised(card)
    if selection.card == card, isOnArrow || clicked?.target == .card(card) {
      return isAskedForCard ? .confirm : .toggle
    }
    stack.notices.pass()
    if legal.contains(card) {
      selection.card = card
      clicked = Clicked(target: .card(card))
      // The first click on a raised card puts it back, since there is nothing else to do with it.
      if selection.pushed.contains(card) { return .down }
    } else {
      refuse(Narration(view).reason(against: card))
    }
    return nil
  }

  /// Whether a card is drawn a row higher: pushed forward, or chosen in play.
  private func isRaised(_ card: Card) -> Bool {
    if case .play = view.observation.legalMoves { return selection.card == card }
    return selection.pushed.contains(card)
  }

  private mutating func pressLine(
    atRow y: Int, of lines: Int, _ layout: Layout
  ) -> KeyCommand? {
    let list = ListLayout(
      lines: lines, chosen: selection.option, in: ChoiceList.rect(in: layout.centre))
    guard let line = list.line(atRow: y) else { return nil }
    if clicked?.target == .line(line), selection.option == line { return .confirm }
    stack.notices.pass()
    selection.option = line
    clicked = Clicked(target: .line(line))
    return nil
  }
}

extension ScreenState {
  /// Takes hold of the chosen card where the button was pressed, to drag it.
  mutating func grab(at position: Position, _ layout: Layout) {
    guard preferences.dragging, let card = selection.card, clicked?.target == .card(card),
      layout.hand.contains(position)
    else { return }
    clicked?.grabbedAt = position.y
  }

  /// Releases a dragged card: two rows up plays it or pushes it forward, two rows down pulls it
  /// back.
  mutating func letGo(at position: Position) -> KeyCommand? {
    guard let row = clicked?.grabbedAt, let target = clicked?.target else { return nil }
    clicked?.grabbedAt = nil
    guard let card = selection.card, target == .card(card), isTableShown, isAsked else {
      return nil
    }
    return switch (view.observation.legalMoves, position.y - row) {
    case (.play, ...(-2)): .confirm
    case (.bid, ...(-2)): .up
    case (.bid, 2...): .down
    default: nil
    }
  }
}
