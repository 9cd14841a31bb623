import MueGame
import MueUI

extension Session {
  /// The screen of a table as the person likes it.
  func screen(of view: GameObservation) -> ScreenState {
    var state = ScreenState(
      view: view, preferences: preferences, choices: context.choices, language: words.code)
    state.keys = keys
    state.useLetters(of: words)
    return state
  }

  /// Obeys a preference that was changed at a table and writes it down; says there what stands in the way.
  func keep(_ key: PreferenceKey, in state: inout ScreenState) {
    if let trouble = keep(key, of: state.preferences, language: state.language) {
      state.say(trouble)
    }
    state.useLetters(of: words)
  }

  /// Obeys keys that were changed at a table and writes them down; says there what stands in the way.
  func keepKeys(in state: inout ScreenState) {
    if let trouble = keep(state.keys) { state.say(trouble) }
  }
}
