import CellGrid
import MueGame
import MueRules
import MueWords

/// Hands to be looked at again, one of them open.
public struct ReplayPage: Equatable, Sendable {
  /// The hands; never empty.
  private let hands: [ReplayedHand]
  /// Whether the hands are of a game at whose table one can sit down again.
  let isOfGame: Bool
  private var index: Int
  /// The hand that is open.
  private(set) var replay: Replay

  /// Hands with one of them open, by its place among them; nil without any.
  public init?(_ hands: [ReplayedHand], open index: Int, isOfGame: Bool) {
    guard hands.indices.contains(index) else { return nil }
    self.hands = hands
    self.index = index
    self.isOfGame = isOfGame
    replay = Replay(hands[index])
  }

  /// Goes to a place of the hand that is open.
  public mutating func go(to place: Int) { replay.go(to: place) }

  /// What a key was answered with, beside what has changed on the page.
  enum Answer: Equatable {
    case done
    case back
    case play(GamePlace)
    case review
    case say(Phrase)
  }

  /// Answers what the person wants.
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

  /// Where one is.
  var heading: Phrase {
    .replayPlace(
      hand: replay.hand.number, hands: hands.last?.number ?? 1, move: replay.place,
      moves: replay.count)
  }

  /// The keys that do something.
  var hints: [Phrase] {
    let play: [Phrase] = isOfGame ? [.keyPlayHere] : []
    let review: [Phrase] = isOfGame ? [.keyReview] : []
    let others: [Phrase] = hands.count > 1 ? [.keysHands] : []
    return [.keysMoves, .keysTrickwise] + play + [.keyBack] + others + review + [.keyLeave]
  }
}

/// All that decides what the window shows while hands of a file are looked at again.
public struct ReplayState: Sendable {
  private(set) var page: ReplayPage
  private(set) var notice: Phrase?
  private let keys: KeyMap
  /// Whether the person has had enough.
  public private(set) var isLeft = false

  /// A page of hands, with the keys the person uses.
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
  /// Draws hands of a file for a window of a size.
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
