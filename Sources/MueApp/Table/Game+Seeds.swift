import MueGame
import MueRules

extension Game {
  /// The seed of the next move's chance, different for every move of every game.
  var moveSeed: UInt64 {
    var generator = SeededGenerator(seed: match.seed ^ UInt64(moveCount) << 32)
    return generator.next()
  }
}
