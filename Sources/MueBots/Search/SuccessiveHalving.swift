/// A choice among candidates by playing them out in the same sampled worlds.
///
/// All candidates still in the race meet in every world, so that the luck of the cards is the same
/// for all; from time to time the weaker half drops out, so that most playouts go to the candidates
/// that matter. The first candidate is what the rules of thumb say: it wins ties, and wins outright
/// when there is no time at all.
struct SuccessiveHalving {
  /// What a candidate has come to.
  struct Tally: Equatable, Sendable {
    /// Sums over its worlds.
    var value = 0
    var score = 0
    var made = 0
    var worlds = 0

    mutating func count(_ outcome: PlayoutOutcome) {
      value += outcome.value
      score += outcome.score
      made += outcome.isMade ? 1 : 0
      worlds += 1
    }
  }

  private let limits: Limits
  private var runners: [Int]
  private var left: Int
  /// The candidates that have dropped out, the last ones first.
  private var dropped: [Int] = []
  /// What each candidate has come to.
  private(set) var tallies: [Tally]

  init(candidates: Int, limits: Limits) {
    self.limits = limits
    runners = Array(0..<candidates)
    tallies = Array(repeating: Tally(), count: candidates)
    left = limits.playouts
  }

  /// Runs the race; returns the candidates, the best first.
  ///
  /// `outcomes` is asked for a world by its number, with the candidates to play out in it, and
  /// answers what each of them brings; nil when that world is of no use.
  mutating func ranking(
    _ outcomes: (_ world: Int, _ candidates: [Int]) -> [PlayoutOutcome]?
  ) -> [Int] {
    var world = 0
    while runners.count > 1 {
      let isFinal = runners.count == 2
      let most = isFinal ? left : Self.worldsAStage * runners.count
      let share = min(most, left / Self.stages(runners.count))
      let end = left - max(share, runners.count)
      guard left >= runners.count else { break }
      while left > end, left >= runners.count {
        if limits.isTimeUp() { return ranked + dropped }
        if let result = outcomes(world, runners) {
          for (runner, outcome) in zip(runners, result) { tallies[runner].count(outcome) }
        }
        world += 1
        left -= runners.count
      }
      if isFinal { break }
      drop()
    }
    return ranked + dropped
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
    let ranked = ranked
    let staying = (runners.count + 1) / 2
    dropped = ranked.dropFirst(staying) + dropped
    runners = ranked.prefix(staying).sorted()
  }

  private var ranked: [Int] {
    runners.sorted { (-tallies[$0].value, $0) < (-tallies[$1].value, $1) }
  }
}
