import Platform
import Synchronization

/// How often something can be done in a second.
enum Stopwatch {
  /// Does one portion of a work, told its number; answers how much that was.
  typealias Worker = (UInt64) -> Int

  /// The best of several rounds, in which so many threads work side by side, each with a worker of
  /// its own.
  static func rate(
    threads: Int = 1, rounds: Int = 12, milliseconds: Int = 100,
    _ worker: @Sendable () -> Worker
  ) -> Double {
    (0..<rounds).map { _ in rate(threads, .milliseconds(milliseconds), worker) }.max() ?? 0
  }

  /// The best rates of two works on one core, whose rounds take turns, so that both meet the same
  /// machine; only the time that the core gives them counts, whatever else is running.
  static func rates(
    rounds: Int = 25, milliseconds: Int = 40, _ one: @Sendable () -> Worker,
    _ other: @Sendable () -> Worker
  ) -> (Double, Double) {
    var best = (0.0, 0.0)
    for _ in 0..<rounds {
      best.0 = max(best.0, coreRate(Double(milliseconds) / 1_000, one()))
      best.1 = max(best.1, coreRate(Double(milliseconds) / 1_000, other()))
    }
    return best
  }

  private static func coreRate(_ time: Double, _ work: Worker) -> Double {
    let begin = coreSeconds
    var portion: UInt64 = 0
    var count = 0
    while coreSeconds - begin < time {
      count += work(portion)
      portion += 1
    }
    return Double(count) / (coreSeconds - begin)
  }

  private static var coreSeconds: Double {
    Double(ThinkingClock.processor.nanoseconds) / 1_000_000_000
  }

  private static func rate(
    _ threads: Int, _ time: Duration, _ worker: @Sendable () -> Worker
  ) -> Double {
    let total = Total()
    JoinedThreads.perform(threads) { thread in
      let work = worker()
      var portion = UInt64(thread)
      var count = 0
      let clock = ContinuousClock()
      let begin = clock.now
      while clock.now - begin < time {
        count += work(portion)
        portion += UInt64(threads)
      }
      total.add(Double(count) / ((clock.now - begin) / .seconds(1)))
    }
    return total.sum
  }

  /// What the threads have reached together.
  private final class Total: Sendable {
    private let rates = Mutex(0.0)

    func add(_ rate: Double) { rates.withLock { $0 += rate } }

    var sum: Double { rates.withLock { $0 } }
  }
}
