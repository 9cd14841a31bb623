/// One trick, finished or not: who led, what was played clockwise from there, who holds it.
public struct Trick: Hashable, Sendable {
  /// Who led it.
  public let leader: Seat
  /// The cards in the order played, at most one a seat.
  public internal(set) var cards: [Card]
  /// Who holds it so far; of a finished trick who won it.
  public internal(set) var winner: Seat

  /// The card points in it.
  public var points: Int { cards.reduce(0) { $0 + $1.points } }

  /// The card a seat played to it, if it has.
  public func card(of seat: Seat, _ players: PlayerCount) -> Card? {
    let place = (seat.index - leader.index + players.number) % players.number
    return place < cards.count ? cards[place] : nil
  }
}
