import MueBots
import MueRules

/// How a person plays beside the levels, by the points that decisions cost in a hand.
public struct Strength: Hashable, Sendable {
  /// The number of hands it shows in.
  public let hands: Int
  /// The points a hand beyond an expert's at the same tables; negative if the person plays worse.
  public let beyondExpert: Double
  /// Half the width of its 95 % interval; nil for a single hand.
  public let margin: Double?
  /// The strongest level that loses at least as much; nil if the person loses more than all.
  public let above: BotSettings.Level?
  /// The weakest level that loses less; nil if the person loses no more than any.
  public let below: BotSettings.Level?

  /// The number of players for which the levels have been measured; other hands do not count.
  public static let players = PlayerCount.five

  /// What a level loses in a hand against `club`, in points, by the same reviews.
  ///
  /// `mue-arena coach --deals 200` prints these.
  private static func loss(of level: BotSettings.Level) -> Double {
    switch level {
    case .novice: 12.46
    case .casual: 10.89
    case .club: 8.97
    case .strong: 5.69
    case .expert: 2.28
    }
  }

  /// The strength that shows in the losses of hands with that number of players; nil without any.
  init?(_ loss: Loss) {
    guard let mean = loss.mean else { return nil }
    hands = loss.hands
    beyondExpert = Self.loss(of: .expert) - mean
    margin = loss.margin
    above = BotSettings.Level.allCases.last { Self.loss(of: $0) >= mean }
    below = BotSettings.Level.allCases.first { Self.loss(of: $0) < mean }
  }
}
