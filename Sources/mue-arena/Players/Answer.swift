import MueBots
import MueRules

/// What a player of the arena answers.
struct Answer {
  let move: Move
  /// The chance that the contract will be made, as the player sees it; nil when it has not weighed it.
  var chanceOfMaking: Double?
}

extension Answer {
  /// The best of some moves that a mind has weighed, the first.
  init(_ evaluations: [Evaluation]) {
    let best = evaluations.first
    move = best?.move ?? .pass
    chanceOfMaking = best.flatMap { $0.worlds > 0 ? $0.chanceOfMaking : nil }
  }
}
