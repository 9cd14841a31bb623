import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// What a guest sees of somebody else's table: the lobby, the game, or both as lines of text.
protocol GuestFront: AnyObject {
  var link: GuestController { get }
  /// Whether the guest has left the table for good or moved on to another front.
  var isLeft: Bool { get }

  func say(_ phrase: Phrase)
  /// Shows a notice that must not be missed.
  func insist(on notice: Phrase)
  /// Ends the guest's stay at the table, for this reason.
  func sendAway(_ reason: Phrase)
  /// Called when the host has closed the table.
  func close()
  /// Called when the host has given the guest a seat.
  func welcome()
  /// Shows changes other than moves.
  func refresh()
  /// Shows that the game has moved forward or back; `mover` made the move.
  func showGame(after move: Move?, by mover: Seat?)
  /// Shows the verification words of a finished hand.
  func showHandWords()
  /// Handles an event in its own way; returns whether it did.
  func handle(_ event: GuestEvent) -> Bool
}

extension GuestFront {
  func close() { sendAway(.hostClosed) }
  func welcome() {}
  func refresh() {}
  func showHandWords() {}
  func handle(_ event: GuestEvent) -> Bool { false }

  func workForHost() {
    link.work()
    while !isLeft, let event = link.nextEvent() {
      if !handle(event) { take(event) }
    }
    if !isLeft, let fault = link.fault { sendAway(fault.phrase(link.address)) }
  }

  private func take(_ event: GuestEvent) {
    switch event {
    case .welcome: welcome()
    case .refused(let refusal): sendAway(refusal.phrase)
    case .closing: close()
    case .seats, .opened: refresh()
    case .view: showGame(after: nil, by: nil)
    case .moved(let move, let seat): showGame(after: move, by: seat)
    case .found(let finding, let hand): insist(on: link.phrase(of: finding, on: hand))
    case .compared: showHandWords()
    case .unsaved(true): insist(on: .tableUnsaved)
    case .unsaved(false): say(.tableSavedAgain)
    case .said(let name, let message): say(.said(name, message, at: link.guest.seats))
    // The list of people shows who asks.
    case .undoAsked: break
    case .wrong, .done, .stalled, .consented, .undoAway, .claimed:
      if let phrase = link.phrase(of: event) { say(phrase) }
    }
  }

  /// Performs the effects of a guest among the people at the table; returns false for any other.
  func performAsGuest(_ effect: Effect) -> Bool {
    switch effect {
    case _ where link.guest.welcome?.isWatching == true: return false
    case .dealNextHand:
      link.change { $0.beReady() }
      say(.hostAwaited)
    case .undo:
      say(.undoAskedOthers)
      link.change { $0.requestUndo() }
    case .consent(let isGiven): link.consent(isGiven)
    case .say(let message): link.change { $0.say(message) }
    case .agree: link.change { $0.agree() }
    default: return false
    }
    return true
  }
}
