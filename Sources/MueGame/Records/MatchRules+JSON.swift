import MueData
import MueRules

extension MatchRules.End {
  /// When a match ends, as a member of an object: `points` or `hands`.
  public var member: JSONObject.Member {
    switch self {
    case .points(let points): JSONObject.Member("points", .integer(points))
    case .hands(let hands): JSONObject.Member("hands", .integer(hands))
    }
  }
}
