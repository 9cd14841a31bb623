import MueRules

/// What a hand's scores are worth to a seat: its own score, and near the end of a match the chance of
/// winning it.
struct Utility: Sendable {
  let seat: Seat
  private let standing: Standing?

  init(_ seat: Seat, _ standing: Standing?) {
    self.seat = seat
    self.standing = standing.flatMap { Self.isNearEnd($0) ? $0 : nil }
  }

  /// What a hand has come to for the seat.
  func outcome(_ scores: [Int], isMade: Bool) -> PlayoutOutcome {
    let score = scores.indices.contains(seat.index) ? scores[seat] : 0
    return PlayoutOutcome(value: value(of: scores), score: score, isMade: isMade)
  }

  /// What scores are worth, in 1024ths of a point.
  ///
  /// Near the end the whole match counts as much as 200 points, and a tenth of the own score beside
  /// it, so that there is something to play for when it is as good as decided.
  private func value(of scores: [Int]) -> Int {
    guard let standing, standing.totals.count == scores.count else {
      return scores.indices.contains(seat.index) ? 1024 * scores[seat] : 0
    }
    let totals = zip(standing.totals, scores).map { $0 + $1 }
    return Int(200 * 1024 * chance(totals, standing)) + 1024 * scores[seat] / 10
  }

  /// The chance of winning the match with these totals after the hand.
  private func chance(_ totals: [Int], _ standing: Standing) -> Double {
    let most = totals.max() ?? 0
    let left = Self.handsLeft(most, standing.end, hands: standing.hands + 1)
    if left <= 0 {
      return totals[seat] == most ? 1 / Double(totals.count { $0 == most }) : 0
    }
    // Each further hand spreads the totals by some 25 points; a softmax is near enough.
    let scale = 16 * left.squareRoot()
    let weights = totals.map { Self.exponential(Double($0 - most) / scale) }
    return weights[seat] / weights.reduce(0, +)
  }

  private static func isNearEnd(_ standing: Standing) -> Bool {
    handsLeft(standing.totals.max() ?? 0, standing.end, hands: standing.hands) <= 3
  }

  /// About how many hands are still to come; none when the match is over.
  private static func handsLeft(_ most: Int, _ end: MatchRules.End, hands: Int) -> Double {
    switch end {
    case .points(let points): most >= points ? 0 : max(1, Double(points - most) / 30)
    case .hands(let all): Double(all - hands)
    }
  }

  /// e to a number not above 0, in plain arithmetic, so that it is the same on every machine.
  private static func exponential(_ number: Double) -> Double {
    var power = max(0, 1 + number / 1024)
    for _ in 0..<10 { power *= power }
    return power
  }
}

/// What a Chief may promise itself of its contract before the play.
///
/// The share of playouts in which a contract is made is not quite its chance: those who play it out
/// neither bid nor play like the players it is really played against. What came of such shares among
/// experts says what they are worth.
enum Calibration {
  /// The chances, in hundredths, behind shares of 0, 10, … 100 in a hundred.
  ///
  /// A logistic curve through the contracts of 500 hands that experts played among themselves
  /// (`mue-arena play -m expert --playouts 300`: `--seed 6006 -n 150`, played twice, at two degrees of
  /// caution, and `--seed 6106 -n 200`).
  private static let chances = [6, 16, 28, 38, 48, 56, 65, 73, 81, 90, 96]

  /// The chance behind a share of playouts.
  static func chance(behind share: Double) -> Double {
    let place = min(9, max(0, Int(10 * share)))
    let step = Double(chances[place + 1] - chances[place])
    return (Double(chances[place]) + step * (10 * share - Double(place))) / 100
  }
}
