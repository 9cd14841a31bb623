import CellGrid
import MueGame
import MueUI
import MueWords

/// A screen of pages that fill the window.
protocol PageScreen: Screen {
  var pages: PageStack { get set }
  /// Called with each key before it is answered.
  func note(_ key: Key)
}

extension PageScreen {
  var isTyping: Bool { pages.isTyping }
  func note(_ key: Key) {}
  func show(news phrase: Phrase) { pages.say(phrase) }

  func answer(_ key: Key, in size: Size) -> [TableEvent] { answerPages(key, in: size) }

  func answerPages(_ key: Key, in size: Size) -> [TableEvent] {
    note(key)
    for effect in session.view.answer(key, on: &pages, size: size) where !perform(effect) {
      switch effect {
      case .keep(let setting): pages.say(session.keep(setting, of: pages.context))
      case .keepKeys: pages.say(session.keep(pages.context.keys))
      default: break
      }
    }
    return []
  }

  func grid(_ size: Size) -> Grid {
    session.view.frame(of: pages, size: size)
  }
}
