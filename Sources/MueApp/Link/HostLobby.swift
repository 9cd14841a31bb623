import CellGrid
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords
import Platform

/// The host's screen while friends gather before the first deal.
final class HostLobby: Screen {
  private let session: Session
  private let link: HostController
  private var page = ParticipantsPage()
  private var notice: Phrase?
  private let title: GameTitle?
  private(set) var route: Route?

  /// The lobby of a table; the game gets a title, or none.
  init(session: Session, link: HostController, title: GameTitle?) {
    self.session = session
    self.link = link
    self.title = title
  }

  var patience: Int? { link.patience }

  var isTyping: Bool { page.isTyping }

  func grid(_ size: Size) -> Grid {
    session.view.draw(page, link.participants(isGathering: true), notice: notice, size: size)
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    notice = nil
    let input = session.keys.input(for: key, in: page.keyContext)
    switch page.answer(input, in: link.participants(isGathering: true)) {
    case .none, .agree: break
    case .say(let message): link.say(message)
    case .begin:
      notice = .dealAwaited
      link.change { table, now in table.beginDeal(at: now) }
    case .act(let action, let seat): notice = link.act(action, on: seat)
    case .sendOnlookersAway: notice = link.sendOnlookersAway()
    case .tell(let phrase): notice = phrase
    case .close: route = .startMenu(notice: nil)
    case .leave: route = .out(.done)
    case .unknown: notice = .unknownKey
    }
    return []
  }

  func advance() -> [TableEvent] {
    link.work()
    while let next = link.takeNotice() { notice = next }
    while let event = link.nextEvent() { take(event) }
    return []
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .deal(let seed): begin(seed)
    case .said(let name, let message): link.hear(name, message)
    case .stalled(let seat):
      notice = .dealStalled(name: link.participants(isGathering: true).seats[seat].player.name.text)
    case .presence(let seat):
      notice = Phrase.news(of: link.participants(isGathering: true).seats[seat])
    case .move, .takeBack, .undoAsked, .undoRefused: break
    }
  }

  private func begin(_ seed: UInt64) {
    let players = link.participants(isGathering: true).seats.map(\.player)
    let begun = Log.expect("a table of friends can begin its game") { () throws(GameError) in
      try Game(
        rules: link.table.rules, seed: session.dependencies.newSeed(), agreedSeeds: [seed],
        players: players)
    }
    guard var game = begun else { return }
    game.notes.title = title
    let keeper = session.newKeeper(of: game)
    link.change { table, now in table.show(keeper.game, at: now) }
    route = .hosted(keeper, link, notice: nil)
  }
}
