import MueGame
import MueRules

extension HostedTable {
  /// Asks to take back the host's own last decision.
  public mutating func requestUndo() { requestUndo(hostSeat) }

  /// Allows or refuses an undo request for the host.
  public mutating func consent(_ isGiven: Bool) { consent(isGiven, hostSeat) }

  /// Asks everybody present, one request at a time.
  ///
  /// A request that was refused cannot be repeated at the same position. Only the current hand can
  /// change, since the cards of earlier hands are known.
  mutating func requestUndo(_ seat: Seat) {
    if let undo {
      if undo.seat != seat { refuseUndo(seat) }
      return
    }
    guard !undoRefused.contains(seat.index) else {
      refuseUndo(seat)
      return
    }
    guard let game, game.match.round.score == nil,
      let place = game.decisions(of: seat).last, place.hand == game.place.hand
    else {
      if let guest = seatStates[seat].guest {
        tell(.wrong(HostMessage.nothingToTakeBack), to: guest.peer)
      }
      return
    }
    undo = UndoRequest(seat: seat, place: place, agreed: [seat.index])
    tellAll(.undoAsked(seat: seat.index))
    if seat != hostSeat { events.append(.undoAsked(seat)) }
    decideUndo()
  }

  mutating func consent(_ isGiven: Bool, _ seat: Seat) {
    guard let request = undo, request.seat != seat else { return }
    if isGiven {
      undo?.agreed.insert(seat.index)
      decideUndo()
    } else {
      undo = nil
      undoRefused.insert(request.seat.index)
      refuseUndo(request.seat)
    }
  }

  private mutating func refuseUndo(_ seat: Seat) {
    if seat == hostSeat { events.append(.undoRefused) }
    if let guest = seatStates[seat].guest { tell(.wrong(HostMessage.undoRefused), to: guest.peer) }
  }

  /// Drops a seat that has left from the current request, or drops its own request.
  mutating func leaveUndo(_ seat: Seat) {
    if undo?.seat == seat { undo = nil }
    decideUndo()
  }

  private mutating func decideUndo() {
    guard let undo else { return }
    let asked = rules.players.seats.filter { $0 == hostSeat || seatStates[$0].seatedGuest != nil }
    guard asked.allSatisfy({ undo.agreed.contains($0.index) }) else { return }
    events.append(.takeBack(undo.place))
    self.undo = nil
  }
}

/// A request to take a decision back.
struct UndoRequest: Sendable {
  let seat: Seat
  let place: GamePlace
  var agreed: Set<Int>
}
