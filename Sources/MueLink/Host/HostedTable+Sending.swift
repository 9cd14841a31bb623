import MueData
import MueGame
import MueRules

extension HostedTable {
  var peers: [Peer] { seatStates.compactMap { $0.guest?.peer } + watchers.map(\.peer) }

  mutating func tell(_ message: HostMessage, to peer: Peer) {
    outputs.append(.send(message.paddedLine, to: peer))
  }

  mutating func tellAll(_ message: HostMessage) {
    let line = message.paddedLine
    for peer in peers { outputs.append(.send(line, to: peer)) }
  }

  mutating func say(_ message: ChatMessage, as name: PlayerName) {
    tellAll(.said(name: name, message))
  }

  /// Sends the status of the seats, if it has changed.
  mutating func tellSeats(at now: Duration) {
    let seats = seats(at: now)
    guard seats != toldSeats else { return }
    toldSeats = seats
    tellAll(.seats(seats))
  }

  /// Sends everything that a guest may see and does not have.
  mutating func tellEverything(to guest: Guest, at now: Duration) {
    tell(.seats(seats(at: now)), to: guest.peer)
    if let seat = seat(of: guest.peer), !seatStates[seat].hasAgreed { return }
    for hand in opened.dropFirst(guest.hands) { tell(.hand(hand), to: guest.peer) }
    if let game { tellView(of: game, to: guest) }
    if let undo { tell(.undoAsked(seat: undo.seat.index), to: guest.peer) }
  }

  /// Sends what has changed for a guest since an earlier state of the game.
  mutating func update(_ guest: Guest, since before: Game?) {
    guard let game else { return }
    if let move = game.lastMove(since: before), !isAsked(guest) {
      let stamp = Stamp(position: position, of: observation(for: guest, of: game))
      tell(.moved(move, stamp), to: guest.peer)
    } else {
      tellView(of: game, to: guest)
    }
    for hand in opened.dropFirst(guest.hands) { tell(.hand(hand), to: guest.peer) }
  }

  /// Sends a guest the whole view of the hand.
  mutating func tellView(of game: Game, to guest: Guest) {
    let view = observation(for: guest, of: game)
    let match = game.match
    let standing = MatchStanding(
      totals: match.totals, target: rules.end.points, hand: match.hand)
    tell(
      .view(ViewRecord(view, match: standing), Stamp(position: position, of: view)),
      to: guest.peer)
  }

  /// What a guest may see: its own cards and what lies open; for a watcher, only what lies open.
  private func observation(for guest: Guest, of game: Game) -> Observation {
    if let seat = seat(of: guest.peer) { return game.observation(for: seat) }
    return Observation(watching: game.match.round.publicState, from: hostSeat)
  }

  private func isAsked(_ guest: Guest) -> Bool {
    guard let turn = game?.match.round.turn else { return false }
    return seat(of: guest.peer) == turn
  }

  /// Whether a peer has sat down, and so has received its token.
  public func isSeated(_ peer: Peer) -> Bool { seat(of: peer) != nil }

  /// The seat of a peer; nil for a watcher.
  func seat(of peer: Peer) -> Seat? {
    rules.players.seats.first { seatStates[$0].guest?.peer == peer }
  }
}

extension Game {
  /// The move by which this game differs from an earlier one; nil if they differ in more than one.
  func lastMove(since before: Game?) -> HostMessage.Seated? {
    guard let before, moves.count == before.moves.count,
      moves.dropLast() == before.moves.dropLast(), let hand = moves.last, let last = hand.last,
      hand.dropLast() == before.moves.last?[...],
      let turn = before.match.round.turn
    else { return nil }
    return HostMessage.Seated(seat: turn.index, text: last.text)
  }
}
