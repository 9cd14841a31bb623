import MueBots
import MueRules

extension Choice {
  /// The move with what it brings, as one of several that are told in turn, counted from 1.
  ///
  /// Where cards to lay are shown, their number is enough; elsewhere each is named.
  public func hint(
    place: Int, namesCards: Bool = false, naming name: (Seat) -> String
  ) -> Phrase {
    .adviceHint(
      place: place,
      move: namesCards ? move.phrase(naming: name) : move.shortPhrase(naming: name),
      score: Int(evaluation.score.rounded()),
      chance: Int((100 * evaluation.chanceOfMaking).rounded()))
  }
}
