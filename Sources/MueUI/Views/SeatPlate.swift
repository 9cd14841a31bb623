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
  /// The size of laid cards; nil if they are written as short words.
  var laidSize: CardSize?
  /// The people at a linked table; nil at any other.
  var people: People?
  /// Whether the points of the hand are shown.
  var showsPoints = false
  /// Whether a role is shown by its word, and not by its glyph.
  var hasRoleWord = true
  /// The cards that the seat holds if all cards are open; those not laid are dimmed.
  var hand: CardSet?
  /// Whether the number of laid cards is beside them, as a large number.
  private(set) var hasCount = false
  /// Whether the cards that the seat laid in its last turn are raised by a row.
  private(set) var isBidRaised = false

  /// The rows above the laid cards: the name, and the role with the cards held.
  static let textRows = 2
  /// The longest name in a plate of one row, and the columns left for what follows its title.
  private static let longestName = 16
  private static let wideMargin = 12
  /// The least width at which a side plate shows the player's settings.
  private static let roomyWidth = 18

  private var publicState: PublicState { view.observation.publicState }

  /// Draws the plate of another seat.
  func draw(on pen: inout Pen, in rect: Rect) {
    if isAtTop {
      drawWide(on: &pen, in: rect)
      return
    }
    let strip = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
    if pen.look.hasBlocks { pen.fill(strip, .plate) }
    // A narrow plate would have room for settings after only some of the names.
    let isRoomy = rect.width >= Self.roomyWidth || people != nil
    // One column towards the edge of the felt stays free for the turn mark; on the right too, for
    // symmetry.
    var title = title(pen, columns: rect.width - 2)
    let room = isRoomy ? rect.width - 2 - title.columns : 0
    let settings = self.settings(pen, columns: room)
    title.append(Row.Part(text: settings, ink: quietInk(pen)))
    let x = isAtRight ? rect.right - 1 - title.columns : rect.x + 1
    draw(title, on: &pen, x: x, in: strip)
    drawTurnMark(on: &pen, before: x, in: strip)
    // A player's absence is shown wherever there is room.
    let presence = people != nil && settings.isEmpty ? who.last.map(pen.text) : nil
    let missing = presence.flatMap { $0.columns <= rect.width - 2 ? $0 : nil }
    let state = state(
      missing ?? self.state(pen, columns: rect.width - 2, showsRole: !isRoleSigned(in: title, pen)),
      settings, pen, columns: rect.width - 2)
    pen.write(
      state, x: isAtRight ? rect.right - 1 - state.columns : rect.x + 1, y: rect.y + 1, .feltQuiet,
      in: rect)
    drawCards(on: &pen, in: rect)
  }

  /// The state behind the style of bidding, if that distinguishes the players, is not among the
  /// settings shown, and fits.
  private func state(_ state: String, _ settings: String, _ pen: Pen, columns: Int) -> String {
    guard let style = Narration(view).distinctStyle(of: seat).map(pen.text),
      !settings.contains(text: style)
    else { return state }
    let both = "\(style) \(pen.glyphs.dot) \(state)"
    return both.columns <= columns ? both : state
  }

  private func draw(_ parts: [Row.Part], on pen: inout Pen, x: Int, in rect: Rect) {
    var x = x
    for part in parts { x = pen.write(part.text, x: x, y: rect.y, part.ink, in: rect) }
  }

  /// Marks the seat whose turn it is: with a bar at the plate's outer edge, or without colours with
  /// a sign before the name.
  private func drawTurnMark(on pen: inout Pen, before x: Int, in strip: Rect) {
    guard publicState.turn == seat else { return }
    if !pen.look.hasBlocks {
      pen.write(String(pen.glyphs.turn), x: x - 1, y: strip.y, .feltTurn, in: strip)
    } else if isAtRight {
      pen.write("▐", x: strip.right - 1, y: strip.y, .plateTurn, in: strip)
    } else {
      pen.write("▌", x: strip.x, y: strip.y, .plateTurn, in: strip)
    }
  }

  /// The name and the signs of role and dealer, no wider than `columns`.
  private func title(_ pen: Pen, columns: Int, longest: Int = .max) -> [Row.Part] {
    guard pen.look.hasBlocks else {
      let marks = marks(pen)
      let tail = marks.isEmpty ? "" : " " + marks
      let name = pen.name(seat, in: view, columns: min(longest, columns - tail.columns))
      return [Row.Part(text: name + tail, ink: nameInk)]
    }
    let ink: Ink = publicState.turn == seat ? .plateTurn : .plate
    let dealer = publicState.dealer == seat ? " \(pen.glyphs.dealer)" : ""
    var rest: [Row.Part] = []
    if let sign {
      let word = hasRoleWord ? pen.text(sign.word) : String(pen.glyphs[keyPath: sign.glyph])
      rest = [
        Row.Part(text: " ", ink: ink), Row.Part(text: "▐", ink: .signEdge(sign.part)),
        Row.Part(text: word, ink: .sign(sign.part)),
        Row.Part(text: "▌", ink: .signEdge(sign.part)),
      ]
    }
    rest.append(Row.Part(text: dealer, ink: .plateQuiet))
    let fitted = pen.name(seat, in: view, columns: min(longest, columns - rest.columns))
    return [Row.Part(text: fitted, ink: ink)] + rest
  }

  /// Whether the plate in a rectangle has room for the word of the seat's role, if it has one,
  /// beside the whole name.
  func hasRoomForRole(_ pen: Pen, in rect: Rect) -> Bool {
    guard sign != nil else { return true }
    var plate = self
    plate.hasRoleWord = true
    let title = plate.title(pen, columns: .max, longest: isAtTop ? Self.longestName : .max)
    return title.columns <= rect.width - (isAtTop ? Self.wideMargin : 2)
  }

  /// Whether a title contains the word of the role.
  private func isRoleSigned(in title: [Row.Part], _ pen: Pen) -> Bool {
    sign.map { sign in title.contains { $0.text == pen.text(sign.word) } } ?? false
  }

  /// The ink of less important text in the row of the name.
  private func quietInk(_ pen: Pen) -> Ink { pen.look.hasBlocks ? .plateQuiet : .feltQuiet }

  private var sign: RoleSign? { RoleSign(of: seat, in: publicState) }

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
    guard let status = people?.seats[seat] else {
      let settings = Narration(view).settings(of: seat)
      // The level comes first; a player's other settings are always shown.
      return seat != view.seat && areAllAlike ? Array(settings.dropFirst()) : settings
    }
    let peek = status.player.agent.peek
    let handicap: [Phrase] = peek == .none ? [] : [.peekOf(share: peek.ninths)]
    return handicap + (presence(of: status).map { [$0] } ?? [])
  }

  /// What shows who decides for a seat at a linked table; nil if its person does.
  ///
  /// If the computer plays, as it does at a free seat, it is the level.
  private func presence(of status: SeatStatus) -> Phrase? {
    switch status.presence {
    case .here: nil
    case .free, .computer: status.player.agent.computer.map { .name(of: $0.level) }
    case .asked, .away, .covered: .presence(of: status)
    }
  }

  /// Whether all other players have the same settings except styles, so that levels do not
  /// distinguish them.
  private var areAllAlike: Bool {
    let agents = view.rules.players.seats.filter { $0 != view.seat }.map { seat in
      let agent = view.players[seat].agent
      guard case .computer(var player) = agent else { return agent }
      player.style = .balanced
      return .computer(player)
    }
    return agents.allSatisfy { $0 == agents[0] }
  }

  private func drawWide(on pen: inout Pen, in rect: Rect) {
    drawOwn(on: &pen, in: rect)
    drawLaid(on: &pen, in: Self.cards(in: rect, isAtTop: true))
  }

  /// Draws the cards in the middle of a rectangle.
  func drawLaid(on pen: inout Pen, in rect: Rect) {
    let cards = shown
    if drawBoxes(cards, on: &pen, in: rect) { return }
    let perRow = (rect.width + 1) / 3
    for (index, card) in cards.enumerated() {
      let width = min(perRow, cards.count - index / perRow * perRow) * 3 - 1
      let x = rect.x + max(0, rect.width - width) / 2 + index % perRow * 3
      drawSmall(card, on: &pen, x: x, y: rect.y + index / perRow, in: rect)
    }
  }

  /// The rows that cards take as words.
  static func rowsInWords(_ count: Int, width: Int) -> Int {
    let perRow = (width + 1) / 3
    return (count + perRow - 1) / perRow
  }

  /// Draws the plate in one row, as for the person.
  func drawOwn(on pen: inout Pen, in rect: Rect) {
    if rect.height == 0 { return }
    let quiet = quietInk(pen)
    var title = title(
      pen, columns: rect.width - Self.wideMargin, longest: Self.longestName)
    let state =
      " \(pen.glyphs.dot) "
      + state(
        pen, columns: rect.width - 5 - title.columns, showsRole: !isRoleSigned(in: title, pen))
    let room = rect.width - 2 - title.columns - state.columns
    title += [Row.Part(text: settings(pen, columns: room) + state, ink: quiet)]
    let width = title.columns + 2
    let strip = Rect(x: rect.x + (rect.width - width) / 2, y: rect.y, width: width, height: 1)
    if pen.look.hasBlocks { pen.fill(strip, .plate) }
    draw(title, on: &pen, x: strip.x + 1, in: strip)
    drawTurnMark(on: &pen, before: strip.x + 1, in: strip)
  }

  private func drawCards(on pen: inout Pen, in rect: Rect) {
    let cards = shown
    if drawBoxes(cards, on: &pen, in: Self.cards(in: rect, isAtTop: false)) { return }
    // Cards begin below the end of the name, unless they would not fit there.
    let aligned = rect.width / 3
    let perRow = cards.count <= aligned * (rect.height - 2) ? aligned : (rect.width + 1) / 3
    let margin = min(1, rect.width - perRow * 3 + 1)
    for (index, card) in cards.enumerated() {
      let row = index / perRow
      let width = min(perRow, cards.count - row * perRow) * 3 - 1
      let left = isAtRight ? rect.right - margin - width : rect.x + margin
      let x = left + index % perRow * 3
      drawSmall(card, on: &pen, x: x, y: rect.y + 2 + row, in: rect)
    }
  }

  /// Draws a card two columns wide; a trump has a golden spine on its left.
  private func drawSmall(_ card: Card, on pen: inout Pen, x: Int, y: Int, in rect: Rect) {
    let isTrump = publicState.play?.order.trumps.contains(card) ?? false
    let hasSpine =
      isTrump && pen.look.hasBlocks && !seenAlone.contains(card) && x > rect.x
    pen.write(
      pen.small(card), x: x, y: y, hasSpine && !isHeld(card) ? .card(card.suit) : cardInk(card),
      in: rect)
    if hasSpine { pen.write("▐", x: x - 1, y: y, .goldOnFelt) }
  }

  /// Draws cards as boxes, unless they are written as short words; returns whether it did.
  private func drawBoxes(_ cards: [Card], on pen: inout Pen, in rect: Rect) -> Bool {
    guard let laidSize, let boxes = boxes(laidSize, in: rect) else { return cards.isEmpty }
    let trumps = publicState.play?.order.trumps ?? .none
    let raised = raised
    drawCount(on: &pen, beside: boxes, in: rect)
    for (index, card) in cards.enumerated() {
      var rect = boxes.rect(index)
      let isCovering = index > 0 && boxes.rect(index - 1).y == rect.y
      let isRaised = raised.contains(card)
      if isRaised {
        rect = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: rect.height + 1)
      }
      let isBelowAnother = boxes.isBelowAnother(index, isRaised: isRaised)
      if isBelowAnother { pen.fill(rect, .felt) }
      CardFace(
        card: card, size: laidSize, ground: .felt, isTrump: trumps.contains(card),
        isGrey: isHeld(card),
        isCovering: isCovering, isBelowAnother: isBelowAnother,
        isRaised: isRaised, isRaisedCovering: isCovering && raised.contains(cards[index - 1]),
        isCovered: boxes.isAboveAnother(index),
        isSeenAlone: seenAlone.contains(card)
      ).draw(on: &pen, in: rect)
    }
    return true
  }

  /// The boxes of the seat's cards in a size; nil if they do not fit.
  func boxes(_ size: CardSize, in rect: Rect) -> LaidCards? {
    LaidCards(
      shown.count, size: size, aligned: isAtTop ? .middle : isAtRight ? .right : .left,
      in: free(rect))
  }

  /// The rectangle of the laid cards on a plate.
  static func cards(in rect: Rect, isAtTop: Bool) -> Rect {
    isAtTop
      ? Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 1)
      : Rect(
        x: rect.x + 1, y: rect.y + textRows, width: rect.width - 2, height: rect.height - textRows)
  }

  /// The cards in front of the seat, then those that only the person sees, each sorted like a hand.
  var shown: [Card] {
    let order = HandOrder(publicState.play?.order)
    if let hand { return order.sorted(hand) }
    let laid = publicState.lying(before: seat)
    let raised = raised
    return order.sorted(laid - raised) + order.sorted(raised) + order.sorted(seenAlone)
  }

  mutating func show(count: Bool, raised: Bool) { (hasCount, isBidRaised) = (count, raised) }

  /// The cards that the seat laid in its last turn, if they are raised.
  private var raised: CardSet {
    guard isBidRaised else { return .none }
    return publicState.auction.turns.last { $0.seat == seat }?.cards ?? .none
  }

  /// The number of cards that the seat has laid, if it is shown as a large number.
  private var count: LargeNumber? {
    hasCount ? LargeNumber(publicState.auction.laid[seat].count) : nil
  }

  /// The columns that the number takes beside the cards, with a gap for their shadow; in the middle
  /// of the felt one more, so that it stays apart from the numbers of others.
  var countColumns: Int { count.map { $0.width + Self.countGap + (isAtTop ? 1 : 0) } ?? 0 }

  private static let countGap = 2

  /// The part of a rectangle that remains for cards beside their number, below raised ones.
  private func free(_ rect: Rect) -> Rect {
    let (columns, rows) = (countColumns, isBidRaised ? 1 : 0)
    return Rect(
      x: rect.x + (isAtRight ? columns : 0), y: rect.y + rows, width: rect.width - columns,
      height: rect.height - rows)
  }

  /// Draws the number of laid cards beside them: towards the middle of the felt, or to the right of
  /// cards at its upper or lower edge.
  private func drawCount(on pen: inout Pen, beside boxes: LaidCards, in rect: Rect) {
    guard let count, let laidSize else { return }
    let cards = shown.indices.map(boxes.rect)
    let x =
      isAtRight
      ? (cards.map(\.x).min() ?? rect.right) - Self.countGap - count.width
      : (cards.map(\.right).max() ?? rect.x) + Self.countGap
    let isLeader = publicState.auction.leaders.contains(seat)
    count.draw(
      on: &pen, x: x, y: free(rect).y + (laidSize.height - LargeNumber.height) / 2,
      isLeader ? .goldOnFelt : .feltQuiet, in: rect)
  }

  /// The cards of the seat that an open handicap shows the person.
  private var seenAlone: CardSet { view.observation.seenAlone(of: seat) }

  /// The ink of a card in front of the seat; a card that only the person sees is dimmed.
  private func cardInk(_ card: Card) -> Ink {
    if isHeld(card) { return .greyed(card.suit) }
    return seenAlone.contains(card) ? .feltQuiet : ink(card)
  }

  /// Whether a card is visible only because all cards are open.
  private func isHeld(_ card: Card) -> Bool {
    hand != nil && !publicState.lying(before: seat).contains(card)
  }

  /// The ink of a small card in the hand.
  func ink(_ card: Card) -> Ink {
    .small(card.suit, isTrump: publicState.play?.order.trumps.contains(card) ?? false)
  }

  /// The ink of the name, highlighted when it is the seat's turn.
  var nameInk: Ink { publicState.turn == seat ? .feltTurn : .felt }

  func turnMark(_ pen: Pen) -> String {
    publicState.turn == seat ? String(pen.glyphs.turn) : " "
  }

  /// The signs of the role and of the dealer.
  func marks(_ pen: Pen) -> String {
    (sign.map { String(pen.glyphs[keyPath: $0.glyph]) } ?? "")
      + (publicState.dealer == seat ? String(pen.glyphs.dealer) : "")
  }

  /// The role (or a pass during the auction) unless a sign shows it, the number of cards held and
  /// the points won, as far as they fit.
  private func state(_ pen: Pen, columns: Int, showsRole: Bool) -> String {
    let held = view.observation.handCount(of: seat)
    // During the auction all hold the same number.
    let bid = publicState.auction.turn == nil || hasCount ? 0 : publicState.auction.laid[seat].count
    let cards = pen.text(bid == 0 ? .cardsHeld(cards: held) : .cardsLaid(number: bid))
    let count = String(bid == 0 ? held : bid)
    let role = showsRole ? role.map(pen.text) : nil
    let points =
      showsPoints && publicState.play != nil
      ? pen.text(.pointsWon(points: publicState.points[seat])) : nil
    let all = [
      [role, cards, points], [role, count, points], [cards, points], [count, points],
    ]
    let wordings = (all.map { $0 + [laid(pen)] } + all).map {
      $0.compactMap(\.self).joined(separator: " \(pen.glyphs.dot) ")
    }
    return wordings.first { $0.columns <= columns } ?? points ?? count
  }

  /// What the dots in the person's hand mean: the number of its cards that lie on the table.
  private func laid(_ pen: Pen) -> String? {
    guard seat == view.seat, publicState.roles != nil else { return nil }
    let number = publicState.lying(before: seat).count
    return number == 0 ? nil : "\(pen.glyphs.laid) \(pen.text(.cardsLaid(number: number)))"
  }

  private var role: Phrase? {
    if publicState.roles != nil { return Narration(view).role(of: seat) }
    let last = publicState.auction.turns.last { $0.seat == seat }
    return last?.cards.isEmpty == true ? .passed : nil
  }
}
