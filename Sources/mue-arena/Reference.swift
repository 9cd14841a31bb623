import CArena
import MueBots
import MueRules
import Platform
import Synchronization

/// The same random playouts and the same net in C, for comparison.
///
/// They are built by `gcc -O3` if the Makefile has put that library beside the program, and otherwise by the
/// compiler of the program.
struct Reference: Sendable {
  private typealias Playouts =
    @convention(c) (
      UnsafePointer<reference_hand>?, UInt64, UInt64, Int32, UnsafeMutablePointer<UInt64>?
    ) -> Void
  private typealias Scores =
    @convention(c) (UnsafePointer<Float>?, Int32, Int32, UnsafePointer<Float>?, Int32) -> Float
  private typealias Compiler = @convention(c) () -> UnsafePointer<CChar>?

  private let playouts: Playouts
  private let scores: Scores
  /// The compiler and its options.
  let compiler: String

  init() {
    let program = CommandLine.executable
    let folder = program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex)
    if let library = dlopen("\(folder)/reference-gcc.so", RTLD_NOW | RTLD_LOCAL),
      let playouts = dlsym(library, "reference_playouts"),
      let scores = dlsym(library, "reference_scores"),
      let compiler = dlsym(library, "reference_compiler")
    {
      self.playouts = unsafeBitCast(playouts, to: Playouts.self)
      self.scores = unsafeBitCast(scores, to: Scores.self)
      self.compiler = Self.name(unsafeBitCast(compiler, to: Compiler.self)())
    } else {
      playouts = reference_playouts
      scores = reference_scores
      compiler = Self.name(reference_compiler())
    }
  }

  /// Whether this processor has BMI2.
  static var hasQuick: Bool { reference_has_quick() != 0 }

  /// The card points of all seats together in `count` playouts.
  func points(_ hand: BenchHand, _ count: Int, seed: UInt64, isQuick: Bool) -> UInt64 {
    var start = reference_hand()
    let play = hand.start.play
    let hands = play.hands
    start.hands = (
      hands[0].bits, hands[1].bits, hands[2].bits, hands[3].bits, hands[4].bits, hands[5].bits
    )
    start.chief_trumps = hand.contract.chiefTrump.cards.bits
    start.vice_trumps = hand.contract.viceTrump?.cards.bits ?? 0
    start.players = Int32(play.players.number)
    start.chief = Int32(play.turn.index)
    var points: [UInt64] = Array(repeating: 0, count: 6)
    playouts(&start, seed, UInt64(count), isQuick ? 1 : 0, &points)
    return points.reduce(0, &+)
  }

  /// The scores that a net gives `count` pairs of a moment and a candidate, added up; the pairs
  /// follow one another.
  func score(
    _ shape: Policies.Shape, weights: [Float], of pairs: [Float], count: Int
  ) -> Float {
    scores(weights, Int32(shape.moment), Int32(shape.candidate), pairs, Int32(count))
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

/// Measures rates per second.
enum Stopwatch {
  /// Does one portion of work, given its number; returns how much that was.
  typealias Worker = (UInt64) -> Int

  /// The best rate of several rounds; in each, the threads work side by side, each with its own worker.
  static func rate(
    threads: Int = 1, _ worker: @Sendable () -> Worker
  ) -> Double {
    (0..<12).map { _ in rate(threads, .milliseconds(100), worker) }.max() ?? 0
  }

  /// The best rates of two kinds of work on one core.
  ///
  /// Their rounds alternate, so that both meet the same conditions; only processor time counts.
  static func rates(
    _ one: @Sendable () -> Worker, _ other: @Sendable () -> Worker
  ) -> (Double, Double) {
    var best = (0.0, 0.0)
    for _ in 0..<25 {
      best.0 = max(best.0, coreRate(0.04, one()))
      best.1 = max(best.1, coreRate(0.04, other()))
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

  /// The sum of the threads' rates.
  private final class Total: Sendable {
    private let rates = Mutex(0.0)

    func add(_ rate: Double) { rates.withLock { $0 += rate } }

    var sum: Double { rates.withLock { $0 } }
  }
}
