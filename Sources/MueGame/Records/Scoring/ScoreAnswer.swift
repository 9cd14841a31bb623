/// What a hand scores, as one line of JSON.
public struct ScoreAnswer: Hashable, Sendable {
  /// The points the Chief's team needed; nil after an éclat.
  public let target: Int?
  /// The bonus or penalty of each seat.
  public let bonus: [Int]
  /// Points and bonus together.
  public let score: [Int]

  /// The answer as JSON without blanks: `{"target":33,"bonus":[…],"score":[…]}`.
  public var line: String {
    var object = JSONObject()
    if let target { object.append("target", .integer(target)) }
    object.append("bonus", .integers(bonus))
    object.append("score", .integers(score))
    return object.text
  }
}
