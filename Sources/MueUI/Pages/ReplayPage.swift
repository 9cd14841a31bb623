import CellGrid
import MueGame
import MueRules
import MueWords

/// Finished hands to replay, one of them open.
public struct ReplayPage: Page, Equatable {
  /// The hands; never empty.
  private let hands: [ReplayedHand]
  /// Whether the hands belong to a game that can be continued from one of their positions.
  let isOfGame: Bool
  private var index: Int
  /// The hand that is open.
  private(set) var replay: Replay

  /// Hands, one of them open by its index; nil if there are none.
  public init?(_ hands: [ReplayedHand], open index: Int, isOfGame: Bool) {
    guard hands.indices.contains(index) else { return nil }
    self.hands = hands
    self.index = index
    self.isOfGame = isOfGame
    replay = Replay(hands[index])
  }

  /// Goes to a position in the open hand.
  public mutating func go(to place: Int) { replay.go(to: place) }

  func title(in context: PageContext) -> Phrase { .replayTitle }
  var keyContext: KeyContext? { .table }
  var area: PageArea { .replay }
  var wheel: (up: KeyCommand, down: KeyCommand) { (.previous, .next) }
  var showsNotices: Bool { true }

  mutating func take(_ event: PageEvent) {
    if case .move(let place) = event { go(to: place) }
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    switch input {
    case .command(.next): replay.go(to: replay.place + 1)
    case .command(.previous): replay.go(to: replay.place - 1)
    case .command(.down): replay.goToNextStop()
    case .command(.up): replay.goToStopBefore()
    case .command(.first): replay.go(to: 0)
    case .command(.last): replay.go(to: replay.count)
    case .command(.pageDown): open(index + 1)
    case .command(.pageUp): open(index - 1)
    case .digit(let number): replay.go(toTrick: number)
    case .command(.confirm) where isOfGame:
      if replay.round.turn == nil { return [.refuse(.replayNothingLeft)] }
      return [.ask(.playAside(GamePlace(hand: replay.hand.number, moves: replay.place)))]
    case .command(.review) where isOfGame: return [.open(ReviewPage(isOverReplay: true))]
    case .command(.confirm): return [.refuse(.replayOnlyInGame)]
    case .command(.menu), .command(.replay), .command(.pass): return [.back]
    case .command(.help) where context.table != nil: return [.say(.replayHelp)]
    default: return [.refuse(.unknownKey)]
    }
    return []
  }

  private mutating func open(_ next: Int) {
    guard hands.indices.contains(next) else { return }
    index = next
    replay = Replay(hands[next])
  }

  /// The current hand and position.
  var heading: Phrase {
    .replayPlace(
      hand: replay.hand.number, hands: length, move: replay.place, moves: replay.count)
  }

  /// The hands of the match where it has a number of them, as its title says; else those that are there.
  private var length: Int {
    let last = hands.last?.number ?? 1
    return if case .hands(let hands) = replay.view.rules.end { max(hands, last) } else { last }
  }

  func hints(in context: PageContext) -> [Phrase] {
    let play: [Phrase] = isOfGame ? [.keyPlayHere] : []
    let review: [Phrase] = isOfGame ? [.keyReview] : []
    let others: [Phrase] = hands.count > 1 ? [.keysHands] : []
    return [.keysMoves, .keysTrickwise] + play + [.keyBack] + others + review + [.keyLeave]
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    ReplayView(page: self, notice: context.notice).draw(on: &pen, in: body)
  }
}

/// A position of a replayed hand: every seat with its cards, the trick, and the latest event.
struct ReplayView {
  let page: ReplayPage
  /// The answer to the last key, below the hands.
  var notice: Phrase?

  /// The widest block: a hand of fifteen cards and room around it.
  private static let width = 64

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width, Self.width)
    let contractRows = width < Layout.feltWidth ? 2 : 1
    let seats = view.rules.players.seats(from: view.seat)
    // The rows outside the hands: heading, column heads, contract and two rows for the latest
    // event.
    let fixed = 2 + contractRows + 2
    let pitch = (rect.height - 1 - fixed) / seats.count > 2 ? 3 : 2
    let height = fixed + pitch * seats.count
    let block = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + max(0, rect.height - 1 - height) / 2,
      width: width, height: min(rect.height, height))
    pen.fill(block, .felt)
    let inner = block.inset(by: 1, 0)
    pen.write(pen.text(page.heading), centredIn: inner, y: inner.y, .feltTurn)
    let contract = Rect(x: inner.x, y: inner.y + 1, width: inner.width, height: contractRows)
    ContractLine(view: view, showsPoints: true).draw(on: &pen, in: contract)
    pen.write(
      pen.text(.points), endingAt: inner.right - 6, y: contract.bottom, .feltQuiet, in: inner)
    for (index, seat) in seats.enumerated() {
      let y = contract.bottom + 1 + index * pitch
      draw(seat, on: &pen, in: Rect(x: inner.x, y: y, width: inner.width, height: 2))
    }
    let news = Rect(x: inner.x, y: block.bottom - 2, width: inner.width, height: 2)
    drawNews(on: &pen, in: news)
    drawNotice(on: &pen, in: inner, above: rect.bottom)
  }

  /// Draws the notice below everything else; a long one covers the last rows.
  private func drawNotice(on pen: inout Pen, in inner: Rect, above bottom: Int) {
    guard let notice else { return }
    let rows = pen.rows(notice, width: inner.width).map { Row(left: $0, ink: .ask) }
    let y = bottom - rows.count
    rows.draw(on: &pen, in: Rect(x: inner.x, y: y, width: inner.width, height: rows.count))
  }

  private var view: GameObservation { page.replay.view }
  private var publicState: PublicState { page.replay.round.publicState }

  private func draw(_ seat: Seat, on pen: inout Pen, in rect: Rect) {
    let plate = SeatPlate(view: view, seat: seat)
    pen.write(plate.headline(pen), x: rect.x, y: rect.y, plate.nameInk, in: rect)
    if publicState.play != nil {
      pen.write(
        String(publicState.points[seat]), endingAt: rect.right - 6, y: rect.y, .felt, in: rect)
    }
    if let trick = page.replay.trick, let card = trick.card(of: seat, publicState.players) {
      let x = rect.right - 3
      if seat == trick.leader {
        pen.write(String(pen.glyphs.led), x: x - 1, y: rect.y, .feltTurn, in: rect)
      }
      pen.write(pen.small(card), x: x, y: rect.y, plate.ink(card), in: rect)
    }
    let laid = publicState.lying(before: seat)
    let hand = page.replay.round.hand(of: seat)
    for (index, card) in HandOrder(publicState.play?.order).sorted(hand).enumerated() {
      let x = rect.x + 1 + 3 * index
      pen.write(pen.small(card), x: x, y: rect.y + 1, plate.ink(card), in: rect)
      if laid.contains(card), x + 2 < rect.right {
        pen.write(String(pen.glyphs.laid), x: x + 2, y: rect.y + 1, .felt, in: rect)
      }
    }
  }

  private func drawNews(on pen: inout Pen, in rect: Rect) {
    if let mistake = page.replay.mistake(naming: { pen.name($0, in: view) }) {
      draw(mistake, .feltTurn, on: &pen, in: rect)
      return
    }
    if let trick = page.replay.trick {
      let isFinished = publicState.currentTrick == nil
      TrickView(view: view, trick: trick, isFinished: isFinished).drawLine(on: &pen, in: rect)
      if let score = publicState.score {
        let text = pen.text(Narration(view).headline(of: score))
        pen.write(text, centredIn: rect, y: rect.y + 1, .feltTurn)
      }
      return
    }
    guard let line = Narration(view).log(writing: pen.small).last else { return }
    draw(line.phrase, .felt, on: &pen, in: rect)
  }

  private func draw(_ phrase: Phrase, _ ink: Ink, on pen: inout Pen, in rect: Rect) {
    for (row, text) in pen.rows(phrase, width: rect.width).prefix(2).enumerated() {
      pen.write(text, centredIn: rect, y: rect.y + row, ink)
    }
  }
}
