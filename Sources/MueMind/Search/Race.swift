import MueRules

/// A choice among candidates by playing them out in the same sampled worlds.
///
/// All candidates still in the race meet in every world, so that the luck of the cards is the same
/// for all; from time to time the weaker half drops out, so that most playouts go to the candidates
/// that matter. The first candidate is what the rules of thumb say: it wins ties, and wins outright
/// when there is no time at all.
struct Race {
  private let limits: Limits
  private var runners: [Int]
  private var sums: [Int]
  private var left: Int

  init(candidates: Int, limits: Limits) {
    self.limits = limits
    runners = Array(0..<candidates)
    sums = Array(repeating: 0, count: candidates)
    left = limits.playouts
  }

  /// The index of the best candidate.
  ///
  /// `scores` is asked for a world by its number, with the candidates to play out in it, and answers
  /// what each of them brings; nil when that world is of no use.
  mutating func winner(_ scores: (_ world: Int, _ candidates: [Int]) -> [Int]?) -> Int {
    var world = 0
    while runners.count > 1 {
      let isFinal = runners.count == 2
      let most = isFinal ? left : Self.worldsAStage * runners.count
      let share = min(most, left / Self.stages(runners.count))
      let end = left - max(share, runners.count)
      guard left >= runners.count else { break }
      while left > end, left >= runners.count {
        if limits.isTimeUp() { return best }
        if let result = scores(world, runners) {
          for (runner, score) in zip(runners, result) { sums[runner] += score }
        }
        world += 1
        left -= runners.count
      }
      if isFinal { break }
      drop()
    }
    return best
  }

  /// After so many worlds the weaker half is known well enough, however much time there is.
  private static let worldsAStage = 100

  /// How many times a field must be halved to leave two, and once more for those.
  private static func stages(_ runners: Int) -> Int {
    var stages = 1
    var field = runners
    while field > 2 {
      field = (field + 1) / 2
      stages += 1
    }
    return stages
  }

  private mutating func drop() {
    let ranked = runners.sorted { (-sums[$0], $0) < (-sums[$1], $1) }
    runners = ranked.prefix((runners.count + 1) / 2).sorted()
  }

  private var best: Int {
    runners.min { (-sums[$0], $0) < (-sums[$1], $1) } ?? 0
  }
}
