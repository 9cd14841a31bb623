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
    case .command(.menu), .command(.replay), .command(.confirm), .command(.pass): return [.back]
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
