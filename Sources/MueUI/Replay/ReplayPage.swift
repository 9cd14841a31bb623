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
    case review(ReplayedHand)
    case say(Phrase)
  }

  /// Answers what the person wants.
  mutating func answer(_ intent: Intent) -> Answer {
    switch intent {
    case .next: replay.go(to: replay.place + 1)
    case .previous: replay.go(to: replay.place - 1)
    case .down: replay.goToNextStop()
    case .up: replay.goToStopBefore()
    case .first: replay.go(to: 0)
    case .last: replay.go(to: replay.count)
    case .pageDown: open(index + 1)
    case .pageUp: open(index - 1)
    case .jump(let rank): replay.go(toTrick: rank.number)
    case .confirm where isOfGame:
      if replay.round.turn == nil { return .say(.replayNothingLeft) }
      return .play(GamePlace(hand: replay.hand.number, moves: replay.place))
    case .review where isOfGame: return .review(replay.hand)
    case .menu, .replay, .confirm, .pass: return .back
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
