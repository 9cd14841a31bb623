import MueRules

/// Paired rollouts: moves played out to the end of the hand in the same worlds, so that they can be
/// compared.
///
/// A search finds the moves that matter; rollouts measure them. They use fresh worlds, because the
/// winner of a search owes part of its mean to luck in the worlds of that search.
struct PairedRollouts: Sendable {
  /// The results of each move, in the order given.
  private(set) var summaries: [RolloutSummary]
  /// The utility of each move in each world, in 1024ths of a point.
  private var values: [[Int]]
  /// The batch of each world: worlds of one batch may resemble each other.
  private var batches: [Int] = []
  /// The worth of each move according to the policies, in 1024ths of a point of utility; nil where
  /// they have learned none.
  private let worths: [Int?]
  let utility: Utility

  /// The worlds sampled even when the time is up, so that there is a result to show.
  private static let fewestWorlds = 16
  /// The worlds of a chain, and the chains among the worlds, at least.
  private static let chainLength = 16
  private static let fewestChains = 8
  /// The batches without which nothing is known about chance.
  private static let fewestBatches = 4

  /// What counts as independent of everything else when the standard error of a gain is estimated.
  enum Batching {
    /// The chains of the sampler, which are many and short.
    case chains
    /// The worlds, in chains as long as in a search.
    ///
    /// The error is then too small. Computer players weigh bids that draw level by it, and would bid
    /// differently otherwise.
    case worlds
  }

  /// Plays the moves out in worlds that agree with an observation, by policies, or by heuristics
  /// without them.
  init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    batching: Batching = .chains, seed: UInt64
  ) {
    summaries = moves.map { RolloutSummary($0, players: observation.players) }
    values = moves.map { _ in [] }
    let utility = Utility(observation.seat, limits.standing)
    self.utility = utility
    worths =
      policies.map { $0.worths(of: moves, observation).map { $0.map(utility.worth) } }
      ?? moves.map { _ in nil }
    let count = limits.playouts / max(1, moves.count)
    let length =
      switch batching {
      case .chains: max(1, min(Self.chainLength, count / Self.fewestChains))
      case .worlds: MetropolisSampler.chainLength
      }
    var worlds = MetropolisSampler(observation, weighing: policies, chainLength: length)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      if number >= Self.fewestWorlds, limits.isTimeUp() { return }
      guard let world = worlds.world(using: &generator).round(observation.publicState) else {
        continue
      }
      let table = PlayoutTable(
        world, utility: utility, policies: policies, chance: &generator)
      batches.append(batching == .chains ? worlds.chains : number)
      for index in summaries.indices {
        values[index].append(summaries[index].play(in: world, at: table, utility).value)
      }
    }
  }

  /// How far a move's mean utility exceeds another's, in points, with its standard error.
  ///
  /// The error is estimated by batch means; with few batches it is unknown, hence infinite.
  func gain(of index: Int, over other: Int) -> Gain {
    let gains = zip(values[index], values[other]).map { Double($0 - $1) / 1024 }
    guard gains.count > 1 else { return Gain(mean: 0, error: 0, policy: 0) }
    let worlds = Double(gains.count)
    let mean = gains.reduce(0, +) / worlds
    // Worlds of one batch follow each other.
    var sums: [Double] = []
    var last: Int?
    for (batch, gain) in zip(batches, gains) {
      if batch != last { sums.append(0) }
      last = batch
      sums[sums.count - 1] += gain - mean
    }
    let number = Double(sums.count)
    let variance =
      sums.count < Self.fewestBatches
      ? .infinity
      : number / (number - 1) * sums.reduce(0) { $0 + $1 * $1 } / (worlds * worlds)
    let policy = worths[index].flatMap { own in worths[other].map { Double(own - $0) / 1024 } }
    return Gain(
      mean: mean, error: variance.squareRoot(), policy: policy ?? 0, batches: sums.count)
  }
}

extension PairedRollouts {
  /// The moves in order of mean utility, and how many of the first are level.
  ///
  /// Of level moves the one given first comes first, preceded only by cheaper cards that bring as
  /// much. Other moves of equal utility keep their order.
  func ranking(_ observation: Observation) -> (order: [Int], level: Int) {
    let byValue = summaries.indices.sorted {
      (-summaries[$0].tally.value, $0) < (-summaries[$1].tally.value, $1)
    }
    let best = byValue.first ?? 0
    let level = byValue.prefix { $0 == best || !gain(of: best, over: $0).isClear }
    guard let first = level.min() else { return (byValue, 0) }
    let prices = summaries.map { observation.price(of: $0.move) }
    let cheap = level.filter {
      $0 == first || prices[$0] < prices[first] && gain(of: $0, over: first).isNone
    }.sorted { (prices[$0], $0) < (prices[$1], $1) }
    return (cheap + byValue.filter { !cheap.contains($0) }, level.count)
  }

  /// The cost of a move compared with the first one, in points of utility; 0 if the difference may
  /// be chance.
  func cost(of index: Int) -> Double {
    let gain = gain(of: 0, over: index)
    return gain.isClear ? max(0, gain.mean) : 0
  }
}

extension Observation {
  /// How valuable a card is to its holder, trumps most of all; other moves have a price of 0.
  func price(of move: Move) -> Int {
    guard case .play(let card) = move, let order = publicState.play?.order else { return 0 }
    let weaker = order.trumps.filter { order.trumps.contains(card) && order.beats(card, $0) }
    return 100 * weaker.count + (order.trumps.contains(card) ? 50 : 0) + card.rank.number
  }
}

/// How much better one move did than another in the same worlds, in points of utility.
struct Gain: Sendable {
  let mean: Double
  let error: Double
  /// How much better the policies rate it.
  let policy: Double
  /// The number of batches from which the error is estimated.
  var batches = Int.max

  /// Whether the gain is more than chance.
  ///
  /// It must exceed the margin of error, by itself and together with the opinion of the policies,
  /// which counts as much as the playouts, as in every search.
  var isClear: Bool {
    let total = mean + policy
    return mean * total > 0 && min(abs(mean), abs(total)) > margin
  }
  /// Half of the 95 % interval: two standard errors, more with few batches, by a simple fit to Student's
  /// *t*.
  private var margin: Double { (2 + 2.5 / Double(max(1, batches - 1))) * error }
  /// Whether the gain is too small to be worth showing.
  var isNone: Bool { !isClear && abs(mean) < Self.notable }

  /// The smallest difference worth showing, in points.
  private static let notable = 1.0
}

extension Double {
  /// The percentage that this share is, rounded.
  public var inPercent: Int { Int((100 * self).rounded()) }
}
