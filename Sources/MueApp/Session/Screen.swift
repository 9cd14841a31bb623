import CellGrid
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
    let view = session.view
    view.fit(&pages, size: size)
    return view.draw(pages, size: size)
  }
}

/// A screen with a table, whatever is played there.
protocol TableFront: Screen {
  var state: ScreenState { get set }
  var pacing: Pacing { get set }
  /// What is said to an effect that is not for this screen.
  var notHere: Phrase { get }
  /// Notes an input before it is answered.
  func note(_ input: Input)
  /// Does what follows from an input; `before` is the state before it.
  func finish(_ input: Input, since before: ScreenState)
}

extension TableFront {
  var isTyping: Bool { state.isTyping }
  var notHere: Phrase { .lessonNotHere }
  func note(_ input: Input) {}
  func finish(_ input: Input, since before: ScreenState) {}

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    let input = session.view.input(for: key, of: state, size: size)
    note(input)
    if pacing.isLate(input, in: state) { return [] }
    let before = state
    let effects = state.handle(input)
    for effect in effects where !perform(effect) {
      switch effect {
      case .keep(let setting): session.keep(setting, in: &state)
      case .copy(let line): session.copy(line)
      case .keepKeys: session.keepKeys(in: &state)
      default: state.say(notHere)
      }
    }
    if before.isTrickHeld, !state.isTrickHeld { pacing.endRest() }
    finish(input, since: before)
    return state.isRefused ? [.error] : []
  }

  func grid(_ size: Size) -> Grid {
    let view = session.view
    view.fit(&state, size: size)
    return view.draw(state, size: size)
  }
}
