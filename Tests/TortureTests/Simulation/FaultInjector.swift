import MueRules
import Platform
import Synchronization

/// Decides which calls an in-memory disk refuses.
final class FaultInjector: Sendable {
  private struct FaultPlan {
    var chance: SeededGenerator
    var isCalm = false
    var code: Int32 = 0
    /// How many further calls are refused.
    var refusals = 0
    /// How many further calls are made before the program is killed; nil for never.
    var callsToDeath: Int?
  }

  private let plan: Mutex<FaultPlan>

  init(seed: UInt64) { plan = Mutex(FaultPlan(chance: SeededGenerator(seed: seed))) }

  private static let reasons = [ENOSPC, EIO, EROFS, EACCES, EMFILE]

  /// Whether the program has been killed: nothing reaches the disk any more.
  var isDead: Bool { plan.withLock { $0.callsToDeath == 0 } }

  /// The error of the next call; nil to let it succeed.
  func answer(isReading: Bool) -> Int32? {
    plan.withLock { plan in
      if plan.isCalm { return nil }
      if !isReading, let left = plan.callsToDeath { plan.callsToDeath = max(0, left - 1) }
      if plan.callsToDeath == 0 { return EIO }
      if plan.refusals == 0, plan.chance.below(150) == 0 {
        plan.refusals = plan.chance.below(2) == 0 ? 1 : 1 + plan.chance.below(80)
        plan.code = Self.reasons[plan.chance.below(Self.reasons.count)]
      }
      guard plan.refusals > 0 else { return nil }
      plan.refusals -= 1
      return plan.code
    }
  }

  /// Kills the program at one of the next calls, or now.
  func kill(afterCalls calls: Int) { plan.withLock { $0.callsToDeath = calls } }

  /// Restarts the program, on a disk that refuses nothing or on one as before.
  func clear(isCalm: Bool) {
    plan.withLock { plan in
      plan.callsToDeath = nil
      plan.refusals = 0
      plan.isCalm = isCalm
    }
  }
}
