import MueBots
import MueRules

/// How a person plays beside the levels, by the points that decisions cost in a hand.
public struct Strength: Hashable, Sendable {
  public let hands: Int
  /// The points a hand beyond an expert's at the same tables; negative if the person plays worse.
  public let beyondExpert: Double
  /// Half the width of its 95 % interval; nil for a single hand.
  public let margin: Double?
  /// The strongest level that loses at least as much; nil if the person loses more than all.
  public let above: BotSettings.Level?
  /// The weakest level that loses less; nil if the person loses no more than any.
  public let below: BotSettings.Level?

  /// What a level loses in a hand against `club`, in points, by the same reviews.
  ///
  /// `mue-arena coach --players N` prints these for three to six players (docs/figures.md). Novice and casual, whom these
  /// reviews do not tell apart with six, have the mean of both.
  private static func losses(of level: BotSettings.Level) -> [Double] {
    switch level {
    case .novice: [24.05, 21.11, 14.20, 10.92]
    case .casual: [19.75, 21.10, 13.20, 10.92]
    case .club: [17.06, 12.39, 8.63, 6.82]
    case .strong: [10.95, 10.06, 7.90, 5.11]
    case .expert: [1.85, 3.94, 2.43, 2.48]
    }
  }

  /// The strength that shows in the losses of hands by their number of players; nil without any.
  init?(_ losses: [PlayerCount: Loss]) {
    var all = Loss()
    for players in PlayerCount.allCases { all.add(losses[players] ?? Loss()) }
    guard let mean = all.mean else { return nil }
    // What a level would have lost in as many hands with each number of players.
    func loss(of level: BotSettings.Level) -> Double {
      zip(PlayerCount.allCases, Self.losses(of: level)).reduce(0) { sum, entry in
        sum + entry.1 * Double(losses[entry.0]?.hands ?? 0) / Double(all.hands)
      }
    }
    hands = all.hands
    beyondExpert = loss(of: .expert) - mean
    margin = all.margin
    above = BotSettings.Level.allCases.last { loss(of: $0) >= mean }
    below = BotSettings.Level.allCases.first { loss(of: $0) < mean }
  }
}

/// The points lost in a hand, on average over some hands, with its interval.
public struct Loss: Hashable, Sendable {
  public private(set) var hands = 0
  private(set) var points = 0.0
  private var squares = 0.0

  init(_ losses: some Sequence<Double> = []) {
    for loss in losses { add(loss) }
  }

  /// Counts the points lost in another hand.
  mutating func add(_ loss: Double) {
    hands += 1
    points += loss
    squares += loss * loss
  }

  /// Counts other hands as well.
  mutating func add(_ other: Loss) {
    hands += other.hands
    points += other.points
    squares += other.squares
  }

  /// The points lost in a hand; nil without hands.
  public var mean: Double? { hands == 0 ? nil : points / Double(hands) }

  /// Half the width of the 95 % interval of the mean, by Student's distribution; nil for fewer than
  /// two hands.
  public var margin: Double? {
    guard hands > 1, let mean else { return nil }
    let count = Double(hands)
    let variance = max(0, squares - count * mean * mean) / (count - 1)
    return Self.quantile(count - 1) * (variance / count).squareRoot()
  }

  /// The 97.5 % quantile of Student's distribution, by its expansion for many degrees of freedom.
  private static func quantile(_ freedom: Double) -> Double {
    if freedom == 1 { return 12.706 }
    let z = 1.95996
    let cube = z * z * z
    let fifth = cube * z * z
    return z + (cube + z) / (4 * freedom)
      + (5 * fifth + 16 * cube + 3 * z) / (96 * freedom * freedom)
      + (3 * fifth * z * z + 19 * fifth + 17 * cube - 15 * z)
      / (384 * freedom * freedom * freedom)
  }
}
