import Platform
import Synchronization

/// Plays the deals of a plan, several at a time, and passes the results to a tally in order.
///
/// Everything in a deal comes from its number and the seed, so threads do not change the result.
struct DealRun {
  let plan: TablePlan
  let interruption: Interruption
  let progress: Progress

  private struct State<Tally: DealTally> {
    var tally: Tally
    var next: Int
    /// The next deal that the tally waits for.
    var awaited: Int
    /// Results that came before their turn.
    var early: [Int: Tally.Row] = [:]
    var error: ArenaError?
  }

  /// The tally of all deals, or of those completed before an interrupt.
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

  /// The next deal to play; nil if there is none, or after an error or an interrupt.
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

  /// Adds what is left: after an interrupt there may be deals behind an unfinished one.
  private func finish<Tally>(_ state: inout State<Tally>) throws(ArenaError) -> Tally {
    if let error = state.error { throw error }
    for number in state.early.keys.sorted() {
      if let row = state.early.removeValue(forKey: number) { try state.tally.take(row) }
    }
    return state.tally
  }
}

/// The sums of many deals, which arrive in the order of their numbers.
protocol DealTally: Sendable {
  associatedtype Row: Sendable

  /// Counts the result of a deal.
  mutating func take(_ row: Row) throws(ArenaError)
}

/// The progress of a long run on standard error: in a terminal one line, rewritten every second; in a log a new
/// line every half minute.
final class Progress: Sendable {
  private struct State {
    var done = 0
    /// When a line was last shown.
    var shown: ContinuousClock.Instant
    /// Whether a line is on the terminal now.
    var isShown = false
  }

  private let all: Int
  private let things: String
  private let begin: ContinuousClock.Instant
  private let isTerminal: Bool
  private let pause: Duration
  private let state: Mutex<State>

  /// Progress over a number of things, such as deals.
  init(of all: Int, _ things: String) {
    self.all = all
    self.things = things
    begin = .now
    isTerminal = isatty(STDERR_FILENO) != 0
    pause = isTerminal ? .seconds(1) : .seconds(30)
    state = Mutex(State(shown: begin))
  }

  func advance() {
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - state.shown >= pause, state.done < all else { return }
      state.shown = now
      state.isShown = true
      let left = (now - begin) / Double(state.done) * Double(all - state.done)
      let text = "\(state.done) of \(all) \(things), \(Self.text(left)) left"
      write(isTerminal ? "\r\u{1B}[K" + text : text + "\n")
    }
  }

  /// Clears the line, to make room for a report.
  func clear() {
    state.withLock { state in
      if isTerminal, state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  /// A duration as `1:02:03`, or `2:03` below an hour.
  static func text(_ time: Duration) -> String {
    let seconds = Int(time / .seconds(1))
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] == 0 ? Array(parts[1...]) : parts
    return shown.enumerated().map { index, number in
      index == 0 || number > 9 ? String(number) : "0\(number)"
    }.joined(separator: ":")
  }

  private func write(_ text: String) {
    StandardStreams.complain(text)
  }
}

/// A request from the keyboard to stop a long run and report what is done.
///
/// The first interrupt (SIGINT) makes the request and kills the programs that play; a second one ends the
/// arena at once, like every other signal.
final class Interruption: Sendable {
  private let request = Atomic(false)

  /// Whether the run should stop.
  var isRequested: Bool { request.load(ordering: .relaxed) }

  /// Listens for interrupts from now on; threads started later do not receive them.
  ///
  /// - Throws: `ArenaError.noThreads` if the system has no thread for it.
  func listen() throws(ArenaError) {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
    signal(SIGINT, SIG_DFL)
    do throws(SystemError) {
      try DetachedThread.start { [self, interrupt] in
        var interrupt = interrupt
        var number: Int32 = 0
        sigwait(&interrupt, &number)
        request.store(true, ordering: .relaxed)
        ChildProgram.killAll()
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        while true { pause() }
      }
    } catch {
      throw .noThreads
    }
  }
}
