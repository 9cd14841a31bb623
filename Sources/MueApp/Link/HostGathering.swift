import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// What the host sees while friends gather before the first deal: a screen or lines of text.
protocol HostGathering: AnyObject {
  var link: HostController { get }
  /// The title of the new game; nil for none.
  var title: GameTitle? { get }
  var dependencies: Dependencies { get }

  func say(_ phrase: Phrase)
  /// Shows a chat message.
  func hear(_ phrase: Phrase)
  /// Reports what has happened to a friend at a seat.
  func announce(_ seat: Seat, at seats: [SeatStatus])
  func show(_ people: People)
  /// Begins the game of the people at the table.
  func begin(_ game: Game)
}

extension HostGathering {
  var people: People { link.people(isGathering: true) }

  /// Handles the friends' events and updates the people at the table.
  func workForFriends() {
    link.work()
    while let notice = link.takeNotice() { say(notice) }
    while let event = link.nextEvent() { take(event) }
    show(people)
  }

  /// Deals the first hand once all have agreed on the deal.
  func beginDeal() {
    say(.dealAwaited)
    link.change { table, now in table.beginDeal(at: now) }
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .deal(let seed):
      if let game = link.begin(seed, title: title, gameSeed: dependencies.newSeed()) { begin(game) }
    case .said(let name, let message):
      link.hear(name, message)
      hear(.said(name, message, at: people.seats))
    case .stalled(let seat): say(.dealStalled(name: people.seats.name(of: seat)))
    case .presence(let seat): announce(seat, at: people.seats)
    case .move, .undo, .undoAsked, .undoRefused, .undoAway, .behind: break
    }
  }
}
