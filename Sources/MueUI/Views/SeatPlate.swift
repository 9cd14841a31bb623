import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Draws a seat on the felt: name, marks, role, cards held and cards laid.
struct SeatPlate {
  let view: GameObservation
  let seat: Seat
  /// Whether the plate is right-aligned, at the right edge of the felt.
  var isAtRight = false
  /// Whether the plate is centred, at the upper edge of the felt.
  var isAtTop = false
  /// The largest size of laid cards; nil if they are short words.
  var laidSize: CardSize?
  /// The people at a linked table; nil at any other.
  var participants: Participants?
  /// Whether the points of the hand are shown.
  var showsPoints = false

  /// The width from which a side plate shows the player's settings.
  private static let roomyWidth = 18

  private var publicState: PublicState { view.observation.publicState }

  /// Draws the plate of another seat.
  func draw(on pen: inout Pen, in rect: Rect) {
    if isAtTop {
      drawWide(on: &pen, in: rect)
      return
    }
    // One column on the side of the felt's edge stays free for the turn mark; on the right it stays
    // free too, for symmetry.
    let text = Rect(
      x: rect.x, y: rect.y, width: rect.width - (isAtRight ? 1 : 0), height: rect.height)
    let marks = self.marks(pen)
    let room = text.width - 1 - (marks.isEmpty ? 0 : marks.count + 1)
    let name = turnMark(pen) + pen.name(seat, in: view, columns: room)
    let title = marks.isEmpty ? name : name + " " + marks
    drawTitle(title, on: &pen, in: text)
    let state = state(pen, columns: rect.width - 1)
    let x = isAtRight ? text.right - state.columns : rect.x + 1
    pen.write(state, x: x, y: rect.y + 1, .feltQuiet, in: rect)
    drawCards(on: &pen, in: rect)
  }

  /// Draws the name with its marks, followed by as many of the player's settings as fit.
  private func drawTitle(_ title: String, on pen: inout Pen, in rect: Rect) {
    // A narrow plate would have room for settings after some names and not after others.
    let isRoomy = rect.width >= Self.roomyWidth || participants != nil
    let room = isRoomy ? rect.width - title.columns : 0
    let settings = settings(pen, columns: room)
    let x = isAtRight ? rect.right - title.columns - settings.columns : rect.x
    let next = pen.write(title, x: x, y: rect.y, nameInk, in: rect)
    pen.write(settings, x: next, y: rect.y, .feltQuiet, in: rect)
  }

  /// The player's settings, as many as fit, in brackets after a blank.
  private func settings(_ pen: Pen, columns: Int) -> String {
    func text(_ settings: [String]) -> String {
      settings.isEmpty ? "" : " (\(settings.joined(separator: ", ")))"
    }
    let settings = who.map(pen.text).reduce(into: [String]()) { settings, next in
      if text(settings + [next]).columns <= columns { settings.append(next) }
    }
    return text(settings)
  }

  /// The player's settings, the most important first; for people at other terminals, an open
  /// handicap and whether they are away.
  private var who: [Phrase] {
    guard let status = participants?.seats[seat] else {
      let settings = Phrase.settings(of: view.players[seat].agent)
      // The level comes first; what else is special about a player is always told.
      return seat != view.seat && areAllAlike ? Array(settings.dropFirst()) : settings
    }
    let peek = status.player.agent.peek
    let handicap: [Phrase] = peek == .none ? [] : [.peekOf(share: peek.ninths)]
    return handicap + (presence(of: status).map { [$0] } ?? [])
  }

  /// What tells who decides at a linked table, unless it is the person at that seat: the level of
  /// the computer player at a free seat, for that one plays.
  private func presence(of status: SeatStatus) -> Phrase? {
    switch status.presence {
    case .here: nil
    case .free: status.player.agent.computer.map { .name(of: $0.level) }
    case .asked, .away, .covered, .computer: .presence(of: status)
    }
  }

  /// Whether all other players have the same settings, so that levels tell nobody apart.
  private var areAllAlike: Bool {
    let agents = view.rules.players.seats.filter { $0 != view.seat }.map { view.players[$0].agent }
    return agents.allSatisfy { $0 == agents[0] }
  }

  /// Draws the person's own plate in one row.
  func drawOwn(on pen: inout Pen, in rect: Rect) {
    drawLine(on: &pen, in: rect)
  }

  private func drawWide(on pen: inout Pen, in rect: Rect) {
    drawLine(on: &pen, in: rect)
    let cards = shown
    let below = Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 1)
    if drawBoxes(cards, aligned: .middle, on: &pen, in: below) { return }
    let width = cards.count * 3 - 1
    var x = rect.x + max(0, rect.width - width) / 2
    for card in cards {
      pen.write(pen.small(card), x: x, y: rect.y + 1, cardInk(card), in: rect)
      x += 3
    }
  }

  /// The name with turn mark, marks and role in one line.
  func headline(_ pen: Pen) -> String {
    let marks = self.marks(pen)
    let name = turnMark(pen) + pen.name(seat, in: view, columns: 16)
    let role = role.map { " \(pen.glyphs.dot) " + pen.text($0) } ?? ""
    return name + (marks.isEmpty ? "" : " " + marks) + role
  }

  private func drawLine(on pen: inout Pen, in rect: Rect) {
    let marks = self.marks(pen)
    let name = turnMark(pen) + pen.name(seat, in: view, columns: 16)
    let head = marks.isEmpty ? name : name + " " + marks
    let state = " \(pen.glyphs.dot) " + state(pen, columns: rect.width - head.columns - 3)
    let room = rect.width - head.columns - state.columns
    let quiet = settings(pen, columns: room) + state
    let x = rect.x + max(0, rect.width - head.columns - quiet.columns) / 2
    let next = pen.write(head, x: x, y: rect.y, nameInk, in: rect)
    pen.write(quiet, x: next, y: rect.y, .feltQuiet, in: rect)
  }

  private func drawCards(on pen: inout Pen, in rect: Rect) {
    let cards = shown
    let below = Rect(x: rect.x + 1, y: rect.y + 2, width: rect.width - 2, height: rect.height - 2)
    if drawBoxes(cards, aligned: isAtRight ? .right : .left, on: &pen, in: below) { return }
    // Cards begin below the name, unless they would not fit there.
    let aligned = rect.width / 3
    let perRow = cards.count <= aligned * (rect.height - 2) ? aligned : (rect.width + 1) / 3
    let margin = min(1, rect.width - perRow * 3 + 1)
    for (index, card) in cards.enumerated() {
      let row = index / perRow
      let width = min(perRow, cards.count - row * perRow) * 3 - 1
      let left = isAtRight ? rect.right - margin - width : rect.x + margin
      let x = left + index % perRow * 3
      pen.write(pen.small(card), x: x, y: rect.y + 2 + row, cardInk(card), in: rect)
    }
  }

  /// Draws cards as boxes if all of them fit; returns whether it did.
  private func drawBoxes(
    _ cards: [Card], aligned side: LaidCards.Side, on pen: inout Pen, in rect: Rect
  ) -> Bool {
    guard let boxes = LaidCards(cards.count, size: laidSize, aligned: side, in: rect) else {
      return false
    }
    let trumps = publicState.play?.order.trumps ?? .none
    for (index, card) in cards.enumerated() {
      CardBox(
        card: card, size: boxes.size, isTrump: trumps.contains(card),
        ink: seenAlone.contains(card) ? .feltQuiet : nil
      ).draw(on: &pen, in: boxes.rect(index))
    }
    return true
  }

  /// The cards in front of the seat, then those that only the person sees, each in the order of a
  /// hand.
  private var shown: [Card] {
    let order = HandOrder(publicState.play?.order)
    return order.sorted(publicState.lying(before: seat)) + order.sorted(seenAlone)
  }

  /// The cards of the seat that an open handicap shows the person.
  private var seenAlone: CardSet { view.observation.seenAlone(of: seat) }

  /// The ink of a card in front of the seat; a card that only the person sees is dimmed.
  private func cardInk(_ card: Card) -> Ink {
    seenAlone.contains(card) ? .feltQuiet : ink(card)
  }

  /// The ink of a small card in the hand.
  func ink(_ card: Card) -> Ink {
    .small(card.suit, isTrump: publicState.play?.order.trumps.contains(card) ?? false)
  }

  /// The ink of the name, highlighted when it is the seat's turn.
  var nameInk: Ink { publicState.turn == seat ? .feltTurn : .felt }

  private func turnMark(_ pen: Pen) -> String {
    publicState.turn == seat ? String(pen.glyphs.turn) : " "
  }

  private func marks(_ pen: Pen) -> String {
    var marks = ""
    if let roles = publicState.roles {
      if roles.chief == seat { marks.append(pen.glyphs.chief) }
      if roles.vice == seat { marks.append(pen.glyphs.vice) }
    }
    if publicState.contract?.partner == seat { marks.append(pen.glyphs.partner) }
    if publicState.dealer == seat { marks.append(pen.glyphs.dealer) }
    return marks
  }

  /// The role (in the auction: a pass), the number of cards held and the points won, as far as they
  /// fit.
  private func state(_ pen: Pen, columns: Int) -> String {
    let count = view.observation.handCount(of: seat)
    let cards = pen.text(.cardsHeld(cards: count))
    if showsPoints, publicState.play != nil {
      let points = pen.text(.pointsWon(points: publicState.points[seat]))
      // A mark beside the name shows the role too.
      let parts = [
        [role.map(pen.text), cards, points], [cards, points], [String(count), points],
      ]
      let wordings = parts.map {
        $0.compactMap(\.self).joined(separator: " \(pen.glyphs.dot) ")
      }
      return wordings.first { $0.columns <= columns } ?? points
    }
    guard let role else { return cards }
    let long = "\(pen.text(role)) \(pen.glyphs.dot) \(cards)"
    return long.columns <= columns
      ? long : "\(pen.text(role)) \(count)\(pen.glyphs.card)"
  }

  private var role: Phrase? {
    if publicState.roles != nil { return Narration(view).role(of: seat) }
    let last = publicState.auction.turns.last { $0.seat == seat }
    return last?.cards.isEmpty == true ? .passed : nil
  }
}
