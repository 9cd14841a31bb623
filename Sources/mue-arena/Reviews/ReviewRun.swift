import MueBots
import MueGame
import Platform
import Synchronization

/// Reviews all decisions of a plan, several at a time.
///
/// A decision's seed comes from its number, so threads do not change the result.
struct ReviewRun {
  let plan: ReviewPlan
  let interruption: Interruption
  let progress: Progress

  /// The decisions reviewed so far, by part, and the next one.
  private struct State {
    var next = 0
    var done: [[Int: Decision]]
  }

  /// The parts completed: all of them, or those before an interrupt.
  func run() -> [ReviewedHand] {
    let tasks = plan.parts.indices.flatMap { part in
      (0..<plan.parts[part].reviewer.count).map { (part, $0) }
    }
    let state = Mutex(State(done: plan.parts.map { _ in [:] }))
    JoinedThreads.perform(min(plan.jobs, tasks.count)) { _ in
      while let (part, index) = state.withLock({ take(&$0, tasks) }) {
        let decision = plan.parts[part].reviewer.decision(
          index, limits: plan.thinking.limits(until: interruption), rollouts: rollouts,
          seed: plan.seed)
        // An interrupted search has not used its whole budget, so its judgement does not count.
        if interruption.isRequested { return }
        state.withLock { $0.done[part][index] = decision }
        progress.advance()
      }
    }
    return state.withLock { state in
      zip(plan.parts, state.done).compactMap { part, done in
        guard done.count == part.reviewer.count else { return nil }
        let decisions = done.sorted { $0.key < $1.key }.map(\.value)
        return ReviewedHand(
          record: part.record,
          review: HandReview(seat: part.reviewer.seat, decisions: decisions))
      }
    }
  }

  /// The limits of the rollouts, as long as those of the search; a clock runs on from its beginning.
  private var rollouts: Limits {
    switch plan.thinking {
    case .playouts(let playouts):
      return Limits(playouts: playouts, isTimeUp: { [interruption] in interruption.isRequested })
    case .milliseconds(let milliseconds):
      let end = ContinuousClock.now + .milliseconds(2 * milliseconds)
      return Limits(isTimeUp: { [interruption] in
        interruption.isRequested || ContinuousClock.now >= end
      })
    }
  }

  private func take(_ state: inout State, _ tasks: [(Int, Int)]) -> (Int, Int)? {
    guard state.next < tasks.count, !interruption.isRequested else { return nil }
    state.next += 1
    return tasks[state.next - 1]
  }
}

extension ArenaRunner {
  /// Reviews the hands of a file; returns the exit status.
  func review(_ file: String?, _ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    guard let file else { throw .noReviewFile }
    let plan = try ReviewPlan(file, parsed)
    try interruption.listen()
    let all = plan.parts.reduce(0) { $0 + $1.reviewer.count }
    let progress = Progress(of: all, "decisions")
    let run = ReviewRun(plan: plan, interruption: interruption, progress: progress)
    let hands = run.run()
    progress.clear()
    for hand in hands {
      show(parsed.has("json") ? [hand.json.text] : hand.report())
    }
    return status("the hands that were done are shown")
  }
}
