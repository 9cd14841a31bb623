import Platform
import Synchronization

/// Plays the deals of a plan, several at a time, and passes the results to a tally in order.
///
/// Each deal depends only on its number and the seed, so threads do not change the result.
struct DealRun {
  let plan: TablePlan
  let interruption: Interruption
  let progress: Progress

  private struct State<Tally: DealTally> {
    var tally: Tally
    var next: Int
    /// The deal whose result the tally takes next.
    var awaited: Int
    /// Results that arrived before their turn.
    var early: [Int: Tally.Row] = [:]
    var error: ArenaError?
  }

  /// The tally of all deals, or of those completed before an interrupt.
  func run<Tally: DealTally>(
    _ tally: Tally,
    playing play: @escaping @Sendable (Int, PlayerPool) throws(ArenaError) -> Tally.Row?
  ) throws(ArenaError) -> Tally {
    let first = plan.deals.lowerBound
    let state = Mutex(State(tally: tally, next: first, awaited: first))
    JoinedThreads.perform(min(plan.jobs, plan.deals.count)) { _ in
      let pool = PlayerPool(plan.thinking, interruption)
      while let number = state.withLock({ take(&$0) }) {
        do throws(ArenaError) {
          guard let row = try play(number, pool) else { return }
          try state.withLock { state throws(ArenaError) in try deliver(row, number, &state) }
        } catch {
          state.withLock { $0.error = error }
        }
      }
    }
    return try state.withLock { state throws(ArenaError) in try finish(&state) }
  }

  /// The next deal to play; nil if there is none, or after an error or interrupt.
  private func take<Tally>(_ state: inout State<Tally>) -> Int? {
    guard plan.deals.contains(state.next), state.error == nil, !interruption.isRequested else {
      return nil
    }
    state.next += 1
    return state.next - 1
  }

  private func deliver<Tally>(
    _ row: Tally.Row, _ number: Int, _ state: inout State<Tally>
  ) throws(ArenaError) {
    state.early[number] = row
    progress.advance()
    while let row = state.early.removeValue(forKey: state.awaited) {
      try state.tally.take(row)
      state.awaited += 1
    }
  }

  /// Adds the remaining results: after an interrupt some may come after an unfinished deal.
  private func finish<Tally>(_ state: inout State<Tally>) throws(ArenaError) -> Tally {
    if let error = state.error { throw error }
    for number in state.early.keys.sorted() {
      if let row = state.early.removeValue(forKey: number) { try state.tally.take(row) }
    }
    return state.tally
  }
}
