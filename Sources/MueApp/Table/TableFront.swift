import CellGrid
import MueGame
import MueUI
import MueWords

/// A screen with a table: of a game or of exercises.
protocol TableFront: Screen {
  var state: ScreenState { get set }
  var pacing: Pacing { get set }
  /// What is said to an effect that is not for this screen.
  var notHere: Phrase { get }
  /// Notes a key before it is answered.
  func note(_ key: Key)
  /// Does what follows from an input; `before` is the state before it.
  func finish(_ input: Input, since before: ScreenState)
}

extension TableFront {
  var isTyping: Bool { state.isTyping }
  var notHere: Phrase { .lessonNotHere }
  var view: GameObservation { state.view }
  var preferences: Preferences { state.preferences }

  var isMoveHeldBack: Bool {
    get { state.isMoveHeldBack }
    set { state.isMoveHeldBack = newValue }
  }

  func note(_ key: Key) {}
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

/// Bells, flashes and animations for events at a table.
struct Feedback {
  /// The last state whose events have been reported.
  private var noticed: ScreenState
  private var motion: (Motion, since: Duration)?

  var isMoving: Bool { motion != nil }

  /// Feedback that starts from a state, whose events are not reported.
  init(noticed state: ScreenState) { noticed = state }

  mutating func begin(_ motion: Motion?, at now: Duration) {
    self.motion = motion.map { ($0, since: now) }
  }

  /// Takes a state without events, such as one after an undo.
  mutating func passOver(_ state: ScreenState) { noticed = state }

  /// Takes the next state: starts and advances animations, and returns the events since the last
  /// state.
  mutating func notice(_ state: inout ScreenState, at now: Duration) -> [TableEvent] {
    let events = state.events(since: noticed)
    if let begun = state.motion(since: noticed) { motion = (begun, since: now) }
    noticed = state
    state.moving = motion.flatMap { MotionProgress($0, after: now - $1) }
    if state.moving == nil { motion = nil }
    return events
  }

  /// Ends the animation at a key, which is answered as after its end.
  mutating func skipMotion(at key: Key) {
    if !key.isDrag { motion = nil }
  }
}

/// Asks once before an unsaved game is left; pressing the key again right after the question
/// leaves.
struct LeavingQuestion {
  /// Whether the question is on the screen, where nothing may take its place.
  private(set) var isOpen = false
  private var isAnswered = false

  /// Notes a key, or Ctrl-C as a signal: it answers the question if one is open.
  mutating func answer(_ key: Key = .control("c")) {
    if case .mouse(let mouse) = key, mouse.action != .press { return }
    isAnswered = isOpen
    isOpen = false
  }

  /// Whether the last key has answered the question; if not, the question is open from now on.
  mutating func ask() -> Bool {
    if !isAnswered { isOpen = true }
    return isAnswered
  }
}
