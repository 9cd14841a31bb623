import MueBots

/// The review of the person's decisions in a finished hand, as the results keep it.
public struct KeptReview: Hashable, Sendable {
  /// The game, by `PlayedGame.identity`.
  let game: String
  /// The number of the hand in it, from 1.
  public let hand: Int
  /// The decisions with a choice, in the order they were made.
  public let decisions: [KeptDecision]

  public init(game: String, hand: Int, decisions: [KeptDecision]) {
    self.game = game
    self.hand = hand
    self.decisions = decisions
  }

  public init(_ decisions: [Decision], hand: Int, of game: PlayedGame) {
    self.init(
      game: game.identity, hand: hand, decisions: decisions.compactMap { KeptDecision($0) })
  }

  /// The total cost, in points.
  var cost: Double { decisions.reduce(0) { $0 + $1.cost } }
}
