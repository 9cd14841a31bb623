import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

extension GuestScreen {
  /// Shows an event at the table.
  func take(_ event: GuestEvent) {
    switch event {
    case .welcome: notice = nil
    case .refused(let refusal): route = .out(.sentAway(refusal.phrase))
    case .seats, .view: show(after: nil, by: nil)
    case .moved(let move, let seat):
      undoAskedBy = nil
      show(after: move, by: seat)
    case .opened: show(after: nil, by: nil)
    case .doubted(let hand, let verdict):
      if let phrase = link.phrase(of: verdict, on: hand) { insist(on: phrase) }
    case .stalled(let seat): say(.dealStalled(name: link.guest.seats[seat].player.name.text))
    case .wrong(HostMessage.undoRefused): say(.undoRefused)
    case .wrong(HostMessage.nothingToTakeBack): say(.nothingToTakeBack)
    // The program offers legal moves only, so there is nothing to report.
    case .wrong: break
    case .undoAsked(let seat):
      guard let view = link.guest.view, !view.isOnlookers else { return }
      undoAskedBy = view.players[seat].name
    case .done(let action, let seat):
      if let phrase = link.phrase(of: action, on: seat) { say(phrase) }
    case .said(let name, let message):
      said.hear(name, message)
      say(.said(name, message))
    case .closing: route = .out(.sentAway(.hostClosed))
    }
  }

  /// Shows a notice on the open page.
  func say(_ phrase: Phrase) {
    if state == nil { notice = phrase } else { state?.say(phrase) }
  }

  /// Shows a notice that the person must not miss.
  private func insist(on phrase: Phrase) {
    if state == nil { (notice, doubt) = (phrase, phrase) } else { state?.insist(on: phrase) }
  }

  /// Shows the current game; the first time, opens its table.
  private func show(after move: Move?, by seat: Seat?) {
    guard let view = link.guest.view else { return }
    if state == nil {
      state = session.screen(of: view)
      if let doubt { state?.insist(on: doubt) }
    } else if let old = state?.view, old.hand != view.hand {
      state?.say(nil)
      state?.show(view, after: nil, by: nil)
    } else {
      state?.show(view, after: move, by: seat)
    }
  }
}
