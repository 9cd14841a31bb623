import MueGame
import MueRules

/// A finished hand, seen from a seat.
struct FinishedHand: Equatable {
  let round: Round
  let seat: Seat
  /// The open handicap of that seat.
  let peek: Peek
}

extension FinishedHand {
  init(_ hand: ReplayedHand) {
    self.init(round: hand.record.round, seat: hand.seat, peek: hand.peek)
  }

  /// The hand just played in a game, seen by the person; nil while friends still play it.
  init?(justPlayedIn game: Game) {
    guard let round = game.match.round.allCards(for: .anybody) else { return nil }
    self.init(round: round, seat: game.personSeat, peek: game.personPeek)
  }
}

extension Game {
  /// The open handicap of the person's seat.
  var personPeek: Peek { players[personSeat].agent.peek }
}
