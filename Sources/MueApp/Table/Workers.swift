import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Thinks about the person's move in the meantime, so that a hint is ready when it is asked for.
final class HintWorker {
  private struct Question: Equatable {
    let position: Observation
    /// The move in mind that the hint rates too.
    var rated: Move?
  }

  private var found: KeyedAnswer<Question, Hint?>

  var isThinking: Bool { found.isThinking }

  /// How long to search for the best moves and how long to compare them by rollouts, in
  /// milliseconds.
  private static let milliseconds = (search: 600, rollouts: 300)

  /// A worker that calls `wake` when a hint is ready.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    found = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The hint for a position, which rates a move in mind as well; nil while it is being computed.
  func hint(for view: GameObservation, rating own: Move?, seed: UInt64) -> Hint? {
    let position = view.observation
    let last = found.key.flatMap { $0.position == position ? $0 : nil }
    let question = last ?? Question(position: position)
    guard let hint = search(question, in: view.standing, seed: seed) else { return nil }
    guard let own, own != question.rated else { return hint }
    rate(own, beside: hint, at: position, in: view.standing, seed: seed)
    return nil
  }

  private func search(_ question: Question, in match: Standing, seed: UInt64) -> Hint? {
    let (time, policies) = (found.background.time, found.background.policies)
    return found.answer(to: question) { [position = question.position] isGivenUp in
      func limits(_ milliseconds: Int) -> Limits {
        time.limits(milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      }
      return Hint(
        position, by: BotSettings(level: .expert).makeBot(policies.policies),
        limits: limits(Self.milliseconds.search),
        rollouts: limits(Self.milliseconds.search + Self.milliseconds.rollouts), seed: seed)
    } ?? nil
  }

  /// Compares a move that the person has in mind with the best one; the hint is then ready again.
  private func rate(
    _ move: Move, beside known: Hint, at position: Observation, in match: Standing, seed: UInt64
  ) {
    let (time, policies) = (found.background.time, found.background.policies)
    _ = found.answer(to: Question(position: position, rated: move)) { isGivenUp in
      known.rating(
        move, at: position, by: BotSettings(level: .expert).makeBot(policies.policies),
        rollouts: time.limits(
          milliseconds: Self.milliseconds.rollouts, standing: match, isGivenUp: isGivenUp),
        seed: seed)
    }
  }

  /// Stops; a hint that is ready is kept.
  func giveUp() { found.giveUp() }
}

extension Advice {
  /// A hint as the table shows it.
  init?(_ hint: Hint, in view: GameObservation) {
    let lines = hint.lines(isShort: true, isChief: view.isChiefs) { view.players[$0].name.text }
    self.init(
      zip(hint.choices + [hint.own].compactMap(\.self), lines).map { choice, line in
        Choice(move: choice.move, figures: line.figures, reason: line.reason)
      })
  }
}

extension GameObservation {
  var isChiefs: Bool { observation.publicState.roles?.chief == seat }
}

/// Reviews a move that the person is about to make, on a work queue, so that the coach can speak up
/// before it is made.
///
/// It reviews as `Reviewer` does: a warning names the cost that the review of the hand will show.
final class WarningWorker {
  private struct Question: Equatable {
    let move: Move
    let position: Observation

    /// Twins look alike, so a move is known by its text.
    static func == (one: Question, other: Question) -> Bool {
      one.move.text == other.move.text && one.position == other.position
    }
  }

  private var reviewed: KeyedAnswer<Question, Decision>
  /// What a move must cost, in points: more than this.
  private var threshold = 0

  /// A worker that calls `wake` when a move has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    reviewed = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// Whether a move is held back until it has been reviewed; `seed` is that of the review.
  ///
  /// A move that the person makes again where it was held back is not, nor is any while the setting is off.
  func holdsBack(
    _ move: Move, in view: GameObservation, by preferences: Preferences, seed: UInt64
  ) -> Bool {
    let question = Question(move: move, position: view.observation)
    let isRepeated = question == reviewed.key
    giveUp()
    guard let points = preferences.coach.points, !isRepeated,
      question.position.legalMoves?.isChoice == true
    else { return false }
    threshold = points
    let match = view.standing
    let (time, policies) = (reviewed.background.time, reviewed.background.policies)
    _ = reviewed.answer(to: question) { [position = question.position] isGivenUp in
      let limits = Limits(
        playouts: time.playouts(usually: Reviewer.playouts), standing: match,
        isTimeUp: isGivenUp)
      return Decision(
        move, at: position, moveIndex: position.publicState.moves.count,
        by: BotSettings(level: .expert).makeBot(policies.policies), limits: limits,
        rollouts: limits, seed: seed)
    }
    return true
  }

  /// The move that was held back, with a warning if it costs too much: once, when it has been reviewed.
  func takeReview() -> (move: Move, warning: Phrase?)? {
    guard reviewed.isThinking, let question = reviewed.key, let decision = reviewed.lastAnswer()
    else { return nil }
    return (question.move, decision.cost > Double(threshold) ? decision.warning : nil)
  }

  /// Stops; the next move is held back again.
  func giveUp() { reviewed.forget() }
}

/// Reviews the person's decisions in a finished hand, one after another, on a work queue.
///
/// Reviewed decisions are kept while the page is closed.
final class ReviewWorker {
  /// The decision that is reviewed, by its number among the person's.
  private var next: KeyedAnswer<Int, Decision>
  private var round: Round?
  private var reviewer: Reviewer?
  private var decisions: [Decision] = []

  /// A worker that calls `wake` when a decision has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// Continues the review of a finished hand from one of its moves on; returns the review so far.
  func lookBack(on round: Round, hand: Int, of game: Game, from index: Int) -> Review? {
    if round != self.round { begin(round, hand: hand, game, from: index) }
    guard let reviewer else { return nil }
    let count = reviewer.choices.count
    while decisions.count < count, let decision = decide(reviewer, seed: game.match.seed) {
      decisions.append(decision)
    }
    return review(hand, of: game, count)
  }

  /// Stops; the decisions reviewed so far are kept.
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
  /// A review of the person's decisions in a hand, by its number from 1, from one of its moves on, by an expert.
  func reviewer(
    of round: Round, number: Int, _ policies: PolicyStore, from index: Int = 0
  ) -> Reviewer {
    Reviewer(
      round, seat: personSeat, by: BotSettings(level: .expert).makeBot(policies.policies),
      peek: players[personSeat].agent.peek, in: standing(beforeHand: number), from: index)
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

/// Has an expert play hands in the person's seat, one move at a time on a work queue.
///
/// A hand that it has to stop is continued where it stopped.
final class ParWorker {
  private struct Hand: Hashable {
    let number: Int
    let rules: MatchRules
    let seed: UInt64
    let players: [Player]
  }

  /// The hand with one more of the expert's moves, by how many have been made; nil if it cannot be played on.
  private var next: KeyedAnswer<Int, Par?>
  private var hand: Hand?
  /// The hand as far as it has been played; nil before its first move.
  private var par: Par?
  private var moves = 0

  var isThinking: Bool { next.isThinking }

  /// A worker that calls `wake` after each of the expert's moves.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The expert's score in a finished hand, by its number from 1; nil while it is playing.
  func par(ofHand number: Int, in game: Game) -> Int? {
    let hand = Hand(
      number: number, rules: game.match.rules, seed: game.match.seed, players: game.players)
    if hand != self.hand {
      next.forget()
      self.hand = hand
      par = nil
      moves = 0
    }
    while par?.score == nil, let further = playOn(ofHand: number, in: game) {
      par = further
      moves += 1
    }
    return par?.score
  }

  /// Stops; the moves made so far are kept.
  func giveUp() { next.giveUp() }

  private func playOn(ofHand number: Int, in game: Game) -> Par? {
    let playouts = next.background.time.playouts(usually: Par.playouts)
    return next.answer(to: moves) { [policies = next.background.policies, par] isGivenUp in
      guard var par = par ?? game.par(ofHand: number, policies: policies.policies) else {
        return nil
      }
      return par.playOn(playouts: playouts, isGivenUp: isGivenUp) ? par : nil
    } ?? nil
  }
}

extension Game {
  /// A hand of the game, by its number from 1, for an expert to play in the person's seat; nil if
  /// there is none, or friends still play it.
  func par(ofHand number: Int, policies: Policies?) -> Par? {
    let bots = players.map { player in
      if case .computer(let settings) = player.agent { settings } else { BotSettings.club }
    }
    let records = handRecords(for: .anybody)
    guard records.indices.contains(number - 1) else { return nil }
    let round = records[number - 1].round
    // The deal of the day is a first hand, and its par must never change.
    return Par(
      of: personSeat, among: bots, deal: round.deal, dealer: round.publicState.dealer,
      seed: match.seed ^ UInt64(number - 1) << 32, policies: policies)
  }
}

extension GameKeeper {
  /// Has par of finished hands worked out, and notes what is known; returns whether that has changed.
  mutating func notePars(by worker: ParWorker) -> Bool {
    var hasChanged = false
    while let hand = game.handWithoutPar, let par = worker.par(ofHand: hand, in: game) {
      note { $0.pars?.append(par) }
      hasChanged = true
    }
    return hasChanged
  }
}
