import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Thinks about the person's move in the meantime, so that a hint is ready when it is asked for.
final class HintWorker {
  private let background: Background<Hint?>
  /// The position that it thinks about.
  private var question: Observation?
  /// The move in mind that the hint rates as well.
  private var rated: Move?
  /// The hint; nil while it is being computed.
  private(set) var hint: Hint?

  var isThinking: Bool { question != nil && hint == nil }

  /// How long to search for the best moves and how long to compare them by rollouts, in
  /// milliseconds.
  private static let milliseconds = (search: 600, rollouts: 300)

  /// A worker that calls `wake` when a hint is ready.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// The hint to show, if the person waits for one and it is ready; it rates the cards pushed forward too.
  ///
  /// It thinks while the person is asked and wants hints, and stops otherwise.
  func advice(for state: ScreenState, seed: UInt64) -> Advice? {
    let view = state.view
    guard state.preferences.hints, view.observation.legalMoves != nil else {
      giveUp()
      return nil
    }
    consider(view.observation, in: view.standing, seed: seed)
    guard state.hint == .awaited, let hint else { return nil }
    if let own = state.moveInMind, own != rated {
      rate(own, in: view, seed: seed)
      return nil
    }
    let isChief = view.observation.publicState.roles?.chief == view.person
    return Advice(hint, isChief: isChief, naming: { view.players[$0].name.text })
  }

  /// Thinks about a position, unless it has already begun.
  func consider(_ observation: Observation, in match: Standing, seed: UInt64) {
    if observation == question {
      hint = background.takeAnswer() ?? hint
      return
    }
    question = observation
    hint = nil
    rated = nil
    background.ask { [time = background.time, policies = background.policies] isGivenUp in
      func limits(_ milliseconds: Int) -> Limits {
        time.limits(milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      }
      return Hint(
        observation, by: BotSettings(level: .expert).makeBot(policies.policies),
        limits: limits(Self.milliseconds.search),
        rollouts: limits(Self.milliseconds.search + Self.milliseconds.rollouts), seed: seed)
    }
  }

  /// Compares a move that the person has in mind with the best one; the hint is then ready again.
  private func rate(_ move: Move, in view: GameObservation, seed: UInt64) {
    guard let known = hint else { return }
    rated = move
    hint = nil
    background.ask {
      [
        time = background.time, policies = background.policies, match = view.standing,
        observation = view.observation
      ] isGivenUp in
      known.rating(
        move, at: observation, by: BotSettings(level: .expert).makeBot(policies.policies),
        rollouts: time.limits(
          milliseconds: Self.milliseconds.rollouts, standing: match, isGivenUp: isGivenUp),
        seed: seed)
    }
  }

  func giveUp() {
    background.giveUp()
    question = nil
    hint = nil
  }
}

extension Advice {
  /// A hint as the table shows it; `name` returns the name of a seat.
  init?(_ hint: Hint, isChief: Bool, naming name: (Seat) -> String) {
    let lines = hint.lines(isShort: true, isChief: isChief, naming: name)
    self.init(
      zip(hint.choices + [hint.own].compactMap(\.self), lines).map { choice, line in
        Choice(move: choice.move, figures: line.figures, reason: line.reason)
      })
  }
}

/// A table at which the coach may hold a move back.
protocol WarningDisplay: AnyObject {
  /// What the person sees of the game.
  var view: GameObservation { get }
  var preferences: Preferences { get }
  /// Whether the person's move is held back while the coach reviews it; any other input takes it back.
  var isMoveHeldBack: Bool { get set }
}

/// Reviews a move that the person is about to make, on a work queue, so that the coach can speak up
/// before it is made.
///
/// It reviews as `Reviewer` does: a warning names the cost that the review of the hand will show.
final class WarningWorker {
  private let background: Background<Decision>
  /// The move held back last, and where.
  private var held: (move: Move, position: Observation)?
  /// What a move must cost, in points: more than this.
  private var threshold = 0

  /// A worker that calls `wake` when a move has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// Makes the person's move, unless the coach has to look at it first; `seed` is that of the match.
  func choose(
    _ move: Move, on display: any WarningDisplay, seed: UInt64, make: (Move) -> Void
  ) {
    let isHeldBack = holdsBack(move, in: display.view, by: display.preferences, seed: seed)
    display.isMoveHeldBack = isHeldBack
    if !isHeldBack { make(move) }
  }

  /// Makes the move that was held back, or warns of it, once it has been reviewed; any input but the same one has
  /// taken it back.
  func decide(on display: any WarningDisplay, make: (Move) -> Void, warn: (Phrase) -> Void) {
    guard let held, let decision = background.takeAnswer() else { return }
    guard display.isMoveHeldBack else { return giveUp() }
    display.isMoveHeldBack = false
    if decision.cost > Double(threshold) { return warn(decision.warning) }
    giveUp()
    make(held.move)
  }

  /// Whether a move is held back until it has been reviewed.
  ///
  /// A move that the person makes again where it was held back is not, nor is any while the setting is off.
  private func holdsBack(
    _ move: Move, in view: GameObservation, by preferences: Preferences, seed: UInt64
  ) -> Bool {
    let position = view.observation
    let isRepeated = held.map { $0.move.text == move.text && $0.position == position } ?? false
    giveUp()
    guard let points = preferences.coach.points, !isRepeated,
      position.legalMoves?.isChoice == true
    else { return false }
    held = (move, position)
    threshold = points
    let match = view.standing
    background.ask { [time = background.time, policies = background.policies] isGivenUp in
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

  /// Stops; the next move is held back again.
  func giveUp() {
    background.giveUp()
    held = nil
  }
}

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
  func lookBack(on round: Round, hand: Int, of game: Game, from index: Int) -> Review? {
    if round != self.round { begin(round, hand: hand, game, from: index) }
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

  private func begin(_ round: Round, hand: Int, _ game: Game, from index: Int) {
    giveUp()
    self.round = round
    reviewer = game.reviewer(of: round, number: hand, background.policies, from: index)
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

  private let background: Background<Par?>
  private var hand: Hand?
  /// The hand as far as it has been played; nil before its first move.
  private var par: Par?
  private(set) var isThinking = false

  /// A worker that calls `wake` after each of the expert's moves.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// The expert's score in a finished hand, by its number from 1; nil while it is playing.
  func par(ofHand number: Int, in game: Game) -> Int? {
    let hand = Hand(
      number: number, rules: game.match.rules, seed: game.match.seed, players: game.players)
    if hand != self.hand {
      giveUp()
      self.hand = hand
      par = nil
    }
    if isThinking, let answer = background.takeAnswer() {
      // A hand that cannot be played on is not tried again.
      isThinking = answer == nil
      par = answer ?? par
    }
    if let score = par?.score { return score }
    if !isThinking { think(ofHand: number, in: game) }
    return nil
  }

  /// Stops; the moves made so far are kept.
  func giveUp() {
    if isThinking { background.giveUp() }
    isThinking = false
  }

  private func think(ofHand number: Int, in game: Game) {
    isThinking = true
    let playouts = background.time.playouts(usually: Par.playouts)
    background.ask { [policies = background.policies, par] isGivenUp in
      guard var par = par ?? game.par(ofHand: number, policies: policies.policies) else {
        return nil
      }
      return par.playOn(playouts: playouts, isGivenUp: isGivenUp) ? par : nil
    }
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
