import MueRules

/// Solves the end of a hand exactly, with all cards open: each side plays for as many card points as
/// it can get, and everybody sees everything.
///
/// Alpha-beta search with a table of the positions between tricks. In one deal the cards that are
/// left and the seat to lead are a position, so one value serves one deal under one contract.
package struct EndingSearch: Sendable {
  /// What is known of the points that the Chief's side still wins.
  private struct Bounds {
    var low: Int
    var high: Int
  }

  /// The number of tricks that are solved at the end of a hand.
  package static let tricks = 5

  private let isChiefSide: InlineArray<6, Bool>
  private var known: [UInt64: Bounds] = [:]

  package init(_ contract: Contract) {
    isChiefSide = InlineArray { $0 == contract.roles.chief.index || $0 == contract.partner?.index }
  }

  /// The card points that the Chief's side wins from here to the end.
  package mutating func points(from play: TrickPlay) -> Int {
    value(play, 0, Self.pointsLeft(play) + play.table.points)
  }

  /// Plays to the end, every card one of the best.
  mutating func finish(_ play: inout TrickPlay) {
    while let card = best(play) { play.play(card) }
  }

  /// One of the best cards for the seat to move; nil at the end.
  private mutating func best(_ play: TrickPlay) -> Card? {
    if play.isOver { return nil }
    let cards = ordered(play)
    guard cards.count > 1 else { return cards.first }
    let sign = isChiefSide[play.turn.index] ? 1 : -1
    var best = (card: cards[0], value: Int.min)
    for card in cards {
      let value = sign * value(after: card, in: play, 0, Self.pointsLeft(play) + play.table.points)
      if value > best.value { best = (card, value) }
    }
    return best.card
  }

  /// The points that the Chief's side wins from here: exact between `least` and `most`, otherwise a
  /// bound beyond them.
  private mutating func value(_ play: TrickPlay, _ least: Int, _ most: Int) -> Int {
    if play.isOver { return 0 }
    if play.led != nil { return search(play, least, most) }
    let position = Self.position(play)
    let left = Self.pointsLeft(play)
    var bounds = known[position] ?? Bounds(low: 0, high: left)
    if bounds.low == bounds.high || bounds.low >= most { return bounds.low }
    if bounds.high <= least { return bounds.high }
    let window = (least: max(least, bounds.low), most: min(most, bounds.high))
    let value = search(play, window.least, window.most)
    if value > window.least { bounds.low = value }
    if value < window.most { bounds.high = value }
    known[position] = bounds
    return value
  }

  private mutating func search(_ play: TrickPlay, _ least: Int, _ most: Int) -> Int {
    let isChiefs = isChiefSide[play.turn.index]
    var (least, most) = (least, most)
    var best = isChiefs ? Int.min : Int.max
    for card in ordered(play) {
      let value = value(after: card, in: play, least, most)
      if isChiefs {
        best = max(best, value)
        least = max(least, value)
      } else {
        best = min(best, value)
        most = min(most, value)
      }
      if least >= most { break }
    }
    return best
  }

  private mutating func value(
    after card: Card, in play: TrickPlay, _ least: Int, _ most: Int
  ) -> Int {
    var next = play
    next.play(card)
    guard next.led == nil, isChiefSide[next.turn.index] else { return value(next, least, most) }
    let won = play.table.points + card.points
    return won + value(next, least - won, most - won)
  }

  /// The legal cards, those first that are likely to be best: points for the own side, none for the
  /// other.
  private func ordered(_ play: TrickPlay) -> [Card] {
    let order = play.order
    let isOurs = play.led != nil && isChiefSide[play.winner.index] == isChiefSide[play.turn.index]
    func rank(_ card: Card) -> Int {
      let strength = Int(order.strength(card))
      guard let winning = play.winning else { return -strength }
      if isOurs { return -4 * card.points + strength / 16 }
      return order.beats(card, winning) ? strength - 200 : 4 * card.points + strength / 16
    }
    return play.legal.looks.map { (rank($0), $0) }
      .sorted { ($0.0, $0.1.index) < ($1.0, $1.1.index) }.map(\.1)
  }

  private static func cardsLeft(_ play: TrickPlay) -> CardSet {
    play.players.seats.reduce(.none) { $0 | play.hands[$1.index] }
  }

  /// The points of the cards in all hands, without the trick on the table.
  private static func pointsLeft(_ play: TrickPlay) -> Int { cardsLeft(play).points }

  private static func position(_ play: TrickPlay) -> UInt64 {
    cardsLeft(play).bits | UInt64(play.turn.index) << 60
  }
}
