import CellGrid
import MueGame
import MueUI
import MueWords

/// A screen of a session: it answers keys, does what is due and draws itself.
///
/// The loop around it is `Session.stay(in:)`; nothing in a screen blocks.
protocol Screen: AnyObject {
  var session: Session { get }
  /// The next screen; nil while the person stays.
  var route: Route? { get }
  /// The milliseconds until the next `advance` without input; nil for never.
  var patience: Int? { get }
  /// Whether text is being typed, so that letters are not commands.
  var isTyping: Bool { get }

  /// Does the work that can wait until after the first frame; called once.
  func begin()
  /// Answers a key or the mouse, in a window of the given size; returns the events that can ring.
  func answer(_ key: Key, in size: Size) -> [TableEvent]
  /// Does what is due; returns the events that can ring.
  func advance() -> [TableEvent]
  /// Whether Ctrl-C ends the program now; otherwise the screen asks first.
  func mayBeInterrupted() -> Bool
  /// Draws the screen for a window of the given size.
  func grid(_ size: Size) -> Grid
  /// Performs an effect of a page or the table; returns false if it is not for this screen.
  func perform(_ effect: Effect) -> Bool
}

/// By default, a screen waits for keys only and has nothing to lose.
extension Screen {
  var patience: Int? { nil }
  func begin() {}
  func advance() -> [TableEvent] { [] }
  func mayBeInterrupted() -> Bool { true }
}

/// Where a session goes next.
enum Route {
  /// To a table, with a notice; `showsLastTrick` shows the last trick once more.
  case table(GameKeeper, notice: Phrase?, showsLastTrick: Bool = false)
  /// To the lobby of the person's own table for friends; the game gets a title, or none.
  case lobby(HostController, title: GameTitle?)
  /// To the game at such a table.
  case hosted(GameKeeper, HostController, notice: Phrase?)
  /// To somebody else's table; a guest from the start menu returns there when sent away.
  case guest(GuestController, isFromStartMenu: Bool)
  /// To the game at such a table, with a notice that the guest must not miss.
  case guestTable(GuestController, GameObservation, insisting: Phrase?, isFromStartMenu: Bool)
  /// To a side game, which counts for nothing.
  case aside(Game)
  /// Back from a side game to the game that was left.
  case backToTable
  /// To a replay of the hands in a file, or of those behind the coach's figures, to which it leads back.
  case replay(ReplayPage, isOfCoach: Bool = false)
  case coach
  case startMenu(notice: Phrase?)
  /// To the puzzles; while they are being read, by way of the start menu.
  case practice
  /// To a drill, which is dealt on the page for practice.
  case drill(Drill)
  case dealt(Drill, DealtDrill)
  case practicePage(notice: Phrase?, chosen: PracticeItem)
  case lesson(Lesson)
  /// To the page for learning, with a lesson chosen; nil for the first unfinished one.
  case learn(notice: Phrase?, chosen: Lesson?)
  case out(ExitCode)
}

/// A screen of pages that have the whole window.
protocol PageScreen: Screen {
  var pages: PageStack { get set }
  /// Notes a key before it is answered.
  func note(_ key: Key)
}

extension PageScreen {
  var isTyping: Bool { pages.isTyping }
  func note(_ key: Key) {}

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
