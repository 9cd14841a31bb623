import MueGame
import MueLink
import MueRules
import MueStorage

extension RoomTable.Status {
  /// What the hall shows of a table: a person is known there by the number of the account.
  init(_ table: HostedTable, seats statuses: [SeatStatus]) {
    let seats = table.rules.players.seats.map { seat -> RoomTable.Seat in
      let name = statuses[seat].player.name
      if case .account(let account)? = table.owner(of: seat) {
        return Int(account).map { .person($0, name) } ?? .guest(name)
      }
      return table.freeSeats.contains(seat) ? .free : .computer(name)
    }
    let stage: RoomTable.Stage =
      table.isMatchOver ? .over : table.hand == nil ? .gathering : .playing
    self.init(stage: stage, hand: table.hand, seats: seats)
  }
}
