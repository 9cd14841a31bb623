import CellGrid
import MueUI

/// A replay of hands from a file or from the coach.
final class ReplayScreen: Screen {
  private let session: Session
  private var state: ReplayState
  private(set) var route: Route?
  let patience: Int? = nil
  private let isOfCoach: Bool

  /// A replay of hands, which leads back to the coach's page or ends the session.
  init(session: Session, page: ReplayPage, isOfCoach: Bool) {
    self.session = session
    self.isOfCoach = isOfCoach
    state = ReplayState(page, keys: session.keys)
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    state.handle(key)
    if state.isLeft { route = isOfCoach ? .coach : .out(.done) }
    return []
  }

  func advance() -> [TableEvent] { [] }

  func grid(_ size: Size) -> Grid { session.view.draw(state, size: size) }
}
