import MueRules
import Platform
import Synchronization

/// What a disk that is only written down refuses, and when.
final class FaultInjector: Sendable {
  private struct FaultPlan {
    var chance: SeededGenerator
    var isCalm = false
    var code: Int32 = 0
    /// How many calls are still refused.
    var refusals = 0
    /// How many calls are still made before the program is killed; nil for never.
    var callsToDeath: Int?
  }

  private let sky: Mutex<FaultPlan>

  init(seed: UInt64) { sky = Mutex(FaultPlan(chance: SeededGenerator(seed: seed))) }

  private static let reasons = [ENOSPC, EIO, EROFS, EACCES, EMFILE]

  /// Whether the program has been killed: nothing reaches the disk any more.
  var isDead: Bool { sky.withLock { $0.callsToDeath == 0 } }

  /// What the next call is answered; nil to let it be made.
  func answer(isReading: Bool) -> Int32? {
    sky.withLock { sky in
      if sky.isCalm { return nil }
      if !isReading, let left = sky.callsToDeath { sky.callsToDeath = max(0, left - 1) }
      if sky.callsToDeath == 0 { return EIO }
      if sky.refusals == 0, sky.chance.below(150) == 0 {
        sky.refusals = sky.chance.below(2) == 0 ? 1 : 1 + sky.chance.below(80)
        sky.code = Self.reasons[sky.chance.below(Self.reasons.count)]
      }
      guard sky.refusals > 0 else { return nil }
      sky.refusals -= 1
      return sky.code
    }
  }

  /// Kills the program at one of the next calls, or now.
  func kill(afterCalls calls: Int) { sky.withLock { $0.callsToDeath = calls } }

  /// The program begins again, on a disk that refuses nothing or on one as before.
  func clear(isCalm: Bool) {
    sky.withLock { sky in
      sky.callsToDeath = nil
      sky.refusals = 0
      sky.isCalm = isCalm
    }
  }
}
