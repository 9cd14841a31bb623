import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Looks back on the person's decisions in a hand that is over, one after another beside the loop.
///
/// What has been looked at stays, so that whoever leaves the page and comes back waits for the rest
/// alone.
final class ReviewWorker {
  private let thinker: Thinker<Decision>
  private let time: ThinkingTime
  private var round: Round?
  private var reviewer: Reviewer?
  private var decisions: [Decision] = []
  private var isThinking = false

  /// How many playouts a decision is looked at with: by their number, so that it says the same again.
  private static let playouts = 500

  /// A critic that calls `wake` when a decision has been looked at.
  init(in around: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: around.workQueues, wake: wake)
    time = around.thinking
  }

  /// Goes on looking at a hand of the game that is over; answers what there is to say so far.
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

  /// Stops looking; what has been looked at stays.
  func giveUp() {
    if isThinking { thinker.giveUp() }
    isThinking = false
  }

  private func begin(_ round: Round, _ game: Game) {
    giveUp()
    self.round = round
    let expert = BotSettings(level: .expert).makeBot()
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
        why: decision.best.reasons.prefix(2).map { $0.phrase(naming: name) })
    }
    return Review(
      heading: .reviewHeading(
        hand: hand, name: name(review.seat), decisions: count,
        cost: review.cost.inTenths),
      count: count, entries: decisions.map(entry), dearest: review.dearest().map(entry))
  }
}
