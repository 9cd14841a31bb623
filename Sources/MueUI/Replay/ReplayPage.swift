import CellGrid
import MueGame
import MueRules
import MueWords

/// Finished hands to replay, one of them open.
public struct ReplayPage: Equatable, Sendable {
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

  /// The answer to a key, apart from changes on the page.
  enum Answer: Equatable {
    case done
    case back
    case play(GamePlace)
    case review
    case say(Phrase)
  }

  /// Answers an input.
  mutating func answer(_ input: Input) -> Answer {
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
      if replay.round.turn == nil { return .say(.replayNothingLeft) }
      return .play(GamePlace(hand: replay.hand.number, moves: replay.place))
    case .command(.review) where isOfGame: return .review
    case .command(.menu), .command(.replay), .command(.confirm), .command(.pass): return .back
    default: return .say(.unknownKey)
    }
    return .done
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

  /// The keys that work now.
  var hints: [Phrase] {
    let play: [Phrase] = isOfGame ? [.keyPlayHere] : []
    let review: [Phrase] = isOfGame ? [.keyReview] : []
    let others: [Phrase] = hands.count > 1 ? [.keysHands] : []
    return [.keysMoves, .keysTrickwise] + play + [.keyBack] + others + review + [.keyLeave]
  }
}

/// The state of the window while hands from a file are replayed.
public struct ReplayState: Sendable {
  private(set) var page: ReplayPage
  private(set) var notice: Phrase?
  private let keys: KeyMap
  /// Whether the person has left.
  public private(set) var isLeft = false

  /// A page of hands, with the person's keys.
  public init(_ page: ReplayPage, keys: KeyMap) {
    self.page = page
    self.keys = keys
  }

  /// Answers a key or the mouse.
  public mutating func handle(_ key: Key) {
    if case .mouse(let mouse) = key {
      if mouse.action == .wheelUp { _ = page.answer(.command(.previous)) }
      if mouse.action == .wheelDown { _ = page.answer(.command(.next)) }
      return
    }
    notice = nil
    let input = keys.input(for: key, in: .table)
    switch input == .command(.leave) ? .back : page.answer(input) {
    case .back: isLeft = true
    case .say(let phrase): notice = phrase
    case .done, .play, .review: break
    }
  }
}

extension ScreenView {
  /// Draws the hands of a file for a window of the given size.
  public func draw(_ state: ReplayState, size: Size) -> Grid {
    var pen = pen(for: size)
    guard let layout = StartMenuLayout(size) else {
      drawTooSmall(size, on: &pen)
      return pen.grid
    }
    pen.say(
      .replayTitle, x: layout.title.x + 1, y: layout.title.y, .heading, in: layout.title)
    HintRow(hints: state.page.hints).draw(on: &pen, in: layout.keys)
    ReplayView(page: state.page, notice: state.notice).draw(on: &pen, in: layout.body)
    return pen.grid
  }
}
