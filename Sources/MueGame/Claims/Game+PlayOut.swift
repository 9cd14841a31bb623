import MueRules

extension Game {
  /// Plays the hand to its end: the person as a claim that holds says, the others anything.
  ///
  /// It is for hands in which it no longer matters what the others do.
  public mutating func playOut() {
    while case .play(let cards) = match.round.legalMoves, let turn = match.round.turn {
      let observation = observation(for: turn)
      var card = cards.first
      if turn == personSeat, cards.count > 1, case .holds(let best) = Claim(of: observation) {
        card = best
      }
      guard let card, (try? apply(.play(card))) != nil else { return }
    }
  }
}
