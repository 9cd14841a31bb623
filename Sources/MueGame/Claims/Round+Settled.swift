import MueRules

extension Round {
  /// Whether nothing is left to decide: every way to play on gives each seat the same points.
  ///
  /// False when there are more ways than `limit` cards show.
  public func isSettled(limit: Int = 4000) -> Bool {
    guard var play = publicState.play, score == nil else { return false }
    for seat in players.seats { play.hands[seat.index] = hand(of: seat) }
    let cards = players.seats.reduce(play.table) { $0 | hand(of: $1) }
    if cards.points == 0 { return true }
    var left = limit
    let outcome = Self.outcome(of: play)
    return Self.allEnd(with: outcome, from: play, left: &left)
  }

  /// The points after one way to play on.
  private static func outcome(of start: TrickPlay) -> [Int] {
    var play = start
    while let card = play.legal.first { play.play(card) }
    return points(of: play)
  }

  private static func allEnd(
    with outcome: [Int], from play: TrickPlay, left: inout Int
  ) -> Bool {
    if play.isOver { return points(of: play) == outcome }
    for card in play.legal.looks {
      left -= 1
      if left < 0 { return false }
      var next = play
      next.play(card)
      if !allEnd(with: outcome, from: next, left: &left) { return false }
    }
    return true
  }

  private static func points(of play: TrickPlay) -> [Int] {
    play.players.seats.map { play.points[$0.index] }
  }
}
