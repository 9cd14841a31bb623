import MueLink
import MueRules
import Synchronization

/// Random bytes that follow from a seed.
final class SeededBytes: Sendable {
  private let chance: Mutex<SeededGenerator>

  init(seed: UInt64) { chance = Mutex(SeededGenerator(seed: seed)) }

  /// 32 of them.
  func bytes() -> Hex {
    chance.withLock { chance in Hex((0..<32).map { _ in UInt8(chance.below(256)) }) }
  }
}
