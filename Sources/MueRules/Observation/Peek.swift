/// An open handicap: the share of the others' cards that a seat is shown, from 0 (none) to 9 (all).
///
/// It is meant for teaching, and for those who like to be outwitted. Nobody has it unless it was
/// agreed.
public struct Peek: Hashable, Comparable, Sendable {
  /// The share in ninths, 0 to 9.
  public let ninths: Int

  /// A share in ninths; nil outside 0 to 9.
  public init?(_ ninths: Int) {
    guard (0...9).contains(ninths) else { return nil }
    self.ninths = ninths
  }

  private init(known ninths: Int) { self.ninths = ninths }

  /// No card is shown.
  public static let none = Peek(known: 0)

  /// The smaller share comes first.
  public static func < (left: Peek, right: Peek) -> Bool { left.ninths < right.ninths }
}

extension Deal {
  /// The cards of each seat that a peeking seat is shown, except its own.
  ///
  /// The same number of every other hand, rounded down. The cards themselves decide which: a
  /// `SeededGenerator` whose seed is computed from suits and ranks draws them. So the cards shown
  /// are the same during the whole hand, and a larger share includes all cards of a smaller one.
  func shown(to seat: Seat, _ peek: Peek) -> [CardSet] {
    players.seats.map { other in
      if other == seat || peek == .none { return .none }
      let cards = Array(hands[other])
      var generator = SeededGenerator(seed: Self.seed(of: cards, seenBy: seat))
      var places = Array(cards.indices)
      let count = rules.handSize * peek.ninths / 9
      for place in 0..<count {
        places.swapAt(place, place + generator.below(places.count - place))
      }
      return CardSet(places.prefix(count).map { cards[$0] })
    }
  }

  /// A number computed from suits and ranks, which stays the same when twins are exchanged.
  private static func seed(of cards: [Card], seenBy seat: Seat) -> UInt64 {
    cards.reduce(UInt64(seat.index)) { seed, card in
      seed &* 61 &+ UInt64(card.suit.rawValue) &* 10 &+ UInt64(card.rank.number)
    }
  }
}
