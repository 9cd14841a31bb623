import CellGrid
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

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
        .dealStalled(name: link.participants(isGathering: true).seats.name(of: seat)))
    case .presence(let seat):
      pages.say(Phrase.news(of: seat, at: link.participants(isGathering: true).seats))
    case .move, .undo, .undoAsked, .undoRefused, .undoAway, .behind: break
    }
  }

  private func begin(_ seed: UInt64) {
    let begun = link.begin(seed, title: title, gameSeed: session.dependencies.newSeed())
    guard let game = begun else { return }
    let keeper = session.newKeeper(of: game)
    link.keep(with: keeper.keep)
    link.change { table, now in table.show(keeper.game, at: now) }
    route = .hosted(keeper, link, notice: nil)
  }
}

/// A guest's screen until the first deal: the people who gather, once the host has answered.
final class GuestLobby: PageScreen {
  let session: Session
  private let link: GuestController
  var pages: PageStack
  private(set) var route: Route?
  /// A notice that must not be missed, said again at the table.
  private var insisting: Phrase?
  private var said = ChatLog()
  /// Whether the person came from the start menu and returns there.
  private let isFromStartMenu: Bool

  init(session: Session, link: GuestController, isFromStartMenu: Bool) {
    self.session = session
    self.link = link
    self.isFromStartMenu = isFromStartMenu
    pages = PageStack(StartPage(game: nil), context: session.pageContext)
    pages.say(.lineTried)
  }

  var patience: Int? { link.patience }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    link.touch()
    if pages.context.participants != nil { return answerPages(key, in: size) }
    // Nobody has answered yet.
    pages.say(nil)
    switch session.keys.input(for: key, in: .people) {
    case .command(.menu): _ = perform(.startMenu)
    case .command(.leave): _ = perform(.leave)
    default: break
    }
    return []
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .agree: link.change { $0.agree() }
    case .say(let message): link.change { $0.say(message) }
    case .startMenu: route = isFromStartMenu ? .startMenu(notice: nil) : .out(.done)
    case .leave: route = .out(.done)
    default: return false
    }
    return true
  }

  func advance() -> [TableEvent] {
    link.work()
    while route == nil, let event = link.nextEvent() { take(event) }
    if route == nil, let fault = link.fault { route = .out(.sentAway(fault.phrase(link.address))) }
    showParticipants()
    return []
  }

  /// The state of the connection, if there is something to report, takes the place of any notice.
  func grid(_ size: Size) -> Grid {
    var pages = pages
    if link.lostAt != nil {
      pages.say(.lineLost)
    } else if let delay = link.delay?.delayPhrase {
      pages.say(delay)
    }
    return session.view.draw(pages, size: size)
  }

  private func showParticipants() {
    guard var participants = link.participants else { return }
    participants.said = said
    if pages.context.participants == nil {
      let notice = pages.notice
      pages = PageStack(gathering: participants, context: session.pageContext)
      pages.say(notice)
    }
    pages.context.participants = participants
  }

  private func take(_ event: GuestEvent) {
    switch event {
    case .welcome: pages.say(nil)
    case .refused(let refusal): route = .out(.sentAway(refusal.phrase))
    case .found(let finding, let hand):
      let phrase = link.phrase(of: finding, on: hand)
      insisting = phrase
      pages.say(phrase)
    case .said(let name, let message):
      said.hear(name, message, at: link.guest.seats)
      pages.say(.said(name, message, at: link.guest.seats))
    case .closing: route = .out(.sentAway(.hostClosed))
    case .seats, .view, .moved, .opened, .wrong, .undoAsked, .done, .stalled, .consented,
      .undoAway, .compared, .claimed:
      if let phrase = link.phrase(of: event) { pages.say(phrase) }
    }
    if route == nil, let view = link.guest.view {
      route = .guestTable(
        link, view, said, insisting: insisting, isFromStartMenu: isFromStartMenu)
    }
  }
}
