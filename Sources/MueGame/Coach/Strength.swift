import MueBots
import MueRules

/// The person's strength compared with the levels, by the points lost per hand.
public struct Strength: Hashable, Sendable {
  public let hands: Int
  /// The points per hand gained over an expert at the same tables; negative if the person plays
  /// worse.
  public let beyondExpert: Double
  /// Half the width of its 95 % interval; nil for a single hand.
  public let margin: Double?
  /// The strongest level that loses at least as much; nil if the person loses more than all.
  public let above: BotSettings.Level?
  /// The weakest level that loses less; nil if the person loses no more than any.
  public let below: BotSettings.Level?

  /// The points that a level loses per hand against `club`, by the same reviews.
  ///
  /// `mue-arena coach --players N` prints these for three to six players (docs/figures.md). With
  /// six, the reviews do not distinguish novice from casual, so both have the mean of the two.
  private static func losses(of level: BotSettings.Level) -> [Double] {
    switch level {
    case .novice: [24.05, 21.11, 14.20, 10.92]
    case .casual: [19.75, 21.10, 13.20, 10.92]
    case .club: [17.06, 12.39, 8.63, 6.82]
    case .strong: [10.95, 10.06, 7.90, 5.11]
    case .expert: [1.85, 3.94, 2.43, 2.48]
    }
  }

  /// The strength that follows from the losses, by number of players; nil without any.
  init?(_ losses: [PlayerCount: Loss]) {
    var all = Loss()
    for players in PlayerCount.allCases { all.add(losses[players] ?? Loss()) }
    guard let mean = all.mean else { return nil }
    // The loss of a level in as many hands with each number of players.
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
