/// The points lost per hand, averaged over some hands, with its interval.
public struct Loss: Hashable, Sendable {
  public private(set) var hands = 0
  private(set) var points = 0.0
  private var squares = 0.0

  init(_ losses: some Sequence<Double> = []) {
    for loss in losses { add(loss) }
  }

  /// Adds the points lost in another hand.
  mutating func add(_ loss: Double) {
    hands += 1
    points += loss
    squares += loss * loss
  }

  /// Adds the counts of other hands.
  mutating func add(_ other: Loss) {
    hands += other.hands
    points += other.points
    squares += other.squares
  }

  /// The points lost per hand; nil without hands.
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
