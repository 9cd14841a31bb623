import MueRules

/// A hint that was given to a person, with the figures that it showed.
///
/// It is kept with its hand, so that a review judges the move by the same figures.
public struct GivenHint: Hashable, Sendable {
  /// The playouts that compared its choices.
  public let playouts: Int
  /// Its choices, the best first.
  public let choices: [Choice]

  /// A move as the hint showed it.
  public struct Choice: Hashable, Sendable {
    /// The move as `Move.text`.
    public let move: String
    /// The mean score, in tenths of a point.
    public let tenths: Int
    /// The chance that the contract is made, in per cent.
    public let chance: Int
    /// The chance of winning the match, in tenths of a per cent; nil where only points counted.
    public let wins: Int?
    /// Whether no other choice was clearly better.
    public let isLevel: Bool

    public init(move: String, tenths: Int, chance: Int, wins: Int?, isLevel: Bool) {
      self.move = move
      self.tenths = tenths
      self.chance = chance
      self.wins = wins
      self.isLevel = isLevel
    }
  }

  public init(playouts: Int, choices: [Choice]) {
    self.playouts = playouts
    self.choices = choices
  }

  public init(_ hint: Hint) {
    choices = hint.choices.map { Choice($0) }
    playouts = choices.count * hint.playouts
  }
}

extension GivenHint.Choice {
  fileprivate init(_ choice: Choice) {
    let evaluation = choice.evaluation
    self.init(
      move: choice.move.text, tenths: Int((10 * evaluation.score).rounded()),
      chance: evaluation.chanceOfMaking.inPercent,
      wins: evaluation.chanceOfWinning.map { Int((1000 * $0).rounded()) }, isLevel: choice.isLevel)
  }

  /// How much better it is than another one, in points; near the end of a match each per cent of
  /// the chance to win it counts as two.
  fileprivate func gain(over other: Self) -> Double {
    guard let wins, let others = other.wins else { return Double(tenths - other.tenths) / 10 }
    return Double(Utility.winning * (wins - others)) / 1000
  }
}

/// A hint at the position for which it was given.
struct PlacedHint {
  let moves: [Move]
  private let hint: GivenHint
  private let known: Reasons

  /// Nil if the hint belongs to another position.
  init?(_ hint: GivenHint, at observation: Observation) {
    var moves: [Move] = []
    for choice in hint.choices {
      guard let move = observation.move(text: choice.move),
        observation.legalMoves?.contains(move) == true
      else { return nil }
      moves.append(move)
    }
    self.moves = moves
    self.hint = hint
    known = Reasons(observation)
  }

  func index(of made: Move) -> Int? { moves.firstIndex { $0.looks(like: made) } }

  /// What the first choice brings beyond another one, in points; 0 if they are level.
  func cost(of index: Int) -> Double {
    let own = hint.choices[index]
    return own.isLevel ? 0 : max(0, hint.choices[0].gain(over: own)).inWholeTenths
  }

  /// A choice with the reasons that favour it over a rival.
  func choice(_ index: Int, over rival: Int) -> Choice {
    let rivals = known.reasons(for: moves[rival])
    let reasons = known.reasons(for: moves[index]).filter { $0.favours(over: rivals) }
    let given = hint.choices[index]
    let evaluation = Evaluation(
      moves[index], worlds: hint.playouts / moves.count, score: Double(given.tenths) / 10,
      chanceOfMaking: Double(given.chance) / 100,
      chanceOfWinning: given.wins.map { Double($0) / 1000 })
    return Choice(evaluation, reasons, isLevel: given.isLevel)
  }
}

extension Decision {
  /// The decision according to the hint that was given for it; nil if that does not have the move
  /// made, or belongs to another position.
  init?(_ made: Move, at observation: Observation, by hint: GivenHint) {
    guard let hint = PlacedHint(hint, at: observation), let index = hint.index(of: made) else {
      return nil
    }
    let cost = hint.cost(of: index)
    let own = hint.choice(index, over: 0)
    self.init(
      observation: observation, made: own, best: cost > 0 ? hint.choice(0, over: index) : own,
      cost: cost)
  }
}
