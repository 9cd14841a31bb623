import MueWords
import Platform

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
