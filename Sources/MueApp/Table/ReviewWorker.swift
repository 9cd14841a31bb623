import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Reviews the person's decisions in a finished hand, one after another, on a work queue.
///
/// Reviewed decisions are kept while the page is closed.
final class ReviewWorker {
  private let thinker: Thinker<Decision>
  private let time: ThinkingTime
  private let policies: PolicyStore
  private var round: Round?
  private var reviewer: Reviewer?
  private var decisions: [Decision] = []
  private var isThinking = false

  /// The playouts for each decision; with a number instead of a time, a second review gives the
  /// same result.
  private static let playouts = 500

  /// A worker that calls `wake` when a decision has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: dependencies.workQueues, wake: wake)
    time = dependencies.thinking
    policies = dependencies.policies
  }

  /// Continues the review of a finished hand; returns the review so far.
  func lookBack(on round: Round, hand: Int, of game: Game) -> Review? {
    if round != self.round { begin(round, game) }
    if isThinking, let decision = thinker.takeAnswer() {
      decisions.append(decision)
      isThinking = false
    }
    guard let reviewer else { return nil }
    if !isThinking, decisions.count < reviewer.count { think(reviewer, seed: game.match.seed) }
    return review(hand, of: game, reviewer.count)
  }

  /// Stops; the decisions reviewed so far are kept.
  func giveUp() {
    if isThinking { thinker.giveUp() }
    isThinking = false
  }

  private func begin(_ round: Round, _ game: Game) {
    giveUp()
    self.round = round
    let expert = BotSettings(level: .expert).makeBot(policies.policies)
    let seat = game.personSeat
    reviewer = Reviewer(round, seat: seat, by: expert, peek: game.players[seat].agent.peek)
    decisions = []
  }

  private func think(_ reviewer: Reviewer, seed: UInt64) {
    isThinking = true
    let playouts = time.playouts(usually: Self.playouts)
    thinker.think { [index = decisions.count] isGivenUp in
      let limits = Limits(playouts: playouts, isTimeUp: isGivenUp)
      return reviewer.decision(index, limits: limits, rollouts: limits, seed: seed)
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
      heading: .reviewHeading(
        hand: hand, name: name(review.seat), decisions: count,
        cost: review.cost.inTenths),
      count: count, entries: decisions.map(entry), dearest: review.dearest().map(entry))
  }
}
