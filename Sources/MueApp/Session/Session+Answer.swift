import CellGrid
import MueUI

extension Session {
  /// Lets the state of a table answer a key or the mouse; a click on a bar acts like the key there.
  func answer(_ key: Key, for state: inout ScreenState) -> [Effect] {
    guard case .mouse(let mouse) = key else { return state.handle(key) }
    if mouse.action == .press,
      let key = view.key(at: mouse.place, of: state, size: console.size)
    {
      return state.press(key)
    }
    return state.handle(mouse, in: console.size)
  }
}
