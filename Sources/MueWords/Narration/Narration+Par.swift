import MueGame
import MueRules

extension Narration {
  /// The person's score in a finished hand beside par, by the hand's number from 1; nil if the match is
  /// not played against par.
  public func par(ofHand number: Int) -> Phrase? {
    guard let hands = view.againstPar?.hands, hands.indices.contains(number - 1) else { return nil }
    let hand = hands[number - 1]
    guard let par = hand.par, let difference = hand.difference else {
      return .handParAwaited(score: hand.score.withMinus)
    }
    return .handAgainstPar(
      score: hand.score.withMinus, par: par.withMinus, difference: difference.signed)
  }

  /// By how much the person is ahead of par in all; nil as long as a single hand tells the same.
  public var parSum: Phrase? {
    guard let match = view.againstPar, match.hands.dropFirst().first?.par != nil else { return nil }
    return .sumAgainstPar(difference: match.difference.signed)
  }

  /// How the match ended: against par if it is played so, otherwise who won it; nil while it goes on.
  public var outcome: Phrase? {
    guard view.isOver, let match = view.againstPar else { return victory }
    if !match.isComplete { return .parWorkedOut }
    let difference = match.difference.signed
    return switch match.difference {
    case 0: .levelWithPar
    case 1...: .wonAgainstPar(difference: difference)
    default: .lostAgainstPar(difference: difference)
    }
  }
}
