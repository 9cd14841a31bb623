import MueGame
import MueRules

extension HostedTable {
  /// Asks to take back the host's own last decision.
  public mutating func requestUndo(at now: Duration) {
    if let hostSeat { requestUndo(hostSeat, to: lastDecision(of: hostSeat), at: now) }
  }

  /// Allows or refuses an undo request on the host's behalf.
  public mutating func consent(_ isGiven: Bool) {
    if let hostSeat { consent(isGiven, hostSeat) }
  }

  /// Asks everybody present, one request at a time.
  ///
  /// A refused request cannot be repeated at the same position. Only the current hand can change,
  /// since the cards of earlier hands are known, and only back to the last decision of the
  /// requesting seat. What an absent guest has seen stays until that guest's seat is free.
  mutating func requestUndo(_ seat: Seat, to wanted: GamePosition?, at now: Duration) {
    if let undo {
      if undo.seat != seat { refuseUndo(seat) }
      return
    }
    guard !undoRefused.contains(seat.index) else {
      refuseUndo(seat)
      return
    }
    guard let position = lastDecision(of: seat), position == wanted else {
      if let guest = seatStates[seat].guest {
        tell(.wrong(HostMessage.nothingToTakeBack), to: guest.peer)
      }
      return
    }
    if let absence = absence(against: position, at: now) {
      refuseUndo(seat, absence)
      return
    }
    undo = UndoRequest(seat: seat, position: position, agreed: [seat.index])
    tellAll(.undoAsked(TakingBack(seat, to: position)))
    if seat != hostSeat { events.append(.undoAsked(seat)) }
    decideUndo()
  }

  /// The last decision of a seat in the present hand; nil if there is none.
  private func lastDecision(of seat: Seat) -> GamePosition? {
    guard let game, game.match.round.score == nil, let position = game.decisions(of: seat).last,
      position.hand == game.position.hand
    else { return nil }
    return position
  }

  /// The absent guest who has seen a move after a position, and the seconds until its seat is free;
  /// nil if there is none.
  ///
  /// If there are several, it is the one whose seat stays reserved longest.
  private func absence(
    against position: GamePosition, at now: Duration
  ) -> (seat: Seat, seconds: Int)? {
    rules.players.seats.compactMap { seat -> (seat: Seat, seconds: Int)? in
      let state = seatStates[seat]
      guard state.isForFriends, state.isTaken, state.guest == nil, let lostAt = state.lostAt,
        state.seen.map({ $0 > position }) ?? true
      else { return nil }
      let left = max(.zero, lostAt + terms.release - now)
      return (seat, Int((left / .seconds(1)).rounded(.up)))
    }.max { $0.seconds < $1.seconds }
  }

  mutating func consent(_ isGiven: Bool, _ seat: Seat) {
    guard let request = undo, !request.agreed.contains(seat.index) else { return }
    tellAll(.consented(seat: seat.index, isGiven))
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

  private mutating func refuseUndo(_ seat: Seat, _ absence: (seat: Seat, seconds: Int)) {
    if seat == hostSeat { events.append(.undoAway(absence.seat, seconds: absence.seconds)) }
    if let guest = seatStates[seat].guest {
      tell(.undoAway(seat: absence.seat.index, seconds: absence.seconds), to: guest.peer)
    }
  }

  /// Drops the request of a seat whose person has left.
  ///
  /// A request of another seat ends if the guest who is now absent has seen what would be taken
  /// back; otherwise it goes on without that guest.
  mutating func leaveUndo(_ seat: Seat, at now: Duration) {
    if undo?.seat == seat { undo = nil }
    // A person who returns is asked again.
    undo?.agreed.remove(seat.index)
    reconsiderUndo(at: now)
  }

  /// Checks again whether everybody present agrees, since somebody has come or gone, unless the
  /// host's program has already taken the moves back.
  mutating func reconsiderUndo(at now: Duration) {
    events.removeAll { if case .undo = $0 { true } else { false } }
    guard let undo else { return }
    if let absence = absence(against: undo.position, at: now) {
      self.undo = nil
      refuseUndo(undo.seat, absence)
    } else {
      decideUndo()
    }
  }

  private mutating func decideUndo() {
    guard let undo else { return }
    let asked = rules.players.seats.filter { $0 == hostSeat || seatStates[$0].seatedGuest != nil }
    guard asked.allSatisfy({ undo.agreed.contains($0.index) }) else { return }
    // The request ends when the changed game is shown.
    events.append(.undo(undo.position))
  }
}

extension TakingBack {
  init(_ seat: Seat, to position: GamePosition) {
    self.init(seat: seat.index, hand: position.hand, moves: position.moves)
  }
}
