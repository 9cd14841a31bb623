import MueGame
import MueLink
import MueRules

/// What the hall shows of a table.
struct RoomTableStatus: Hashable {
  /// The hand being played, from 1; nil while people gather.
  let hand: Int?
  let isOver: Bool
  /// The people who have seats, in the order of the seats.
  let people: [Person]
  /// The number of seats that a person can take.
  let free: Int

  struct Person: Hashable {
    /// The account by which the table knows the person.
    let owner: String
    let name: PlayerName
  }

  init(_ table: HostedTable, seats: [SeatStatus]) {
    hand = table.hand
    isOver = table.isMatchOver
    free = table.freeSeats.count
    people = table.rules.players.seats.compactMap { seat in
      guard case .account(let owner)? = table.owner(of: seat) else { return nil }
      return Person(owner: owner, name: seats[seat].player.name)
    }
  }
}
