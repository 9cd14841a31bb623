import CellGrid
import MueGame
import MueUI
import MueWords

/// A screen with a table, for a game or for exercises.
protocol TableFront: Screen {
  var state: ScreenState { get set }
  var pacing: Pacing { get set }
  /// The reply to an effect that is not meant for this screen.
  var notHere: Phrase { get }
  /// Called with each key before it is answered.
  func note(_ key: Key)
  /// Acts on an input; `before` is the state before it.
  func finish(_ input: Input, since before: ScreenState)
}

extension TableFront {
  var isTyping: Bool { state.isTyping }
  var notHere: Phrase { .lessonNotHere }
  var view: GameObservation { state.view }
  var preferences: Preferences {
    state.isRoomDay ? state.preferences.withoutHelp : state.preferences
  }

  var isMoveHeldBack: Bool {
    get { state.isMoveHeldBack }
    set { state.isMoveHeldBack = newValue }
  }

  func note(_ key: Key) {}
  func show(news phrase: Phrase) { state.say(phrase) }
  func finish(_ input: Input, since before: ScreenState) {}

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    note(key)
    let before = state
    guard let (input, effects) = session.view.answer(key, in: &state, &pacing, size: size)
    else { return [] }
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
    return effects.isEmpty && state.isRefused ? [.error] : []
  }

  func grid(_ size: Size) -> Grid {
    session.view.frame(of: state, size: size)
  }
}
