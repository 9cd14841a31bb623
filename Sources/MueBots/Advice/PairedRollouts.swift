import MueRules

/// Paired rollouts: moves played out to the end of the hand in the same worlds, to be compared.
///
/// A search finds which moves matter; rollouts show what they bring. Their worlds are fresh ones, because
/// the winner of a search owes part of its mean to luck in the worlds of that search.
struct PairedRollouts: Sendable {
  /// How each move fared, in the order given.
  private(set) var summaries: [RolloutSummary]
  /// For each move the sum of the scores beyond those of the last move, and the sum of their squares.
  private var gains: [(sum: Int, squares: Int)]

  /// The worlds sampled even when the time is up, so that there is something to show.
  private static let fewestWorlds = 16

  /// Plays the moves out in worlds that agree with an observation, by policies, or without any by heuristics.
  init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    seed: UInt64
  ) {
    summaries = moves.map { RolloutSummary($0, players: observation.players) }
    gains = moves.map { _ in (0, 0) }
    var worlds = MetropolisSampler(observation, weighing: policies)
    let utility = Utility(observation.seat, limits.standing)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<limits.playouts / max(1, moves.count) {
      if number >= Self.fewestWorlds, limits.isTimeUp() { return }
      guard let world = worlds.world(using: &generator).round(observation.publicState) else {
        continue
      }
      let table = PlayoutTable(
        world, utility: utility, policies: policies, chance: &generator)
      count(summaries.indices.map { summaries[$0].play(in: world, at: table, utility) })
    }
  }

  private mutating func count(_ outcomes: [PlayoutOutcome]) {
    guard let last = outcomes.last else { return }
    for index in gains.indices {
      let gain = outcomes[index].score - last.score
      gains[index].sum += gain
      gains[index].squares += gain * gain
    }
  }

  /// The mean score of a move beyond that of the last one, in points.
  ///
  /// 0 if it is negative or within two standard errors.
  func gain(of index: Int) -> Double {
    let worlds = Double(summaries[index].tally.worlds)
    guard worlds > 1 else { return 0 }
    let mean = Double(gains[index].sum) / worlds
    let variance = max(0, Double(gains[index].squares) / worlds - mean * mean)
    return mean > 2 * (variance / (worlds - 1)).squareRoot() ? mean : 0
  }
}

/// How one move fared in its rollouts.
struct RolloutSummary: Sendable {
  let move: Move
  /// The sums of the outcomes.
  private(set) var tally = SuccessiveHalving.Tally()
  /// How often each seat took the trick that the move is part of.
  private(set) var takers: [Int]
  /// How often the other side had no trump left after that trick.
  private(set) var cleared = 0
  /// How often the seat became Chief, Vice and partner, and the hand ended in an éclat.
  private(set) var chief = 0
  private(set) var vice = 0
  private(set) var partner = 0
  private(set) var eclat = 0

  init(_ move: Move, players: PlayerCount) {
    self.move = move
    takers = Array(repeating: 0, count: players.number)
  }

  /// A number of worlds in per cent of all, rounded.
  func percent(_ count: Int) -> Int {
    tally.worlds == 0 ? 0 : (100 * count + tally.worlds / 2) / tally.worlds
  }

  /// Plays the move out in one world.
  mutating func play(in world: Round, at table: PlayoutTable, _ utility: Utility)
    -> PlayoutOutcome
  {
    var chance = table.chance
    let round = table.settled(after: move, in: world, &chance)
    note(round.publicState, of: utility.seat)
    guard var playout = Playout(round) else {
      let outcome = table.outcome(of: round)
      tally.count(outcome)
      return outcome
    }
    if case .play = move {
      playout.finishTrick(by: table.policies, &chance)
      note(playout, for: utility.seat)
    }
    playout.finish(by: table.policies, &chance)
    let outcome = playout.outcome(utility)
    tally.count(outcome)
    return outcome
  }

  private mutating func note(_ publicState: PublicState, of seat: Seat) {
    if case .eclat = publicState.score?.result { eclat += 1 }
    chief += publicState.roles?.chief == seat ? 1 : 0
    vice += publicState.roles?.vice == seat ? 1 : 0
    partner += publicState.contract?.partner == seat ? 1 : 0
  }

  /// Notes who took the trick that has just been played, and whether the other side has trumps left.
  private mutating func note(_ playout: Playout, for seat: Seat) {
    takers[playout.play.turn.index] += 1
    let sides = playout.memory.isChiefSide
    let others = playout.memory.players.seats.filter { sides[$0.index] != sides[seat.index] }
    let held = others.reduce(CardSet.none) { $0 | playout.play.hands[$1.index] }
    cleared += (held & playout.play.order.trumps).isEmpty ? 1 : 0
  }
}
