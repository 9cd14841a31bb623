import MueMind
import MueRules
import MueWords

extension Choice {
  /// The move with what it brings, as one of several that are told in turn, counted from 1.
  public func hint(place: Int, naming name: (Seat) -> String) -> Phrase {
    .adviceHint(
      place: place, move: move.shortPhrase(naming: name),
      score: Int(evaluation.score.rounded()),
      chance: Int((100 * evaluation.chanceOfMaking).rounded()))
  }
}
