import MueRules

/// A hint that can be thought about further, in steps that each double the playouts.
///
/// A search with a fixed number of playouts finds the candidates; paired rollouts compare them in one
/// sequence of worlds. So position, seed and step determine the hint, on every machine, whether its
/// steps were taken at once or with pauses. It is a value: a step that is given up changes nothing.
public struct HintSearch: Sendable {
  /// The hint after the last step.
  public private(set) var hint: Hint
  private let observation: Observation
  private var rollouts: PairedRollouts
  /// The number of moves that the search found; a move in mind follows them.
  private let found: Int
  private let steps: Steps

  /// How often each choice is played out in the first step and, at most, in all.
  public struct Steps: Hashable, Sendable {
    let first: Int
    let last: Int

    public init(first: Int, last: Int) {
      self.first = max(1, first)
      self.last = max(self.first, last)
    }

    /// The steps of hints at a table.
    public static let usual = Steps(first: 200, last: 12_800)
  }

  /// The playouts of the search that finds the candidates.
  public static let playouts = 1000

  /// Takes the first step; nil if it is not the seat's turn, or if the work was given up.
  ///
  /// `limits` are those of the search.
  public init?(
    _ observation: Observation, by bot: any Bot, limits: Limits, steps: Steps = .usual, seed: UInt64
  ) {
    guard
      let moves = Hint.candidates(observation, by: bot, limits: limits, seed: seed)
    else { return nil }
    found = moves.count
    self.observation = observation
    self.steps = steps
    rollouts = PairedRollouts(
      observation, of: moves, by: bot.policies, in: limits.standing, worlds: steps.first,
      seed: Hint.rollouts(seed))
    guard !limits.isTimeUp(), rollouts.playOn(to: steps.first, isTimeUp: limits.isTimeUp) else {
      return nil
    }
    hint = Hint(rollouts, at: observation)
  }

  /// Whether there is nothing to gain from another step: there is one choice, or this was the last.
  public var isFinished: Bool { hint.choices.count < 2 || rollouts.worlds >= steps.last }

  /// Whether the hint rates a move that the seat has in mind, and no other one; always for a move that
  /// is illegal.
  public func rates(_ own: Move?) -> Bool {
    guard let own, observation.legalMoves?.contains(own) == true else { return hint.own == nil }
    return hint.own.map { $0.text == own.text }
      ?? hint.choices.contains { $0.move.text == own.text }
  }

  /// Takes the next step; does nothing after the last one, or if the work is given up meanwhile.
  public mutating func goOn(isGivenUp: () -> Bool = { false }) {
    var next = rollouts
    guard !isFinished, next.playOn(to: min(2 * next.worlds, steps.last), isTimeUp: isGivenUp) else {
      return
    }
    rollouts = next
    hint = Hint(rollouts, at: observation, own: hint.own)
  }

  /// Rates the move that the seat has in mind as well, in the same worlds; nil for none.
  ///
  /// Does nothing if the move is illegal, or if the work is given up meanwhile.
  public mutating func rate(_ own: Move?, isGivenUp: () -> Bool = { false }) {
    var next = rollouts
    next.keepFirst(found)
    let isFound = next.moves.contains { $0.text == own?.text }
    if let own, !isFound {
      guard observation.legalMoves?.contains(own) == true, next.add(own, isTimeUp: isGivenUp)
      else { return }
    }
    rollouts = next
    hint = Hint(rollouts, at: observation, own: isFound ? nil : own)
  }
}
