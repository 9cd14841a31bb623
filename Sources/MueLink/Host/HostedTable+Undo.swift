import MueRules
import MueTable

extension HostedTable {
  /// The host wants to take the own last decision back.
  public mutating func wishUndo() { wishUndo(hostSeat) }

  /// The host says whether somebody may.
  public mutating func consent(_ isGiven: Bool) { consent(isGiven, hostSeat) }

  /// Asks everybody who is there; only the hand being played can be changed, for the cards of the others
  /// are known.
  mutating func wishUndo(_ seat: Seat) {
    guard let game, game.match.round.score == nil,
      let place = game.decisions(of: seat).last, place.hand == game.place.hand
    else {
      if let guest = chairs[seat].guest { tell(.wrong("nothingToTakeBack"), to: guest.peer) }
      return
    }
    undo = UndoWish(seat: seat, place: place, agreed: [seat.index])
    tellAll(.undoAsked(seat: seat.index))
    if seat != hostSeat { news.append(.undoAsked(seat)) }
    decideUndo()
  }

  mutating func consent(_ isGiven: Bool, _ seat: Seat) {
    guard let wish = undo, wish.seat != seat else { return }
    if isGiven {
      undo?.agreed.insert(seat.index)
      decideUndo()
    } else {
      undo = nil
      if wish.seat == hostSeat { news.append(.undoRefused) }
      if let guest = chairs[wish.seat].guest { tell(.wrong("undoRefused"), to: guest.peer) }
    }
  }

  private mutating func decideUndo() {
    guard let undo else { return }
    let asked = rules.players.seats.filter { $0 == hostSeat || chairs[$0].guest != nil }
    guard asked.allSatisfy({ undo.agreed.contains($0.index) }) else { return }
    news.append(.takeBack(undo.place))
    self.undo = nil
  }
}
