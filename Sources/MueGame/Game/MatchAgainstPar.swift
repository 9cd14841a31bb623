import MueRules

/// The score of a match against par: in each hand an expert has played the person's seat as well,
/// with the same cards against the same opponents.
public struct MatchAgainstPar: Hashable, Sendable {
  /// The finished hands, the oldest first.
  public let hands: [Hand]

  /// A finished hand.
  public struct Hand: Hashable, Sendable {
    public let score: Int
    /// The expert's score; nil while it is being worked out.
    public let par: Int?

    /// The points by which the person did better than the expert; nil while par is unknown.
    public var difference: Int? { par.map { score - $0 } }
  }

  /// All hands together, as one; par is unknown until that of every hand is known.
  public var total: Hand {
    Hand(
      score: hands.reduce(0) { $0 + $1.score },
      par: isComplete ? hands.reduce(0) { $0 + ($1.par ?? 0) } : nil)
  }

  /// Whether par of every finished hand is known.
  public var isComplete: Bool { hands.allSatisfy { $0.par != nil } }

  /// The sum of the differences known so far; at the end of the match above 0 when it is won, below 0
  /// when it is lost.
  public var difference: Int { hands.reduce(0) { $0 + ($1.difference ?? 0) } }
}

extension GameObservation {
  /// The match against par; nil if it is not played so.
  public var againstPar: MatchAgainstPar? {
    guard let pars = notes.pars, let person else { return nil }
    // After an undo par may be known of hands that are not over yet.
    return MatchAgainstPar(
      hands: scores.enumerated().map { index, score in
        MatchAgainstPar.Hand(
          score: score.score[person], par: pars.indices.contains(index) ? pars[index] : nil)
      })
  }
}

extension Game {
  /// The number, from 1, of the first finished hand whose par is still to be worked out; nil if there
  /// is none, or the match is not played against par.
  public var handWithoutPar: Int? {
    guard let pars = notes.pars, pars.count < match.scores.count else { return nil }
    return pars.count + 1
  }
}
