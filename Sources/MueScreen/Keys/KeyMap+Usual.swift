import CellGrid

extension KeyMap {
  /// The key that usually has the command of this one, where pages know keys and not commands.
  func usual(_ key: Key) -> Key {
    switch intent(of: key, suitLetters: []) {
    case .previous: .left
    case .next: .right
    case .first: .home
    case .last: .end
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .confirm: .enter
    case .menu: .escape
    case .why: .character("?")
    case .leave: .character("q")
    default: key
    }
  }
}
