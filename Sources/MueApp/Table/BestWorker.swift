import MueBots
import MueGame
import MueUI

/// Works out what could have been made in finished hands, one step at a time on a work queue.
final class BestWorker {
  private struct Work {
    let hindsight: Hindsight
    var plays: BestPlays
  }

  /// A step: what was known before it, and what is wanted.
  private struct Step: Equatable {
    let plays: BestPlays
    let wanted: [Int]
  }

  private var next: KeyedAnswer<Step, BestPlays?>
  private var hands = FinishedHands<Work>()

  /// `wake` is called after each step.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  var isThinking: Bool { next.isThinking }

  /// What is known of a hand, while the rest is worked out, and the alternatives that are wanted; nil
  /// if no contract was played.
  private func plays(of hand: FinishedHand, wanted: [Int]) -> BestPlays? {
    guard open(hand) else { return nil }
    while !hands.work.plays.isDone(wanted: wanted) {
      let work = hands.work
      let answer = next.answer(to: Step(plays: work.plays, wanted: wanted)) { isGivenUp in
        work.hindsight.goOn(from: work.plays, wanted: wanted, isGivenUp: isGivenUp)
      }
      guard let plays = answer ?? nil else { break }
      hands.work.plays = plays
    }
    return hands.work.plays
  }

  /// What is known of a hand of a replay, or of the hand just played.
  func plays(_ request: BestRequest, justPlayed hand: FinishedHand? = nil) -> BestPlays? {
    let asked = request.hand.map { FinishedHand($0) } ?? hand
    return asked.flatMap { plays(of: $0, wanted: request.wanted) }
  }

  /// Stops working; what is known is kept.
  func giveUp() { next.giveUp() }

  private func open(_ hand: FinishedHand) -> Bool {
    if hands.isOpen(hand) { return true }
    next.forget()
    return hands.open(hand) {
      Hindsight(hand.round, from: hand.seat, by: next.background.policies.policies, peek: hand.peek)
        .map { Work(hindsight: $0, plays: $0.plays) }
    }
  }
}
