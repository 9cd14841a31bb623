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
    while decisions.count < count, let decision = decide(reviewer) {
      decisions.append(decision)
    }
    return review(hand, of: game, count)
  }

  /// Stops working; decisions already reviewed are kept.
  func giveUp() { next.giveUp() }

  private func begin(_ round: Round, hand: Int, _ game: Game, from index: Int) {
    next.forget()
    self.round = round
    let records = game.handRecords(for: .anybody)
    reviewer =
      records.indices.contains(hand - 1)
      ? records[hand - 1].reviewer(
        of: game.personSeat, by: next.background.policies.judge, from: index) : nil
    decisions = []
  }

  private func decide(_ reviewer: Reviewer) -> Decision? {
    next.answer(to: decisions.count) {
      [time = next.background.time, index = reviewer.choices[decisions.count]] isGivenUp in
      reviewer.decision(index, time, isGivenUp: isGivenUp)
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
    let praised = review.praised.flatMap { decision in
      decision.praise(naming: name).map { praise in
        Review.Entry(
          moveIndex: decision.moveIndex, cost: 0, what: praise, why: decision.why(naming: name))
      }
    }
    return Review(
      heading: review.cost > 0
        ? .reviewYours(hand: hand, decisions: count, cost: review.cost.inTenths)
        : .reviewFaultless(hand: hand, decisions: count),
      count: count, entries: decisions.map(entry), dearest: review.dearest().map(entry),
      praised: praised)
  }
}

extension PolicyStore {
  /// The player that judges hints, reviews and warnings.
  var judge: any Bot { BotSettings(level: .expert).makeBot(policies) }
}

extension Reviewer {
  func decision(
    _ index: Int, _ time: ThinkingTime, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Decision {
    let limits = time.reviewLimits(isGivenUp: isGivenUp)
    return decision(index, limits: limits, rollouts: limits)
  }
}

extension ThinkingTime {
  /// The limits for reviewing a decision.
  func reviewLimits(
    _ standing: Standing? = nil, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Limits {
    Limits(
      playouts: playouts(usually: Reviewer.playouts), standing: standing, isTimeUp: isGivenUp)
  }
}
