import CellGrid
import MueUI

/// A screen of pages that have the whole window.
protocol PageScreen: Screen {
  var pages: PageStack { get set }
  /// Notes an input before it is answered.
  func note(_ input: Input)
}

extension PageScreen {
  var isTyping: Bool { pages.isTyping }
  func note(_ input: Input) {}

  func answer(_ key: Key, in size: Size) -> [TableEvent] { answerPages(key, in: size) }

  func answerPages(_ key: Key, in size: Size) -> [TableEvent] {
    let input = session.view.input(for: key, of: pages, size: size)
    note(input)
    for effect in pages.handle(input) where !perform(effect) {
      switch effect {
      case .keep(let setting): pages.say(session.keep(setting, of: pages.context))
      case .keepKeys: pages.say(session.keep(pages.context.keys))
      default: break
      }
    }
    return []
  }

  func grid(_ size: Size) -> Grid {
    session.view.frame(of: &pages, size: size)
  }
}

/// A replay of hands from a file or from the coach.
final class ReplayScreen: PageScreen {
  let session: Session
  var pages: PageStack
  private(set) var route: Route?
  private let isOfCoach: Bool

  /// A replay of hands, which leads back to the coach's page or ends the session.
  init(session: Session, page: ReplayPage, isOfCoach: Bool) {
    self.session = session
    self.isOfCoach = isOfCoach
    pages = PageStack(page, context: session.pageContext)
  }

  func perform(_ effect: Effect) -> Bool {
    guard effect == .startMenu || effect == .leave else { return false }
    route = isOfCoach ? .coach : .out(.done)
    return true
  }
}
