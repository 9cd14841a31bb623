import MueData
import MueRules
import Synchronization

@testable import MueLink

/// Randomness for a table and its guests, which yields the same numbers in every run.
final class Chance: Sendable {
  private let generator: Mutex<SeededGenerator>

  init(seed: UInt64) { generator = Mutex(SeededGenerator(seed: seed)) }

  func below(_ bound: Int) -> Int { generator.withLock { $0.below(bound) } }

  func next() -> UInt64 { generator.withLock { $0.next() } }

  /// 32 random bytes.
  func bytes() -> Hex { Self.bytes(next()) }

  /// A stand-in for SHA-256 that mixes well enough for a simulation.
  static let digest: DealMaking.Digest = { bytes in
    let seed = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Chance.bytes(seed).bytes
  }

  private static func bytes(_ seed: UInt64) -> Hex {
    var generator = SeededGenerator(seed: seed)
    return Hex(
      (0..<4).flatMap { _ in
        let number = generator.next()
        return (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      })
  }
}
