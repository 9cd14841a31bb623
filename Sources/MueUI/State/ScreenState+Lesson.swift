import CellGrid
import MueWords

extension ScreenState {
  /// Lays a card of the first hand on the table.
  public mutating func lay(_ card: LessonCard) {
    lesson = card
    scene = .table
    notice = nil
  }

  /// Whether a card of the first hand is being read; nothing moves meanwhile.
  public var isLessonCardOpen: Bool { lesson?.isOpen == true && scene == .table }

  /// Turns an open card over by any key but those that lead away; answers whether it did.
  mutating func closesLessonCard(_ key: Key) -> Bool {
    guard isLessonCardOpen else { return false }
    switch keys.intent(of: key, suitLetters: suitLetters) {
    case .leave, .menu: return false
    default:
      lesson?.isOpen = false
      return true
    }
  }
}
