import CellGrid
import MueLink
import MueRules
import MueScreen
import MueTable
import MueWords

/// Where friends gather before the first deal, at the host's terminal.
final class HostLobby: Room {
  private let evening: Evening
  private let link: HostLink
  private var page = CompanyPage()
  private var notice: Phrase?
  private let title: GameTitle?
  private(set) var door: Door?

  /// The people at a table of ours; the game gets a title, or none.
  init(evening: Evening, link: HostLink, title: GameTitle?) {
    self.evening = evening
    self.link = link
    self.title = title
  }

  var patience: Int? { link.patience }

  func picture(_ size: Size) -> Grid {
    evening.picture.draw(page, link.company(isGathering: true), notice: notice, size: size)
  }

  func answer(_ key: Key) {
    if key == .resized { return }
    notice = nil
    switch page.answer(key, in: link.company(isGathering: true), keys: evening.keys) {
    case .none, .agree: break
    case .say(let saying): link.say(saying)
    case .begin:
      notice = .dealAwaited
      link.change { table, now in table.beginDeal(at: now) }
    case .act(let action, let seat): notice = link.act(action, on: seat)
    case .sendOnlookersAway: notice = link.sendOnlookersAway()
    case .tell(let phrase): notice = phrase
    case .close: door = .foyer(notice: nil)
    case .leave: door = .out(.done)
    case .unknown: notice = .unknownKey
    }
  }

  func advance() {
    link.work()
    while let next = link.takeNotice() { notice = next }
    while let news = link.takeNews() { take(news) }
  }

  private func take(_ news: HostNews) {
    switch news {
    case .deal(let seed): begin(seed)
    case .said(let name, let saying): link.hear(name, saying)
    case .presence(let seat):
      notice = Phrase.news(of: link.company(isGathering: true).seats[seat])
    case .move, .takeBack, .undoAsked, .undoRefused: break
    }
  }

  private func begin(_ seed: UInt64) {
    let players = link.company(isGathering: true).seats.map(\.player)
    guard
      var game = try? Game(
        rules: link.table.rules, seed: evening.around.newSeed(), agreedSeeds: [seed],
        players: players)
    else { return }
    game.notes.title = title
    let keeper = evening.newKeeper(of: game)
    link.change { table, now in table.show(keeper.game, at: now) }
    door = .hosted(keeper, link, notice: nil)
  }
}
