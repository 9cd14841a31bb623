import MueRules

/// Looks back on a hand from one seat, a decision at a time, so that whoever waits can see how far
/// it is and stop it.
public struct Reviewer: Sendable {
  /// Whose decisions are looked at.
  public let seat: Seat
  private let bot: any Bot
  /// The decisions: their places, what could be seen, what was done.
  private let moments: [(place: Int, observation: Observation, move: Move)]

  /// A review of a hand, finished or not, by a mind; the seat saw what an open handicap showed it.
  public init(_ round: Round, seat: Seat, by bot: any Bot, peek: Peek = .none) {
    self.seat = seat
    self.bot = bot
    var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
    var moments: [(Int, Observation, Move)] = []
    for (place, move) in round.publicState.moves.enumerated() {
      if replay.turn == seat {
        moments.append((place, replay.observation(for: seat, peek: peek), move))
      }
      guard (try? replay.apply(move)) != nil else { break }
    }
    self.moments = moments
  }

  /// How many decisions there are.
  public var count: Int { moments.count }

  /// Looks at one decision: a mind names the best move within some limits, and that is compared with
  /// the one made in fresh worlds within others.
  ///
  /// The same seed and playouts give the same answer, in whatever order decisions are looked at.
  public func decision(_ index: Int, limits: Limits, look: Limits, seed: UInt64) -> Decision {
    let (place, observation, made) = moments[index]
    var generator = SeededGenerator(seed: seed ^ UInt64(place) << 32)
    let isForced = Reasons(observation).reasons(for: made) == [.onlyChoice]
    let chosen =
      isForced
      ? made : bot.choose(observation, limits: limits, seed: generator.next())
    let best = chosen.looks(like: made) ? made : chosen
    let moves = best == made ? [made] : [best, made]
    let rollouts = PairedRollouts(observation, of: moves, limits: look, seed: generator.next())
    let choices = rollouts.prospects.map {
      Choice($0, among: rollouts.prospects, observation)
    }
    let cost = rollouts.gain(of: 0)
    let last = choices[choices.count - 1]
    return Decision(
      place: place, observation: observation, made: last, best: cost > 0 ? choices[0] : last,
      cost: cost)
  }
}

extension Move {
  /// Whether the move is the same to everybody at the table: twins look alike.
  fileprivate func looks(like other: Move) -> Bool { text == other.text }
}

/// One decision of a seat in a hand that is over, and what it cost.
public struct Decision: Equatable, Sendable {
  /// Its place among all moves of the hand, from 0.
  public let place: Int
  /// What the seat could see then.
  public let observation: Observation
  /// What was done.
  public let made: Choice
  /// What would have been best.
  public let best: Choice
  /// The mean score that the best choice brings beyond the one made; 0 when they are as good.
  public let cost: Double

  /// Whether there was nothing to choose.
  public var isForced: Bool { made.reasons == [.onlyChoice] }
}

/// A hand looked back on from one seat: each decision and what it cost.
public struct HandReview: Equatable, Sendable {
  /// Whose decisions they are.
  public let seat: Seat
  /// The decisions in the order they were made.
  public let decisions: [Decision]

  /// A review of decisions.
  public init(seat: Seat, decisions: [Decision]) {
    self.seat = seat
    self.decisions = decisions
  }

  /// What all decisions cost together.
  public var cost: Double { decisions.reduce(0) { $0 + $1.cost } }

  /// The decisions that cost most, the dearest first; those that cost nothing are left out.
  public func dearest(_ count: Int = 3) -> [Decision] {
    let costly = decisions.filter { $0.cost > 0 }
    return Array(costly.sorted { ($1.cost, $0.place) < ($0.cost, $1.place) }.prefix(count))
  }
}
