import MueRules
import MueTable

extension Game {
  /// The number of a new game's deals, by chance; people read and type it, so it has no sign.
  static var newSeed: UInt64 { UInt64.random(in: 0...UInt64(Int64.max)) }

  /// The seed of the next move's chance, different for every move of every game.
  var moveSeed: UInt64 {
    var generator = SeededGenerator(seed: match.seed ^ UInt64(moveCount) << 32)
    return generator.next()
  }
}
