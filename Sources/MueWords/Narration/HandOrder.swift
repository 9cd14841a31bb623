import MueRules

/// The order of the cards in a hand: trumps first, the strongest on the left, then suit by suit.
public struct HandOrder: Sendable {
  private let order: TrickOrder?

  /// The order under a contract; nil before a trump is named.
  public init(_ order: TrickOrder?) { self.order = order }

  /// The cards from left to right.
  public func sorted(_ hand: CardSet) -> [Card] {
    hand.sorted { left, right in
      let (first, second) = (key(left), key(right))
      return first == second
        ? left.index < right.index : first.lexicographicallyPrecedes(second)
    }
  }

  private func key(_ card: Card) -> [Int] {
    if let order, order.trumps.contains(card) { return [0, -Int(order.strength(card))] }
    return [1 + Int(card.suit.rawValue), -card.rank.number]
  }
}
