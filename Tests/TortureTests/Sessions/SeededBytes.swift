import MueLink
import MueRules
import Synchronization

/// Bytes by chance, the same whenever they are begun anew with the same number.
final class SeededBytes: Sendable {
  private let chance: Mutex<SeededGenerator>

  init(seed: UInt64) { chance = Mutex(SeededGenerator(seed: seed)) }

  /// 32 of them.
  func bytes() -> Hex {
    chance.withLock { chance in Hex((0..<32).map { _ in UInt8(chance.below(256)) }) }
  }
}
