import Platform
import Synchronization

/// Plays the deals of a plan, several at a time, and hands what they brought to a tally in order.
///
/// Which thread plays a deal changes nothing: everything in it comes from its number and the seed.
struct DealRun {
  let plan: TablePlan
  let interruption: Interruption
  let progress: Progress

  private struct State<Tally: DealTally> {
    var tally: Tally
    /// The next deal that somebody may play.
    var next: Int
    /// The next deal that the tally waits for.
    var awaited: Int
    /// Deals that came before their turn.
    var early: [Int: Tally.Row] = [:]
    var error: ArenaError?
  }

  /// The tally of all deals, or of those that were done when somebody interrupted.
  func run<Tally: DealTally>(
    _ tally: Tally,
    playing play: @Sendable (Int, PlayerPool) throws(ArenaError) -> Tally.Row?
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

  /// The next deal to play; nil when there is none, or no time for it.
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

  /// After an interruption there may be deals behind one that was not finished.
  private func finish<Tally>(_ state: inout State<Tally>) throws(ArenaError) -> Tally {
    if let error = state.error { throw error }
    for number in state.early.keys.sorted() {
      if let row = state.early.removeValue(forKey: number) { try state.tally.take(row) }
    }
    return state.tally
  }
}

/// What many hands add up to; deals arrive in the order of their numbers.
protocol DealTally: Sendable {
  associatedtype Row: Sendable

  /// Counts what a deal brought.
  mutating func take(_ row: Row) throws(ArenaError)
}
