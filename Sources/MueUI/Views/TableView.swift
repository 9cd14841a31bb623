import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Draws the table: the felt with all seats around it, the person's hand and the status line.
struct TableView {
  let state: ScreenState

  func draw(on pen: inout Pen, _ layout: Layout) {
    let layout = layout.table(of: state)
    if let score = view.observation.publicState.score, state.isResultShown {
      drawResult(score, on: &pen, layout)
    } else {
      drawTable(on: &pen, layout)
    }
    if layout.card == nil { StatusLine(state: state).draw(on: &pen, layout) }
    if let card = layout.card { LessonCardView(state)?.draw(on: &pen, in: card) }
  }

  private func drawTable(on pen: inout Pen, _ layout: Layout) {
    defer {
      FeltLight(pen.look)?.draw(
        on: &pen.grid, in: layout.isLow ? layout.felt : layout.felt.inset(by: 1, 1))
    }
    if layout.isLow {
      pen.fill(layout.felt, .felt)
      drawLow(on: &pen, layout)
      return
    }
    pen.drawFelt(in: layout.felt)
    // Once an auction has been read, all cards are open.
    let round = state.isExerciseAnswered ? state.auction?.puzzle.round : nil
    let plates = Plates(in: layout, of: view, hands: round.map { round in { round.hand(of: $0) } })
    plates.draw(on: &pen, people: state.people, showsPoints: state.preferences.runningPoints)
    // The panel beside the felt shows a contract in more detail.
    if layout.leftPanel == nil || view.observation.publicState.contract == nil {
      ContractLine(view: view, showsPoints: state.preferences.runningPoints)
        .draw(on: &pen, in: layout.contract)
    }
    drawCentre(on: &pen, layout, plates)
    HandView(state: layout.card == nil ? state : state.atRest).draw(on: &pen, layout)
    if let moving = state.moving {
      MotionView(view: view, moving: moving).draw(on: &pen, layout)
    }
  }

  private var view: GameObservation { state.view }

  /// Draws the result of a hand, or of the match, on a felt of its own.
  private func drawResult(_ score: RoundScore, on pen: inout Pen, _ layout: Layout) {
    pen.drawResult(in: layout) { pen, rect in
      if state.isFinalOrderShown, let result = state.dayResult {
        DayPage(view: view, result: result, isInRoom: state.stack.context.choices.isInRoom)
          .draw(on: &pen, in: rect)
      } else if state.isFinalOrderShown {
        FinalOrderPage(view: view, progress: progress(of: .finalOrder)).draw(on: &pen, in: rect)
      } else {
        ReckoningPage(
          view: view, score: score, standing: view.standingBefore(score),
          dealNumber: state.status.dealNumber, words: state.people?.handWords,
          curve: state.curve, progress: progress(of: .score)
        ).draw(on: &pen, in: rect)
      }
    }
  }

  /// Draws as much as a low window has room for.
  private func drawLow(on pen: inout Pen, _ layout: Layout) {
    ContractLine(view: view, showsPoints: state.preferences.runningPoints)
      .draw(on: &pen, in: layout.contract)
    HandView(state: layout.card == nil ? state : state.atRest).draw(on: &pen, layout)
    if isOptionAsked {
      ChoiceList(state: state).draw(on: &pen, in: layout.centre)
      return
    }
    let trick = shownTrick
    LowSeats(view: view, trick: trick).draw(on: &pen, layout)
    if let trick {
      TrickView(view: view, trick: trick, isFinished: state.isTrickHeld || isPast)
        .drawLine(on: &pen, in: layout.trick)
    } else if view.observation.publicState.contract == nil {
      AuctionView(view: view).draw(on: &pen, in: layout.belowSeats)
    }
  }

  /// The trick on the table, or an earlier one that the person inspects.
  private var shownTrick: Trick? {
    let publicState = view.observation.publicState
    if case .trick(let index) = state.inspected, publicState.tricks.indices.contains(index) {
      return publicState.tricks[index]
    }
    return state.isTrickHeld ? publicState.tricks.last : publicState.currentTrick
  }

  /// The progress of an animation; 1 when it is over.
  private func progress(of motion: Motion) -> Double {
    guard let moving = state.moving, moving.motion == motion else { return 1 }
    return moving.progress
  }

  private var isPast: Bool { if case .trick = state.inspected { true } else { false } }

  private func drawCentre(on pen: inout Pen, _ layout: Layout, _ plates: Plates) {
    if let trick = shownTrick {
      let absent: Seat? = if case .card(let seat) = state.moving?.motion { seat } else { nil }
      TrickView(
        view: view, trick: trick, isFinished: state.isTrickHeld || isPast, absent: absent
      ).draw(on: &pen, layout)
    } else if isOptionAsked {
      ChoiceList(state: state).draw(on: &pen, in: layout.centre)
    } else if view.observation.publicState.contract == nil {
      AuctionView(view: view).draw(on: &pen, in: plates.auction)
      plates.drawOwnLaid(on: &pen)
    }
  }

  /// Whether the person chooses a trump or a partner.
  private var isOptionAsked: Bool { !isPast && state.isOptionAsked }
}

extension Pen {
  /// Draws a result on the felt that is kept for it; `draw` gets the rectangle inside the rail.
  mutating func drawResult(in layout: Layout, _ draw: (inout Pen, Rect) -> Void) {
    let felt = layout.result
    let inside = layout.isLow ? felt : felt.inset(by: 1, 1)
    if layout.isLow { fill(felt, .felt) } else { drawFelt(in: felt) }
    draw(&self, inside)
    focusOnText(in: inside)
    FeltLight(look)?.draw(on: &grid, in: inside)
  }

  /// Draws the felt in a wooden rail, or without colours in a line.
  mutating func drawFelt(in felt: Rect) {
    guard look.hasBlocks else {
      fill(felt, .felt)
      frame(felt, glyphs.round, .felt)
      return
    }
    fill(felt.inset(by: 1, 1), .felt)
    let width = felt.width - 2
    write("▗" + String(repeating: "▄", count: width) + "▖", x: felt.x, y: felt.y, .rail)
    for y in felt.y + 1..<felt.bottom - 1 {
      write("▐", x: felt.x, y: y, .rail)
      write("▌", x: felt.right - 1, y: y, .railShade)
    }
    write(
      "▝" + String(repeating: "▀", count: width) + "▘", x: felt.x, y: felt.bottom - 1, .railShade)
  }
}

/// Draws trump order, bid, target and points in one line, or in two on a narrow felt.
///
/// During the auction it draws who leads, and who would be Vice or what an éclat would cost.
struct ContractLine {
  let view: GameObservation
  /// Whether the line also shows the points of the Chief's side.
  var showsPoints = false

  func draw(on pen: inout Pen, in rect: Rect) {
    if rect.height == 0 { return }
    for (row, line) in lines(pen, in: rect).enumerated() {
      pen.write(line, centredIn: rect, y: rect.y + row, .felt)
    }
  }

  /// The fullest wording that fits, in as few rows as possible.
  private func lines(_ pen: Pen, in rect: Rect) -> [String] {
    let wordings = wordings(pen)
    for parts in wordings {
      let joined = parts.joined(separator: "   ")
      // With a second row, no row needs to touch the frame.
      if joined.columns <= rect.width - (rect.height > 1 ? 2 : 0) { return [joined] }
      let fits = parts.allSatisfy { $0.columns <= rect.width }
      if parts.count <= rect.height, fits { return parts }
    }
    return wordings.last ?? []
  }

  /// The alternative texts of the line, each in parts, the fullest first.
  private func wordings(_ pen: Pen) -> [[String]] {
    let narration = Narration(view)
    guard let bid = narration.bid else {
      let standing = [true, false].map { narration.standing(isWhole: $0).map(pen.text) }
      let shortest = narration.leadingBid.map { [[pen.text($0)]] } ?? []
      return standing + [Array(standing[1].prefix(1))] + shortest
    }
    let points =
      showsPoints ? [true, false].compactMap { narration.points(isWhole: $0) } : []
    let bids = (points.isEmpty ? [bid] : points).map(pen.text)
    guard let trumps = TrumpOrderText(narration: narration).tokens(pen) else {
      return bids.map { [$0] }
    }
    let order = trumps.joined(separator: " > ")
    return bids.flatMap { [[pen.text(.trumpOrder(order: order)), $0], [order, $0]] }
  }
}

/// The trump order in short words, the highest first: `▲7 > 7s > red`.
struct TrumpOrderText {
  let narration: Narration

  /// One word for each layer, the strongest first; nil before a trump is named.
  func tokens(_ pen: Pen) -> [String]? {
    let (chief, vice) = narration.named
    guard chief != nil || vice != nil else { return nil }
    let name = { (trump: Trump) in token(trump, pen) }
    guard let chief else { return ["?"] + (vice.map { [name($0)] } ?? []) }
    guard let vice else { return [name(chief)] }
    if chief == .noTrump { return [pen.text(.onlyTrump(trump: name(vice)))] }
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
