import MueBots
import MueRules

extension Narration {
  /// A turning point of a curve: the move, and the chance before and after it.
  public func phrase(for turn: ContractCurve.Turn) -> Phrase {
    let (before, after) = (turn.before, turn.point.known)
    let name = who(turn.point.mover)
    return switch turn.point.move {
    case .play(let card):
      .curveCard(name: name, card: .name(of: card), before: before, after: after)
    case .name(let trump):
      .curveTrump(name: name, trump: .name(of: trump), before: before, after: after)
    case .pick(let partner):
      .curvePartner(name: name, partner: who(partner), before: before, after: after)
    // The curve begins when the last bid has been made.
    case .bid: .passes(name: name)
    }
  }
}

extension Narration {
  /// A curve in sentences: the chances before the play and after each trick, and the turning points.
  public func sentences(about curve: ContractCurve) -> [Phrase] {
    let points = curve.tricks(of: view.rules.players).enumerated().map { index, point in
      switch index {
      case 0: Phrase.curveAfterAuction(known: point.known, open: point.open)
      case 1: Phrase.curveBeforeCards(known: point.known, open: point.open)
      default: Phrase.curveAfterTrick(trick: index - 1, known: point.known, open: point.open)
      }
    }
    let turns = curve.turns().sorted { $0.point.moveCount < $1.point.moveCount }
    return [.curvePlain(name: who(view.seat))] + points
      + (turns.isEmpty
        ? [.curveNoTurns(percent: ContractCurve.leastTurn)]
        : [.curveTurns] + turns.map { .toldSentence(what: phrase(for: $0)) })
  }
}
