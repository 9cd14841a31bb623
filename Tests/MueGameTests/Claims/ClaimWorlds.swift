import MueRules

/// A claim judged by trying everything: every deal of the hidden cards, and every play in each.
struct ClaimWorlds {
  private let claimer: Seat
  private var worlds: [TrickPlay] = []

  init(_ observation: Observation) {
    claimer = observation.seat
    guard var play = observation.publicState.play else { return }
    play.hands[claimer.index] = observation.hand
    for seat in observation.players.seats where seat != claimer {
      play.hands[seat.index] = observation.known(of: seat)
    }
    let others = observation.players.seats.filter { $0 != claimer }
    deal(Array(observation.hidden), to: others, in: play, observation)
  }

  private mutating func deal(
    _ cards: [Card], to seats: [Seat], in play: TrickPlay, _ observation: Observation
  ) {
    guard let card = cards.first else {
      worlds.append(play)
      return
    }
    for seat in seats
    where play.hands[seat.index].count < observation.handCount(of: seat)
      && !observation.publicState.lacking(seat).contains(card)
    {
      var next = play
      next.hands[seat.index].insert(card)
      deal(Array(cards.dropFirst()), to: seats, in: next, observation)
    }
  }

  /// Whether the claimer, who does not know the actual world, can win every trick.
  var holds: Bool { holds(in: worlds) }

  private func holds(in worlds: [TrickPlay]) -> Bool {
    guard let world = worlds.first, !world.isOver else { return true }
    if world.turn == claimer {
      return world.legal.contains { card in holds(after: card, in: worlds) }
    }
    let cards = worlds.reduce(CardSet.none) { $0 | $1.legal }
    return cards.allSatisfy { card in
      holds(after: card, in: worlds.filter { $0.legal.contains(card) })
    }
  }

  private func holds(after card: Card, in worlds: [TrickPlay]) -> Bool {
    let next = worlds.map { world in
      var next = world
      next.play(card)
      return next
    }
    guard let world = next.first else { return true }
    if world.led == nil, world.winner != claimer { return false }
    return holds(in: next)
  }
}
