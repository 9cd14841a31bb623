import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Reviews the person's decisions in a finished hand, one after another, on a work queue.
///
/// Reviewed decisions are kept while the page is closed.
final class ReviewWorker {
  private let background: Background<Decision>
  private var round: Round?
  private var reviewer: Reviewer?
  private var decisions: [Decision] = []
  private var isThinking = false

  /// A worker that calls `wake` when a decision has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// Continues the review of a finished hand from one of its moves on; returns the review so far.
  func lookBack(on round: Round, hand: Int, of game: Game, from place: Int) -> Review? {
    if round != self.round { begin(round, game, from: place) }
    if isThinking, let decision = background.takeAnswer() {
      decisions.append(decision)
      isThinking = false
    }
    guard let reviewer else { return nil }
    let count = reviewer.choices.count
    if !isThinking, decisions.count < count { think(reviewer, seed: game.match.seed) }
    return review(hand, of: game, count)
  }

  /// Stops; the decisions reviewed so far are kept.
  func giveUp() {
    if isThinking { background.giveUp() }
    isThinking = false
  }

  private func begin(_ round: Round, _ game: Game, from place: Int) {
    giveUp()
    self.round = round
    reviewer = game.reviewer(of: round, background.policies, from: place)
    decisions = []
  }

  private func think(_ reviewer: Reviewer, seed: UInt64) {
    isThinking = true
    background.ask {
      [time = background.time, index = reviewer.choices[decisions.count]] isGivenUp in
      reviewer.decision(index, time, seed: seed, isGivenUp: isGivenUp)
    }
  }

  private func review(_ hand: Int, of game: Game, _ count: Int) -> Review {
    let review = HandReview(seat: game.personSeat, decisions: decisions)
    let name = { (seat: Seat) in game.players[seat].name.text }
    func entry(_ decision: Decision) -> Review.Entry {
      Review.Entry(
        place: decision.place, what: decision.phrase(naming: name),
        why: decision.why(naming: name))
    }
    return Review(
      heading: .reviewYours(hand: hand, decisions: count, cost: review.cost.inTenths),
      count: count, entries: decisions.map(entry), dearest: review.dearest().map(entry))
  }
}

extension Game {
  /// A review of the person's decisions in a hand from one of its moves on, by an expert.
  func reviewer(of round: Round, _ policies: PolicyStore, from place: Int = 0) -> Reviewer {
    Reviewer(
      round, seat: personSeat, by: BotSettings(level: .expert).makeBot(policies.policies),
      peek: players[personSeat].agent.peek, from: place)
  }
}

extension Reviewer {
  /// Reviews one decision; `seed` is that of the match.
  func decision(
    _ index: Int, _ time: ThinkingTime, seed: UInt64, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Decision {
    let limits = Limits(
      playouts: time.playouts(usually: Self.playouts), isTimeUp: isGivenUp)
    return decision(index, limits: limits, rollouts: limits, seed: seed)
  }
}
