import CellGrid
import MueScreen

/// Hands of a file, looked at again move by move.
final class ReplayRoom: Room {
  private let evening: Evening
  private var state: ReplayState
  private(set) var door: Door?
  let patience: Int? = nil

  /// The room with some hands.
  init(evening: Evening, page: ReplayPage) {
    self.evening = evening
    state = ReplayState(page, keys: evening.keys)
  }

  func answer(_ key: Key) {
    state.handle(key)
    if state.isLeft { door = .out(.done) }
  }

  func advance() {}

  func picture(_ size: Size) -> Grid { evening.picture.draw(state, size: size) }
}
