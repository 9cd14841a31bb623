import MueRules
import Testing

/// What holds in every position of every hand.
enum Invariants {
  /// Requires of a hand: every card is somewhere once, all points together are those of the deck as
  /// far as they are won, whoever is to move can move, and a score adds up.
  static func hold(in round: Round) throws {
    let players = round.players
    let faceUp = round.faceUp
    var seen = CardSet.none
    var count = 0
    for seat in players.seats {
      let cards = round.hand(of: seat) | faceUp.played[seat]
      #expect(round.deal.hands[seat] == cards)
      #expect((round.hand(of: seat) & faceUp.played[seat]).isEmpty)
      seen = seen | cards
      count += cards.count
    }
    #expect(seen == players.deck)
    #expect(count == players.deck.count)
    let tricks = faceUp.tricks.filter { $0.cards.count == players.number }
    let won = tricks.reduce(0) { $0 + $1.points }
    #expect(players.seats.reduce(0) { $0 + faceUp.points[$1] } == won)
    if let legal = round.legalMoves {
      if case .play(let cards) = legal { #expect(!cards.isEmpty) }
    } else {
      let score = try #require(round.score)
      #expect(score.score == zip(score.points, score.bonus).map { $0 + $1 })
    }
  }
}
