import MueRules

/// One decision of a seat in a hand, and its cost.
public struct Decision: Equatable, Sendable {
  /// What the seat could see then.
  public let observation: Observation
  public let made: Choice
  public let best: Choice
  /// What the best move brings beyond the move made, in points, rounded to tenths as it is shown
  /// and stored; 0 if neither is clearly better.
  ///
  /// Near the end of a match each per cent of the chance to win it counts as two points.
  public let cost: Double
  /// The next best move, if the move made is clearly better than all others.
  public private(set) var lead: Lead?

  /// What the best move brings beyond the next best one.
  public struct Lead: Equatable, Sendable {
    public let next: Choice
    /// The difference in points, as in `cost`.
    public let points: Double
  }

  /// Its number among all moves of the hand, from 0.
  public var moveIndex: Int { observation.publicState.moves.count }

  public var isForced: Bool { made.reasons == [.onlyChoice] }

  /// The cost as the chance of winning the match, in per cent; nil where it is shown in points.
  public var costInWins: Int? {
    guard cost > 0, let wins = made.figures.wins, let most = best.figures.wins, wins < most else {
      return nil
    }
    return most - wins
  }
}

extension Decision {
  /// Reviews a move at a position, made or about to be made.
  ///
  /// Position, budget and seed determine the result, so that every review of a move finds the same.
  /// A hint that was given for the move decides instead, so that a review never blames what a hint
  /// showed as best.
  /// The limits include the standing of the match.
  public init(
    _ made: Move, at observation: Observation, by bot: any Bot, limits: Limits, rollouts: Limits,
    seed: UInt64 = Reviewer.seed, knowing hint: GivenHint? = nil
  ) {
    if let decision = hint.flatMap({ Decision(made, at: observation, by: $0) }) {
      self = decision
      return
    }
    let moves =
      observation.isForced(made)
      ? [made]
      : bot.evaluate(
        observation, limits: limits, seed: Seeds(observation, seed).search
      ).map(\.move)
    if let best = moves.first, !best.looks(like: made) {
      self.init(made, insteadOf: best, at: observation, by: bot, rollouts: rollouts, seed: seed)
      return
    }
    let next = moves.first { !$0.looks(like: made) }
    let compared = Self.compare(
      [made, next].compactMap(\.self), at: observation, by: bot, rollouts, seed)
    let own = compared.choices[0]
    self.init(observation: observation, made: own, best: own, cost: 0)
    let points = compared.choices.count > 1 ? compared.rollouts.cost(of: 1).inWholeTenths : 0
    if points > 0 { lead = Lead(next: compared.choices[1], points: points) }
  }

  /// Compares a move with the best one at a position, which is another, as a review does that has
  /// found that one.
  public init(
    _ made: Move, insteadOf best: Move, at observation: Observation, by bot: any Bot,
    rollouts: Limits, seed: UInt64 = Reviewer.seed
  ) {
    let compared = Self.compare([best, made], at: observation, by: bot, rollouts, seed)
    let cost = compared.rollouts.cost(of: 1).inWholeTenths
    self.init(
      observation: observation, made: compared.choices[1],
      best: compared.choices[cost > 0 ? 0 : 1], cost: cost)
  }

  /// The decision with another move in place of the one made, as far as its figures are known: those of
  /// the move made, of the best one, and of the choices of a hint that was given for it.
  ///
  /// Any other move has yet to be compared with the best one.
  public func known(_ move: Move, by hint: GivenHint?) -> Decision? {
    if move.looks(like: made.move) { return self }
    if move.looks(like: best.move) {
      return Decision(observation: observation, made: best, best: best, cost: 0)
    }
    return hint.flatMap { Decision(move, at: observation, by: $0) }
  }

  /// One or two moves, each compared with the other.
  private static func compare(
    _ moves: [Move], at observation: Observation, by bot: any Bot, _ limits: Limits, _ seed: UInt64
  ) -> (rollouts: PairedRollouts, choices: [Choice]) {
    let rollouts = PairedRollouts(
      observation, of: moves, by: bot.policies, limits: limits,
      seed: Seeds(observation, seed).rollouts)
    let summaries = rollouts.summaries
    let choices = summaries.indices.map { index in
      let rival = moves.count > 1 ? summaries[1 - index] : nil
      return Choice(summaries[index], against: rival, rollouts.utility, observation)
    }
    return (rollouts, choices)
  }

  /// The seeds of the search and of the rollouts, which use other worlds.
  struct Seeds {
    let search: UInt64
    let rollouts: UInt64

    init(_ observation: Observation, _ seed: UInt64) {
      var generator = SeededGenerator(seed: seed ^ observation.number)
      search = generator.next()
      rollouts = generator.next()
    }
  }
}

extension Observation {
  /// A number computed from what the seat knows of the hand, by notation, so that it is the same
  /// wherever the hand is written down.
  fileprivate var number: UInt64 {
    let facts =
      [String(seat.index), String(publicState.dealer.index), dealt.text]
      + publicState.moves.map(\.text)
    return facts.reduce(0) { number, fact in
      // Every fact ends with a byte that is in none of them.
      (Array(fact.utf8) + [0]).reduce(number) { number, byte in
        var generator = SeededGenerator(seed: number ^ UInt64(byte))
        return generator.next()
      }
    }
  }
}

extension Double {
  /// Rounded to tenths.
  var inWholeTenths: Double { (10 * self).rounded() / 10 }
}
