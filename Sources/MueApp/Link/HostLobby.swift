import CellGrid
import MueGame
import MueRules
import MueUI
import MueWords

/// The host's screen while friends gather before the first deal.
final class HostLobby: PageScreen {
  let session: Session
  let link: HostController
  var pages: PageStack
  let title: GameTitle?
  private(set) var route: Route?
  private var leavingQuestion = LeavingQuestion()

  init(session: Session, link: HostController, title: GameTitle?) {
    self.session = session
    self.link = link
    self.title = title
    pages = PageStack(
      gathering: link.people(isGathering: true), context: session.pageContext)
  }

  var patience: Int? { link.patience }

  func note(_ key: Key) { leavingQuestion.answer(key) }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .say(let message): link.say(message)
    case .dealNextHand: beginDeal()
    case .act(let action, let seat): pages.say(link.act(action, on: seat))
    case .sendOnlookersAway: pages.say(link.sendOnlookersAway())
    case .startMenu: if mayLeave() { route = .startMenu(notice: nil) }
    case .leave: if mayLeave() { route = .out(.done) }
    default: return false
    }
    show(people)
    return true
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }

  /// Whether the person may close the table: no friend is there, or the person has been asked.
  private func mayLeave() -> Bool {
    if !link.areFriendsHere || leavingQuestion.ask() { return true }
    pages.say(.confirmClosing)
    return false
  }

  func advance() -> [TableEvent] {
    workForFriends()
    return []
  }
}

extension HostLobby: HostGathering {
  var dependencies: Dependencies { session.dependencies }
  func say(_ phrase: Phrase) { pages.say(phrase) }
  /// The page already lists what was said.
  func hear(_ phrase: Phrase) {}
  func show(_ people: People) { pages.context.people = people }
  func announce(_ seat: Seat, at seats: [SeatStatus]) {
    // News must not take the place of the question.
    if !leavingQuestion.isOpen { pages.say(Phrase.news(of: seat, at: seats)) }
  }

  func begin(_ game: Game) {
    let keeper = session.newKeeper(of: game)
    link.keep(with: keeper.keep)
    link.change { table, now in table.show(keeper.game, at: now) }
    route = .hosted(keeper, link, notice: nil)
  }
}
