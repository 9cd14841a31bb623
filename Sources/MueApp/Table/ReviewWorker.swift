import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Reviews the person's decisions in finished hands one at a time on a work queue.
///
/// Reviewed decisions are kept when the page is closed, and what the person has tried again.
final class ReviewWorker {
  private struct Work {
    let reviewer: Reviewer
    var decisions: [Decision] = []
    /// Whether the person has found the better move at a second try, by the index of the move.
    var found: [Int: Bool] = [:]
  }

  /// The decision being reviewed, by its number among the person's.
  private var next: KeyedAnswer<Int, Decision>
  private var hands = FinishedHands<Work>()

  /// `wake` is called when a decision has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// Continues the review of a finished hand from one of its moves; returns the review so far.
  func lookBack(on round: Round, hand: Int, of game: Game, from index: Int) -> Review? {
    guard open(round, hand: hand, game, from: index) else { return nil }
    let count = hands.work.reviewer.choices.count
    while hands.work.decisions.count < count, let decision = decide(hands.work) {
      hands.work.decisions.append(decision)
    }
    return review(hand, of: game, count)
  }

  /// A reviewed decision to try again, by the index of its move; nil if it has not been reviewed or
  /// cost nothing.
  func retry(_ moveIndex: Int, hand: Int, of game: Game) -> RetryExercise? {
    guard
      let decision = hands.work.decisions.first(where: { $0.moveIndex == moveIndex && $0.cost > 0 })
    else { return nil }
    let before = game.cut(to: GamePosition(hand: hand, moves: moveIndex))
    return RetryExercise(
      decision, at: before.view(for: game.personSeat), in: hands.work.reviewer.standing,
      knowing: hands.work.reviewer.hints[moveIndex])
  }

  /// Notes whether the person has found the better move of a decision, by the index of its move.
  func note(isFound: Bool, at moveIndex: Int) { hands.work.found[moveIndex] = isFound }

  /// Stops working; decisions already reviewed are kept.
  func giveUp() { next.giveUp() }

  private func open(_ round: Round, hand: Int, _ game: Game, from index: Int) -> Bool {
    let finished = FinishedHand(round: round, seat: game.personSeat, peek: game.personPeek)
    if hands.isOpen(finished) { return true }
    next.forget()
    return hands.open(finished) {
      let records = game.handRecords(for: .anybody)
      guard records.indices.contains(hand - 1) else { return nil }
      return Work(
        reviewer: records[hand - 1].reviewer(
          of: game.personSeat, by: next.background.policies.judge, from: index))
    }
  }

  private func decide(_ work: Work) -> Decision? {
    next.answer(to: work.decisions.count) {
      [time = next.background.time, index = work.reviewer.choices[work.decisions.count]]
      isGivenUp in
      work.reviewer.decision(index, time, isGivenUp: isGivenUp)
    }
  }

  private func review(_ hand: Int, of game: Game, _ count: Int) -> Review {
    let work = hands.work
    let review = HandReview(seat: game.personSeat, decisions: work.decisions)
    let name = { (seat: Seat) in game.players[seat].name.text }
    func entry(_ decision: Decision) -> Review.Entry {
      Review.Entry(
        moveIndex: decision.moveIndex, cost: decision.cost, what: decision.phrase(naming: name),
        why: decision.why(naming: name), question: decision.question(naming: name),
        isFound: work.found[decision.moveIndex])
    }
    func praise(_ decision: Decision?) -> Review.Entry? {
      guard let decision, let praise = decision.praise(naming: name) else { return nil }
      return Review.Entry(
        moveIndex: decision.moveIndex, cost: 0, what: praise, why: decision.why(naming: name))
    }
    let forced = work.reviewer.count - count
    let notes: [Phrase] =
      review.cost > 0
      ? []
      : (count > 1 ? [.reviewLevel(decisions: review.levelCount)] : [])
        + (forced > 0 ? [.reviewForced(moves: forced)] : [])
    return Review(
      heading: review.cost > 0
        ? .reviewYours(hand: hand, decisions: count, cost: review.cost.inTenths)
        : .reviewFaultless(hand: hand, decisions: count),
      count: count, entries: work.decisions.map(entry), dearest: review.dearest().map(entry),
      praised: praise(review.praised), closest: praise(review.closest), notes: notes)
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
