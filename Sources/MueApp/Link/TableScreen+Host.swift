import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

extension TableScreen {
  /// Handles the friends' events, and shows who is there.
  func workForFriends() {
    guard let link else { return }
    link.work()
    while let notice = link.takeNotice() { state.insist(on: notice) }
    while let event = link.nextEvent() { take(event) }
    // The person was ready before, and the last of the others is now.
    if isNextHandAwaited, link.table.areAllReady { dealNextHand() }
    showParticipants()
  }

  /// Shows the current state of the people at the table.
  func showParticipants() {
    guard let link else { return }
    let asking = state.participants?.undoAskedBy
    state.participants = link.participants(isGathering: false)
    state.participants?.undoAskedBy = asking
  }

  /// Sends the current game to the friends.
  func tellFriends() {
    let game = keeper.game
    link?.change { table, now in table.show(game, at: now) }
  }

  /// Deals the next hand: at once if nobody else plays, otherwise when all have agreed on the deal.
  func dealNextHand() {
    guard let link else {
      keeper.dealNextHand()
      show(after: nil, by: nil)
      return
    }
    if link.table.areAllReady || isNextHandAwaited {
      isNextHandAwaited = false
      state.say(.dealAwaited)
      link.change { table, now in table.beginDeal(at: now) }
    } else {
      isNextHandAwaited = true
      state.say(.readyAwaited)
    }
  }

  /// Asks everybody for consent to take the last decision back.
  func requestUndo() {
    state.say(.undoAskedOthers)
    link?.change { table, now in table.requestUndo(at: now) }
  }

  /// The seats of the table; empty without friends.
  private var seats: [SeatStatus] { link?.participants(isGathering: false).seats ?? [] }

  private func take(_ event: HostEvent) {
    switch event {
    case .move(let move):
      engine.stopThinking()
      engine.make(move)
    case .deal(let seed):
      keeper.dealNextHand(agreed: seed)
      show(after: nil, by: nil)
      state.say(nil)
    case .undo(let position):
      isNextHandAwaited = false
      engine.stopThinking()
      keeper.goBack(to: position)
      turn(.back, announcing: .tookBack, hasMoved: true)
    case .undoAsked(let seat):
      showParticipants()
      state.participants?.undoAskedBy = keeper.game.players[seat].name
    case .undoRefused: state.say(.undoRefused)
    case .undoAway(let seat, let seconds):
      state.say(.undoAway(keeper.game.players[seat].name, seconds: seconds))
    case .behind(let seat):
      state.insist(on: .hostBehind(name: keeper.game.players[seat].name.text))
    case .said(let name, let message):
      link?.hear(name, message)
      state.say(.said(name, message, at: seats))
    case .stalled(let seat): state.say(.dealStalled(name: seats.name(of: seat)))
    case .presence(let seat): takePresence(of: seat)
    }
  }

  private func takePresence(of seat: Seat) {
    let seats = self.seats
    guard seats.indices.contains(seat.index) else { return }
    let status = seats[seat]
    if keeper.game.players[seat] != status.player {
      keeper.seat(status.player, at: seat)
      state.show(keeper.game.view(for: keeper.game.personSeat), after: nil, by: nil)
    }
    if let phrase = Phrase.news(of: seat, at: seats) { state.say(phrase) }
    sayTrouble()
  }
}
