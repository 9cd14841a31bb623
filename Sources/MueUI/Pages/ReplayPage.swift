import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords

/// Finished hands to replay, one of them open.
public struct ReplayPage: Page, Equatable {
  /// Never empty.
  private let hands: [ReplayedHand]
  /// Whether the hands belong to a game that can be continued from any of their positions.
  let isOfGame: Bool
  /// What is kept of the computer players' thoughts in the hand just played.
  private let considered: [ConsideredMove]
  private var index: Int
  private(set) var replay: Replay
  /// Whether the result of the hand is shown, which follows the last move.
  private(set) var isResultShown = false
  /// Whether the curve of the open hand is shown.
  private(set) var isCurveShown = false
  /// Whether the page was opened to show the curve, and is closed with it.
  private var isForCurve = false
  /// The curve of the open hand as far as it is known; nil before it has begun, and without a
  /// contract.
  private var curve: ContractCurve?

  /// A replay of hands, with the one at `index` open; nil if there are none.
  ///
  /// `considered` is what is kept of the computer players' thoughts in the hand just played.
  public init?(
    _ hands: [ReplayedHand], open index: Int, isOfGame: Bool, considered: [ConsideredMove] = []
  ) {
    guard hands.indices.contains(index) else { return nil }
    self.considered = considered
    self.hands = hands
    self.index = index
    self.isOfGame = isOfGame
    replay = Replay(hands[index])
  }

  /// Shows the curve of the open hand, for which the page is opened.
  public mutating func showCurve() {
    isCurveShown = true
    isForCurve = true
  }

  /// The hand whose curve is wanted; nil if none is.
  var curvedHand: ReplayedHand? { isCurveShown || isResultShown ? replay.hand : nil }

  /// Whether the page needs the whole width of a window at a table.
  var needsWholeWidth: Bool { isCurveShown || isResultShown }

  /// Goes to a position in the open hand.
  public mutating func go(to index: Int) {
    isResultShown = false
    replay.go(to: index)
  }

  /// Goes on in the open hand, at its end to the result.
  private mutating func goOn(_ step: (inout Replay) -> Void) {
    if replay.index == replay.count, replay.round.score != nil { isResultShown = true }
    step(&replay)
  }

  /// Goes back in the open hand, from the result to the last move.
  private mutating func goBack(_ step: (inout Replay) -> Void) {
    if !isResultShown { step(&replay) }
    isResultShown = false
  }

  func title(in context: PageContext) -> Phrase { .replayTitle }
  var keyContext: KeyContext? { .table }
  var area: PageArea { .middle }
  var wheel: (up: KeyCommand, down: KeyCommand) { (.previous, .next) }
  var takesClicks: Bool { true }
  var showsNotices: Bool { true }

  mutating func take(_ event: PageEvent) {
    switch event {
    case .move(let index): go(to: index)
    case .curve(let curve): self.curve = curve
    default: break
    }
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    switch input {
    case .command(.next): goOn { $0.go(to: $0.index + 1) }
    case .command(.previous): goBack { $0.go(to: $0.index - 1) }
    case .command(.down): goOn { $0.goToNextStop() }
    case .command(.up): goBack { $0.goToStopBefore() }
    case .command(.first): go(to: 0)
    case .command(.last):
      go(to: replay.count)
      isResultShown = replay.round.score != nil
    case .command(.pageDown): return open(index + 1)
    case .command(.pageUp): return open(index - 1)
    case .digit(let number):
      isResultShown = false
      replay.go(toTrick: number)
    case .command(.curve):
      if replay.hand.record.round.publicState.contract == nil { return [.refuse(.curveNone)] }
      // In place of the result, the end of the hand is shown with its curve.
      isCurveShown = isResultShown || !isCurveShown
      isResultShown = false
      isForCurve = false
    // The result of the hand has no chart to close.
    case .command(.menu) where isCurveShown && !isForCurve && !isResultShown:
      isCurveShown = false
    case .command(.bestPlay):
      if replay.hand.record.round.publicState.contract == nil { return [.refuse(.curveNone)] }
      return [.open(BestPage(view: view, hand: replay.hand))]
    case .command(.explain):
      return ExplainPage(explained, before: explainedBefore).map { [.open($0)] } ?? []
    case .command(.confirm) where isOfGame:
      if replay.round.turn == nil { return [.refuse(.replayNothingLeft)] }
      return [.ask(.playAside(GamePosition(hand: replay.hand.number, moves: replay.index)))]
    case .command(.review) where isOfGame: return [.open(ReviewPage(replayed: replay.hand))]
    case .command(.bids): return askAboutBids(of: view.seatAskedAbout)
    case .mouse(let mouse):
      let layout = Layout(block.window, players: view.rules.players)
      return layout?.seat(at: mouse.position, from: view.seat, view.rules.players)
        .map(askAboutBids) ?? []
    case .command(.confirm): return [.refuse(.replayOnlyInGame)]
    case .command(.menu), .command(.replay), .command(.pass): return [.back]
    case .command(.help) where context.table != nil: return [.say(.replayHelp)]
    default: return [.refuse(.unknownKey)]
    }
    return []
  }

  private var explained: ExplainedHand {
    ExplainedHand(replay.hand, in: view, considered: considered)
  }

  /// The move that is explained first is the last one before so many: the one that is shown, or the mistake for
  /// which the hand is replayed.
  private var explainedBefore: Int {
    replay.index + (replay.hand.mistake?.moveIndex == replay.index ? 1 : 0)
  }

  private func askAboutBids(of seat: Seat) -> [PageStep] {
    if publicState.score != nil { return [.refuse(.replayNothingLeft)] }
    return [.open(BidPage(about: seat, replayed: view))]
  }

  private mutating func open(_ next: Int) -> [PageStep] {
    guard hands.indices.contains(next) else { return [.refuse(.unknownKey)] }
    index = next
    isResultShown = false
    curve = nil
    replay = Replay(hands[next])
    return []
  }

  /// The current hand and position.
  var heading: Phrase {
    .replayPlace(
      hand: replay.hand.number, hands: length, move: replay.index, moves: replay.count)
  }

  /// The number of hands in the match if its rules set one, as in its title; otherwise the number
  /// of hands so far.
  private var length: Int {
    let last = hands.last?.number ?? 1
    return if case .hands(let hands) = replay.view.rules.end { max(hands, last) } else { last }
  }

  func hints(in context: PageContext) -> [Phrase] {
    let play: [Phrase] = isOfGame ? [.keyPlayHere] : []
    let review: [Phrase] = isOfGame ? [.keyReview] : []
    let others: [Phrase] = hands.count > 1 ? [.keysHands] : []
    let bids: [Phrase] = publicState.score == nil ? [.keyBids] : []
    let isPlay = publicState.play != nil
    // Before the play, bids are what there is to look at.
    return [.keysMoves, .keysTrickwise] + play + [.keyBack] + (isPlay ? [] : bids)
      + [.keyExplain, .keyCurve] + review + [.keyBest] + others + [.keyLeave]
      + (isPlay ? bids : [])
  }
}

extension ReplayPage {
  /// Draws the table with all cards open, the trick, and the latest event.
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let size = pen.grid.size
    guard let whole = context.layout ?? Layout(size, players: view.rules.players) else { return }
    let curve = shownCurve
    let rows = CurveChart.rows(in: size)
    var layout = whole
    if !isResultShown, let curve {
      guard let below = Layout(below: rows, of: size, players: view.rules.players) else {
        let block = Rect(
          x: whole.title.x + 1, y: 1, width: whole.title.width - 2, height: whole.status.y - 1)
        curve.rows(pen, width: block.width, height: block.height).draw(on: &pen, in: block)
        return drawTexts(on: &pen, whole, context.notice, withPlace: false)
      }
      layout = below
      let block = Rect(
        x: whole.title.x + 1, y: 1, width: whole.title.width - 2, height: rows)
      curve.rows(pen, width: block.width, height: block.height).draw(on: &pen, in: block)
    }
    if isResultShown, let score = publicState.score {
      drawResult(score, on: &pen, layout, context.notice)
      return
    }
    if layout.isLow {
      drawLow(on: &pen, layout)
    } else {
      drawTable(on: &pen, layout)
    }
    drawTexts(on: &pen, layout, context.notice)
  }

  private func drawTable(on pen: inout Pen, _ layout: Layout) {
    pen.drawFelt(in: layout.felt)
    let plates = Plates(in: layout, of: view, hands: replay.round.hand)
    plates.draw(on: &pen)
    ContractLine(view: view, showsPoints: true).draw(on: &pen, in: layout.contract)
    if let trick = replay.trick {
      TrickView(view: view, trick: trick, isFinished: publicState.currentTrick == nil)
        .draw(on: &pen, layout)
    } else {
      AuctionView(view: view).draw(on: &pen, in: plates.auction)
    }
    drawHand(of: view.seat, on: &pen, layout)
    FeltLight(pen.look)?.draw(on: &pen.grid, in: layout.felt.inset(by: 1, 1))
  }

  private func drawResult(
    _ score: RoundScore, on pen: inout Pen, _ layout: Layout, _ notice: Phrase?
  ) {
    let match = replay.hand.record.match?.standing
    pen.drawResult(in: layout) { pen, rect in
      ReckoningPage(view: view, score: score, standing: match, curve: curve)
        .draw(on: &pen, in: rect)
    }
    let width = layout.result.width - 2
    let lines = pen.rows([notice ?? heading], width: width).prefix(layout.status.height)
    pen.write(lines, x: layout.result.x + 1, y: layout.status.y, notice == nil ? .heading : .ask)
  }

  /// The chart of the curve at the current position, if it is shown.
  private var shownCurve: CurveChart? {
    guard isCurveShown else { return nil }
    return CurveChart(
      curve: curve ?? ContractCurve(count: 0), view: view, moveCount: replay.index)
  }

  private var view: GameObservation { replay.view }
  private var publicState: PublicState { replay.round.publicState }

  /// Draws as much as a low window has room for: only the hand of the seat to move.
  private func drawLow(on pen: inout Pen, _ layout: Layout) {
    pen.fill(layout.felt, .felt)
    ContractLine(view: view, showsPoints: true).draw(on: &pen, in: layout.contract)
    LowSeats(view: view, trick: replay.trick).draw(on: &pen, layout)
    if let trick = replay.trick {
      TrickView(view: view, trick: trick, isFinished: publicState.currentTrick == nil)
        .drawLine(on: &pen, in: layout.trick)
    } else {
      AuctionView(view: view).draw(on: &pen, in: layout.belowSeats)
    }
    drawHand(of: publicState.turn ?? view.seat, on: &pen, layout)
  }

  /// Draws the hand of a seat at the foot of the table.
  private func drawHand(of seat: Seat, on pen: inout Pen, _ layout: Layout) {
    let order = HandOrder(publicState.play?.order)
    let hand = HandLayout(order.sorted(replay.round.hand(of: seat)), in: layout)
    let faces = hand.cards.map { CardFace(inHandOf: seat, $0, hand.size, publicState) }
    hand.draw(faces.map { ($0, false) }, on: &pen, in: layout.hand)
  }

  /// Draws the position in the hand above the cards; below them, the notice, or the latest event
  /// and the result.
  private func drawTexts(
    on pen: inout Pen, _ layout: Layout, _ notice: Phrase?, withPlace: Bool = true
  ) {
    if withPlace {
      pen.write(pen.text(heading), centredIn: layout.hand, y: layout.hand.y, .heading)
    }
    let status = layout.status
    let lines = (notice.map { [$0] } ?? texts(pen)).flatMap {
      pen.rows($0, width: status.width - 2)
    }
    for (row, line) in lines.prefix(status.height).enumerated() {
      pen.write(line, centredIn: status, y: status.y + row, notice == nil ? .plain : .ask)
    }
  }

  private func texts(_ pen: Pen) -> [Phrase] {
    if let mistake = replay.mistake(naming: { pen.name($0, in: view) }) { return [mistake] }
    if let score = publicState.score { return [Narration(view).headline(of: score)] }
    if replay.trick != nil { return [] }
    return Narration(view).log(writing: pen.small).last.map { [$0.phrase] } ?? []
  }
}
