/// One trick, finished or not: the leader, the cards clockwise from there, and the seat that holds
/// it.
public struct Trick: Hashable, Sendable {
  public let leader: Seat
  /// The cards in the order played, at most one from each seat.
  public internal(set) var cards: [Card]
  /// The seat that holds it so far, or won it once it is finished.
  public internal(set) var winner: Seat

  public var points: Int { cards.reduce(0) { $0 + $1.points } }

  /// The card that a seat has played to it; nil if it has not.
  public func card(of seat: Seat, _ players: PlayerCount) -> Card? {
    let index = (seat.index - leader.index + players.number) % players.number
    return index < cards.count ? cards[index] : nil
  }
}
