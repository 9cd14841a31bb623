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
  private var worths: [Int?]
  let utility: Utility
  private let observation: Observation
  private let policies: Policies?
  private let batching: Batching
  private let chainLength: Int
  private let seed: UInt64
  private var sampler: MetropolisSampler
  private var generator: SeededGenerator
  /// The number of worlds drawn so far.
  private(set) var worlds = 0

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

  /// Moves to play out in worlds that agree with an observation, by policies, or by heuristics
  /// without them; none has been played out yet.
  ///
  /// `worlds` is the number for which the chains are made: at least eight of them. The results after
  /// some number of worlds depend on that one only, not on the steps in which they were reached.
  init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, in standing: Standing?,
    worlds: Int, batching: Batching = .chains, seed: UInt64
  ) {
    self.observation = observation
    self.policies = policies
    self.batching = batching
    self.seed = seed
    summaries = moves.map { RolloutSummary($0, players: observation.players) }
    values = moves.map { _ in [] }
    let utility = Utility(observation.seat, standing)
    self.utility = utility
    worths =
      policies.map { $0.worths(of: moves, observation).map { $0.map(utility.worth) } }
      ?? moves.map { _ in nil }
    chainLength =
      switch batching {
      case .chains: max(1, min(Self.chainLength, worlds / Self.fewestChains))
      case .worlds: MetropolisSampler.chainLength
      }
    sampler = MetropolisSampler(observation, weighing: policies, chainLength: chainLength)
    generator = SeededGenerator(seed: seed)
  }

  /// Plays the moves out within limits, whose playouts are shared among the moves.
  init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    batching: Batching = .chains, seed: UInt64
  ) {
    let count = limits.playouts / max(1, moves.count)
    self.init(
      observation, of: moves, by: policies, in: limits.standing, worlds: count, batching: batching,
      seed: seed)
    playOn(to: count, isTimeUp: limits.isTimeUp)
  }

  var moves: [Move] { summaries.map(\.move) }

  /// Plays the moves out in further worlds until there are so many; returns false if the time was up
  /// before.
  @discardableResult
  mutating func playOn(to count: Int, isTimeUp: () -> Bool) -> Bool {
    while worlds < count {
      if worlds >= Self.fewestWorlds, isTimeUp() { return false }
      worlds += 1
      guard let world = sampler.world(using: &generator).round(observation.publicState) else {
        continue
      }
      let table = PlayoutTable(
        world, utility: utility, policies: policies, chance: &generator)
      batches.append(batching == .chains ? sampler.chains : worlds)
      for index in summaries.indices {
        values[index].append(summaries[index].play(in: world, at: table, utility).value)
      }
    }
    return true
  }

  /// Adds a move, played out in the same worlds as the others; returns false and adds none if the time
  /// was up before.
  mutating func add(_ move: Move, isTimeUp: () -> Bool) -> Bool {
    var other = PairedRollouts(
      observation, of: [move], by: policies, in: utility.standing,
      worlds: chainLength * Self.fewestChains, batching: batching, seed: seed)
    guard other.playOn(to: worlds, isTimeUp: isTimeUp) else { return false }
    summaries += other.summaries
    values += other.values
    worths += other.worths
    return true
  }

  /// Drops all moves but the first ones.
  mutating func keepFirst(_ count: Int) {
    summaries = Array(summaries.prefix(count))
    values = Array(values.prefix(count))
    worths = Array(worths.prefix(count))
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
  /// The moves in groups, the best group first: the moves of a group cannot be told apart, and each of
  /// them is shown with better figures than all moves of later groups.
  func groups(_ observation: Observation) -> [[Int]] {
    groups(of: Array(summaries.indices), observation)
  }

  /// The moves in groups that say of a move that was made what a review says, which compares it with the
  /// first move alone: it is in the first group unless the first move is clearly better.
  func groups(_ observation: Observation, judging made: Int) -> [[Int]] {
    let groups = groups(observation)
    guard let place = groups.firstIndex(where: { $0.contains(made) }),
      let best = groups.firstIndex(where: { $0.contains(0) })
    else { return groups }
    if cost(of: made).inWholeTenths == 0 {
      return [sorted(groups[...place].flatMap(\.self), observation)] + groups[(place + 1)...]
    }
    if best < place { return groups }
    // A third move must not join the two. No figures may contradict the order.
    let figures = figures
    let others = summaries.indices.filter { $0 != made }
    let above = others.filter { !figures[$0].isBelow(figures[made]) }
    if !above.contains(0) { return groups }
    let rest = others.filter { !above.contains($0) } + [made]
    return self.groups(of: above, observation) + self.groups(of: rest, observation)
  }

  private var figures: [ChoiceFigures] {
    summaries.map { ChoiceFigures(Evaluation($0.move, $0.tally, utility)) }
  }

  private func groups(of indices: [Int], _ observation: Observation) -> [[Int]] {
    let figures = figures
    func areBelow(_ group: [Int], _ other: [Int]) -> Bool {
      group.allSatisfy { index in other.allSatisfy { figures[index].isBelow(figures[$0]) } }
    }
    let byValue = indices.sorted {
      (-summaries[$0].tally.value, $0) < (-summaries[$1].tally.value, $1)
    }
    var groups: [[Int]] = []
    for index in byValue {
      if let best = groups.last?[0], !gain(of: best, over: index).isClear {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
      // What shows the same figures is not told apart.
      while let last = groups.last, let before = groups.dropLast().last, !areBelow(last, before) {
        groups.removeLast(2)
        groups.append(before + last)
      }
    }
    return groups.map { sorted($0, observation) }
  }

  /// The moves of a group, those with better figures first, then cheaper cards, then those given first.
  private func sorted(_ group: [Int], _ observation: Observation) -> [Int] {
    let figures = figures
    func price(_ index: Int) -> Int { observation.price(of: summaries[index].move) }
    return group.sorted { one, other in
      if figures[other].isBelow(figures[one]) { return true }
      if figures[one].isBelow(figures[other]) { return false }
      return (price(one), one) < (price(other), other)
    }
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
}

extension Double {
  /// The percentage that this share is, rounded.
  public var inPercent: Int { Int((100 * self).rounded()) }
}
