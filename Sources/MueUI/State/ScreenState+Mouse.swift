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
  mutating func handle(_ mouse: Mouse, in size: Size) -> [Effect] {
    guard let layout = Layout(size, players: view.rules.players) else { return [] }
    if !preferences.mouse { return [] }
    switch mouse.action {
    case .wheelUp, .wheelDown:
      // Text that is being typed stays as it is.
      if keyContext == nil { return [] }
      let isUp = mouse.action == .wheelUp
      return handle(.command(isHighPage ? isUp ? .up : .down : isUp ? .previous : .next))
    case .press:
      hint = .none
      clicked?.grabbedAt = nil
      let effects = press(mouse.place, layout)
      if effects.isEmpty { grab(at: mouse.place, layout) }
      return effects
    case .drag: return []
    case .release: return letGo(at: mouse.place)
    }
  }

  /// Whether the open page scrolls up and down rather than moving left and right.
  private var isHighPage: Bool {
    switch scene {
    case .menu, .settings, .keys, .sheet, .log, .document, .review: true
    case .table, .summary, .why, .pastTrick, .replay, .participants: false
    }
  }

  private mutating func press(_ place: Position, _ layout: Layout) -> [Effect] {
    if case .settings(let page) = scene { return press(place, page, layout) }
    if case .keys(let page) = scene {
      guard let line = page.list(in: layout.text).line(at: place) else { return [] }
      passNotice()
      return changeKeys(page) { $0.press(line, &$1) }
    }
    if case .menu(let item, _) = scene { return press(atRow: place.y, item, layout) }
    if case .why = scene { return pressWhy(place, layout) }
    guard scene == .table else { return [] }
    if isLessonCardOpen || isTrickHeld || counting != nil { return handle(.command(.confirm)) }
    if case .over = view.observation.publicState.phase {
      return layout.felt.contains(place) ? handle(.command(.confirm)) : []
    }
    switch view.observation.legalMoves {
    case .bid(let cards, _), .play(let cards):
      guard layout.hand.contains(place) else { return [] }
      return press(at: place, HandLayout(handFromLeft, in: layout), layout.hand, of: cards)
    case .name, .pick:
      return layout.centre.contains(place) ? pressLine(atRow: place.y, layout) : []
    case nil: return []
    }
  }

  /// A click chooses a setting; on the chosen one, a click on the left half of the line selects the
  /// previous value.
  private mutating func press(
    _ place: Position, _ page: SettingsPage, _ layout: Layout
  ) -> [Effect] {
    guard page.typed == nil else { return [] }
    switch SettingsView.hit(place, in: layout.text, page) {
    case .line(let line):
      var page = page
      page.choose(line)
      scene = .settings(page)
      return []
    case .back: return handle(.command(.previous))
    case .forth: return handle(.command(.next))
    case nil: return []
    }
  }

  /// While a card is asked about, a click asks about another card, or goes back outside the hand.
  private mutating func pressWhy(_ place: Position, _ layout: Layout) -> [Effect] {
    let places = HandLayout(handFromLeft, in: layout)
    if layout.hand.contains(place), let card = places.card(atColumn: place.x) {
      scene = .why(card)
      return []
    }
    return handle(.command(.menu))
  }

  private mutating func press(
    at place: Position, _ places: HandLayout, _ hand: Rect, of legal: CardSet
  ) -> [Effect] {
    // In the row of raised edges, nothing covers a raised card.
    let raised =
      place.y == hand.y + 1 ? places.card(atColumn: place.x, of: isRaised) : nil
    guard let card = raised ?? places.card(atColumn: place.x) else { return [] }
    // The arrow takes the two rows above the cards that are not raised.
    let isOnArrow = place.y == hand.y || place.y == hand.y + 1 && !isRaised(card)
    if selection.card == card, isOnArrow || clicked?.target == .card(card) {
      if case .play = view.observation.legalMoves { return handle(.command(.confirm)) }
      return handle(.command(.toggle))
    }
    passNotice()
    if legal.contains(card) {
      selection.card = card
      clicked = Clicked(.card(card))
      // A raised card goes back at the first click: there is nothing else to do with it.
      if selection.pushed.contains(card) { return handle(.command(.down)) }
    } else {
      notice = Narration(view).reason(against: card)
    }
    return []
  }

  /// Whether a card is drawn a row higher: pushed forward, or chosen in play.
  private func isRaised(_ card: Card) -> Bool {
    if case .play = view.observation.legalMoves { return selection.card == card }
    return selection.pushed.contains(card)
  }

  private mutating func pressLine(atRow y: Int, _ layout: Layout) -> [Effect] {
    let lines =
      switch view.observation.legalMoves {
      case .name(let trumps): trumps.count
      case .pick(let seats): seats.count
      default: 0
      }
    let places = ListLayout(
      lines: lines, chosen: selection.option, in: ChoiceList.rect(in: layout.centre))
    guard let line = places.line(atRow: y) else { return [] }
    if clicked?.target == .line(line), selection.option == line {
      return handle(.command(.confirm))
    }
    passNotice()
    selection.option = line
    clicked = Clicked(.line(line))
    return []
  }
}

/// What the mouse has chosen, so that a second click confirms it.
struct Clicked: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case card(Card)
    /// A line of a choice, counted from 0.
    case line(Int)
  }

  let target: Target
  /// The row where the button went down on a card, while it is held.
  var grabbedAt: Int?

  init(_ target: Target) { self.target = target }
}

extension ScreenState {
  /// Takes hold of the chosen card at the position of the press, to be dragged.
  mutating func grab(at place: Position, _ layout: Layout) {
    guard preferences.dragging, let card = selection.card, clicked?.target == .card(card),
      layout.hand.contains(place)
    else { return }
    clicked?.grabbedAt = place.y
  }

  /// Releases a dragged card: two rows up plays it or pushes it forward, two rows down pulls it
  /// back.
  mutating func letGo(at place: Position) -> [Effect] {
    guard let row = clicked?.grabbedAt, let target = clicked?.target else { return [] }
    clicked?.grabbedAt = nil
    guard let card = selection.card, target == .card(card), scene == .table, isAsked else {
      return []
    }
    switch (view.observation.legalMoves, place.y - row) {
    case (.play, ...(-2)): return handle(.command(.confirm))
    case (.bid, ...(-2)): return handle(.command(.up))
    case (.bid, 2...): return handle(.command(.down))
    default: return []
    }
  }
}
