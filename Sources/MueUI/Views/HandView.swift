import CellGrid
import MueGame
import MueRules

/// Draws the person's cards at the foot of the table, overlapping as in a hand.
///
/// Each card shows its number and symbol, and a dot if it lies face up on the table; above the first
/// card of each suit is the letter that jumps to it. A card that cannot be played now is dimmed. The
/// chosen card and cards pushed forward are raised by one row; an arrow marks the chosen card.
struct HandView {
  let state: ScreenState

  private struct DrawnCard {
    let card: Card
    let x: Int
    /// The row of the arrow.
    let y: Int
    let isRaised: Bool
    let isChosen: Bool
    let isGrey: Bool
  }

  func draw(on pen: inout Pen, _ layout: Layout) {
    let rect = layout.hand
    let hand = HandLayout(state.handFromLeft, in: layout)
    let pitch = hand.pitch
    let drawnCards = drawnCards(in: hand)
    hand.draw(drawnCards.map { (face(of: $0, hand.size), $0.isRaised) }, on: &pen, in: rect)
    // The mark of a proposal is beside the arrow's column, so that both are visible. Larger cards
    // cover each other, and further down the edge of a raised one could be in the way.
    let isClose = hand.size == .small
    func markRow(_ drawn: DrawnCard) -> Int { isClose && !drawn.isRaised ? drawn.y + 1 : drawn.y }
    // Letters beside the numbers show the same, and the arrow in their column is more important. They
    // stay in their row when a card is raised, so that few cells change.
    for suit in pen.glyphs.symbol(.red) == nil ? [] : Suit.allCases {
      guard let first = drawnCards.first(where: { $0.card.suit == suit }),
        !first.isChosen || pitch > 3
      else { continue }
      pen.write(String(pen.letter(suit)), x: first.x + 1, y: first.y, .quiet, in: rect)
    }
    for drawn in drawnCards where state.proposal?.cards.contains(drawn.card) == true {
      pen.write(
        String(pen.glyphs.proposal), x: drawn.x + pitch / 2 + 1, y: markRow(drawn), .ask,
        in: rect)
    }
    for drawn in drawnCards where drawn.isChosen {
      let arrow = isWondering && drawn.isGrey ? "?" : pen.glyphs.arrow
      pen.write(String(arrow), x: drawn.x + pitch / 2, y: markRow(drawn), .ask, in: rect)
      // The number that a screen reader can read.
      let isAtFoot = hand.size >= .huge && pen.look.hasBlocks
      let row = isAtFoot ? hand.size.height : drawn.isRaised ? 2 : 3
      pen.focus(on: Position(x: drawn.x + 1, y: drawn.y + row))
    }
  }

  private var isWondering: Bool { if case .card = state.inspected { true } else { false } }

  /// The card under the arrow.
  private var pointed: Card? {
    if case .card(let card) = state.inspected { return card }
    return isChoosing ? state.selection.card : nil
  }

  /// Whether the chosen card is marked, which it is not while an earlier trick is shown.
  private var isChoosing: Bool {
    if case .trick = state.inspected { return false }
    return state.isAsked
  }

  /// The number of cards dealt so far, while the deal is animated.
  private var dealt: Int {
    guard let moving = state.moving, moving.motion == .deal else { return .max }
    return Int((Double(state.handFromLeft.count) * moving.progress).rounded(.up))
  }

  private func drawnCards(in hand: HandLayout) -> [DrawnCard] {
    let legal = isChoosing ? state.view.observation.legalMoves : nil
    return hand.cards.prefix(dealt).enumerated().map { index, card in
      let isChosen = pointed == card
      let isPlay = if case .play = legal { true } else { false }
      return DrawnCard(
        card: card, x: hand.x(index), y: hand.y(index),
        isRaised: isPlay ? state.selection.card == card : state.selection.pushed.contains(card),
        isChosen: isChosen, isGrey: legal.map { !$0.offers(card) } ?? false)
    }
  }

  private func face(of drawn: DrawnCard, _ size: CardSize) -> CardFace {
    var face = CardFace(
      inHandOf: state.view.seat, drawn.card, size, state.view.observation.publicState)
    face.isGrey = drawn.isGrey
    return face
  }
}

extension HandLayout {
  /// Draws the faces of the cards in the hand's rectangle, the raised ones above the others.
  ///
  /// Of a raised sheet, only the raised row lies above the card to its right. All feet are in one
  /// row, so that few cells change when another card is raised.
  func draw(_ faces: [(face: CardFace, isRaised: Bool)], on pen: inout Pen, in rect: Rect) {
    var cells = Array(repeating: [Cell?](repeating: nil, count: rect.width), count: rect.height)
    func put(_ index: Int, rows: Int) {
      var (face, isRaised) = faces[index]
      let isPaper = pen.look.hasBlocks
      face.isRaised = isRaised
      face.columnsInHand = pitch - 1
      face.isCovering = isCovering(index) && (isPaper || !isRaised)
      face.isRaisedCovering = isCovering(index) && faces[index - 1].isRaised
      let picture = face.picture(pen, width: columns(index).count).prefix(rows)
      for (y, row) in zip((y(index) - rect.y + (isRaised ? 1 : 2))..<rect.height, picture) {
        for (x, cell) in zip((self.x(index) - rect.x)..<rect.width, row) { cells[y][x] = cell }
      }
    }
    let raised = faces.indices.filter { faces[$0].isRaised }
    for index in faces.indices { put(index, rows: rect.height) }
    for index in raised { put(index, rows: pen.look.hasBlocks ? 2 : rect.height) }
    pen.draw(cells, x: rect.x, y: rect.y, in: rect)
  }
}

extension CardFace {
  /// The face of a card in a seat's hand.
  init(inHandOf seat: Seat, _ card: Card, _ size: CardSize, _ publicState: PublicState) {
    self.init(
      card: card, size: size, ground: .plain,
      isTrump: publicState.play?.order.trumps.contains(card) ?? false,
      isLaid: publicState.lying(before: seat).contains(card), isInHand: true)
  }
}

extension LegalMoves {
  /// Whether a card can be laid or played.
  fileprivate func offers(_ card: Card) -> Bool {
    switch self {
    case .bid(let cards, _), .play(let cards): cards.contains(card)
    case .name, .pick: true
    }
  }
}
