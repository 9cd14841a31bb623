import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// What a guest sees of somebody else's table: the people who gather, the game, or both in lines.
protocol GuestFront: AnyObject {
  var link: GuestController { get }
  /// Whether the table has been left for good, or for another front.
  var isLeft: Bool { get }

  func say(_ phrase: Phrase)
  /// Says something that must not be missed.
  func insist(on notice: Phrase)
  /// Takes the guest away from the table.
  func sendAway(_ reason: Phrase)
  /// Notes that the host has closed the table.
  func close()
  /// Notes that the host has given the guest a seat.
  func welcome()
  /// Shows what has changed beside the moves.
  func refresh()
  /// Shows that the game has gone on, or back; `mover` made the move.
  func showGame(after move: Move?, by mover: Seat?)
  /// Shows the words of a finished hand.
  func showHandWords()
  /// Handles an event by itself; returns whether it did.
  func handle(_ event: GuestEvent) -> Bool
}

extension GuestFront {
  func close() { sendAway(.hostClosed) }
  func welcome() {}
  func refresh() {}
  func showHandWords() {}
  func handle(_ event: GuestEvent) -> Bool { false }

  /// Handles what the host has sent.
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
    case .said(let name, let message): say(.said(name, message, at: link.guest.seats))
    // The people at the table show who asks.
    case .undoAsked: break
    case .wrong, .done, .stalled, .consented, .undoAway, .claimed:
      if let phrase = link.phrase(of: event) { say(phrase) }
    }
  }

  /// Performs what a guest decides among the people at the table; returns whether it was that.
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
