import MueBots
import MueGame
import MueWords
import Platform
import Synchronization

/// Looks at all decisions of a plan, several at a time.
///
/// Which thread looks at a decision changes nothing: its seed is made of its place.
struct ReviewRun {
  let plan: ReviewPlan
  let interruption: Interruption
  let progress: Progress

  /// The decisions done so far, part by part, and the next to be taken.
  private struct State {
    var next = 0
    var done: [[Int: Decision]]
  }

  /// The parts that were done: all of them, or those that somebody who interrupted left time for.
  func run() -> [ReviewedHand] {
    let places = plan.parts.indices.flatMap { part in
      (0..<plan.parts[part].reviewer.count).map { (part, $0) }
    }
    let state = Mutex(State(done: plan.parts.map { _ in [:] }))
    JoinedThreads.perform(min(plan.jobs, places.count)) { _ in
      while let (part, index) = state.withLock({ take(&$0, places) }) {
        let decision = plan.parts[part].reviewer.decision(
          index, limits: plan.thinking.limits(until: interruption), rollouts: rollouts,
          seed: plan.seed)
        // A search that was broken off has judged by less than it was asked to.
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

  /// What is left for the comparison with the move made: as much again, from when it begins.
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

  private func take(_ state: inout State, _ places: [(Int, Int)]) -> (Int, Int)? {
    guard state.next < places.count, !interruption.isRequested else { return nil }
    state.next += 1
    return places[state.next - 1]
  }
}

extension ArenaRunner {
  /// Looks back on the hands of a file; returns the exit status.
  func review(_ file: String?, _ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    guard let file else { throw .noReviewFile }
    let plan = try ReviewPlan(file, parsed)
    try interruption.listen()
    let all = plan.parts.reduce(0) { $0 + $1.reviewer.count }
    let progress = Progress(all) { [words] done, all, left in
      words(.arenaReviewProgress(done: done, decisions: all, left: left))
    }
    let run = ReviewRun(plan: plan, interruption: interruption, progress: progress)
    let hands = run.run()
    progress.clear()
    for hand in hands {
      show(parsed.has("json") ? [hand.json(in: words).text] : hand.report(in: words))
    }
    return status(message: .arenaReviewInterrupted)
  }
}
