@testable import MueRules

/// Invariants of every hand at every moment; each check returns what is wrong, or nil.
struct HandCheck {
  let round: Round
  var players: PlayerCount { round.players }

  /// Every card is in exactly one place: in a hand or played.
  func cards() -> String? {
    var all = CardSet.none
    var count = 0
    for seat in players.seats {
      let hand = round.hand(of: seat)
      let played = round.publicState.played[seat]
      all = all | hand | played
      count += hand.count + played.count
    }
    return all == round.rules.deck && count == round.rules.deck.count
      ? nil : "cards lost or doubled"
  }

  /// The points won, on the table and in the hands add up to those of the deck.
  func points() -> String? {
    var sum = round.publicState.currentTrick?.points ?? 0
    let won = round.publicState.points
    for seat in players.seats { sum += won[seat] + round.hand(of: seat).points }
    return sum == round.rules.allPoints
      ? nil : "points do not add up to \(round.rules.allPoints): \(sum)"
  }

  /// Exactly one seat is to move and has a legal move, unless the hand is over.
  func turn() -> String? {
    guard round.score == nil else {
      return round.turn == nil && round.legalMoves == nil ? nil : "a move after the end"
    }
    guard let turn = round.turn, players.seats.contains(turn) else { return "nobody to move" }
    return switch round.legalMoves {
    case .bid(_, let atMost): atMost >= 0 ? nil : "limit below 0"
    case .name(let trumps): trumps.isEmpty ? "nothing to name" : nil
    case .pick(let seats): seats.isEmpty ? "nobody to pick" : nil
    case .play(let cards): cards.isEmpty ? "nothing to play" : nil
    case nil: "nothing to do"
    }
  }

  /// A move is accepted exactly if it is legal, and otherwise refused without a change.
  func answer(to move: Move) -> String? {
    let legal = round.legalMoves?.contains(move) ?? false
    var next = round
    do {
      try next.apply(move)
      return legal ? nil : "accepted \(move.text)"
    } catch {
      if legal { return "refused \(move.text): \(error)" }
      return next == round ? nil : "refused \(move.text) but changed"
    }
  }

  /// A seat's view stays the same if the cards hidden from it are dealt differently.
  func sight(of seat: Seat, _ generator: inout SeededGenerator) throws -> String? {
    let sight = round.observation(for: seat)
    var hidden = Array(sight.hidden)
    for index in (1..<max(1, hidden.count)).reversed() {
      hidden.swapAt(index, generator.below(index + 1))
    }
    var hands = players.seats.map {
      round.publicState.auction.laid[$0] | round.publicState.played[$0]
    }
    hands[seat] = sight.dealt
    for other in players.seats where other != seat {
      while hands[other].count < round.rules.handSize { hands[other].insert(hidden.removeLast()) }
    }
    let deal = try Deal(players: players, hands: hands)
    guard let world = Round(deal: deal, publicState: round.publicState) else { return "no world" }
    guard world.observation(for: seat) == sight, world.turn == round.turn else {
      return "seat \(seat.index) sees hidden cards"
    }
    return world.observation(for: seat).legalMoves == sight.legalMoves
      ? nil : "what seat \(seat.index) may do depends on hidden cards"
  }
}
