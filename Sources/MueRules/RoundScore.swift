/// The score of a hand.
public struct RoundScore: Hashable, Sendable {
  public let result: RoundResult
  public let points: [Int]
  /// The bonus or penalty of each seat, including the scores of an éclat.
  public let bonus: [Int]

  /// The score of a hand; the caller has checked that it is possible.
  public init(result: RoundResult, points: [Int], bonus: [Int]) {
    self.result = result
    self.points = points
    self.bonus = bonus
  }

  public var score: [Int] { zip(points, bonus).map { $0 + $1 } }
}
