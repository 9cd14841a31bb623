/// What a hand brought each seat.
public struct RoundScore: Hashable, Sendable {
  /// How it ended.
  public let result: RoundResult
  /// The card points each seat won.
  public let points: [Int]
  /// The bonus or penalty of each seat; éclat scores stand here.
  public let bonus: [Int]

  /// What a hand brought; the caller has checked that it could come up.
  public init(result: RoundResult, points: [Int], bonus: [Int]) {
    self.result = result
    self.points = points
    self.bonus = bonus
  }

  /// Points and bonus together.
  public var score: [Int] { zip(points, bonus).map { $0 + $1 } }
}
