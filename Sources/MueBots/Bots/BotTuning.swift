/// What distinguishes one player by rules of thumb from another.
struct BotTuning: Sendable {
  /// How much it remembers, 0 to 9.
  var memory = BotSettings.fullMemory
  /// The points, in hundredths, that it sees in its hand beyond those expected when it bids.
  var boldness = 0
  /// What it holds dear in the play.
  var weights = HeuristicWeights()
}

extension BotTuning {
  /// Plays for the trick on the table, its own tricks above all, and soon forgets what has gone.
  static func novice(memory: Int, boldness: Int) -> BotTuning {
    var weights = HeuristicWeights()
    weights.own = 1024
    weights.decision = 0
    weights.drawAsChief = 0
    weights.drawAsPartner = 0
    weights.drawAsOpponent = 0
    return BotTuning(memory: min(2, memory), boldness: boldness, weights: weights)
  }
}
