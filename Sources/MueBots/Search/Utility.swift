import MueRules

/// The utility of a hand's scores for a seat: its own score or, near the end of a match, mostly the
/// chance of winning it.
struct Utility: Sendable {
  let seat: Seat
  let standing: Standing?

  /// Whether the chance of winning the match dominates the utility.
  var isForMatch: Bool { standing != nil }

  /// The value of winning the match, in points.
  static let winning = 200
  /// The divisor of the seat's own score when the match counts.
  ///
  /// The rest keeps something to play for even when the match is decided, and is too small to
  /// outweigh a tenth of a per cent.
  private static let part = 1000

  init(_ seat: Seat, _ standing: Standing?) {
    self.seat = seat
    self.standing = standing.flatMap {
      $0.isNearEnd && $0.totals.indices.contains(seat.index) ? $0 : nil
    }
  }

  /// The outcome of a hand for the seat; `scores` are by seat.
  func outcome(_ scores: [Int], isMade: Bool) -> PlayoutOutcome {
    let score = scores.indices.contains(seat.index) ? scores[seat] : 0
    return PlayoutOutcome(value: value(of: scores), score: score, isMade: isMade)
  }

  /// The worth of a gain in score, both in 1024ths of a point.
  ///
  /// It is the gain itself or, near the end of a match, its contribution to winning.
  func worth(of gain: Int) -> Int {
    guard let standing else { return gain }
    // Measured from 20 points below to 20 above, because a point's worth depends on the margin
    // between the totals.
    var scores = standing.totals.map { _ in 0 }
    scores[seat] = 20
    let most = value(of: scores)
    scores[seat] = -20
    return gain * (most - value(of: scores)) / (40 * 1024)
  }

  /// The chance of winning the match, from 0 to 1, after some outcomes; nil if the match does not
  /// count.
  ///
  /// It is derived from their mean utility, so that it never contradicts the order of moves; the
  /// points in the utility are too few to change a per cent.
  func chanceOfWinning(in tally: SuccessiveHalving.Tally) -> Double? {
    guard isForMatch else { return nil }
    let chance = Double(tally.value) / Double(1024 * Self.winning * max(1, tally.worlds))
    return max(0, min(1, chance))
  }

  /// The winners of the match with these scores; none if it goes on or does not count.
  func winners(with scores: [Int]) -> [Seat] {
    guard let standing, standing.totals.count == scores.count,
      let players = PlayerCount(rawValue: scores.count)
    else { return [] }
    let totals = zip(standing.totals, scores).map { $0 + $1 }
    let most = totals.max() ?? 0
    guard Self.handsLeft(most, standing.end, hands: standing.hands + 1) <= 0 else { return [] }
    return players.seats.filter { totals[$0] == most }
  }

  /// The other seat with the highest total before the hand; nil if the match does not count.
  var rival: Seat? {
    guard let totals = standing?.totals, let players = PlayerCount(rawValue: totals.count) else {
      return nil
    }
    return players.seats.filter { $0 != seat }.max { totals[$0] < totals[$1] }
  }

  /// The total that ends the match; nil if the match ends after a number of hands, or does not
  /// count.
  var target: Int? { standing?.end.points }

  /// The utility of scores, in 1024ths of a point.
  private func value(of scores: [Int]) -> Int {
    guard let standing, standing.totals.count == scores.count else {
      return scores.indices.contains(seat.index) ? 1024 * scores[seat] : 0
    }
    let totals = zip(standing.totals, scores).map { $0 + $1 }
    return Int(Double(Self.winning * 1024) * chance(totals, standing))
      + 1024 * scores[seat] / Self.part
  }

  /// The chance, from 0 to 1, of winning the match with these totals after the hand.
  private func chance(_ totals: [Int], _ standing: Standing) -> Double {
    let most = totals.max() ?? 0
    return Self.chance(
      of: seat, totals, left: Self.handsLeft(most, standing.end, hands: standing.hands + 1))
  }

  /// The chance of a seat, from 0 to 1, of winning a match with an expected number of hands left.
  fileprivate static func chance(of seat: Seat, _ totals: [Int], left: Double) -> Double {
    let most = totals.max() ?? 0
    if left <= 0 {
      return totals[seat] == most ? 1 / Double(totals.count { $0 == most }) : 0
    }
    // Each further hand spreads the totals by about 25 points; a softmax is a good enough model.
    let scale = 16 * left.squareRoot()
    let weights = totals.map { exponential(Double($0 - most) / scale) }
    return weights[seat] / weights.reduce(0, +)
  }

  /// The expected number of hands left; 0 when the match is over.
  fileprivate static func handsLeft(_ most: Int, _ end: MatchRules.End, hands: Int) -> Double {
    switch end {
    case .points(let points): most >= points ? 0 : max(1, Double(points - most) / 30)
    case .hands(let all): Double(all - hands)
    }
  }

  /// e to the power of a number that is at most 0, by plain arithmetic, so that it is the same on
  /// every machine.
  private static func exponential(_ number: Double) -> Double {
    var power = max(0, 1 + number / 1024)
    for _ in 0..<10 { power *= power }
    return power
  }
}

extension Standing {
  /// Whether so few hands are left that the chance of winning the match outweighs points.
  ///
  /// It never does in a single hand, nor against par, where points are compared afterwards.
  public var isNearEnd: Bool { !isAgainstPar && end.hands != 1 && handsLeft <= 3 }

  /// The chance of a seat, from 0 to 1, of winning the match, by its totals alone: as if all
  /// players were equally strong.
  public func chance(of seat: Seat) -> Double {
    Utility.chance(of: seat, totals, left: handsLeft)
  }

  private var handsLeft: Double { Utility.handsLeft(totals.max() ?? 0, end, hands: hands) }
}
