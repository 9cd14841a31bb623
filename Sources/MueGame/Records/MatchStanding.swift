import MueBots
import MueData
import MueRules

/// The state of a match, as far as a player must know it: `{"totals":[…],"target":200,"hand":3}`; a
/// match of a fixed number of hands has that number as `hands` instead of a target, and a match against
/// par has `"aim":"points"`.
public struct MatchStanding: Hashable, Sendable {
  /// The same, in the form that a judge of moves needs.
  public let standing: Standing

  init(_ standing: Standing) { self.standing = standing }

  /// A state of a match; there is one total for each seat, and `hand` counts from 1.
  public init(totals: [Int], end: MatchRules.End, hand: Int) {
    self.init(Standing(totals: totals, end: end, hands: hand - 1))
  }

  public init(_ view: GameObservation) {
    self.init(totals: view.totals, end: view.rules.end, hand: view.hand)
  }

  private static let points = "points"

  /// The number of the hand, from 1.
  public var hand: Int { standing.hands + 1 }

  var object: JSONObject {
    [
      "totals": standing.totals, "target": standing.end.points, "hands": standing.end.hands,
      "hand": hand, "aim": standing.isAgainstPar ? Self.points : nil,
    ]
  }

  /// Reads the state of a match for a number of players; nil if it is not one.
  init?(_ value: JSONValue, _ players: PlayerCount) {
    guard let object = value.object,
      let totals = object["totals"]?.integers, totals.count == players.number,
      let target = try? object.read("target", \.integer) as Int??,
      let hands = try? object.read("hands", \.integer) as Int??,
      let end = target.map(MatchRules.End.points) ?? hands.map(MatchRules.End.hands),
      let hand = object["hand"]?.integer, hand > 0
    else { return nil }
    self.init(
      Standing(
        totals: totals, end: end, hands: hand - 1,
        isAgainstPar: object["aim"]?.string == Self.points))
  }
}
