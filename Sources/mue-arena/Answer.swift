import MueBots
import MueRules

struct Answer {
  let move: Move
  /// All moves that the player considered; empty if unknown.
  var evaluations: [Evaluation] = []
}

extension Answer {
  /// Chooses the first of a bot's evaluations.
  init(_ evaluations: [Evaluation]) {
    self.evaluations = evaluations
    move = evaluations.first?.move ?? .pass
  }
}
