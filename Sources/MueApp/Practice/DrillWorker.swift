import MueGame

/// Deals drills on a work queue.
final class DrillWorker {
  private let thinker: Thinker<DealtDrill?>
  private let time: ThinkingTime
  private let policies: PolicyStore

  /// A worker that calls `wake` when a drill has been dealt.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: dependencies.workQueues, wake: wake)
    time = dependencies.thinking
    policies = dependencies.policies
  }

  /// Begins to deal a drill; the same seed gives the same one.
  func deal(_ drill: Drill, seed: UInt64) {
    let playouts = time.playouts(usually: DrillDealer.playouts)
    thinker.think { [policies] isGivenUp in
      var dealer = DrillDealer(
        seed: seed, policies: policies.policies, playouts: playouts, isGivenUp: isGivenUp)
      return dealer.deal(drill)
    }
  }

  /// What has been dealt; returns it once, and nil while it is being dealt.
  func takeDrill() -> DealtDrill? { thinker.takeAnswer() ?? nil }

  /// Stops.
  func giveUp() { thinker.giveUp() }
}
