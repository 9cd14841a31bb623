import MueGame
import MueLink
import MueRules
import MueUI
import MueWords
import Platform

/// The host's screen while friends gather before the first deal.
final class HostLobby: PageScreen {
  let session: Session
  private let link: HostController
  var pages: PageStack
  private let title: GameTitle?
  private(set) var route: Route?

  /// The lobby of a table; the game gets a title, or none.
  init(session: Session, link: HostController, title: GameTitle?) {
    self.session = session
    self.link = link
    self.title = title
    pages = PageStack(
      gathering: link.participants(isGathering: true), context: session.pageContext)
  }

  var patience: Int? { link.patience }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .say(let message): link.say(message)
    case .dealNextHand:
      pages.say(.dealAwaited)
      link.change { table, now in table.beginDeal(at: now) }
    case .act(let action, let seat): pages.say(link.act(action, on: seat))
    case .sendOnlookersAway: pages.say(link.sendOnlookersAway())
    case .startMenu: route = .startMenu(notice: nil)
    case .leave: route = .out(.done)
    default: return false
    }
    pages.context.participants = link.participants(isGathering: true)
    return true
  }

  func advance() -> [TableEvent] {
    link.work()
    while let next = link.takeNotice() { pages.say(next) }
    while let event = link.nextEvent() { take(event) }
    pages.context.participants = link.participants(isGathering: true)
    return []
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .deal(let seed): begin(seed)
    case .said(let name, let message): link.hear(name, message)
    case .stalled(let seat):
      pages.say(
        .dealStalled(name: link.participants(isGathering: true).seats[seat].player.name.text))
    case .presence(let seat):
      pages.say(Phrase.news(of: link.participants(isGathering: true).seats[seat]))
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
