import MueRules

/// Moves at a position, each played out to the end of the hand in the same worlds.
///
/// They are ordered by what they bring: points or, near the end of a match, the chance of winning
/// it.
public struct Comparison: Hashable, Sendable {
  /// The moves with what they are expected to bring and why, in groups, the best group first.
  ///
  /// The moves of a group cannot be told apart. Its figures are all below those of the group before, or
  /// equal to them where a review tells a move that was made from the best one.
  public let groups: [Group]

  /// Moves that share a place.
  public struct Group: Hashable, Sendable {
    /// The place of all of them, from 1: the number of better moves, plus one.
    public let place: Int
    /// The moves, those with the better figures first; of equal ones the cheapest card.
    public let choices: [Choice]
  }

  /// All moves, the best group first.
  public var choices: [Choice] { groups.flatMap(\.choices) }

  /// Compares moves in worlds that agree with an observation, by policies, or by heuristics without
  /// them.
  ///
  /// The limit on playouts is shared among the moves.
  public init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    seed: UInt64
  ) {
    self.init(
      PairedRollouts(observation, of: moves, by: policies, limits: limits, seed: seed), observation)
  }

  /// The results of rollouts; with the index of a move that was made, what a review says of it is what its
  /// place says.
  init(_ rollouts: PairedRollouts, _ observation: Observation, judging made: Int? = nil) {
    let groups =
      made.map { rollouts.groups(observation, judging: $0) } ?? rollouts.groups(observation)
    let order = groups.flatMap(\.self)
    let level = groups[0].count > 1 ? groups[0] : []
    self.init(groups) { index in
      // The best is compared with the second, every other one with the best.
      let rival = index == order[0] ? order.dropFirst().first : order[0]
      return Choice(
        rollouts.summaries[index], against: rival.map { rollouts.summaries[$0] },
        rollouts.utility, isLevel: level.contains(index), observation)
    }
  }

  /// Groups of moves by their indices, the best group first.
  init(_ groups: [[Int]], choice: (Int) -> Choice) {
    var place = 1
    self.groups = groups.map { group in
      defer { place += group.count }
      return Group(place: place, choices: group.map(choice))
    }
  }
}
