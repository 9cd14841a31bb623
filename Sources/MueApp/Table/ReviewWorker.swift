import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Reviews the person's decisions in a finished hand one at a time on a work queue.
///
/// Reviewed decisions are kept when the page is closed.
final class ReviewWorker {
  /// The decision being reviewed, by its number among the person's.
  private var next: KeyedAnswer<Int, Decision>
  private var round: Round?
  private var reviewer: Reviewer?
  private var decisions: [Decision] = []

  /// `wake` is called when a decision has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// Continues the review of a finished hand from one of its moves; returns the review so far.
  func lookBack(on round: Round, hand: Int, of game: Game, from index: Int) -> Review? {
    if round != self.round { begin(round, hand: hand, game, from: index) }
    guard let reviewer else { return nil }
    let count = reviewer.choices.count
    while decisions.count < count, let decision = decide(reviewer, seed: game.match.seed) {
      decisions.append(decision)
    }
    return review(hand, of: game, count)
  }

  /// Stops working; decisions already reviewed are kept.
  func giveUp() { next.giveUp() }

  private func begin(_ round: Round, hand: Int, _ game: Game, from index: Int) {
    next.forget()
    self.round = round
    reviewer = game.reviewer(of: round, number: hand, next.background.policies, from: index)
    decisions = []
  }

  private func decide(_ reviewer: Reviewer, seed: UInt64) -> Decision? {
    next.answer(to: decisions.count) {
      [time = next.background.time, index = reviewer.choices[decisions.count]] isGivenUp in
      reviewer.decision(index, time, seed: seed, isGivenUp: isGivenUp)
    }
  }

  private func review(_ hand: Int, of game: Game, _ count: Int) -> Review {
    let review = HandReview(seat: game.personSeat, decisions: decisions)
    let name = { (seat: Seat) in game.players[seat].name.text }
    func entry(_ decision: Decision) -> Review.Entry {
      Review.Entry(
        moveIndex: decision.moveIndex, cost: decision.cost, what: decision.phrase(naming: name),
        why: decision.why(naming: name))
    }
    return Review(
      heading: .reviewYours(hand: hand, decisions: count, cost: review.cost.inTenths),
      count: count, entries: decisions.map(entry), dearest: review.dearest().map(entry))
  }
}

extension Game {
  /// An expert's review of the person's decisions in a hand, numbered from 1, from one of its
  /// moves.
  func reviewer(
    of round: Round, number: Int, _ policies: PolicyStore, from index: Int = 0
  ) -> Reviewer {
    Reviewer(
      round, seat: personSeat, by: BotSettings(level: .expert).makeBot(policies.policies),
      peek: players[personSeat].agent.peek, in: standing(beforeHand: number), from: index)
  }
}

extension Reviewer {
  /// Reviews one decision; `seed` is the match's.
  func decision(
    _ index: Int, _ time: ThinkingTime, seed: UInt64, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Decision {
    let limits = Limits(
      playouts: time.playouts(usually: Self.playouts), isTimeUp: isGivenUp)
    return decision(index, limits: limits, rollouts: limits, seed: seed)
  }
}
