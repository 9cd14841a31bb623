import CellGrid
import MueUI

/// A replay of the hands in a file.
final class ReplayScreen: Screen {
  private let session: Session
  private var state: ReplayState
  private(set) var route: Route?
  let patience: Int? = nil

  /// A replay of hands.
  init(session: Session, page: ReplayPage) {
    self.session = session
    state = ReplayState(page, keys: session.keys)
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    state.handle(key)
    if state.isLeft { route = .out(.done) }
    return []
  }

  func advance() -> [TableEvent] { [] }

  func grid(_ size: Size) -> Grid { session.view.draw(state, size: size) }
}
