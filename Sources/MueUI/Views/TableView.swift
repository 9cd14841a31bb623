import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the table: the felt with all seats around it, the person's hand, the status line.
struct TableView {
  let state: ScreenState

  func draw(on pen: inout Pen, _ layout: Layout) {
    drawTable(on: &pen, layout)
    if state.isLessonCardOpen, let card = state.lesson {
      LessonCardView(card: card).draw(on: &pen, in: layout.felt)
    }
  }

  private func drawTable(on pen: inout Pen, _ layout: Layout) {
    pen.fill(layout.felt, .felt)
    pen.frame(layout.felt, pen.glyphs.round, .felt)
    StatusLine(state: state).draw(on: &pen, layout)
    if let score = view.observation.publicState.score, !state.isTrickHeld, !isPast {
      if state.isFinalOrderShown, let result = state.dayResult {
        DayPage(view: view, result: result).draw(on: &pen, in: layout.inner)
      } else if state.isFinalOrderShown {
        FinalOrderPage(view: view).draw(on: &pen, in: layout.inner)
      } else {
        ReckoningPage(view: view, score: score, dealNumber: state.status.dealNumber)
          .draw(on: &pen, in: layout.inner)
      }
      return
    }
    let seats = view.rules.players.seats(from: view.seat)
    for (seat, rect) in zip(seats.dropFirst(), layout.plates) {
      let isAtRight = rect.x > layout.centre.x
      SeatPlate(view: view, seat: seat, isAtRight: isAtRight, participants: state.participants)
        .draw(on: &pen, in: rect)
    }
    SeatPlate(view: view, seat: view.seat).drawOwn(on: &pen, in: layout.own)
    ContractLine(view: view, showsPoints: state.preferences.runningPoints)
      .draw(on: &pen, in: layout.contract)
    drawCentre(on: &pen, layout)
    HandView(state: state).draw(on: &pen, in: layout.hand)
    if let moving = state.moving {
      MotionView(view: view, moving: moving).draw(on: &pen, layout)
    }
  }

  private var view: GameObservation { state.view }

  private var isPast: Bool { if case .pastTrick = state.scene { true } else { false } }

  private func drawCentre(on pen: inout Pen, _ layout: Layout) {
    let publicState = view.observation.publicState
    if case .pastTrick(let index) = state.scene, publicState.tricks.indices.contains(index) {
      draw(publicState.tricks[index], isFinished: true, on: &pen, layout)
      return
    }
    switch publicState.phase {
    case .auction: AuctionLog(view: view).draw(on: &pen, in: layout.centre)
    case .viceNames, .chiefNames, .chiefPicks:
      if state.isAsked {
        ChoiceList(state: state).draw(on: &pen, in: layout.centre)
      } else {
        AuctionLog(view: view).draw(on: &pen, in: layout.centre)
      }
    case .play, .over:
      if let trick = state.isTrickHeld ? publicState.tricks.last : publicState.currentTrick {
        draw(trick, isFinished: state.isTrickHeld, on: &pen, layout)
      }
    }
  }

  private func draw(_ trick: Trick, isFinished: Bool, on pen: inout Pen, _ layout: Layout) {
    let absent: Seat? = if case .card(let seat) = state.moving?.motion { seat } else { nil }
    TrickView(view: view, trick: trick, isFinished: isFinished, absent: absent)
      .draw(on: &pen, layout)
  }
}

/// Draws an instruction of the lesson in the middle of the felt.
struct LessonCardView {
  let card: LessonCard

  func draw(on pen: inout Pen, in felt: Rect) {
    let width = min(felt.width, 58)
    let lines = pen.text(card.text).wrapped(to: width - 4)
    let height = lines.count + 3
    let rect = Rect(
      x: felt.x + (felt.width - width) / 2, y: felt.y + max(0, felt.height - height) / 2,
      width: width, height: height)
    pen.fill(rect, .plain)
    pen.frame(rect, pen.glyphs.double, .plain)
    let heading: Phrase =
      card.number == 0
      ? .lessonHeadingWelcome : .lessonHeading(number: card.number, total: card.total)
    pen.say(heading, x: rect.x + 2, y: rect.y + 1, .heading, in: rect)
    for (row, line) in lines.enumerated() {
      pen.write(line, x: rect.x + 2, y: rect.y + 2 + row, .plain, in: rect)
    }
  }
}

/// Draws the last turns of the auction, the newest at the bottom.
struct AuctionLog {
  let view: GameObservation

  func draw(on pen: inout Pen, in rect: Rect) {
    let turns = view.observation.publicState.auction.turns.suffix(rect.height)
    let top = rect.y + (rect.height - turns.count) / 2
    for (offset, turn) in turns.enumerated() {
      let text = what(turn, pen)
      let room = rect.width - 3 - text.columns
      let name = pen.name(turn.seat, in: view, columns: min(10, room))
      let x = rect.x + 1 + max(0, rect.width - 22) / 2
      let ink: Ink = turn.cards.isEmpty ? .feltQuiet : .felt
      pen.write(name, x: x, y: top + offset, ink, in: rect)
      pen.write(text, endingAt: 2 * rect.x + rect.width - x, y: top + offset, ink, in: rect)
    }
  }

  private func what(_ turn: Auction.Turn, _ pen: Pen) -> String {
    if turn.cards.isEmpty { return pen.text(.passed) }
    if turn.cards.count > 3 { return pen.text(.cardsHeld(cards: turn.cards.count)) }
    return turn.cards.map(pen.small).joined(separator: " ")
  }
}

/// Draws bid, target and trump order in one line, or in two on a narrow felt.
///
/// During the auction it draws the highest bid so far and the number of cards that can still be
/// laid.
struct ContractLine {
  let view: GameObservation
  /// Whether the line also shows the points of the Chief's team.
  var showsPoints = false

  func draw(on pen: inout Pen, in rect: Rect) {
    let parts = self.parts(pen)
    let joined = parts.joined(separator: "   ")
    if joined.columns <= rect.width - 2 || rect.height == 1 {
      pen.write(joined, centredIn: rect, y: rect.y, .felt)
    } else {
      for (row, part) in parts.enumerated() {
        pen.write(part, centredIn: rect, y: rect.y + row, .felt)
      }
    }
  }

  private func parts(_ pen: Pen) -> [String] {
    let narration = Narration(view)
    let bid = pen.text(showsPoints ? narration.bidAndPoints : narration.bid)
    guard let trumps = TrumpOrderText(narration: narration).tokens(pen) else { return [bid] }
    return [pen.text(.trumpOrder(order: trumps.joined(separator: " > "))), bid]
  }
}

/// The trumps from the highest down in short words: `▲7 > 7s > red`.
struct TrumpOrderText {
  let narration: Narration

  /// One word for each layer; nil before a trump is named.
  func tokens(_ pen: Pen) -> [String]? {
    let (chief, vice) = narration.named
    guard chief != nil || vice != nil else { return nil }
    let name = { (trump: Trump) in token(trump, pen) }
    guard let chief else { return ["?"] + (vice.map { [name($0)] } ?? []) }
    guard let vice else { return [name(chief)] }
    return (double(chief, vice, pen).map { [$0] } ?? []) + [name(chief), name(vice)]
  }

  private func token(_ trump: Trump, _ pen: Pen) -> String {
    guard case .suit(let suit) = trump, let symbol = pen.glyphs.symbol(suit) else {
      return pen.text(.name(of: trump))
    }
    return "\(symbol) \(pen.text(.name(of: trump)))"
  }

  private func double(_ chief: Trump, _ vice: Trump, _ pen: Pen) -> String? {
    switch (chief, vice) {
    case (.suit(let suit), .number(let rank)), (.number(let rank), .suit(let suit)):
      pen.small(Card(suit, rank))
    default: nil
    }
  }
}
