import MueRules

/// How a match stands, as far as a player must know it: `{"totals":[…],"target":200,"hand":3}`.
public struct MatchStanding: Hashable, Sendable {
  /// What each seat has scored so far.
  public let totals: [Int]
  /// The total played to; nil if the match goes by hands.
  public let target: Int?
  /// Which hand it is, from 1.
  public let hand: Int

  /// A standing; the totals are one a seat.
  public init(totals: [Int], target: Int?, hand: Int) {
    self.totals = totals
    self.target = target
    self.hand = hand
  }

  /// How the match stands that a seat sees.
  public init(_ view: GameObservation) {
    self.init(totals: view.totals, target: view.rules.end.points, hand: view.hand)
  }

  var object: JSONObject {
    var object = JSONObject()
    object.append("totals", .integers(totals))
    if let target { object.append("target", .integer(target)) }
    object.append("hand", .integer(hand))
    return object
  }

  /// Reads a standing of so many players; nil if it is none.
  init?(_ value: JSONValue, _ players: PlayerCount) {
    guard let object = value.object,
      let totals = try? object.need("totals", \.integers), totals.count == players.number,
      let target = try? object.read("target", \.integer) as Int??,
      let hand = try? object.need("hand", \.integer), hand > 0
    else { return nil }
    self.init(totals: totals, target: target, hand: hand)
  }
}
