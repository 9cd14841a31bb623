import CellGrid
import MueGame
import MueRules
import MueUI
import MueWords

/// A guest's screen until the first deal: shows the people at the table once the host has answered.
final class GuestLobby: PageScreen {
  let session: Session
  let link: GuestController
  var pages: PageStack
  private(set) var route: Route?
  /// A notice that must not be missed; it is repeated at the table.
  private var insisting: Phrase?
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
    if pages.context.people != nil { return answerPages(key, in: size) }
    // The host has not answered yet.
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
    case .startMenu: route = isFromStartMenu ? .startMenu(notice: nil) : .out(.done)
    case .leave: route = .out(.done)
    default: return performAsGuest(effect)
    }
    return true
  }

  func advance() -> [TableEvent] {
    workForHost()
    showPeople()
    return []
  }

  /// If the connection has something to report, that replaces any notice.
  func grid(_ size: Size) -> Grid {
    var pages = pages
    if link.lostAt != nil {
      pages.say(.lineLost)
    } else if let delay = link.delay?.delayPhrase {
      pages.say(delay)
    }
    return session.view.frame(of: pages, size: size)
  }

  private func showPeople() {
    guard let people = link.people else { return }
    if pages.context.people == nil {
      let notice = pages.notice
      pages = PageStack(gathering: people, context: session.pageContext)
      pages.say(notice)
    }
    pages.context.people = people
  }
}

extension GuestLobby: GuestFront {
  var isLeft: Bool { route != nil }
  func say(_ phrase: Phrase) { pages.say(phrase) }
  func sendAway(_ reason: Phrase) { route = .out(.sentAway(reason)) }
  func welcome() { pages.say(nil) }
  func refresh() { showGame(after: nil, by: nil) }

  func insist(on notice: Phrase) {
    insisting = notice
    pages.say(notice)
  }

  /// Goes to the table as soon as there is a game.
  func showGame(after move: Move?, by mover: Seat?) {
    guard let view = link.guest.view else { return }
    route = .guestTable(link, view, insisting: insisting, isFromStartMenu: isFromStartMenu)
  }
}
