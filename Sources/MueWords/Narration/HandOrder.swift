import MueGame
import MueRules

/// The order of the cards in a hand: trumps first, the strongest on the left, then by suit or by
/// number.
public struct HandOrder: Sendable {
  private let order: TrickOrder?
  private let sorting: HandSorting

  /// The order under a contract; nil before a trump is named.
  public init(_ order: TrickOrder?, by sorting: HandSorting = .suits) {
    self.order = order
    self.sorting = sorting
  }

  /// The cards from left to right.
  public func sorted(_ hand: CardSet) -> [Card] {
    hand.sorted { left, right in
      let (first, second) = (key(left), key(right))
      return first == second
        ? left.index < right.index : first.lexicographicallyPrecedes(second)
    }
  }

  private func key(_ card: Card) -> [Int] {
    if let order, order.trumps.contains(card) { return [0, -Int(order.strength(card)), 0] }
    let (suit, rank) = (Int(card.suit.rawValue), -card.rank.number)
    return sorting == .suits ? [1, suit, rank] : [1, rank, suit]
  }
}
